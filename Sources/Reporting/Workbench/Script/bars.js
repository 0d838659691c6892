// Faults as bars over the time of the drive: the middle moves one, its ends stretch it.
function bars(bench, line, drive) {
  const node = svg("svg", { class: "bars", role: "group", "aria-label": "Faults" });
  const ROW = 24;
  let moving = null;
  const seconds = (t) => Math.round(t / 100) / 10;
  const ending = (fault) => (fault.to === undefined || fault.to * 1000 > drive.end ? drive.end : fault.to * 1000);
  function edits(fault, from, to) {
    return [{ do: "set", at: fault.at + "/from", value: seconds(from) }, { do: "set", at: fault.at + "/to", value: seconds(to) }];
  }
  function draw() {
    if (moving) return;
    const faults = bench.outline ? bench.outline.faults : [];
    const width = line.width();
    node.setAttribute("height", Math.max(1, faults.length * ROW));
    node.setAttribute("viewBox", "0 0 " + width + " " + Math.max(1, faults.length * ROW));
    node.replaceChildren(...faults.map((fault, i) => bar(fault, i, width)));
  }
  function bar(fault, i, width) {
    let [from, to] = [fault.from * 1000, ending(fault)];
    const y = i * ROW + 2;
    const body = svg("rect", { class: "bar-body poor", y, height: ROW - 6, rx: 4 });
    const left = svg("rect", { class: "bar-end", y, height: ROW - 6, width: 8 }), right = svg("rect", { class: "bar-end", y, height: ROW - 6, width: 8 });
    const label = svg("text", { y: y + 13 });
    const group = svg("g", {
      class: "bar-fault", tabindex: "0", role: "slider", "data-at": fault.at, "aria-label": "Fault " + words(fault.kind) + ": arrows move it, with Shift its end; Delete removes it",
      "aria-valuemin": 0, "aria-valuemax": seconds(drive.end), "aria-valuenow": fault.from, "aria-valuetext": clock(from) + " to " + clock(to),
    }, svg("title", {}, words(fault.kind) + ": drag it, or its ends"), body, label, left, right);
    function stand() {
      const [a, b] = [clamp(line.x(from), 0, width), clamp(line.x(to), 0, width)];
      body.setAttribute("x", a);
      body.setAttribute("width", Math.max(3, b - a));
      left.setAttribute("x", a - 2);
      right.setAttribute("x", Math.max(a + 3, b) - 6);
      // Within the bar where it is long, else beside it.
      const room = 210, isBefore = b - a < room && b + room > width && a > room;
      label.setAttribute("x", b - a >= room ? a + 12 : isBefore ? a - 8 : Math.min(b + 8, Math.max(4, width - room)));
      label.setAttribute("text-anchor", isBefore ? "end" : "start");
      label.textContent = words(fault.kind) + " " + clock(from) + " to " + (fault.to === undefined && !moving ? "the end" : clock(to));
    }
    const span = () => line.timeAt({ clientX: node.getBoundingClientRect().left + 1 }) - line.timeAt({ clientX: node.getBoundingClientRect().left });
    group.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      group.setPointerCapture(event.pointerId);
      group.focus();
      moving = { grip: {}, part: event.target === left ? "from" : event.target === right ? "to" : "all", x: event.clientX, from, to, per: span(), moved: false };
    });
    group.addEventListener("pointermove", (event) => {
      if (!moving) return;
      const by = (event.clientX - moving.x) * moving.per;
      if (!moving.moved && Math.abs(event.clientX - moving.x) < 3) return;
      moving.moved = true;
      if (moving.part === "from") from = clamp(moving.from + by, 0, moving.to);
      else if (moving.part === "to") to = clamp(moving.to + by, moving.from, drive.end);
      else { const shift = clamp(by, -moving.from, drive.end - moving.to); from = moving.from + shift; to = moving.to + shift; }
      stand();
      bench.edit(edits(fault, from, to), { commits: false, grip: moving.grip, asked: performance.now() });
    });
    const end = () => {
      const done = moving;
      moving = null;
      if (done && done.moved) bench.edit(edits(fault, from, to), { grip: done.grip });
    };
    group.addEventListener("pointerup", end);
    group.addEventListener("pointercancel", end);
    group.addEventListener("keydown", (event) => {
      const by = { ArrowLeft: -1000, ArrowRight: 1000 }[event.key];
      if (by && event.shiftKey) bench.edit(edits(fault, from, clamp(to + by, from, drive.end)));
      else if (by) bench.edit(edits(fault, clamp(from + by, 0, to), clamp(to + by, from, drive.end)));
      else if (event.key === "Delete" || event.key === "Backspace") bench.edit([{ do: "remove", at: fault.at }]);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    stand();
    return group;
  }
  line.onDraw.push(draw);
  bench.onResult.push(draw);
  const kind = el("select", { id: "fault-kind", "aria-label": "Kind of fault" }, language.faults.map((word) => el("option", { value: word }, words(word))));
  const add = el("button", { type: "button", id: "fault-add", onclick: () => {
    const from = Math.round(clamp(drive.now ? drive.now() : 0, 0, Math.max(0, drive.end - 20000)) / 1000);
    bench.edit([{ do: "fault", kind: kind.value, from, to: from + 20 }]);
  } }, "Add a fault at the cursor");
  return { node, tools: el("div", { class: "row bar-tools" }, kind, add), draw };
}
