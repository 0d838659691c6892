// States that last, as spans: one lane each.
function lanes(raw, events, end) {
  const list = [];
  const lane = (label, spans) => { if (spans.length) list.push({ label, spans }); };
  const lasting = (event, value) => {
    const spans = [];
    for (const item of events) {
      if (item.event !== event) continue;
      if (spans.length) spans[spans.length - 1].to = item.t;
      spans.push({ from: item.t, to: end, ...value(item.data) });
    }
    return spans;
  };
  const STATE = { onRoute: "on", offRoute: "off", undefined: "idle" };
  lane("Route", lasting(EVENT.didChangeOnRouteState,
    (data) => ({ text: words(data.to), kind: STATE[data.to] || "wait" })));
  lane("Guidance", lasting(EVENT.guidanceChanged,
    (data) => ({ text: data.isActive ? "on" : "off", kind: data.isActive ? "on" : "idle" })));
  const spans = [];
  for (const { event, t, data } of events) {
    if (event === EVENT.rerouteStarted) spans.push({ from: t, to: end, text: "reroute", kind: "wait" });
    const open = spans[spans.length - 1];
    if (event === EVENT.rerouteEnded && open && open.to === end) {
      open.to = t;
      open.text = words(data.outcome || "reroute");
    }
  }
  lane("Reroute", spans);
  lane("GPS", lasting(EVENT.didChangeGPSQuality, (data) => ({
    text: words(data.to), kind: data.to === "good" ? "on" : data.to === "poor" ? "poor" : "off",
  })));
  raw.faults.forEach(([from, to, text], i) => {
    const open = list.find((item) => item.label === "Faults" && item.spans.every((s) => s.to <= from));
    const span = { from, to, text: words(text), kind: "poor" };
    if (open) open.spans.push(span); else list.push({ label: "Faults", spans: [span] });
  });
  return list;
}
// Where a track is at a moment, in degrees; null before its first position.
function placeAt(line, t) {
  const i = lastAt(line.t, t);
  if (i < 0) return line.t.length ? { lat: line.lat[0], lon: line.lon[0], c: null, i: 0 } : null;
  const c = line.c ? line.c[i] : null;
  if (i + 1 >= line.t.length || line.t[i + 1] - line.t[i] > 5000) {
    return { lat: line.lat[i], lon: line.lon[i], c, i };
  }
  const share = (t - line.t[i]) / Math.max(1, line.t[i + 1] - line.t[i]);
  const between = (list) => list[i] + (list[i + 1] - list[i]) * share;
  return { lat: between(line.lat), lon: between(line.lon), c, i };
}
const spanAt = (lane, t) => lane && lane.spans.find((span) => span.from <= t && t < span.to);
// The route at a moment: -1 before the first.
const routeAt = (drive, t) => lastAt(drive.routes.map((route) => route.t), t);
