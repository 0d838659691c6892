// The moments at which something differs.
function moments(drive) {
  if (!drive.diff) return [];
  const list = [];
  for (const cause of drive.diff.causes) {
    for (const change of [cause, ...cause.consequences]) list.push({ t: change.t ?? change.was, text: change.verdict + ": " + change.text });
  }
  return list;
}
// What the golden tells that this drive does not tell at the same time.
function absent(drive) {
  if (!drive.old) return [];
  const told = new Set(drive.events.map((event) => event.t + " " + event.label));
  return drive.old.events.filter((event) => !told.has(event.t + " " + event.label));
}
function differencePanel(drive, raw, store) {
  const { diff } = drive;
  const moment = (t) => (t === undefined ? null
    : el("button", { type: "button", class: "moment num", onclick: () => { store.play(false); store.seek(t); } }, clock(t)));
  const line = (change) => [
    moment(change.was ?? change.t), change.was !== undefined && change.t !== undefined && change.t !== change.was
      ? [" → ", moment(change.t)] : null,
    " ", change.verdict ? el("span", { class: "verdict" }, change.verdict + " ") : null, name(change.text),
    change.cosmetic ? el("span", { class: "soft" }, " (words only)") : null,
  ];
  const hover = (change) => ({
    onpointerenter: () => store.hover(change.t ?? change.was), onpointerleave: () => store.hover(null),
  });
  const number = (i) => el("strong", {}, "Cause " + (i + 1) + " ");
  const consequences = (count) => count + (count === 1 ? " consequence" : " consequences");
  const folded = (title, list, more) => el("details", {}, el("summary", {}, title),
    el("ul", {}, list.map((change) => el("li", hover(change), line(change))),
      more ? el("li", { class: "soft" }, "and " + more + " more") : null));
  // Causes that were proven by a run that follows the golden; else those folded by time.
  const proven = raw.causes && raw.causes.map((cause, i) => el("div", { class: "cause", ...hover(cause) },
    el("p", {}, number(i), moment(cause.t), " ", name(cause.text)),
    cause.reason && !cause.text.includes(cause.reason) ? el("p", {}, name(cause.reason)) : null,
    el("p", { class: "soft" }, cause.rule ? words(cause.rule) + " · " : null, consequences(cause.consequences)
      + (cause.guess ? ", folded by time (a guess)" : ""))));
  const guessed = diff.causes.map((cause, i) => el("div", { class: "cause", ...hover(cause) }, el("p", {}, number(i), line(cause)),
    cause.consequences.length ? folded(consequences(cause.consequences.length + cause.more), cause.consequences, cause.more) : null));
  const all = () => {
    const list = diff.causes.flatMap((cause) => [cause, ...cause.consequences]);
    return el("div", { class: "cause" }, folded("All " + diff.changes + " differences by time", list, diff.changes - list.length));
  };
  // That a dial was turned is known to whoever turned it.
  const told = diff.headline.filter((text) => !drive.reference || !text.startsWith("header: config "));
  const inAll = el("div", { class: "cause" }, el("p", {}, el("strong", {}, "In all")),
    told.map((text) => el("p", { class: "differs" }, name(text))));
  const head = el("p", { class: "soft" }, drive.isOther ? "Otherwise than in the " + drive.reference + ":" : raw.causesSummary || diff.summary);
  // Between two navigators nothing is the cause of the rest.
  if (drive.isOther) return card("Difference", head, inAll, all());
  // What follows from a cause is told after it; under a hand that turns, what became of the drive comes first.
  return drive.reference ? card("Difference", inAll, head, proven || guessed)
    : card("Difference", head, proven || guessed, inAll, proven ? all() : null);
}
