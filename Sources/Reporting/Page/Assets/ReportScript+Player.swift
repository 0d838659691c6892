extension ReportScript {
  /// The moment that all parts of a drive's page show, and what plays it.
  static let player = #"""
    function driveStore(drive, t) {
      const store = {
        t: clamp(t || 0, 0, drive.end), hovered: null, onMove: [], onHover: [], onEnd: [], playing: null, rate: 10,
        seek(next) {
          store.t = clamp(next, 0, drive.end);
          for (const react of store.onMove) react(store.t);
        },
        hover(t, event) {
          store.hovered = t;
          for (const react of store.onHover) react(t, event);
        },
        play(isOn) {
          if (!!store.playing === isOn) return;
          if (!isOn) {
            cancelAnimationFrame(store.playing);
            store.playing = null;
          } else {
            if (store.t >= drive.end) store.seek(0);
            let last = performance.now();
            const frame = (now) => {
              store.playing = requestAnimationFrame(frame);
              store.seek(store.t + (now - last) * store.rate);
              last = now;
              if (store.t >= drive.end) store.play(false);
            };
            store.playing = requestAnimationFrame(frame);
          }
          for (const react of store.onMove) react(store.t);
        },
        end() {
          store.play(false);
          for (const stop of store.onEnd) stop();
        },
      };
      return store;
    }
    function step(list, t, direction) {
      if (direction > 0) return list.find((item) => item > t + 0.5);
      return [...list].reverse().find((item) => item < t - 0.5);
    }
    function player(drive, store, line) {
      const range = el("input", {
        type: "range", id: "scrub", min: 0, max: drive.end, step: "any", "aria-label": "Time of the drive",
        oninput: () => store.seek(+range.value),
        // A step of the keys is a second, of page keys ten.
        onkeydown: (event) => {
          const steps = { ArrowLeft: -1e3, ArrowDown: -1e3, ArrowRight: 1e3, ArrowUp: 1e3, PageUp: 1e4, PageDown: -1e4 };
          if (!steps[event.key]) return;
          event.preventDefault();
          store.seek(Math.round((store.t + steps[event.key]) / 1000) * 1000);
        },
      });
      const button = el("button", { type: "button", id: "play", onclick: () => store.play(!store.playing) }, "Play");
      const output = el("output", { class: "num", id: "time", for: "scrub" });
      const speed = el("select", { id: "speed", "aria-label": "Speed of playing", onchange: () => { store.rate = +speed.value; } },
        [1, 2, 5, 10, 30, 60, 120].map((rate) => el("option", { value: rate, selected: rate === store.rate }, rate + "×")));
      let saved = 0;
      store.onMove.push((t) => {
        range.value = t;
        range.setAttribute("aria-valuetext", clock(t) + " of " + clock(drive.end));
        output.textContent = clock(t);
        button.textContent = store.playing ? "Pause" : "Play";
        const now = performance.now();
        clearTimeout(store.saving);
        if (now - saved > 400) { saved = now; keep({ t }); } else store.saving = setTimeout(() => keep({ t: store.t }), 400);
      });
      store.onEnd.push(() => clearTimeout(store.saving));
      return el("div", { class: "row line-tools", role: "group", "aria-label": "Playing" },
        button, range, output, speed,
        el("button", { type: "button", "aria-label": "Zoom the timeline out", onclick: () => line.zoom(2) }, "−"),
        el("button", { type: "button", "aria-label": "Zoom the timeline in", onclick: () => line.zoom(0.5) }, "+"));
    }
    """#
}
