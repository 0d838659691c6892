extension ReportScript {
  /// What lies on the map: land, roads, routes, tracks, fixes.
  static let mapLayers = #"""
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
    function speedBucket(v, top) { return v === null || v === undefined ? 0 : clamp(Math.floor(v / top * 6), 0, 5); }
    function trackLayer(drive, ground, by) {
      const line = drive.track, buckets = new Map();
      const top = Math.max(5, ...(line.v || [0]).map((v) => v || 0)) * 1.001;
      const route = drive.lanes.find((lane) => lane.label === "Route");
      const COLORS = { on: "var(--good)", off: "var(--bad)", idle: "var(--soft)", wait: "var(--change)" };
      for (let i = 0; i + 1 < line.t.length; i += 1) {
        if (line.t[i + 1] - line.t[i] > 30000) continue;
        let color;
        if (by === "speed") color = "var(--s" + speedBucket(line.v && line.v[i + 1], top) + ")";
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
    """#

  /// Names, stops and events at their places on the screen.
  static let pins = #"""
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
    """#
}
