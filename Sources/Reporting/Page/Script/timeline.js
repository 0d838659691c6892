function timeline(drive, store) {
  const node = svg("svg", { role: "img", "aria-label": "Timeline: " + drive.lanes.map((lane) => lane.label).concat(["charts", "events"]).join(", ") });
  let plots = charts(drive);
  const onDraw = [];
  const cursor = svg("line", { class: "cursor" }), ghost = svg("line", { class: "ghost", visibility: "hidden" });
  const body = svg("g");
  node.append(body, ghost, cursor);
  const win = { from: 0, to: drive.end };
  let width = 600, height = 100, values = [];
  const x = (t) => (t - win.from) / (win.to - win.from) * width;
  const timeAt = (event) => {
    const box = node.getBoundingClientRect();
    return clamp(win.from + (event.clientX - box.left) / box.width * (win.to - win.from), 0, drive.end);
  };
  const label = (text, y) => svg("text", { x: 4, y }, text);
  function stateLane(lane, y) {
    body.append(svg("rect", { class: "idle", x: 0, y, width, height: 18 }));
    for (const span of lane.spans) {
      const [left, right] = [clamp(x(span.from), 0, width), clamp(x(span.to), 0, width)];
      if (right <= 0 || left >= width) continue;
      body.append(svg("rect", { class: "span " + span.kind, x: left, y, width: Math.max(1.5, right - left), height: 18 },
        svg("title", {}, lane.label + ": " + span.text + ", " + clock(span.from) + " to " + clock(span.to))));
      const from = Math.max(left, 66);
      if (right - from > span.text.length * 6 + 8) {
        body.append(svg("text", { class: "span-text", x: from + 5, y: y + 13 }, span.text));
      }
    }
    body.append(label(lane.label, y + 13));
  }
  function plot(chart, top) {
    const bottom = top + chart.height;
    const y = (value) => clamp(bottom - 3 - value / chart.top * (chart.height - 8), top + 1, bottom);
    body.append(svg("line", { class: "rule", x1: 0, x2: width, y1: bottom, y2: bottom }));
    const add = (series, look) => {
      // A thinned drive has longer steps.
      const gap = Math.max(15000, drive.remark ? 4 * drive.end / series.t.length : 0);
      for (const points of pieces(series.t, series.v, x, y, win.from, win.to, gap)) {
        body.append(svg("polyline", { points, class: look }));
      }
    };
    if (chart.was) add(chart.was, "was");
    add(chart, null);
    if (chart.limit !== null && chart.limit !== undefined) {
      body.append(svg("line", { class: "limit", x1: 0, x2: width, y1: y(chart.limit), y2: y(chart.limit) }));
      for (const item of drive.decisions) {
        const kind = item.fired && CROSSINGS[item.rule];
        if (!kind || item.t < win.from || item.t > win.to) continue;
        // What is measured in degrees or nats is marked on the line that it belongs to in time.
        const isOwn = item.unit === "metres" || chart.key === "evidence" && item.rule === "networkDeparture";
        const at = isOwn ? item.measured : chart.v[lastAt(chart.t, item.t)] ?? 0;
        body.append(svg("circle", { class: kind, cx: x(item.t), cy: y(at), r: 4.5 },
          svg("title", {}, words(item.rule) + " at " + clock(item.t) + ": " + quantity(item.measured, item.unit) + " against " + quantity(item.threshold, item.unit))));
      }
    }
    for (const mark of chart.marks || []) {
      if (mark.t < win.from || mark.t > win.to) continue;
      body.append(svg("circle", { class: "report", cx: x(mark.t), cy: y(mark.v), r: 2 }));
    }
    body.append(label(chart.label, top + 13));
    const value = svg("text", { class: "value", x: width - 4, y: top + 13 });
    body.append(value);
    values.push({ chart, value });
  }
  function axis(y) {
    const span = win.to - win.from;
    const step = [100, 500, 1000, 5000, 10000, 30000, 60000, 120000, 300000, 600000, 1800000, 3600000, 36000000]
      .find((unit) => span / unit <= width / 64) || span;
    for (let t = Math.ceil(win.from / step) * step; t <= win.to; t += step) {
      body.append(svg("line", { class: "rule", x1: x(t), x2: x(t), y1: 0, y2: y }));
      const anchor = x(t) < 16 ? "start" : x(t) > width - 16 ? "end" : "middle";
      body.append(svg("text", { x: x(t), y: y + 12, "text-anchor": anchor }, clock(t, step < 1000 ? 1 : 0)));
    }
  }
  function ticks(y) {
    const add = (t, look, title, event) => {
      if (t < win.from || t > win.to) return;
      body.append(svg("line", { class: "tick " + look, x1: x(t), x2: x(t), y1: y, y2: y + 16, "data-event": event },
        svg("title", {}, title)));
    };
    for (const item of drive.events) {
      if (item.label) add(item.t, "tone-" + item.tone, clock(item.t) + " " + item.label + " " + item.text, item.i);
    }
    for (const item of moments(drive)) add(item.t, "differs", clock(item.t) + " " + item.text);
    body.append(label("Events", y + 12));
  }
  function past(y) {
    for (const event of drive.old.events) {
      if (event.t < win.from || event.t > win.to) continue;
      body.append(svg("line", { class: "tick differs", x1: x(event.t), x2: x(event.t), y1: y, y2: y + 16 },
        svg("title", {}, clock(event.t) + " " + event.label + " " + event.text)));
    }
    body.append(label(drive.reference ? "Other" : "Golden", y + 12));
  }
  function draw() {
    width = node.clientWidth || 600;
    body.replaceChildren();
    values = [];
    let y = 0;
    const told = drive.old && drive.old.events.length > 0;
    const total = drive.lanes.length * 20 + plots.reduce((sum, chart) => sum + chart.height + 4, 0) + (told ? 40 : 20);
    axis(total);
    for (const lane of drive.lanes) { stateLane(lane, y); y += 20; }
    for (const chart of plots) { plot(chart, y + 2); y += chart.height + 4; }
    ticks(y + 2);
    if (told) past(y + 22);
    height = total + 16;
    node.setAttribute("height", height);
    node.setAttribute("viewBox", "0 0 " + width + " " + height);
    move();
    ghostAt(store.hovered);
    for (const react of onDraw) react();
  }
  // The drive is another one; who looked at all of it goes on to.
  let end = drive.end;
  function refresh() {
    plots = charts(drive);
    if (win.to >= end || win.to > drive.end) Object.assign(win, { from: win.to >= end ? 0 : Math.min(win.from, drive.end / 2), to: drive.end });
    end = drive.end;
    draw();
  }
  function stand(line, t) {
    line.setAttribute("x1", x(t)); line.setAttribute("x2", x(t));
    line.setAttribute("y1", 0); line.setAttribute("y2", height - 16);
  }
  function move() {
    const { t } = store, span = win.to - win.from;
    if (span < drive.end && (t < win.from || t > win.to)) {
      win.from = clamp(t - span * 0.2, 0, drive.end - span);
      win.to = win.from + span;
      return draw();
    }
    stand(cursor, t);
    for (const { chart, value } of values) {
      const i = lastAt(chart.t, t), at = i >= 0 ? chart.v[i] : null;
      value.textContent = at === null || at === undefined ? "" : chart.text(at)
        + (chart.limit ? " of " + chart.limitText : "");
    }
  }
  function ghostAt(t) {
    ghost.setAttribute("visibility", t === null ? "hidden" : "visible");
    if (t !== null) stand(ghost, t);
  }
  function zoom(factor, t = store.t) {
    const span = clamp((win.to - win.from) * factor, Math.min(2000, drive.end), drive.end);
    const share = clamp((t - win.from) / (win.to - win.from), 0, 1);
    win.from = clamp(t - span * share, 0, drive.end - span);
    win.to = win.from + span;
    draw();
  }
  let isDown = false;
  node.addEventListener("pointerdown", (event) => {
    isDown = true;
    node.setPointerCapture(event.pointerId);
    store.seek(timeAt(event));
  });
  node.addEventListener("pointermove", (event) => {
    const t = timeAt(event);
    if (isDown) store.seek(t); else store.hover(t);
  });
  for (const type of ["pointerup", "pointercancel"]) node.addEventListener(type, () => { isDown = false; });
  node.addEventListener("pointerleave", () => store.hover(null));
  node.addEventListener("wheel", (event) => {
    if (!event.ctrlKey && !event.shiftKey) return;
    event.preventDefault();
    zoom(Math.exp((event.deltaY || event.deltaX) / 300), timeAt(event));
  }, { passive: false });
  store.onMove.push(move);
  store.onHover.push((t, event) => {
    ghostAt(t);
    for (const tick of body.querySelectorAll(".tick.hover")) tick.classList.remove("hover");
    if (event) for (const tick of body.querySelectorAll('[data-event="' + event.i + '"]')) tick.classList.add("hover");
  });
  const observer = new ResizeObserver(() => { if (node.clientWidth !== width) draw(); });
  observer.observe(node);
  store.onEnd.push(() => observer.disconnect());
  return { node, draw, zoom, refresh, onDraw, x, timeAt, width: () => width };
}
