let open = { place: null, store: null };
// The address says what is seen, so that it can be sent.
function current({ t } = {}) {
  if (open.place !== null) return address(open.place, t ?? (open.store ? open.store.t : undefined));
  const parts = [];
  if (view.filter !== "all") parts.push("filter=" + encodeURIComponent(view.filter));
  if (view.tag) parts.push("tag=" + encodeURIComponent(view.tag));
  if (view.query) parts.push("q=" + encodeURIComponent(view.query));
  return "#" + parts.join("&");
}
// Somebody may have gone elsewhere a moment ago, which nothing that is late may undo.
let written = location.hash;
function keep(state) {
  if (location.hash !== written) return;
  history.replaceState(null, "", current(state));
  written = location.hash;
}
function go() { keep({}); route(); }
function route() {
  written = location.hash;
  const wanted = hash();
  const place = scenarios.length === 1 && !wanted.scenario && !("q" in wanted) && !("tag" in wanted) && !("filter" in wanted) && location.hash !== "#list"
    ? 0 : scenarios.findIndex((item) => item.name === wanted.scenario);
  const t = wanted.t === undefined ? undefined : Number(wanted.t) * 1000;
  if (open.store && place === open.place) {
    if (Number.isFinite(t)) open.store.seek(t);
    return;
  }
  if (open.store) open.store.end();
  open = { place: place < 0 ? null : place, store: null };
  if (place >= 0) {
    open.store = showDrive(place, Number.isFinite(t) ? t : undefined);
  } else {
    view.filter = wanted.filter || "all";
    view.query = wanted.q || "";
    view.tag = wanted.tag || "";
    showSuite();
    if (wanted.scenario) say("There is no scenario " + wanted.scenario + " in this report.");
  }
  if (document.body.dataset.ready) { $("main").focus({ preventScroll: true }); scrollTo(0, 0); }
  document.body.dataset.ready = "yes";
}
addEventListener("hashchange", route);
$("skip").onclick = (event) => { event.preventDefault(); $("main").focus(); };
$("home").onclick = (event) => { event.preventDefault(); location.hash = scenarios.length === 1 ? "#list" : "#"; };
$("made").replaceChildren("made by ", el("code", {}, name(index.command)));
$("keys").onclick = () => $("help").showModal();
$("help-close").onclick = () => $("help").close();
addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "range";
  if (isTyping && event.key !== "Escape") return;
  const { store, place } = open;
  const jump = (list, direction) => {
    const t = step(list, store.t, direction);
    if (t !== undefined) { store.play(false); store.seek(t); }
  };
  const drive = store && store.drive;
  const keys = {
    "?": () => $("help").showModal(),
    "/": () => { if ($("query")) $("query").focus(); },
    Escape: () => { if (place !== null) location.hash = scenarios.length === 1 ? "#list" : "#"; },
    k: () => store && store.play(!store.playing),
    ",": () => drive && jump(drive.fixes.t.length ? drive.fixes.t : drive.track.t, -1),
    ".": () => drive && jump(drive.fixes.t.length ? drive.fixes.t : drive.track.t, 1),
    "[": () => drive && jump(drive.events.filter((item) => item.label).map((item) => item.t), -1),
    "]": () => drive && jump(drive.events.filter((item) => item.label).map((item) => item.t), 1),
    "{": () => drive && jump(moments(drive).map((item) => item.t).sort((a, b) => a - b), -1),
    "}": () => drive && jump(moments(drive).map((item) => item.t).sort((a, b) => a - b), 1),
    "<": () => { if (place > 0) location.hash = address(place - 1); },
    ">": () => { if (place !== null && place + 1 < scenarios.length) location.hash = address(place + 1); },
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
// The list is there at once; a drive lies below in the page and is waited for.
if (hash().scenario || scenarios.length === 1) addEventListener("DOMContentLoaded", route); else route();
