extension ReportScript {
  /// Lines of values over time.
  static let chart = #"""
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
    function charts(drive) {
      const { fixes, track } = drive, list = [];
      const known = (values) => values && values.some((value) => value !== null);
      if (known(fixes.dev)) {
        const most = Math.max(...fixes.dev.map((value) => value || 0), 1);
        const limited = drive.limit < 1e6;
        list.push({
          key: "deviation", label: "From the route", t: fixes.t, v: fixes.dev, height: 70,
          top: limited ? Math.max(drive.limit * 1.25, Math.min(most * 1.05, drive.limit * 3)) : most * 1.1,
          limit: limited ? drive.limit : null, text: distance,
        });
      }
      const speed = known(track.v) ? track : fixes;
      if (known(speed.v)) {
        list.push({
          key: "speed", label: "Speed", t: speed.t, v: speed.v, height: 48, text: (v) => (v * 3.6).toFixed(0) + " km/h",
          top: nice(Math.max(...speed.v.map((v) => v || 0), 3)), was: drive.old && drive.old.track.v && { t: drive.old.track.t, v: drive.old.track.v },
        });
      }
      const rest = (key, label, event, field, values, text) => {
        const reports = drive.events.filter((item) => item.event === event && typeof item.data[field] === "number");
        const series = known(values) ? { t: fixes.t, v: values }
          : { t: reports.map((item) => item.t), v: reports.map((item) => item.data[field]) };
        if (!series.t.length) return;
        list.push({
          key, label, ...series, height: 44, top: nice(Math.max(...series.v.map((v) => v || 0), 1)), text,
          marks: reports.map((item) => ({ t: item.t, v: item.data[field], event: item })),
        });
      };
      rest("distance", "Distance left", "navigator.didUpdateRemainingDistance", "metres", fixes.rd, distance);
      rest("time", "Time left", "navigator.didUpdateRemainingTime", "seconds", fixes.rt, (v) => clock(v * 1000, 0));
      return list;
    }
    // Where the rules that take a drive off its route, or back, changed their mind.
    const CROSSINGS = { offRoute: "cross", courseDeparture: "cross", networkDeparture: "cross", backOnRoute: "back" };
    """#

  /// Lanes of states, charts and ticks over one axis of time.
  static let timeline = #"""
    function timeline(drive, store) {
      const node = svg("svg", { role: "img", "aria-label": "Timeline: " + drive.lanes.map((lane) => lane.label).concat(["charts", "events"]).join(", ") });
      const plots = charts(drive);
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
          for (const points of pieces(series.t, series.v, x, y, win.from, win.to, 15000)) {
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
            const at = item.unit === "metres" ? item.measured : chart.v[lastAt(chart.t, item.t)] ?? 0;
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
        body.append(label("Events", y + 12));
        const add = (t, look, title, event) => {
          if (t < win.from || t > win.to) return;
          body.append(svg("line", { class: "tick " + look, x1: x(t), x2: x(t), y1: y, y2: y + 16, "data-event": event },
            svg("title", {}, title)));
        };
        for (const item of drive.events) {
          if (item.label) add(item.t, "tone-" + item.tone, clock(item.t) + " " + item.label + " " + item.text, item.i);
        }
        for (const item of moments(drive)) add(item.t, "differs", clock(item.t) + " " + item.text);
      }
      function draw() {
        width = node.clientWidth || 600;
        body.replaceChildren();
        values = [];
        let y = 0;
        const total = drive.lanes.length * 20 + plots.reduce((sum, chart) => sum + chart.height + 4, 0) + 20;
        axis(total);
        for (const lane of drive.lanes) { stateLane(lane, y); y += 20; }
        for (const chart of plots) { plot(chart, y + 2); y += chart.height + 4; }
        ticks(y + 2);
        height = total + 16;
        node.setAttribute("height", height);
        node.setAttribute("viewBox", "0 0 " + width + " " + height);
        move();
        ghostAt(store.hovered);
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
            + (chart.limit ? " of " + chart.limit + " m" : "");
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
      return { node, draw, zoom };
    }
    """#
}
