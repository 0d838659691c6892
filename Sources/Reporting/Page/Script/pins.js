// The longest line of a street carries its name.
function labels(map, ground) {
  if (!map) return [];
  const best = new Map();
  for (const [kind, , place, line] of map.roads) {
    const text = map.names[place];
    if (!text || !/^[2-8]$/.test(kind)) continue;
    const points = polyline(line);
    let length = 0;
    const xs = points.lon.map(ground.x), ys = points.lat.map(ground.y);
    for (let i = 1; i < xs.length; i += 1) length += Math.hypot(xs[i] - xs[i - 1], ys[i] - ys[i - 1]);
    const known = best.get(text);
    if (known && known.length >= length) continue;
    let [rest, i] = [length / 2, 1];
    while (i < xs.length - 1 && rest > Math.hypot(xs[i] - xs[i - 1], ys[i] - ys[i - 1])) {
      rest -= Math.hypot(xs[i] - xs[i - 1], ys[i] - ys[i - 1]);
      i += 1;
    }
    if (xs.length < 2) continue;
    let angle = Math.atan2(ys[i] - ys[i - 1], xs[i] - xs[i - 1]) * 180 / Math.PI;
    if (angle > 90) angle -= 180; else if (angle < -90) angle += 180;
    best.set(text, { text, length, angle, rank: +kind, x: (xs[i] + xs[i - 1]) / 2, y: (ys[i] + ys[i - 1]) / 2 });
  }
  const places = map.places.map(([at, text, rank]) => {
    const { lat, lon } = polyline(at);
    return { text, rank: 20 - rank, place: true, length: 1e9, angle: 0, x: ground.x(lon[0]), y: ground.y(lat[0]) };
  });
  return places.concat([...best.values()]).sort((a, b) => b.rank - a.rank || b.length - a.length);
}
function placeLabels(list, view) {
  const taken = [], nodes = [];
  const { w, h } = view.size();
  for (const label of list) {
    const width = label.text.length * 6.2 + 8;
    if (!label.place && label.length * view.at.scale < width * 0.8) continue;
    const { x, y } = view.screen(label.x, label.y);
    if (x < 0 || y < 0 || x > w || y > h || nodes.length > 70) continue;
    const turn = Math.abs(label.angle) * Math.PI / 180;
    const [rx, ry] = [(width * Math.cos(turn) + 14 * Math.sin(turn)) / 2, (width * Math.sin(turn) + 14 * Math.cos(turn)) / 2];
    if (taken.some((box) => Math.abs(box.x - x) < box.rx + rx && Math.abs(box.y - y) < box.ry + ry)) continue;
    taken.push({ x, y, rx, ry });
    nodes.push(svg("text", {
      class: label.place ? "place" : null, direction: "ltr",
      transform: "translate(" + x.toFixed(1) + " " + y.toFixed(1) + ") rotate(" + label.angle.toFixed(1) + ")", dy: "4",
    }, svg("tspan", { style: "unicode-bidi:isolate" }, label.text)));
  }
  return nodes;
}
function scaleBar(view) {
  const metres = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5]
    .find((length) => length * view.at.scale > 56) || 1e6;
  const { h } = view.size(), right = 10 + metres * view.at.scale;
  return svg("g", { class: "scale", "aria-hidden": "true" },
    svg("path", { d: "M10 " + (h - 16) + "v6H" + right.toFixed(1) + "v-6" }),
    svg("text", { x: 14, y: h - 16 }, metres < 1000 ? metres + " m" : metres / 1000 + " km"));
}
// Events at one place of the screen share a pin.
function placePins(list, view, choose, hover) {
  const heaps = [];
  for (const item of list) {
    const { x, y } = view.screen(item.x, item.y);
    const heap = heaps.find((other) => Math.hypot(other.x - x, other.y - y) < 17);
    if (heap) heap.items.push(item); else heaps.push({ x, y, items: [item] });
  }
  const grave = ["bad", "change", "notice", "good", "action", "plain", "quiet"];
  return heaps.map(({ x, y, items }) => {
    const first = [...items].sort((a, b) => grave.indexOf(a.event.tone) - grave.indexOf(b.event.tone))[0].event;
    const title = items.map(({ event }) => clock(event.t) + " " + event.label + " " + event.text).join("\n");
    return svg("g", {
      class: "pin tone-" + first.tone, "data-events": items.map(({ event }) => event.i).join(" "),
      transform: "translate(" + x.toFixed(1) + " " + y.toFixed(1) + ")",
      onclick: (event) => { event.stopPropagation(); choose(items.map((item) => item.event)); },
      onpointerenter: () => hover(first), onpointerleave: () => hover(null),
    }, svg("title", {}, title), svg("circle", { r: items.length > 1 ? 8.5 : 5.5 }),
    items.length > 1 && svg("text", { dy: "3.6" }, items.length));
  });
}
