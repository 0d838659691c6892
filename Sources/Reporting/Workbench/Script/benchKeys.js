// Which page is seen, and the keys.
let open = {}, turn = 0;
function keep() {}
function go() {
  const parts = [];
  if (view.filter !== "all") parts.push("filter=" + encodeURIComponent(view.filter));
  if (view.query) parts.push("q=" + encodeURIComponent(view.query));
  history.replaceState(null, "", "#" + parts.join("&"));
  route();
}
async function route() {
  turn += 1;
  const own = turn, wanted = hash();
  if (open.store) open.store.end();
  open = {};
  let next = null;
  try {
    if (wanted.scenario) {
      const opened = await ask("open", { name: wanted.scenario });
      if (own !== turn) return;
      next = await showScene(opened);
    } else if (location.hash === "#drawn" && drawn) next = await showScene(drawn);
    else if (location.hash.startsWith("#new")) next = await showDrawing(wanted.new);
    else if (location.hash === "#review") next = await showReview();
    else {
      view.filter = wanted.filter || "all";
      view.query = wanted.q || "";
      showShelf();
    }
  } catch (error) {
    if (own === turn) $("main").replaceChildren(el("h1", {}, "It cannot be shown"), el("p", { class: "violated" }, name(error.message)), el("p", {}, el("a", { href: "#" }, "Back to the list")));
  }
  if (own !== turn) { if (next && next.store) next.store.end(); return; }
  open = next || {};
  if (document.body.dataset.ready) { $("main").focus({ preventScroll: true }); scrollTo(0, 0); }
  document.body.dataset.ready = "yes";
}
let leaving = location.hash;
addEventListener("hashchange", () => {
  // What was changed and not saved is left only on purpose.
  if (open.bench && open.bench.isChanged && !confirm("What you changed is not saved. Leave it?")) { history.replaceState(null, "", leaving); return; }
  leaving = location.hash;
  route();
});
addEventListener("beforeunload", (event) => { if (open.bench && open.bench.isChanged) event.preventDefault(); });
// A file that falls anywhere on the page never takes its place.
const holdsFile = (event) => event.dataTransfer && [...event.dataTransfer.types].includes("Files");
addEventListener("dragover", (event) => { if (holdsFile(event)) { event.preventDefault(); document.body.classList.toggle("dropping", !!open.take); } });
addEventListener("dragleave", () => document.body.classList.remove("dropping"));
addEventListener("drop", (event) => {
  if (!holdsFile(event)) return;
  event.preventDefault();
  document.body.classList.remove("dropping");
  if (open.take) open.take(event.dataTransfer.files[0]); else trouble("a recorded drive is dropped where a new drive begins");
});
$("skip").onclick = (event) => { event.preventDefault(); $("main").focus(); };
$("home").onclick = (event) => { event.preventDefault(); location.hash = "#"; };
$("keys").onclick = () => $("help").showModal();
$("help-close").onclick = () => $("help").close();
$("tour-close").onclick = () => $("tour").close();
addEventListener("keydown", (event) => {
  if ($("help").open || $("tour").open) return;
  const { store, bench, save, grip, decide: judge } = open;
  if (bench && (event.ctrlKey || event.metaKey) && !event.altKey) {
    const act = { z: event.shiftKey ? bench.redo : bench.undo, y: bench.redo, s: () => save(false) }[event.key.toLowerCase()];
    // In the text a step back is the editor's own.
    if (!act || (event.target.tagName === "TEXTAREA" && event.key.toLowerCase() !== "s")) return;
    event.preventDefault();
    return act();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && !["range", "checkbox"].includes(event.target.type);
  if (isTyping && event.key !== "Escape") return;
  const picture = store && store.drive;
  const jump = (list, direction) => {
    const t = step(list, store.t, direction);
    if (t !== undefined) { store.play(false); store.seek(t); }
  };
  const events = () => picture.events.filter((item) => item.label).map((item) => item.t);
  const keys = {
    "?": () => $("help").showModal(),
    "/": () => { const box = $("query") || $("dial-find"); if (box) box.focus(); },
    Escape: () => { if (isTyping) event.target.blur(); else if (!(grip && grip.close()) && location.hash.length > 1) location.hash = "#"; },
    h: bench && (() => bench.hold()),
    1: bench && (() => bench.show("dials")), 2: bench && (() => bench.show("text")), 3: bench && (() => bench.show("story")),
    k: store && (() => store.play(!store.playing)),
    ",": picture && (() => jump(picture.fixes.t, -1)), ".": picture && (() => jump(picture.fixes.t, 1)),
    "[": picture && (() => jump(events(), -1)), "]": picture && (() => jump(events(), 1)),
    a: judge && (() => judge("accept")), r: judge && (() => judge("reject")), s: judge && (() => judge("skip")), e: judge && (() => judge("edit")),
    A: judge && (() => judge("all")), g: $("groups") && (() => $("groups").click()),
  };
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});
route();
// Each start has a port of its own, to which what a page stores belongs; a cookie is the machine's.
const isFirst = !document.cookie.includes("navsim-bench-tour=seen");
document.cookie = "navsim-bench-tour=seen; path=/; max-age=31536000; SameSite=Strict";
if (isFirst) $("tour").showModal();
