const ROADS = [
  ["border", 1, ""], ["stream", 1.4, ""], ["0", 1, "path"], ["1", 1.1, "path"], ["rail", 1.2, "rail"], ["ferry", 1.4, "ferry"],
  ["2", 1.6, "", 2.4], ["3", 3.2, "", 4.6], ["4", 4.2, "", 5.8], ["5", 4.8, "major", 6.4], ["6", 5.2, "major", 7],
  ["7", 5.6, "motor", 7.4], ["8", 6, "motor", 7.8],
];
function groundLayer(map, ground) {
  const group = svg("g", { "aria-hidden": "true" });
  if (!map) return group;
  for (const [kind, ...rings] of map.areas) {
    group.append(svg("path", { class: "area " + kind, d: rings.map((ring) => ground.path(polyline(ring)) + "Z").join("") }));
  }
  const paths = new Map();
  for (const [kind, flags, , line] of map.roads) {
    const key = kind + (flags & 2 ? " tunnel" : "");
    paths.set(key, (paths.get(key) || "") + ground.path(polyline(line)));
  }
  const each = (draw) => {
    for (const [kind, width, look, casing] of ROADS) {
      for (const tunnel of ["", " tunnel"]) {
        const d = paths.get(kind + tunnel);
        if (d) draw(d, width, "road " + (look || kind), casing, tunnel ? "0.45" : null);
      }
    }
  };
  each((d, width, look, casing) => {
    if (casing) group.append(svg("path", { class: "casing", d, "stroke-width": casing, "data-w": casing }));
  });
  each((d, width, look, casing, opacity) => {
    group.append(svg("path", { class: look, d, "stroke-width": width, "data-w": width, opacity }));
  });
  return group;
}
// Streets are as wide as they look at this scale: metres per pixel.
function widen(group, scale) {
  const factor = clamp(Math.sqrt(scale / 0.35), 0.45, 3.2);
  for (const node of group.querySelectorAll("[data-w]")) {
    node.setAttribute("stroke-width", (node.getAttribute("data-w") * factor).toFixed(2));
  }
}
// What nobody told is no speed of 0: it has no colour of its own.
function speedColor(v, top) {
  return v === null || v === undefined ? "var(--soft)" : "var(--s" + clamp(Math.floor(v / top * 6), 0, 5) + ")";
}
function trackLayer(drive, ground, by) {
  const line = drive.track, buckets = new Map();
  const top = Math.max(5, ...(line.v || [0]).map((v) => v || 0)) * 1.001;
  const route = drive.lanes.find((lane) => lane.label === "Route");
  const COLORS = { on: "var(--good)", off: "var(--bad)", idle: "var(--soft)", wait: "var(--change)" };
  for (let i = 0; i + 1 < line.t.length; i += 1) {
    if (line.t[i + 1] - line.t[i] > 30000) continue;
    let color;
    if (by === "speed") color = speedColor(line.v && line.v[i + 1], top);
    else if (line.s[i + 1] === "2") color = "var(--change)";
    else color = COLORS[(spanAt(route, line.t[i + 1] - 1) || { kind: "idle" }).kind];
    buckets.set(color, (buckets.get(color) || "") + ground.path(line, i, i + 2));
  }
  return {
    top,
    group: svg("g", { "aria-hidden": "true" }, [...buckets].map(([color, d]) =>
      svg("path", { class: "track", d, style: "stroke:" + color }))),
  };
}
const dots = (line, ground) => line.lat.map((lat, i) =>
  "M" + ground.x(line.lon[i]).toFixed(1) + " " + ground.y(lat).toFixed(1) + "h0").join("");
function circles(fixes, ground) {
  if (!fixes.a) return "";
  return fixes.lat.map((lat, i) => {
    const r = fixes.a[i];
    if (!r || r > 2000) return "";
    const [x, y] = [ground.x(fixes.lon[i]), ground.y(lat)];
    return "M" + (x - r).toFixed(1) + " " + y.toFixed(1) + "a" + r + " " + r + " 0 1 0 " + 2 * r + " 0a" + r + " " + r + " 0 1 0 " + -2 * r + " 0";
  }).join("");
}
