// Who did what when: a table in place of the list, where navigators are compared.
const COLUMNS = [
  ["outcome", "What the scenario's expectations and the laws say"],
  ["noticed", "The first sign of having seen the departure, since then"],
  ["m driven", "Metres driven from the departure to that sign"],
  ["false", "Reroutes before any departure"],
  ["reroutes", "Reroutes up to the first that any navigator adopted"],
  ["arrived", "When the arrival at the last stop was told"],
  ["m off", "Metres of the vehicle from that stop"],
  ["spoken", "Announcements up to the first adopted reroute"],
  ["laws broken", "Laws broken up to the first adopted reroute"],
];
const OUTCOMES = { held: "passed", violated: "violated", notJudged: "unjudged", failed: "failed" };
const OUTCOME_WORDS = { held: "held", violated: "violated", notJudged: "not judged", failed: "failed" };
const known = (value, text) => el("td", { class: "num" }, value === null || value === undefined ? "–" : text(value));
const metres = (value) => known(value, (m) => m.toFixed(1));
const count = (value) => known(value, String);
function compareHead(first) {
  return el("thead", {}, el("tr", {}, el("th", { scope: "col" }, first),
    COLUMNS.map(([text, title]) => el("th", { scope: "col", title }, text))));
}
// The rows of the table are the drives of the page, in their order.
function comparisons() {
  let place = 0;
  return index.compare.scenarios.map((scenario) => ({
    ...scenario, rows: scenario.rows.map((row) => ({ ...row, place: place++ })),
  }));
}
function compareBody(scenario) {
  const facts = scenario.left === null ? "" : "left its route at " + clock(scenario.left);
  return el("tbody", {},
    el("tr", { class: "scenario" }, el("th", { scope: "rowgroup", colspan: COLUMNS.length + 1 },
      marked(scenario.name), el("span", { class: "soft" }, facts && "  " + facts))),
    scenario.rows.map((row) => el("tr", {},
      el("th", { scope: "row" }, el("a", { href: address(row.place) }, name(row.navigator))),
      el("td", { class: "state " + OUTCOMES[row.outcome], title: row.reason || null }, OUTCOME_WORDS[row.outcome]),
      known(row.noticed, (t) => (scenario.left === null ? clock(t) : "+" + ((t - scenario.left) / 1000).toFixed(1) + " s")),
      metres(row.after), count(row.false), count(row.reroutes), known(row.arrived, clock), metres(row.off),
      count(row.spoken), el("td", {}, row.laws.length ? row.laws.map(words).join(", ") : "0"))));
}
function compareSummary() {
  return el("table", { class: "compare" }, el("caption", {}, "In all"), compareHead("navigator"),
    el("tbody", {}, index.compare.summary.map((row) => el("tr", {}, el("th", { scope: "row" }, name(row.navigator)),
      el("td", { class: "num" }, row.outcome), known(row.noticed, (t) => "+" + (t / 1000).toFixed(1) + " s"), metres(row.after), count(row.false),
      count(row.reroutes), count(row.arrived), metres(row.off), count(row.spoken), count(row.laws)))));
}
function compareTable(list) {
  const wanted = new Set(list.map(({ place }) => place));
  const bodies = comparisons().filter((scenario) => scenario.rows.some((row) => wanted.has(row.place))).map(compareBody);
  return el("table", { class: "compare" }, el("caption", {}, "Scenario by scenario"), compareHead("navigator"), bodies);
}
