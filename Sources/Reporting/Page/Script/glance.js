/* What is seen of a scenario at a glance: its drive, its runs; and of a suite, its runs and nearest margins. */
const [THUMB_WIDTH, THUMB_HEIGHT] = [144, 96];
function thumbnail(item) {
  const box = { class: "thumb", viewBox: "0 0 " + THUMB_WIDTH + " " + THUMB_HEIGHT, "aria-hidden": "true" };
  const thumb = item.thumb;
  if (!thumb) return svg("svg", box);
  const places = (text) => (text || "").split(" ").filter(Boolean).map((pair) => pair.split(","));
  const dots = (text, look) => places(text).map(([cx, cy]) => svg("circle", { class: look, cx, cy, r: 5 }));
  const first = places(thumb.track)[0];
  return svg("svg", box,
    thumb.route && svg("polyline", { class: "planned", points: thumb.route }),
    svg("polyline", { class: "driven", points: thumb.track }),
    first && svg("circle", { class: "from", cx: first[0], cy: first[1], r: 4 }),
    dots(thumb.reroutes, "again"), dots(thumb.arrivals, "there"));
}
const isGood = (kind) => kind === "held" || kind === "notJudged";
const KINDS = { held: "held", violated: "violated", notJudged: "not judged", failed: "failed" };
/* The runs of one scenario, the oldest left: a bar each, as high as it took; a cross where it did not hold. */
function pastRuns(item) {
  const runs = item.runs || [];
  if (runs.length < 2) return "";
  const bad = runs.filter(([, kind]) => !isGood(kind)).length;
  const most = Math.max(1, ...runs.map(([, , ms]) => ms));
  const text = bad ? bad + " of the last " + runs.length + " runs not held" : "held in the last " + runs.length + " runs";
  return el("span", { class: "runs" }, svg("svg", { viewBox: "0 0 " + runs.length * 6 + " 16", width: runs.length * 6, height: 16, "aria-hidden": "true" },
    runs.map(([number, kind, ms], i) => {
      const height = 3 + (11 * ms) / most, x = i * 6;
      return isGood(kind) ? svg("rect", { class: "good", x: x + 1, y: 15 - height, width: 4, height })
        : svg("path", { class: "bad", d: "M" + x + ",5 l5,6 m0,-6 l-5,6" });
    })), " ", text);
}
/* The runs of the suite: how many scenarios ran in each, and which did not hold. */
function suiteRuns() {
  const runs = new Map();
  for (const item of scenarios) {
    for (const [number, kind, ms] of item.runs || []) {
      const run = runs.get(number) || { number, count: 0, ms: 0, bad: [] };
      run.count += 1;
      run.ms += ms;
      if (!isGood(kind)) run.bad.push([item.name, kind]);
      runs.set(number, run);
    }
  }
  const list = [...runs.values()].sort((a, b) => b.number - a.number).slice(0, 20);
  if (list.length < 2) return "";
  const bad = list.filter((run) => run.bad.length).length;
  return el("details", { id: "history", class: "finding" },
    el("summary", {}, "Runs before: ", el("span", { class: bad ? "state violated" : "state passed" },
      bad ? bad + " of " + list.length + " with something that did not hold" : "everything held in " + list.length)),
    el("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "Runs before" }, el("table", { class: "plain" },
      el("thead", {}, el("tr", {}, ["run", "scenarios", "work", "did not hold"].map((text) => el("th", { scope: "col" }, text)))),
      el("tbody", {}, list.map((run) => el("tr", {}, el("th", { scope: "row", class: "num" }, String(run.number)),
        el("td", { class: "num" }, String(run.count)), el("td", { class: "num" }, (run.ms / 1000).toFixed(2) + " s"),
        el("td", {}, run.bad.length ? [run.bad.slice(0, 5).map(([who, kind], i) => [i ? ", " : "", name(who), " (" + KINDS[kind] + ")"]),
          run.bad.length > 5 ? " and " + (run.bad.length - 5) + " more" : ""] : "–")))))));
}
/* The expectations that held by the least part of their room. */
function marginList() {
  const list = scenarios.map((item, place) => ({ item, place })).filter(({ item }) => item.least && item.least.share < 100)
    .sort((a, b) => a.item.least.share - b.item.least.share || a.place - b.place).slice(0, 10);
  if (!list.length || scenarios.length < 2) return "";
  const short = (text) => text.replace(/^.*?:(\d+): /, "line $1: ");
  return el("details", { id: "margins", class: "finding" },
    el("summary", {}, "Nearest margins: ", name(list[0].item.name), " held by " + list[0].item.least.by),
    el("ol", {}, list.map(({ item, place }) => el("li", {}, el("span", { class: "num" }, item.least.by + " (" + item.least.share + " %) "),
      el("a", { href: address(place) }, name(item.name)), " ", el("span", { class: "soft" }, name(short(item.least.text)))))));
}
