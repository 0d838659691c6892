// What waits to be accepted: what is done now over what the golden says.
const review = { list: [], groups: [], place: 0, looked: null, said: "" };
async function showReview() {
  document.title = "Review · workbench";
  $("crumb").replaceChildren("› review");
  $("main").replaceChildren(el("p", { role: "status" }, "looking what waits …"));
  const { pending, groups } = await ask("pending", {});
  Object.assign(review, { list: pending.map((item) => ({ ...item, verdict: null })), groups, place: 0, said: "" });
  return pending.length > 1 ? showGroups() : showReviewed();
}
const left = () => review.list.filter((item) => !item.verdict).length;
async function showReviewed() {
  const item = review.list[review.place];
  if (!item) {
    $("main").replaceChildren(el("h1", {}, "Review"), el("p", { id: "review-none" }, review.list.length ? "Nothing is left." : "Nothing waits. ‘Run all’ finds what differs from its golden."),
      review.said ? el("p", { class: "soft", role: "status" }, review.said) : null, el("p", {}, el("a", { href: "#" }, "Back to the list")));
    return null;
  }
  let looked;
  try { looked = await ask("look", { name: item.name }); } catch (error) { looked = { error: error.message, obstacle: error.message, cause: error.message }; }
  review.looked = looked;
  if (looked.digest) item.digest = looked.digest;
  const rest = review.list.filter((other) => other.group === item.group && !other.verdict && !other.isObstructed).length;
  const bar = el("div", { class: "card review", id: "review" },
    el("div", { class: "row" }, el("strong", {}, (review.place + 1) + " of " + review.list.length), el("span", { class: "soft" }, name(item.group), " · " + left() + " left"),
      el("button", { type: "button", id: "accept", disabled: !!looked.obstacle, onclick: () => decide("accept") }, "Accept (a)"),
      el("button", { type: "button", id: "reject", onclick: () => decide("reject") }, "Reject (r)"),
      el("button", { type: "button", id: "skip-one", onclick: () => decide("skip") }, "Skip (s)"),
      el("button", { type: "button", id: "edit", onclick: () => decide("edit") }, "Edit (e)"),
      review.groups.some((group) => group.name === item.group) && rest > 1
        ? el("button", { type: "button", id: "accept-group", onclick: () => decide("all") }, "Accept the group (A)") : null,
      rest > 1 ? el("button", { type: "button", id: "skip-group", onclick: () => decide("group") }, "Skip the group") : null,
      review.list.length > 1 ? el("button", { type: "button", id: "groups", onclick: () => { if (open.store) open.store.end(); showGroups(); } }, "Groups (g)") : null),
    el("p", { id: "cause" }, name(looked.cause || "")), looked.obstacle ? el("p", { class: "violated", id: "obstacle" }, "It cannot be accepted: ", name(looked.obstacle)) : null,
    el("p", { class: "soft", role: "status", id: "review-said" }, review.said));
  let store = null;
  if (looked.item) {
    learn(looked.item);
    const place = scenarios.findIndex((other) => other.name === item.name);
    const bench = { name: item.name, path: item.path, text: looked.text };
    drives.set(place, { ...told(looked.detail), map: looked.map || undefined });
    await mapOf(bench, looked.map);
    store = showDrive(place);
    const row = $("main").querySelector(".head .row");
    if (row) row.remove();
  } else $("main").replaceChildren();
  $("main").prepend(bar);
  return { store, decide };
}
async function decide(verdict) {
  const item = review.list[review.place];
  if (!item || !review.looked || item.busy) return;
  if (verdict === "edit") { location.hash = "#scenario=" + encodeURIComponent(item.name); return; }
  if (verdict === "accept" && review.looked.obstacle) { say("It cannot be accepted: " + review.looked.obstacle); return; }
  item.busy = true;
  try {
    if (verdict === "accept") {
      const said = await ask("accept", { name: item.name, digest: review.looked.digest });
      learn(said.row);
      review.said = item.name + ": " + said.words;
      if (!said.accepted) { $("review-said").textContent = review.said; return; }
    } else if (verdict === "reject") {
      const said = await ask("reject", { name: item.name });
      review.said = item.name + ": " + said.words;
    } else if (verdict === "all") {
      item.busy = false;
      await acceptGroup(item.group);
      if (!item.verdict) { $("review-said").textContent = review.said; return; }
    } else review.said = item.name + ": skipped";
  } catch (error) {
    $("review-said").textContent = error.message;
    return;
  } finally {
    item.busy = false;
  }
  item.verdict = verdict;
  if (verdict === "group") for (const other of review.list) if (other.group === item.group) other.verdict ??= "skip";
  while (review.list[review.place] && review.list[review.place].verdict) review.place += 1;
  // What was stepped over on the way here comes last.
  if (!review.list[review.place]) review.place = Math.max(0, review.list.findIndex((other) => !other.verdict) + 1 || review.list.length + 1) - 1;
  say(review.said);
  if (open.store) open.store.end();
  open = { ...(await showReviewed()) };
}
