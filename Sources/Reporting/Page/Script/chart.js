// Pieces of a line: broken where nothing is known, thinned to what a screen can show.
function pieces(ts, values, x, y, from, to, gap) {
  const list = [];
  let points = [], lastT = -Infinity, column = null;
  const flush = () => { if (points.length) list.push(points.join(" ")); points = []; column = null; };
  const start = Math.max(0, lastAt(ts, from)), end = Math.min(ts.length - 1, lastAt(ts, to) + 1);
  for (let i = start; i <= end; i += 1) {
    const value = values[i];
    if (value === null || value === undefined) { flush(); continue; }
    if (ts[i] - lastT > gap) flush();
    lastT = ts[i];
    const px = x(ts[i]), py = y(value);
    // Of many values in a column only the highest and the lowest can be seen.
    if (column && Math.abs(px - column.px) < 0.7) {
      if (py >= column.low && py <= column.high) continue;
      column.low = Math.min(column.low, py); column.high = Math.max(column.high, py);
    } else column = { px, low: py, high: py };
    points.push(px.toFixed(1) + "," + py.toFixed(1));
  }
  flush();
  return list;
}
function nice(value) {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1e-9)));
  return [1, 1.5, 2, 3, 4, 5, 6, 8, 10].map((part) => part * unit).find((part) => part >= value * 0.999) || value;
}
// Spread into Math.max, a long drive would be more arguments than browsers take.
const greatest = (values, least) => values.reduce((most, value) => Math.max(most, value || 0), least);
function charts(drive) {
  const { fixes, track } = drive, list = [];
  const known = (values) => values && values.some((value) => value !== null);
  if (known(fixes.dev)) {
    const most = greatest(fixes.dev, 1);
    // Where the roads of the map decide, no distance does.
    const limited = drive.limit < 1e6;
    list.push({
      key: "deviation", label: "From the route", t: fixes.t, v: fixes.dev, height: 70,
      top: limited ? Math.max(drive.limit * 1.25, Math.min(most * 1.05, drive.limit * 3)) : most * 1.1,
      limit: limited ? drive.limit : null, limitText: drive.limit + " m", text: distance,
    });
  }
  const evidence = drive.decisions.filter((item) => item.rule === "networkDeparture" && typeof item.measured === "number");
  if (evidence.length) {
    const { threshold, unit } = evidence[0];
    list.push({
      key: "evidence", label: "Evidence of another road", t: evidence.map((item) => item.t), v: evidence.map((item) => item.measured),
      height: 48, top: greatest(evidence.map((item) => item.measured), threshold) * 1.15,
      limit: threshold, limitText: threshold + " " + unit, text: (v) => v.toFixed(1),
    });
  }
  const speed = known(track.v) ? track : fixes;
  if (known(speed.v)) {
    list.push({
      key: "speed", label: "Speed", t: speed.t, v: speed.v, height: 48, text: (v) => (v * 3.6).toFixed(0) + " km/h",
      top: nice(greatest(speed.v, 3)), was: drive.old && drive.old.track.v && { t: drive.old.track.t, v: drive.old.track.v },
    });
  }
  const rest = (key, label, event, field, values, text) => {
    const reports = drive.events.filter((item) => item.event === event && typeof item.data[field] === "number");
    const series = known(values) ? { t: fixes.t, v: values }
      : { t: reports.map((item) => item.t), v: reports.map((item) => item.data[field]) };
    if (!series.t.length) return;
    list.push({
      key, label, ...series, height: 44, top: nice(greatest(series.v, 1)), text,
      marks: reports.map((item) => ({ t: item.t, v: item.data[field], event: item })),
    });
  };
  rest("distance", "Distance left", EVENT.didUpdateRemainingDistance, "metres", fixes.rd, distance);
  rest("time", "Time left", EVENT.didUpdateRemainingTime, "seconds", fixes.rt, (v) => clock(v * 1000, 0));
  return list;
}
// Where the rules that take a drive off its route, or back, changed their mind.
const CROSSINGS = { offRoute: "cross", courseDeparture: "cross", networkDeparture: "cross", backOnRoute: "back" };
