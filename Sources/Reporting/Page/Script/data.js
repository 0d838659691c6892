const read = (id) => JSON.parse($(id).textContent);
const index = read("suite");
const scenarios = index.scenarios;
const drives = new Map(), maps = new Map();
const STATES = {
  passed: "passed", updated: "golden written", differs: "golden differs", new: "no golden",
  violated: "violated", error: "cannot run", unstable: "two results", failed: "failed", known: "known failure",
  interrupted: "interrupted", unjudged: "not judged", idle: "not run",
};
// A polyline of six decimals: latitudes and longitudes in degrees.
function polyline(text) {
  const [lat, lon] = [[], []];
  let [at, y, x] = [0, 0, 0];
  const next = () => {
    let [result, shift, byte] = [0, 0, 0];
    do {
      byte = text.charCodeAt(at++) - 63;
      result += (byte & 31) * 2 ** shift;
      shift += 5;
    } while (byte >= 32 && at < text.length);
    return result % 2 ? -(result + 1) / 2 : result / 2;
  };
  while (at < text.length) {
    y += next();
    x += next();
    lat.push(y / 1e6);
    lon.push(x / 1e6);
  }
  return { lat, lon };
}
function sums(deltas) {
  let last = 0;
  return (deltas || []).map((delta) => (last += delta));
}
const scaled = (list, scale) =>
  list ? list.map((value) => (value === null ? null : value / scale)) : null;

const told = (raw) => ({ ...raw, drive: raw.drive ? drive(raw.drive) : null });
function detail(place) {
  if (!drives.has(place)) drives.set(place, told(read("drive-" + place)));
  return drives.get(place);
}
function mapData(place) {
  if (place === undefined) return null;
  if (!maps.has(place)) maps.set(place, read("map-" + place));
  return maps.get(place);
}
function track(raw) {
  return { t: sums(raw.t), ...polyline(raw.p), v: scaled(raw.v, 100), c: raw.c, s: raw.s };
}
function routes(list, end) {
  return list.map((route, i) => ({
    ...route, ...polyline(route.p), until: i + 1 < list.length ? list[i + 1].t : end,
  }));
}
function drive(raw) {
  const names = raw.names;
  const fixes = {
    t: sums(raw.fixes.t), ...polyline(raw.fixes.p), a: scaled(raw.fixes.a, 10),
    v: scaled(raw.fixes.v, 100), dev: scaled(raw.fixes.dev, 10), rt: scaled(raw.fixes.rt, 10),
    rd: raw.fixes.rd,
  };
  const events = raw.events.map(([t, event, source, label, tone, text, data], i) => ({
    i, t, event: names[event], source: names[source], data, text,
    label: label < 0 ? null : names[label], tone: tone < 0 ? "quiet" : names[tone],
  }));
  const decisions = raw.decisions.map(([t, rule, measured, threshold, margin, unit, fired, detail]) => ({
    t, rule: names[rule], measured, threshold, margin, unit: names[unit], fired: !!fired,
    detail: names[detail],
  }));
  const end = Math.max(raw.end, 1);
  return {
    ...raw, end, fixes, events, decisions, track: track(raw.track), routes: routes(raw.routes, end),
    stops: raw.stops.map((stop) => ({ ...stop, ...polyline(stop.p) })),
    old: raw.old && {
      track: track(raw.old.track), routes: routes(raw.old.routes, end),
      events: (raw.old.events || []).map(([t, label, tone, text], i) => ({ i: "golden" + i, t, label, tone, text: "in the " + (raw.reference || "golden") + ": " + text })),
    },
    others: (raw.others || []).map((other) => ({
      name: other.name, track: track(other.track), routes: routes(other.routes, end),
    })),
    lanes: lanes(raw, events, end),
  };
}
