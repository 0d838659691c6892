extension ReportScript {
  /// The data as it lies in the page.
  static let data = #"""
    const read = (id) => JSON.parse($(id).textContent);
    const index = read("suite");
    const scenarios = index.scenarios;
    const drives = new Map(), maps = new Map();
    const STATES = {
      passed: "passed", updated: "golden written", differs: "golden differs", new: "no golden",
      violated: "violated", error: "cannot run", unstable: "two results", failed: "failed", known: "known failure",
      interrupted: "interrupted",
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

    function detail(place) {
      if (!drives.has(place)) {
        const raw = read("drive-" + place);
        drives.set(place, { ...raw, drive: raw.drive ? drive(raw.drive) : null });
      }
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
        old: raw.old && { track: track(raw.old.track), routes: routes(raw.old.routes, end) },
        lanes: lanes(raw, events, end),
      };
    }
    """#

  /// What is known of a drive at a moment.
  static let track = #"""
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
      lane("Route", lasting("navigator.didChangeOnRouteState",
        (data) => ({ text: words(data.to), kind: STATE[data.to] || "wait" })));
      lane("Guidance", lasting("navigator.guidanceChanged",
        (data) => ({ text: data.isActive ? "on" : "off", kind: data.isActive ? "on" : "idle" })));
      const spans = [];
      for (const { event, t, data } of events) {
        if (event === "navigator.rerouteStarted") spans.push({ from: t, to: end, text: "reroute", kind: "wait" });
        const open = spans[spans.length - 1];
        if (event === "navigator.rerouteEnded" && open && open.to === end) {
          open.to = t;
          open.text = words(data.outcome || "reroute");
        }
      }
      lane("Reroute", spans);
      lane("GPS", lasting("navigator.didChangeGPSQuality", (data) => ({
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
    """#
}
