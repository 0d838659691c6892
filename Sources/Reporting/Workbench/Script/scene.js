// One scenario on the bench: its picture, what the hand can do to it, and its text.
const NOTHING = () => ({
  fixes: { t: [], lat: [], lon: [] }, track: { t: [], lat: [], lon: [], s: "" }, routes: [], stops: [], events: [], decisions: [], others: [],
  lanes: [], faults: [], set: [], references: [], end: 1000, epoch: 0, seed: "0", about: "",
});
async function mapOf(bench, key) {
  if (!key) return null;
  if (!maps.has(key)) maps.set(key, await ask("map", { name: bench.name, path: bench.path, text: bench.text }));
  return maps.get(key);
}
// The bars beneath the timeline are the faults; there they need no lanes.
function pictured(raw, reference) {
  const picture = raw && raw.drive ? drive({ ...raw.drive, reference }) : NOTHING();
  return { ...picture, oldName: "what it is compared with", old: picture.old, diff: picture.diff, limit: picture.limit, back: picture.back, lanes: picture.lanes.filter((lane) => lane.label !== "Faults") };
}
async function showScene(opened) {
  const bench = desk(opened);
  document.title = bench.name + " · workbench";
  $("crumb").replaceChildren("› ", name(bench.name));
  $("main").replaceChildren(el("p", { role: "status" }, "driving …"));
  const first = await new Promise((resolve) => {
    const wait = (result) => { bench.onResult.splice(bench.onResult.indexOf(wait), 1); resolve(result); };
    bench.onResult.push(wait);
    bench.run();
  });
  let key = first.map || "";
  const data = await mapOf(bench, key);
  const picture = pictured(first.detail), store = driveStore(picture, undefined);
  store.drive = picture;
  picture.now = () => store.t;
  const frame = picture.track.t.length || !data ? [] : data.roads.slice(0, 4000).map((road) => polyline(road[3]));
  const map = driveMap(picture, data, store, frame), line = timeline(picture, store);
  const grip = hands(bench, map, store), faults = bars(bench, line, picture);

  // The head

  const state = el("span", { class: "state", id: "state" }), why = el("p", { id: "why" }), title = el("h1", { id: "title" });
  const button = (id, text, act, title) => el("button", { type: "button", id, onclick: act, title }, text);
  const undo = button("undo", "Undo", () => bench.undo(), "Ctrl+Z"), redo = button("redo", "Redo", () => bench.redo(), "Ctrl+Y");
  const hold = button("hold", "Hold", () => bench.hold(), "Compare what follows with this drive (h)");
  const saving = button("save", "Save", () => save(false), "Ctrl+S"), blessing = button("bless", "Save and accept", () => save(true), "Write the scenario, and make this recording its golden");
  const path = bench.stamp === null ? el("label", { class: "path" }, "as ", el("input", { type: "text", id: "path", value: bench.path, size: 44 })) : el("span", { class: "soft" }, name(bench.path));
  const drivers = index.navigators || [], [own] = drivers;
  const driver = el("select", { id: "driver", onchange: () => bench.drive(driver.value === own ? undefined : driver.value) }, drivers.map((text) => el("option", { value: text }, text)));
  const beside = el("select", { id: "beside", onchange: () => (beside.value === "held" ? bench.hold() : bench.against(beside.value.slice(2) || undefined)) },
    el("option", { value: "" }, "its golden"), el("option", { value: "held" }, "a drive that is held"), drivers.map((text) => el("option", { value: "n " + text }, text)));
  const against = () => (bench.beside ? "drive of " + bench.beside : bench.held ? "drive that is held" : undefined);
  const notice = el("div", { class: "notice", id: "notice", role: "alert", hidden: true });
  const head = el("div", { class: "head" }, el("div", {}, title, el("p", {}, state, " · ", path), why,
    el("p", { class: "who" }, el("label", {}, "driven by ", driver), " ", el("label", {}, "compared with ", beside))),
    el("div", { class: "row" }, undo, redo, hold, saving, blessing));

  // The panels

  const story = el("div", { class: "story" }), sweep = el("section", { class: "card", id: "sweep", hidden: true, "aria-label": "Sweep" });
  const panes = { dials: el("section", { class: "card", "aria-label": "Dials" }, dials(bench)), text: el("section", { class: "card", "aria-label": "Text" }, textPane(bench)), story };
  const tabs = Object.keys(panes).map((id, i) => el("button", { type: "button", role: "tab", id: "tab-" + id, "aria-controls": "pane-" + id, title: "key " + (i + 1), onclick: () => bench.show(id) }, words(id)));
  bench.show = (id) => {
    for (const tab of tabs) { tab.setAttribute("aria-selected", String(tab.id === "tab-" + id)); }
    for (const [key, pane] of Object.entries(panes)) { pane.hidden = key !== id; pane.id = "pane-" + key; pane.setAttribute("role", "tabpanel"); pane.setAttribute("aria-labelledby", "tab-" + key); }
    try { localStorage.setItem("navsim-bench-pane", id); } catch { /* kept for now */ }
  };
  const differs = el("div", { id: "differs" });
  const marks = { move: store.onMove.length, hover: store.onHover.length };
  let raw = null, item = null, later = null;
  function tellStory() {
    store.onMove.length = marks.move;
    store.onHover.length = marks.hover;
    if (!raw || !raw.drive) { story.replaceChildren(raw ? verdictPanel(item, raw) : ""); differs.replaceChildren(); return; }
    differs.replaceChildren(...(picture.diff && picture.diff.changes ? [differencePanel(picture, raw, store)] : against() ? [card("Difference", el("p", {}, "The same as the " + against() + "."))] : []));
    story.replaceChildren(verdictPanel(item, raw), nowPanel(picture, store), decisionsPanel(picture, store), eventsPanel(picture, store));
    store.seek(Math.min(store.t, picture.end));
  }
  function tellHead(result) {
    title.replaceChildren(name(bench.outline.title || bench.name));
    document.body.classList.toggle("changed", bench.isChanged);
    undo.disabled = !bench.past.length;
    redo.disabled = !bench.future.length;
    saving.disabled = !bench.isChanged && bench.stamp !== null;
    blessing.disabled = !!bench.problems.length || !item || item.state === "violated" || item.state === "error" || (!bench.isChanged && raw && raw.golden === "equal");
    beside.value = bench.beside ? "n " + bench.beside : bench.held ? "held" : "";
    blessing.disabled ||= !!bench.driver;
    hold.setAttribute("aria-pressed", String(!!bench.held));
    hold.textContent = bench.held ? "Let go" : "Hold";
    if (result.refused || bench.problems.length) {
      state.className = "state error";
      state.textContent = result.refused ? "not done" : "cannot run";
      why.replaceChildren(name(result.refused || bench.problems[0].message));
    } else if (item) {
      state.className = "state " + item.state;
      state.textContent = STATES[item.state] + (bench.isChanged ? ", not saved" : "");
      why.replaceChildren(item.headline && item.state !== "new" ? name(item.headline) : "", el("span", { class: "soft num" }, " " + item.fixes + " fixes · " + item.ms.toFixed(1) + " ms"));
    }
  }
  function take(result, request) {
    if (!result.refused) {
      if (result.item) item = result.item;
      if (result.detail) {
        raw = result.detail;
        const now = pictured(raw, against());
        for (const key of ["old", "diff", "limit", "back", "reference"]) delete picture[key];
        Object.assign(picture, now, { isOther: !!bench.beside });
        map.refresh();
        line.refresh();
        store.seek(Math.min(store.t, picture.end));
        clearTimeout(later);
        // What is read slowly may come when the hand rests.
        later = setTimeout(tellStory, request && !request.commits && request.edits && request.edits.length ? 250 : 60);
      }
    }
    tellHead(result);
    if (result.besideFailure) warn("The " + against() + ": " + result.besideFailure, [], "violated");
    if (request && request.asked) requestAnimationFrame(() => performance.measure("picture", { start: request.asked, end: performance.now() }));
    if ((result.map || "") !== key && !result.refused && !bench.problems.length) { key = result.map || ""; go(); }
  }
  bench.onResult.push(take);
  bench.onText.push(() => tellHead({}));

  // Saving

  async function save(blesses, stamp = bench.stamp) {
    const where = $("path") ? $("path").value.trim() : bench.path;
    const sent = bench.text;
    try {
      const said = await ask("save", { name: bench.stamp === null ? undefined : bench.name, path: where, text: sent, stamp: stamp === null ? undefined : stamp, bless: blesses, drawnAt: bench.stamp === null ? bench.path : undefined });
      const isNew = bench.stamp === null;
      Object.assign(bench, { path: said.path, name: said.name, operand: said.operand });
      // What was changed meanwhile stays.
      if (bench.text === sent) bench.settle(said.stamp, said.text); else Object.assign(bench, { stamp: said.stamp, saved: said.text });
      if (said.row) learn(said.row); else if (isNew) learn({ ...IDLE, name: said.name, path: said.path, title: bench.outline.title });
      warn(said.words ? "Saved: " + said.words + "." : "Saved.", [], !said.words || said.accepted ? "passed" : "violated");
      if (isNew) { path.replaceChildren(name(said.path)); opened.name = said.name; history.replaceState(null, "", "#scenario=" + encodeURIComponent(said.name)); }
      bench.run();
    } catch (error) {
      if (error.status === 409 && error.said.stamp !== undefined) conflict(error.said, blesses, error.message);
      else warn(error.message, [], "violated");
    }
  }
  function conflict(said, blesses, message) {
    warn(message + ".", [
      ["Take what is on the disk", () => bench.settle(said.stamp, said.text)],
      ["Write mine over it", () => save(blesses, said.stamp)],
    ], "violated");
  }
  function warn(text, choices, look) {
    notice.hidden = false;
    notice.replaceChildren(el("span", { class: look }, text), ...choices.map(([label, act]) => el("button", { type: "button", onclick: () => { notice.hidden = true; act(); } }, label)),
      el("button", { type: "button", "aria-label": "Close the notice", onclick: () => { notice.hidden = true; } }, "×"));
    say(text);
  }
  const onChanged = async (event) => {
    if (event.told.path !== bench.path || event.told.stamp === bench.stamp) return;
    if (event.told.stamp === undefined) return warn("The file is gone: others removed it. What you see is still here.", [], "violated");
    const now = await ask("open", { name: bench.name });
    if (now.stamp === bench.stamp) return;
    if (!bench.isChanged) {
      bench.settle(now.stamp, now.text);
      warn("The file was changed by others: this is how it is now.", [], "new");
    } else conflict(now, false, "The file was changed by others while you changed it here");
  };
  news.addEventListener("changed", onChanged);
  store.onEnd.push(() => { news.removeEventListener("changed", onChanged); clearTimeout(later); });

  $("main").replaceChildren(head, notice, el("div", { class: "drive" },
    el("div", { class: "stage" }, map.node,
      el("section", { class: "card", "aria-label": "Timeline" }, player(picture, store, line), el("div", { class: "line" }, line.node, faults.node), faults.tools)),
    el("div", {}, el("div", { class: "row tabs", role: "tablist", "aria-label": "Panels" }, tabs), differs, sweep, ...Object.values(panes))));
  let pane = "dials";
  try { pane = localStorage.getItem("navsim-bench-pane") || "dials"; } catch { /* the first */ }
  bench.show(panes[pane] ? pane : "dials");
  line.draw();
  map.start();
  for (const react of [...bench.onResult]) react(first, { commits: true });
  store.seek(0);
  return { store, bench, grip, save, show: bench.show };
}
// A drive that begins: clicks on a map of the suite.
async function showDrawing(file) {
  document.title = "New drive · workbench";
  $("crumb").replaceChildren("› new drive");
  const list = index.maps || [];
  if (!list.length) return $("main").replaceChildren(el("h1", {}, "New drive"), el("p", {}, "The suite has no folder of maps: put an OpenStreetMap file into ", el("code", {}, index.title + "/maps"), " first."));
  const wanted = list.includes(file) ? file : list.find((path) => path.endsWith("/harbour.osm")) || list[0];
  const choice = el("select", { id: "map-file", "aria-label": "Map", onchange: () => { location.hash = "#new=" + encodeURIComponent(choice.value); } },
    list.map((path) => el("option", { value: path, selected: path === wanted }, path.split("/").pop())));
  const recorded = dropping(() => choice.value);
  const told = el("p", { id: "told", role: "status" }, "Click where the drive starts, or drop a recorded drive on the page.");
  $("main").replaceChildren(el("div", { class: "head" }, el("div", {}, el("h1", {}, "New drive"), told), el("div", { class: "row" }, choice, recorded.node)), el("p", { class: "soft" }, "reading the map …"));
  if (!maps.has(wanted)) maps.set(wanted, await ask("map", { map: wanted }));
  const data = maps.get(wanted);
  const picture = NOTHING(), store = driveStore(picture, 0);
  const map = driveMap(picture, data, store, data.roads.map((road) => polyline(road[3])));
  const places = [], group = svg("g", { class: "hands" });
  map.over.append(group);
  map.onPlace.push(() => group.replaceChildren(...places.map((at) => {
    const { x, y } = map.view.screen(map.ground.x(at.lon), map.ground.y(at.lat));
    return svg("g", { class: "hand start", transform: "translate(" + x.toFixed(1) + " " + y.toFixed(1) + ")" }, svg("circle", { r: 8 }), svg("text", { dy: "3.6" }, "A"));
  })));
  async function put(x, y) {
    places.push(map.ground.at((x - map.view.at.x) / map.view.at.scale, (y - map.view.at.y) / map.view.at.scale));
    map.refresh();
    told.textContent = "Click where it goes.";
    if (places.length < 2) return;
    try {
      const made = await ask("draft", { map: wanted, places });
      drawn = { ...made, name: made.path.split("/").pop().replace(/\.json$/, ""), stamp: null, operand: made.path };
      location.hash = "#drawn";
    } catch (error) {
      places.length = 0;
      map.refresh();
      told.textContent = error.message + ". Click where the drive starts.";
    }
  }
  map.picture.addEventListener("click", (event) => {
    if (map.view.wasDragged()) return;
    event.stopImmediatePropagation();
    const box = map.picture.getBoundingClientRect();
    put(event.clientX - box.left, event.clientY - box.top);
  }, { capture: true });
  map.picture.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    const { w, h } = map.view.size();
    put(w / 2, h / 2);
  });
  $("main").lastChild.replaceWith(el("div", { class: "drawing" }, map.node));
  map.start();
  return { store, take: recorded.take };
}
let drawn = null;
