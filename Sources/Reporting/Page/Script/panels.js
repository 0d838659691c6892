const card = (title, ...children) => {
  const id = "card-" + title.toLowerCase().replace(/\W+/g, "-");
  return el("section", { class: "card", "aria-labelledby": id }, el("h2", { id }, title), children);
};
function nowPanel(drive, store) {
  const list = el("dl", { id: "now" }), rows = new Map();
  const show = (key, ...value) => {
    if (!rows.has(key)) {
      const cell = el("dd", { class: "num" });
      rows.set(key, cell);
      list.append(el("dt", {}, key), cell);
    }
    rows.get(key).replaceChildren(...value);
  };
  const bar = el("i"), meter = el("span", { class: "bar", "aria-hidden": "true" }, bar, el("b"));
  store.onMove.push((t) => {
    const { fixes, track } = drive;
    const wall = new Date(drive.epoch + t).toISOString().slice(11, 19) + " UTC";
    show("Time", clock(t) + " of " + clock(drive.end) + " · " + wall);
    for (const lane of drive.lanes) {
      const span = spanAt(lane, t);
      if (lane.label !== "Faults") show(lane.label, span ? span.text : "none");
    }
    const active = drive.lanes.filter((lane) => lane.label === "Faults").map((lane) => spanAt(lane, t)).filter(Boolean);
    if (drive.faults.length) show("Faults", active.map((span) => span.text).join(", ") || "none");
    const i = lastAt(fixes.t, t), k = lastAt(track.t, t);
    const at = (series, place) => (series && place >= 0 ? series[place] : null);
    const dev = at(fixes.dev, i);
    if (fixes.dev && drive.limit === undefined) {
      show("From the route", dev === null ? "unknown" : distance(dev));
      const item = drive.decisions.filter((one) => one.rule === "networkDeparture" && one.t <= t).pop();
      if (item && t - item.t < 1500) show("Evidence", quantity(item.measured, "") + "of " + quantity(item.threshold, item.unit) + " that another road is driven");
      else show("Evidence", "none looked for");
    } else if (fixes.dev) {
      meter.classList.toggle("over", dev !== null && dev > drive.limit);
      bar.style.width = clamp((dev || 0) / drive.limit * 66.6, 0, 100) + "%";
      show("From the route", dev === null ? "unknown" : distance(dev) + " of " + drive.limit + " m ", meter);
    }
    const speed = at(track.v, k) ?? at(fixes.v, i);
    show("Speed", speed === null ? "unknown" : (speed * 3.6).toFixed(1) + " km/h");
    const rest = [at(fixes.rd, i), at(fixes.rt, i)];
    if (fixes.rd) show("Left", rest[0] === null ? "unknown" : distance(rest[0]) + ", " + clock((rest[1] || 0) * 1000, 0));
    const accuracy = at(fixes.a, i);
    if (accuracy !== null) show("Accuracy", "± " + accuracy.toFixed(1) + " m");
    const here = placeAt(track, t);
    if (here) show("Place", here.lat.toFixed(6) + ", " + here.lon.toFixed(6));
    const route = routeAt(drive, t);
    if (drive.routes.length) {
      const { distance: metres, duration, reason } = drive.routes[route] || {};
      show("Route no.", route < 0 ? "none yet" : route + 1 + " of " + drive.routes.length + " (" + words(reason)
        + (metres ? ", " + distance(metres) : "") + (duration ? ", " + clock(duration * 1000, 0) : "") + ")");
    }
  });
  return card("Now", list);
}
function eventsPanel(drive, store) {
  const box = el("ol", { class: "events scroll", id: "events", tabindex: "0", "aria-label": "Events" });
  const payload = el("pre", { class: "payload", id: "payload", hidden: true, tabindex: "0" });
  let isAll = false, items = [];
  const select = (event) => {
    store.play(false);
    store.seek(event.t);
    payload.hidden = false;
    payload.textContent = event.event + " at " + clock(event.t, 3) + " by " + event.source + "\n" + JSON.stringify(event.data, null, 1);
  };
  function draw() {
    const list = drive.events.filter((event) => isAll || event.label);
    items = list.slice(0, 4000).map((event) => ({
      event,
      node: el("li", { "data-event": event.i, onpointerenter: () => store.hover(event.t, event), onpointerleave: () => store.hover(null) },
        el("button", { type: "button", onclick: () => select(event), onfocus: () => store.hover(event.t, event), onblur: () => store.hover(null) },
          el("span", { class: "num soft" }, clock(event.t)),
          el("span", { class: "tone-" + event.tone }, event.label || "·"),
          el("span", { class: "text" }, name(event.label ? event.text : event.event + " " + JSON.stringify(event.data))))),
    }));
    box.replaceChildren(...items.map((item) => item.node));
    if (!list.length) box.replaceChildren(el("li", {}, "Nothing happened."));
    current = null;
  }
  let current = null;
  function mark(t, follows) {
    const at = lastAt(items.map((item) => item.event.t), t);
    const next = at >= 0 ? items[at].node : null;
    if (next === current) return;
    if (current) current.classList.remove("now");
    if (next) {
      next.classList.add("now");
      if (follows && !box.contains(document.activeElement)) {
        box.scrollTop = next.offsetTop - box.offsetTop - box.clientHeight / 2;
      }
    }
    current = next;
  }
  store.onMove.push((t) => mark(t, true));
  store.onHover.push((t, event) => {
    for (const { node, event: own } of items) node.classList.toggle("hover", !!event && own === event);
  });
  store.select = select;
  draw();
  const all = el("button", {
    type: "button", "aria-pressed": "false", id: "all-events",
    onclick: () => { isAll = !isAll; all.setAttribute("aria-pressed", String(isAll)); draw(); mark(store.t, true); },
  }, "Every record");
  return card("Events", el("div", { class: "row" }, all), box, payload);
}
