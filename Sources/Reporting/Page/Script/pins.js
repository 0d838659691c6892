// The longest lines of a street may carry its name, in their middle or at a quarter.
const carriers = 3;
function labels(map, ground) {
  if (!map) return [];
  const streets = new Map();
  for (const [kind, , place, line] of map.roads) {
    const text = map.names[place];
    if (!text || !/^[2-8]$/.test(kind)) continue;
    const points = polyline(line);
    const xs = points.lon.map(ground.x), ys = points.lat.map(ground.y);
    let length = 0;
    for (let i = 1; i < xs.length; i += 1) length += Math.hypot(xs[i] - xs[i - 1], ys[i] - ys[i - 1]);
    if (xs.length < 2) continue;
    if (!streets.has(text)) streets.set(text, []);
    const lines = streets.get(text);
    if (lines.length === carriers && lines[carriers - 1].length >= length) continue;
    lines.push({ xs, ys, length, rank: +kind });
    lines.sort((a, b) => b.length - a.length);
    lines.length = Math.min(lines.length, carriers);
  }
  const places = map.places.map(([at, text, rank]) => {
    const { lat, lon } = polyline(at);
    return { text, rank: 20 - rank, length: 1e9, place: { x: ground.x(lon[0]), y: ground.y(lat[0]) } };
  });
  const named = [...streets].map(([text, lines]) => ({
    text, rank: lines[0].rank, length: lines[0].length,
    spots: lines.flatMap((line) => [0.5, 0.25, 0.75].map((share) => spot(line, share))),
  }));
  return places.concat(named).sort((a, b) => b.rank - a.rank || b.length - a.length);
}
// The point after a share of a line, and how a text lies there without standing on its head.
function spot({ xs, ys, length }, share) {
  const reach = (i) => Math.hypot(xs[i] - xs[i - 1], ys[i] - ys[i - 1]);
  let [rest, i] = [length * share, 1];
  while (i < xs.length - 1 && rest > reach(i)) { rest -= reach(i); i += 1; }
  const along = share === 0.5 ? 0.5 : Math.min(1, rest / (reach(i) || 1));
  let angle = Math.atan2(ys[i] - ys[i - 1], xs[i] - xs[i - 1]) * 180 / Math.PI;
  if (angle > 90) angle -= 180; else if (angle < -90) angle += 180;
  return { x: xs[i - 1] + (xs[i] - xs[i - 1]) * along, y: ys[i - 1] + (ys[i] - ys[i - 1]) * along, angle, length };
}
// Names lie where they cover neither each other nor what is drawn above them, circles of the screen.
function placeLabels(list, view, above = []) {
  const taken = [], nodes = [];
  const { w, h } = view.size();
  for (const label of list) {
    if (nodes.length > 70) break;
    const width = label.text.length * (label.place ? 7.4 : 6.2) + 8, half = label.place ? 8 : 7;
    const fits = ({ x, y, angle }) => {
      const turn = angle * Math.PI / 180, [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const [rx, ry] = [(width * cos + 2 * half * Math.abs(sin)) / 2, (width * Math.abs(sin) + 2 * half * cos) / 2];
      if (x < rx || y < ry || x > w - rx || y > h - ry) return null;
      if (taken.some((box) => Math.abs(box.x - x) < box.rx + rx && Math.abs(box.y - y) < box.ry + ry)) return null;
      const covered = above.some((mark) => {
        const [dx, dy] = [mark.x - x, mark.y - y];
        return Math.abs(dx * cos + dy * sin) < width / 2 + mark.r && Math.abs(dy * cos - dx * sin) < half + mark.r;
      });
      return covered ? null : { x, y, rx, ry, angle };
    };
    const box = first(candidates(label, view, width), fits);
    if (!box) continue;
    taken.push(box);
    nodes.push(svg("text", {
      class: label.place ? "place" : null, direction: "ltr",
      transform: "translate(" + box.x.toFixed(1) + " " + box.y.toFixed(1) + ") rotate(" + box.angle.toFixed(1) + ")", dy: "4",
    }, svg("tspan", { style: "unicode-bidi:isolate" }, label.text)));
  }
  return nodes;
}
// Where a label may lie on the screen, the best first: a place's around it, a street's along its lines.
function candidates(label, view, width) {
  if (!label.place) {
    return label.spots.filter((spot) => spot.length * view.at.scale >= width * 0.8)
      .map((spot) => ({ ...view.screen(spot.x, spot.y), angle: spot.angle }));
  }
  const { x, y } = view.screen(label.place.x, label.place.y), aside = width / 2 + 12;
  return [[0, 0], [0, -20], [0, 20], [-aside, 0], [aside, 0]].map(([dx, dy]) => ({ x: x + dx, y: y + dy, angle: 0 }));
}
// Where the title of a stop covers no pin, seen from the stop: below it, or else beside or above it.
function titlePlace(title, x, y, heaps) {
  const aside = title.length * 3.1 + 14;
  const places = [[0, 10], [0, 26], [aside, -8], [-aside, -8], [0, -30]].map(([dx, dy]) => ({ dx, dy }));
  const free = places.find(({ dx, dy }) =>
    boxed(title, x + dx, y + dy).every((part) => heaps.every((heap) => Math.hypot(heap.x - part.x, heap.y - part.y) > heap.r + part.r)));
  return free || places[0];
}
// A text around a point of the screen as a row of circles.
function boxed(text, x, y) {
  const half = text.length * 3.1, row = [];
  for (let dx = -half; dx <= half; dx += 6) row.push({ x: x + dx, y, r: 6 });
  return row;
}
function first(list, make) {
  for (const item of list) {
    const made = make(item);
    if (made) return made;
  }
  return null;
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
function heapPins(list, view) {
  const heaps = [];
  for (const item of list) {
    const { x, y } = view.screen(item.x, item.y);
    const heap = heaps.find((other) => Math.hypot(other.x - x, other.y - y) < 17);
    if (heap) heap.items.push(item); else heaps.push({ x, y, items: [item] });
  }
  for (const heap of heaps) heap.r = heap.items.length > 1 ? 8.5 : 5.5;
  return heaps;
}
function placePins(heaps, choose, hover) {
  const grave = ["bad", "change", "notice", "good", "action", "plain", "quiet"];
  return heaps.map(({ x, y, r, items }) => {
    const first = [...items].sort((a, b) => grave.indexOf(a.event.tone) - grave.indexOf(b.event.tone))[0].event;
    const title = items.map(({ event }) => clock(event.t) + " " + event.label + " " + event.text).join("\n");
    return svg("g", {
      class: "pin tone-" + first.tone, "data-events": items.map(({ event }) => event.i).join(" "),
      transform: "translate(" + x.toFixed(1) + " " + y.toFixed(1) + ")",
      onclick: (event) => { event.stopPropagation(); choose(items.map((item) => item.event)); },
      onpointerenter: () => hover(first), onpointerleave: () => hover(null),
    }, svg("title", {}, title), svg("circle", { r }),
    items.length > 1 && svg("text", { dy: "3.6" }, items.length));
  });
}
