const view = { filter: "all", query: "", order: "grave", tag: "", group: "folders" };
const GRAVE = ["error", "unstable", "violated", "failed", "differs", "new", "interrupted", "known", "unjudged", "updated", "passed"];
const tagged = (item) => item.tags || [];
function chips() {
  const counts = { all: scenarios.length, problems: 0 };
  for (const item of scenarios) {
    counts[item.state] = (counts[item.state] || 0) + 1;
    if (!item.passed) counts.problems += 1;
  }
  const list = [["all", "all"], ["problems", "not passed"]].concat(GRAVE.map((key) => [key, STATES[key]]));
  return list.filter(([key]) => counts[key] || key === "all").map(([key, label]) => el("button", {
    type: "button", "aria-pressed": String(view.filter === key), "data-filter": key,
    onclick: () => { view.filter = key; go({}); },
  }, label + " ", el("span", { class: "num" }, counts[key])));
}
// What the list is ordered by: less comes first.
const KEYS = {
  grave: (item) => GRAVE.indexOf(item.state), name: () => 0, took: (item) => -item.ms,
  length: (item) => -item.end, near: (item) => (item.near === undefined ? 1e9 : Math.abs(item.near)),
  least: (item) => (item.least ? item.least.share : 1e9),
};
const ORDERS = [["grave", "gravest first"], ["name", "by name"], ["took", "slowest first"], ["length", "longest drive first"],
  ["near", "nearest to a threshold first"], ["least", "least margin first"]];
function chosen() {
  const parts = view.query.toLowerCase().split(/\s+/).filter(Boolean);
  const key = KEYS[view.order] || KEYS.name;
  return scenarios.map((item, place) => ({ item, place })).filter(({ item }) => {
    if (view.filter === "problems" ? item.passed : view.filter !== "all" && item.state !== view.filter) return false;
    if (view.tag && !tagged(item).includes(view.tag)) return false;
    const text = [item.name, item.title, item.headline, ...tagged(item)].join(" ").toLowerCase();
    return parts.every((part) => text.includes(part));
  }).sort((a, b) => key(a.item) - key(b.item) || a.place - b.place);
}
function marked(text) {
  const part = view.query.trim().toLowerCase();
  const at = part ? text.toLowerCase().indexOf(part) : -1;
  if (at < 0) return name(text);
  return el("bdi", {}, text.slice(0, at), el("mark", {}, text.slice(at, at + part.length)),
    text.slice(at + part.length));
}
const address = (place, t) => "#scenario=" + encodeURIComponent(scenarios[place].name).replace(/%2F/g, "/")
  + (t === undefined ? "" : "&t=" + seconds(t));
