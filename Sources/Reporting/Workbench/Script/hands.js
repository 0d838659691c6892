const ROLES = { start: "Start", stop: "Stop", via: "Via", place: "Place", through: "Detour by", destination: "Destination" };
const DEPARTURES = {
  missedTurn: "Miss the turn here", wrongTurn: "Take a wrong turn here", parallelRoad: "Take the road beside", uTurn: "Turn back here",
  detour: "Go by this place, untold", wrongWay: "Go against a one-way street", parkingLoop: "Go round the block before the end",
};
// The places of a scenario as handles on its map, and a menu at a click.
function hands(bench, map, store) {
  const group = svg("g", { class: "hands" }), marks = svg("g", { class: "marks" });
  map.over.append(marks, group);
  let moving = null;
  const point = (event) => {
    const box = map.picture.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const place = ({ x, y }) => map.ground.at((x - map.view.at.x) / map.view.at.scale, (y - map.view.at.y) / map.view.at.scale);
  const screen = (at) => map.view.screen(map.ground.x(at.lon), map.ground.y(at.lat));
  const shift = (node, { x, y }) => node.setAttribute("transform", "translate(" + x.toFixed(1) + " " + y.toFixed(1) + ")");
  const count = (list) => bench.outline.handles.filter((other) => other.list === list).length;
  const isFirm = (handle) => !handle.list || count(handle.list) <= (handle.list.startsWith("/trace") ? 2 : 1);
  function hand(handle, i) {
    const what = ROLES[handle.role] + (handle.title ? " " + handle.title : "");
    const node = svg("g", {
      class: "hand " + handle.role, tabindex: "0", role: "button", "data-at": handle.at,
      "aria-label": what + ". Arrows move it" + (isFirm(handle) ? "." : ", Delete removes it."),
    }, svg("title", {}, what + ": drag it"), svg("circle", { r: 15, class: "reach" }),
    handle.role === "destination" ? svg("path", { d: "M0 -9 L9 0 L0 9 L-9 0 Z" }) : svg("circle", { r: 8 }),
    svg("text", { dy: "3.6" }, handle.role === "start" ? "A" : handle.role === "through" ? "?" : handle.index === undefined ? "" : String(handle.index)));
    node.addEventListener("pointerdown", (event) => {
      if (event.button) return;
      event.preventDefault();
      node.setPointerCapture(event.pointerId);
      moving = { at: handle.at, grip: {}, moved: false, start: point(event) };
      node.focus();
    });
    node.addEventListener("pointermove", (event) => {
      if (!moving || moving.at !== handle.at) return;
      const to = point(event);
      if (!moving.moved && Math.hypot(to.x - moving.start.x, to.y - moving.start.y) < 4) return;
      moving.moved = true;
      moving.last = place(to);
      shift(node, to);
      bench.edit([{ do: "move", at: handle.at, ...moving.last }], { commits: false, grip: moving.grip, asked: performance.now() });
    });
    const end = () => {
      const done = moving;
      moving = null;
      if (done && done.moved) bench.edit([{ do: "move", at: handle.at, ...done.last }], { grip: done.grip });
    };
    node.addEventListener("pointerup", end);
    node.addEventListener("pointercancel", end);
    node.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? 30 : 6;
      const ways = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
      const at = screen(handle);
      if (ways[event.key]) {
        const to = place({ x: at.x + ways[event.key][0], y: at.y + ways[event.key][1] });
        bench.edit([{ do: "move", at: handle.at, ...to }]);
      } else if ((event.key === "Delete" || event.key === "Backspace") && !isFirm(handle)) {
        bench.edit([{ do: "remove", at: handle.at }]);
      } else if (event.key === "Enter" || event.key === " ") menuOf(handle, at);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    node.addEventListener("click", (event) => {
      event.stopPropagation();
      if (!event.detail || moving) return;
    });
    node.addEventListener("contextmenu", (event) => { event.preventDefault(); menuOf(handle, point(event)); });
    shift(node, screen(handle));
    return node;
  }
  function draw() {
    if (moving && moving.moved) return;
    const focused = document.activeElement && document.activeElement.dataset ? document.activeElement.dataset.at : null;
    const { handles, departures } = bench.outline || { handles: [], departures: [] };
    group.replaceChildren(...handles.map(hand));
    marks.replaceChildren(...departures.filter((item) => item.lat !== undefined).map((item) => {
      const node = svg("g", {
        class: "departure hand", tabindex: "0", role: "button", "data-at": item.at,
        "aria-label": words(item.kind) + ". Delete removes it.",
        onclick: (event) => { event.stopPropagation(); menuOf({ ...item, role: "departure" }, screen(item)); },
        onkeydown: (event) => {
          if (event.key === "Delete" || event.key === "Backspace") bench.edit([{ do: "remove", at: item.at }]);
          else if (event.key === "Enter") menuOf({ ...item, role: "departure" }, screen(item));
          else return;
          event.stopPropagation();
          event.preventDefault();
        },
      }, svg("title", {}, words(item.kind)), svg("path", { d: "M-9 -9 H9 V9 H-9 Z" }), svg("text", { dy: "4" }, "↷"));
      shift(node, screen(item));
      return node;
    }));
    if (focused) for (const node of map.over.querySelectorAll("[data-at]")) if (node.dataset.at === focused) node.focus({ preventScroll: true });
  }
  map.onPlace.push(draw);
  bench.onResult.push(() => { if (bench.outline) draw(); });

  // The menu

  const menu = el("div", { class: "menu", role: "menu", hidden: true, id: "menu" });
  map.node.append(menu);
  function close() {
    if (menu.hidden) return false;
    menu.hidden = true;
    map.picture.focus({ preventScroll: true });
    return true;
  }
  function show(items, { x, y }, title) {
    menu.replaceChildren(el("p", { class: "soft" }, title), ...items.filter(Boolean).map(([text, act, kind]) =>
      el("button", { type: "button", role: "menuitem", "data-kind": kind, onclick: () => { close(); act(); } }, text)));
    menu.hidden = false;
    const { w, h } = map.view.size();
    menu.style.left = clamp(x + 6, 4, Math.max(4, w - menu.offsetWidth - 8)) + "px";
    menu.style.top = clamp(y + 6, 4, Math.max(4, h - menu.offsetHeight - 8)) + "px";
    const first = menu.querySelector("button");
    if (first) first.focus();
  }
  // Where the way cannot be left so is known only to the program; until it answers, everything is offered.
  async function offer(place) {
    const shown = [...menu.querySelectorAll("[data-kind]")];
    if (!shown.length) return;
    let said;
    try { said = await ask("departures", { name: bench.name, path: bench.path, text: bench.text, ...place }); } catch { return; }
    const had = document.activeElement;
    for (const button of shown.filter((button) => !said.kinds.includes(button.dataset.kind))) {
      button.disabled = true;
      button.title = "The way cannot be left so near here";
    }
    const next = menu.querySelector("button:not(:disabled)");
    if (had && had.disabled && menu.contains(had) && next) next.focus();
  }
  menu.addEventListener("keydown", (event) => {
    const list = [...menu.querySelectorAll("button:not(:disabled)")], at = list.indexOf(document.activeElement);
    if (event.key === "ArrowDown") list[(at + 1) % list.length].focus();
    else if (event.key === "ArrowUp") list[(at + list.length - 1) % list.length].focus();
    else if (event.key === "Escape") close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  function menuOf(handle, at) {
    const list = handle.list || "", isDrive = list === "/trace/drive/waypoints", parking = /"parking"/.test(bench.text);
    show([
      isDrive && handle.index > 0 && ["Pass it without a stop", () => bench.edit([{ do: "set", at: handle.at + "/kind", value: handle.role === "via" ? null : "via" }])],
      isDrive && handle.index === count(list) - 1 && (parking ? ["End on the road", () => bench.edit([{ do: "set", at: "/trace/drive/parking", value: null }])]
        : ["Park off the road", () => bench.edit([{ do: "set", at: "/trace/drive/parking", value: 20 }])]),
      !(handle.role === "departure" ? false : isFirm(handle)) && ["Remove", () => bench.edit([{ do: "remove", at: handle.at }])],
      ["Show it in the text", () => bench.find(handle.at)],
    ], at, handle.role === "departure" ? words(handle.kind) : ROLES[handle.role] + (handle.title ? " " + handle.title : ""));
  }
  function menuAt(at) {
    const to = place(at), { way } = bench.outline || { way: "" };
    const t = store.hovered, moment = t === null ? null : clock(t);
    const list = way === "waypoints" ? "/trace/drive/waypoints" : way === "path" ? "/trace/drive/path" : null;
    const kinds = way === "waypoints" ? language.departures : [];
    show([
      moment && ["See " + moment, () => { store.play(false); store.seek(t); }],
      ...kinds.map((kind) => [DEPARTURES[kind] || words(kind), () => bench.edit([{ do: "depart", kind, ...to }]), kind]),
      list && [way === "waypoints" ? "Stop here on the way" : "Drive by this place", () => bench.edit([{ do: "place", at: list, ...to }])],
      way === "waypoints" && ["Pass by this place", () => bench.edit([{ do: "pass", at: list, ...to }])],
      list && ["Drive on to this place", () => bench.edit([{ do: "append", at: list, ...to }])],
      moment && ["Lose the fixes from " + moment, () => bench.edit([{ do: "fault", kind: "dropout", from: Math.round(t / 1000), to: Math.round(t / 1000) + 15 }])],
    ], at, moment ? "On the way at " + moment : "Here");
    offer(to);
  }
  map.picture.addEventListener("click", (event) => {
    if (map.view.wasDragged() || event.target.closest(".pin, .hand")) return;
    event.stopImmediatePropagation();
    if (!close()) menuAt(point(event));
  }, { capture: true });
  map.picture.addEventListener("contextmenu", (event) => { event.preventDefault(); menuAt(point(event)); });
  map.picture.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target !== map.picture) return;
    const { w, h } = map.view.size();
    menuAt({ x: w / 2, y: h / 2 });
  });
  return { draw, close };
}
