// Where nothing was driven yet, `around` says what is shown.
function driveMap(drive, data, store, around = []) {
  const shown = { fixes: true, accuracy: false, track: true, route: true, was: true, others: true, names: true, by: "speed", follows: false };
  const ground = plane([...around, drive.track, drive.fixes, ...drive.routes, ...drive.stops,
    ...[...(drive.old ? [drive.old] : []), ...drive.others].flatMap((other) => [other.track, ...other.routes])]);
  const node = svg("svg", {
    id: "map", tabindex: "0", role: "application", "aria-roledescription": "map", class: data && data.sea ? "sea" : null,
    "aria-label": "Map of the drive. Arrows move it, plus and minus zoom, 0 shows all, c follows the vehicle.",
  });
  const world = svg("g"), over = svg("g"), roads = groundLayer(data, ground);
  const routes = svg("g"), tracks = svg("g"), points = svg("g"), named = svg("g", { "aria-hidden": "true" }), pinned = svg("g");
  world.append(roads, routes, points, tracks);
  const halo = svg("circle", { class: "halo", visibility: "hidden" });
  const dot = svg("g", { class: "car fix" }, svg("circle", { r: 4 }));
  const arrow = () => svg("path", { d: "M0 -10 L7 8 L0 4 L-7 8 Z" });
  const car = svg("g", { class: "car", id: "car" }, arrow()), ghost = svg("g", { class: "car ghost", visibility: "hidden" }, arrow());
  over.append(named, pinned, halo, dot, car, ghost);
  node.append(world, over);
  const names = labels(data, ground);
  const placed = (events, track) => events.map((event) => {
    const at = placeAt(track, event.t);
    return at && { event, x: ground.x(at.lon), y: ground.y(at.lat) };
  }).filter(Boolean);
  let pins = [], past = [];
  const onPlace = [];
  function settle() {
    pins = placed(drive.events.filter((event) => event.label && event.tone !== "quiet"), drive.track);
    // What the golden's drive did where this one did not.
    past = drive.old ? placed(absent(drive), drive.old.track) : [];
  }
  settle();
  let frame = null;
  const view = mapView(node, world, ground.box, () => {
    if (frame) return;
    frame = requestAnimationFrame(() => { frame = null; place(); });
  });
  const choose = (events) => store.select(events.find((event) => event.t > store.t) || events[0]);
  const hoverEvent = (event) => store.hover(event ? event.t : null, event);
  function place() {
    widen(roads, view.at.scale);
    const heaps = heapPins(pins, view), pastHeaps = shown.was ? heapPins(past, view) : [];
    const above = [...heaps, ...pastHeaps];
    const stops = drive.stops.map((stop) => {
      const { x, y } = view.screen(ground.x(stop.lon[0]), ground.y(stop.lat[0]));
      above.push({ x, y: y - 9, r: 10 });
      const d = stop.via ? "M0 -6 L6 0 L0 6 L-6 0 Z" : "M0 0 L-7 -12 A8 8 0 1 1 7 -12 Z";
      const { dx, dy } = stop.title ? titlePlace(stop.title, x, y, heaps) : {};
      if (stop.title) above.push(...boxed(stop.title, x + dx, y + dy));
      return svg("g", { class: "stop", transform: "translate(" + x.toFixed(1) + " " + y.toFixed(1) + ")" },
        svg("title", {}, stop.title || "stop"), svg("path", { d }),
        stop.title ? svg("text", { x: dx, y: dy + 4 }, stop.title) : null);
    });
    named.replaceChildren(scaleBar(view), ...(shown.names ? placeLabels(names, view, above) : []));
    const before = svg("g", { class: "past" }, placePins(pastHeaps, ([event]) => store.seek(event.t), () => {}));
    pinned.replaceChildren(...stops, before, ...placePins(heaps, choose, hoverEvent));
    for (const react of onPlace) react();
    move(store.t);
  }
  function stand(symbol, at, line) {
    if (!at) return symbol.setAttribute("visibility", "hidden");
    const { x, y } = view.screen(ground.x(at.lon), ground.y(at.lat));
    symbol.setAttribute("visibility", "visible");
    symbol.setAttribute("transform", "translate(" + x.toFixed(1) + " " + y.toFixed(1) + ") rotate(" + heading(line, at) + ")");
  }
  function heading(line, at) {
    if (typeof at.c === "number") return at.c;
    const i = Math.min(at.i, line.lat.length - 2);
    if (i < 0) return 0;
    const [dx, dy] = [ground.x(line.lon[i + 1]) - ground.x(line.lon[i]), ground.y(line.lat[i + 1]) - ground.y(line.lat[i])];
    return dx || dy ? Math.round(Math.atan2(dx, -dy) * 180 / Math.PI) : 0;
  }
  let drawn = null;
  function move(t) {
    const at = placeAt(drive.track, t);
    if (shown.follows && at) {
      const { x, y } = view.screen(ground.x(at.lon), ground.y(at.lat)), { w, h } = view.size();
      if (Math.abs(x - w / 2) > 1 || Math.abs(y - h / 2) > 1) view.pan(w / 2 - x, h / 2 - y);
    }
    stand(car, at, drive.track);
    const i = lastAt(drive.fixes.t, t);
    const fix = i >= 0 ? { lat: drive.fixes.lat[i], lon: drive.fixes.lon[i], c: 0 } : null;
    stand(dot, shown.fixes ? fix : null, drive.fixes);
    const radius = fix && drive.fixes.a ? drive.fixes.a[i] : null;
    halo.setAttribute("visibility", radius && shown.fixes ? "visible" : "hidden");
    if (radius) {
      const { x, y } = view.screen(ground.x(fix.lon), ground.y(fix.lat));
      for (const [key, value] of [["cx", x], ["cy", y], ["r", radius * view.at.scale]]) halo.setAttribute(key, value.toFixed(1));
    }
    const now = routeAt(drive, t);
    if (now !== drawn) { drawn = now; drawRoutes(now); }
  }
  function drawRoutes(now) {
    const line = (route, look, whose = "") => svg("path", { class: "route " + look, d: ground.path(route) },
      svg("title", {}, whose + "route of " + clock(route.t) + ": " + words(route.reason)));
    const list = [];
    if (shown.was && drive.old) list.push(...drive.old.routes.map((route) => line(route, "was")));
    if (shown.route) {
      if (now > 0) list.push(line(drive.routes[now - 1], "before"));
      if (now >= 0) list.push(line(drive.routes[now], ""));
      else if (drive.routes.length) list.push(line(drive.routes[0], ""));
    }
    if (shown.others) {
      drive.others.forEach((other, i) => list.push(...other.routes.map((route) => line(route, "was other" + i % 4, other.name + ": "))));
    }
    routes.replaceChildren(...list);
  }
  const legend = el("span", { class: "row", id: "legend" });
  function draw() {
    const { group, top } = trackLayer(drive, ground, shown.by);
    tracks.replaceChildren(...[
      shown.was && drive.old && svg("path", { class: "track was", d: ground.path(drive.old.track) }),
      ...(shown.others ? drive.others.map((other, i) => svg("path", { class: "track was other" + i % 4, d: ground.path(other.track) })) : []),
      shown.track && group].filter(Boolean));
    points.replaceChildren(...[
      shown.accuracy && svg("path", { class: "accuracy", d: circles(drive.fixes, ground) }),
      shown.fixes && svg("path", { class: "fixes", d: dots(drive.fixes, ground) })].filter(Boolean));
    const key = (color, text) => el("span", {}, el("i", { class: "key", style: "background:" + color }), text);
    legend.replaceChildren(...(shown.by === "speed"
      ? [...(drive.track.v ? [0, 1, 2, 3, 4, 5] : []).map((i) => key("var(--s" + i + ")", i === 0 ? "0" : i === 5 ? (top * 3.6).toFixed(0) + " km/h" : "")),
        ...(!drive.track.v || drive.track.v.includes(null) ? [key("var(--soft)", "speed unknown")] : [])]
      : [key("var(--good)", "on route"), key("var(--bad)", "off route"), key("var(--change)", "reckoned"), key("var(--soft)", "neither")]),
      ...(drive.old ? [key("var(--old)", "as in the " + (drive.reference || "golden"))] : []),
      ...drive.others.map((other, i) => key("var(--other" + i % 4 + ")", name(other.name))));
    drawRoutes(drawn ?? routeAt(drive, store.t));
  }
  const toggle = (id, text, isThere = true) => isThere && el("label", {}, el("input", {
    type: "checkbox", checked: shown[id], onchange: (event) => { shown[id] = event.target.checked; draw(); place(); },
  }), text);
  const tip = el("div", { class: "tip", hidden: true });
  node.addEventListener("pointermove", (event) => {
    const box = node.getBoundingClientRect();
    const [px, py] = [event.clientX - box.left, event.clientY - box.top];
    let best = null;
    const { lat, lon, t } = drive.track;
    for (let i = 0; i < t.length; i += 1) {
      const { x, y } = view.screen(ground.x(lon[i]), ground.y(lat[i]));
      const d = Math.hypot(x - px, y - py);
      if (d < 18 && (!best || d < best.d)) best = { d, i };
    }
    tip.hidden = !best || !!event.buttons;
    if (!best) return store.hovered !== null && store.hover(null);
    store.hover(t[best.i]);
    const v = drive.track.v && drive.track.v[best.i];
    tip.textContent = clock(t[best.i]) + (v === null || v === undefined ? "" : " · " + (v * 3.6).toFixed(0) + " km/h");
    tip.style.left = clamp(px + 14, 0, box.width - 120) + "px";
    tip.style.top = clamp(py - 34, 0, box.height) + "px";
  });
  node.addEventListener("pointerleave", () => { tip.hidden = true; store.hover(null); });
  node.addEventListener("click", () => {
    if (!view.wasDragged() && store.hovered !== null) { store.play(false); store.seek(store.hovered); }
  });
  const follow = el("button", { type: "button", "aria-pressed": "false", "aria-label": "Follow the vehicle", id: "follow", onclick: () => {
    shown.follows = !shown.follows;
    follow.setAttribute("aria-pressed", String(shown.follows));
    const at = placeAt(drive.track, store.t);
    if (shown.follows && at) view.center(ground.x(at.lon), ground.y(at.lat), Math.max(view.at.scale, 0.6));
  } }, "◎");
  node.addEventListener("keydown", (event) => { if (event.key === "c") follow.click(); });
  store.onMove.push(move);
  store.onHover.push((t, event) => {
    stand(ghost, t === null ? null : placeAt(drive.track, t), drive.track);
    for (const pin of pinned.querySelectorAll(".pin")) {
      pin.classList.toggle("hover", !!event && pin.dataset.events.split(" ").includes(String(event.i)));
    }
  });
  const observer = new ResizeObserver(() => view.resized());
  const button = (text, title, act) => el("button", { type: "button", "aria-label": title, title, onclick: act }, text);
  const by = el("select", { id: "by", "aria-label": "Colour of the track", onchange: () => { shown.by = by.value; draw(); } },
    [["speed", "by speed"], ["state", "by state"]].map(([value, text]) => el("option", { value }, text)));
  return {
    node: el("section", { class: "card map", "aria-label": "Map" }, node, tip,
      el("div", { class: "map-tools" }, button("+", "Zoom in", () => view.zoom(1.5)), button("−", "Zoom out", () => view.zoom(1 / 1.5)),
        button("⤢", "Show all of the drive", () => view.fit()), follow),
      el("div", { class: "map-foot" }, by, legend, toggle("fixes", "fixes", drive.fixes.t.length > 0),
        toggle("accuracy", "accuracy", !!drive.fixes.a), toggle("track", "track"), toggle("route", "route"),
        toggle("was", drive.oldName || "golden", !!(drive.old || drive.oldName)), toggle("others", "other navigators", drive.others.length > 0), toggle("names", "names", !!data),
        data && data.attribution ? el("span", { class: "soft" }, data.attribution) : null)),
    view, ground, onPlace, picture: node, over,
    // The drive is another one.
    refresh() { settle(); drawn = null; draw(); place(); },
    start() { draw(); view.resized(); view.fit(); observer.observe(node); store.onEnd.push(() => observer.disconnect()); },
  };
}
