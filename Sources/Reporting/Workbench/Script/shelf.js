const IDLE = { state: "idle", passed: true, code: 0, headline: "", end: 0, fixes: 0, records: 0, ms: 0, tags: [] };
const run = { isOn: false, finished: 0, total: 0, failed: 0, simulated: 0, since: 0, last: "" };
// Takes a row of the list as it is now.
function learn(row) {
  const place = scenarios.findIndex((item) => item.name === row.name);
  if (place < 0) scenarios.push(row); else Object.assign(scenarios[place], { near: undefined, nearest: undefined }, row);
}
let isStale = null;
function redraw() {
  if (!$("bench-bar") || isStale) return;
  // Results come by the hundred: the list follows a few times a second.
  isStale = setTimeout(() => {
    isStale = null;
    if (!$("bench-bar")) return;
    const from = $("query"), at = document.activeElement === from ? from.selectionStart : null, top = scrollY;
    showShelf();
    if (at !== null) { $("query").focus(); $("query").setSelectionRange(at, at); }
    scrollTo(0, top);
  }, 300);
}
news.addEventListener("begin", ({ told }) => { Object.assign(run, { isOn: true, finished: 0, total: told.total, failed: 0, simulated: 0, since: performance.now() }); redraw(); });
news.addEventListener("result", ({ told }) => {
  Object.assign(run, { finished: told.finished, total: told.total, failed: told.failed, simulated: told.simulated });
  learn(told.row);
  redraw();
});
news.addEventListener("end", ({ told }) => {
  Object.assign(run, { isOn: false, last: told.total === 0 ? "nothing has changed since it was run here" : told.interrupted ? "stopped after " + told.run + " of " + told.total
    : told.run + " run, " + told.failed + " not passed, " + (told.ms / 1000).toFixed(1) + " s" });
  say(run.last);
  redraw();
});
function folders() {
  const counts = new Map();
  for (const { name: path } of scenarios) {
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/") + 1) : "";
    if (folder) counts.set(folder, (counts.get(folder) || 0) + 1);
  }
  return counts;
}
function narrowing(title, id, counts) {
  const list = [...counts].sort((a, b) => (a[0] < b[0] ? -1 : 1));
  const box = el("select", { id, "aria-label": title, onchange: () => { view.query = box.value; go({}); } },
    el("option", { value: "" }, title), list.map(([key, count]) => el("option", { value: key, selected: view.query === key }, key + " (" + count + ")")));
  return box;
}
function showShelf() {
  showSuite();
  const bar = el("div", { class: "row", id: "bench-bar" },
    el("button", { type: "button", id: "run-all", disabled: run.isOn, onclick: () => ask("run", {}).catch((error) => trouble(error.message)) }, "Run all"),
    el("button", { type: "button", id: "run-changed", disabled: run.isOn, onclick: () => ask("run", { changed: true }).catch((error) => trouble(error.message)) }, "Run what changed"),
    run.isOn && el("button", { type: "button", id: "stop", onclick: () => ask("stop", {}) }, "Stop"),
    folders().size > 1 && narrowing("every folder", "folder", folders()),
    el("a", { class: "button", href: "#new" }, "New drive"), el("a", { class: "button", href: "#review" }, "Review"));
  const hours = run.simulated / 3.6e6, took = (performance.now() - run.since) / 1000;
  const progress = el("p", { class: "soft num", id: "progress", role: "status" }, run.isOn
    ? [el("progress", { max: Math.max(1, run.total), value: run.finished, "aria-label": "Scenarios run" }), " " + run.finished + " of " + run.total + (run.failed ? ", " + run.failed + " not passed" : "") + " · " + (hours / Math.max(took, 0.01)).toFixed(1) + " simulated hours a second"] : run.last);
  const idle = scenarios.filter((item) => item.state === "idle").length;
  const sums = $("main").querySelector(".sums"), all = scenarios.length;
  if (idle === all) sums.replaceChildren(el("span", {}, all === 0 ? "no scenario yet: draw a new drive" : all === 1 ? "1 scenario, not run yet" : all + " scenarios, none run yet"));
  else if (idle) sums.firstChild.replaceWith(el("span", { class: "state" }, idle + " of " + all + " not run yet"));
  sums.after(bar, progress);
}