function row({ item, place }) {
  return el("li", {},
    el("a", { href: address(place) }, thumbnail(item),
      el("span", { class: "state " + item.state }, STATES[item.state]),
      el("span", { class: "name" }, marked(item.name)),
      el("span", { class: "what" }, marked(item.title)),
      item.headline && el("span", { class: "why " + item.state }, marked(item.headline)),
      item.least && el("span", { class: "what" }, "held by " + item.least.by + " (" + item.least.share + " %)"),
      item.state !== "idle" && el("span", { class: "facts num" }, clock(item.end, 0) + " driven", el("br"),
        item.fixes + (item.fixes === 1 ? " fix" : " fixes") + " · " + item.ms.toFixed(1) + " ms",
        item.near !== undefined && [el("br"), words(item.nearest) + " " + (item.near > 0 ? "+" : "") + item.near + " %"],
        pastRuns(item))),
    tagged(item).length > 0 && el("div", { class: "tags" }, tagged(item).map((tag) => el("button", {
      type: "button", "aria-pressed": String(view.tag === tag), "aria-label": "Only the tag " + tag,
      onclick: () => { view.tag = view.tag === tag ? "" : tag; go({}); },
    }, name(tag)))));
}
/* Rows that wait for their turn: the first screens are there at once, the rest while the person looks at them. */
function fillLists(waiting) {
  clearTimeout(view.rest);
  const more = (count) => {
    while (count > 0 && waiting.length) {
      const { list, rows } = waiting[0], part = rows.splice(0, count);
      list.append(...part.map(row));
      count -= part.length;
      if (!rows.length) waiting.shift();
    }
    if (waiting.length) view.rest = setTimeout(more, 20, 150);
  };
  more(60);
}
function showList() {
  const list = chosen();
  const box = $("list");
  $("found").textContent = list.length === scenarios.length ? "" : list.length + " of " + scenarios.length + " shown";
  $("none").hidden = list.length > 0;
  if (index.compare) return box.replaceChildren(compareTable(list));
  const waiting = [];
  box.replaceChildren(...(view.group === "folders" ? folderTree(list, waiting) : [flatList(list, waiting)]));
  fillLists(waiting);
}
function flatList(rows, waiting, label) {
  const list = el("ul", { class: "list", "aria-label": label || "Scenarios" });
  waiting.push({ list, rows: [...rows] });
  return list;
}
/* What scenarios have in common, each told once with a link to every one of them. */
function groupList() {
  const groups = (index.groups || []).filter((group) => group.scenarios.length > 1);
  if (!groups.length) return "";
  return el("section", { id: "groups", "aria-label": "Findings" },
    el("h2", {}, groups.length === 1 ? "1 finding that scenarios have in common"
      : groups.length + " findings that scenarios have in common"),
    groups.map((group, at) => el("details", { class: "finding", open: at === 0 },
      el("summary", {}, name(group.text)),
      el("ul", {}, group.scenarios.map((place) => el("li", {}, el("a", { href: address(place) }, name(scenarios[place].name))))),
      el("p", { class: "soft" }, "accept ", el("code", {}, name("navsim accept --all --group " + quoted(group.name)))))));
}
const quoted = (text) => "'" + text.replace(/'/g, "'\\''") + "'";
/* What must be so at least once in the suite. */
function claimList() {
  const claims = index.sometimes;
  if (!claims) return "";
  const unmet = claims.reason ? 0 : claims.claims.filter((claim) => !claim.scenarios).length;
  return el("details", { id: "claims", class: "finding", open: unmet > 0 },
    el("summary", {}, "Sometimes: ", el("span", { class: unmet ? "state violated" : "" }, name(claims.text))),
    el("ul", {}, claims.claims.map((claim) => el("li", {},
      el("span", { class: claim.scenarios ? "state passed" : claims.reason ? "state unjudged" : "state violated" },
        claim.scenarios ? String(claim.scenarios) : claims.reason ? "not judged" : "never"),
      " ", name(claim.text), " ",
      el("span", { class: "soft" }, name(claim.first ? "first " + claim.first : claim.place))))));
}
const choice = (id, label, list, change) => el("label", {}, el("span", { class: "unseen" }, label),
  el("select", { id: id === "tag" ? "only-tag" : id, onchange: (event) => { view[id] = event.target.value; change(); } },
    list.map(([key, text]) => el("option", { value: key, selected: view[id] === key }, name(text)))));
function filters() {
  const counts = new Map();
  for (const item of scenarios) for (const tag of tagged(item)) counts.set(tag, (counts.get(tag) || 0) + 1);
  const tags = [...counts].sort((a, b) => (a[0] < b[0] ? -1 : 1)).map(([tag, count]) => [tag, tag + " (" + count + ")"]);
  return el("div", { class: "row filters", role: "search", "aria-label": "Scenarios" },
    el("input", { type: "search", id: "query", placeholder: "Search names, titles, tags", value: view.query,
      "aria-label": "Search scenarios", oninput: (event) => { view.query = event.target.value; showList(); keep({}); } }),
    tags.length > 0 && choice("tag", "Tag", [["", "every tag"], ...tags], () => go({})),
    !index.compare && choice("group", "Arrange", [["folders", "in folders"], ["flat", "in one list"]], showList),
    !index.compare && choice("order", "Order", ORDERS, showList));
}
function showSuite() {
  const failed = scenarios.filter((item) => !item.passed).length;
  const hours = scenarios.reduce((sum, item) => sum + item.end, 0) / 3.6e6;
  document.title = index.title;
  $("crumb").replaceChildren();
  $("main").replaceChildren(
    el("h1", {}, name(index.title)),
    el("p", { class: "sums" },
      index.compare ? el("span", {}, index.compare.summary.length + " navigators, " + index.compare.scenarios.length
        + (index.compare.scenarios.length === 1 ? " scenario" : " scenarios"))
      : el("span", { class: failed ? "state violated" : "state passed" },
        failed ? failed + " of " + scenarios.length + " not passed"
          : scenarios.length === 1 ? "passed" : "all " + scenarios.length + " passed"),
      el("span", {}, hours.toFixed(2) + " hours driven"),
      el("span", {}, scenarios.reduce((sum, item) => sum + item.fixes, 0).toLocaleString("en") + " fixes"),
      !index.compare && el("span", {}, (scenarios.reduce((sum, item) => sum + item.ms, 0) / 1000).toFixed(2) + " s of work")),
    index.compare ? "" : suiteRuns(),
    index.compare ? "" : claimList(),
    index.compare ? "" : groupList(),
    index.compare ? "" : marginList(),
    filters(),
    el("div", { class: "row chips", role: "group", "aria-label": "Filter by result" }, chips()),
    el("p", { class: "soft", id: "found", role: "status" }),
    index.compare ? el("div", { class: "wide", tabindex: "0", role: "region", "aria-label": "All scenarios" }, compareSummary()) : "",
    index.compare ? el("div", { class: "wide", id: "list", tabindex: "0", role: "region", "aria-label": "Each scenario" })
      : el("div", { id: "list" }),
    el("p", { id: "none", hidden: true }, "Nothing matches."));
  showList();
}
