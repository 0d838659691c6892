// What waits, by what it has in common: a group is looked through, or accepted at once.
function showGroups() {
  document.title = "Review · workbench";
  $("crumb").replaceChildren("› review");
  const names = [...new Set(review.list.map((item) => item.group))];
  const cards = names.map((group) => {
    const all = review.list.filter((item) => item.group === group), rest = all.filter((item) => !item.verdict);
    const known = review.groups.find((other) => other.name === group);
    const fit = rest.filter((item) => !item.isObstructed);
    const look = (item) => el("button", { type: "button", class: "linked", onclick: () => lookAt(item) }, name(item.name));
    return el("section", { class: "card group", "data-group": group },
      el("h2", {}, name(known ? known.words : (all.length === 1 ? "1 scenario: " : all.length + " scenarios: ") + group)),
      el("p", { class: "soft" }, rest.length === all.length ? "" : rest.length ? rest.length + " left: " : "Nothing is left.", rest.slice(0, 6).map((item, i) => [i ? ", " : "", look(item)]), rest.length > 6 ? " and " + (rest.length - 6) + " more" : ""),
      rest.length ? el("div", { class: "row" }, el("button", { type: "button", class: "look-through", onclick: () => lookAt(rest[0]) }, "Look through"),
        known && fit.length > 1 ? el("button", { type: "button", class: "accept-group", onclick: () => acceptGroup(group).then(showGroups) }, "Accept all " + fit.length) : null) : null);
  });
  const isDone = !review.list.some((item) => !item.verdict);
  $("main").replaceChildren(el("h1", {}, "Review"), el("p", {}, review.list.length + (review.list.length === 1 ? " recording waits" : " recordings wait") + ", in " + names.length + (names.length === 1 ? " group." : " groups."),
    " What is accepted as a group must differ in nothing else, and be what was run a moment ago."),
  el("p", { class: "soft", role: "status", id: "review-said" }, review.said), ...cards,
  isDone ? el("p", { id: "review-none" }, "Nothing is left. ", el("a", { href: "#" }, "Back to the list")) : "");
  open = {};
  return open;
}
// Accepts what is left of a group; what cannot be accepted stays, and says why.
async function acceptGroup(group) {
  const members = review.list.filter((item) => item.group === group && !item.verdict && !item.isObstructed && !item.busy);
  if (!members.length) { review.said = "nothing of this group can be accepted"; return; }
  for (const item of members) item.busy = true;
  try {
    const said = await ask("acceptGroup", { group, members: members.map(({ name, path, digest }) => ({ name, path, digest })) });
    for (const told of said.members) {
      if (told.row) learn(told.row);
      if (told.accepted) members.find((item) => item.name === told.name).verdict = "accept";
    }
    const left = said.members.filter((told) => !told.accepted);
    review.said = "accepted " + (said.members.length - left.length) + " of " + said.members.length + left.map((told) => "; " + told.name + ": " + told.words).join("");
  } catch (error) {
    review.said = error.message;
  } finally {
    for (const item of members) item.busy = false;
  }
  say(review.said);
}
async function lookAt(item) {
  review.place = review.list.indexOf(item);
  if (open.store) open.store.end();
  open = { ...(await showReviewed()) };
}
