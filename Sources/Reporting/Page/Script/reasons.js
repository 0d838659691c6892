function decisionsPanel(drive, store) {
  const body = el("tbody", { id: "decisions" });
  const note = el("p", { class: "soft" });
  const box = el("select", { id: "rule", "aria-label": "Rules", onchange: () => show(store.t, true) },
    [["", "all rules"]].concat([...new Set(drive.decisions.map((item) => item.rule))].sort().map((rule) => [rule, words(rule)]))
      .map(([value, label]) => el("option", { value }, label)));
  const ROWS = 9;
  let shown = null;
  function show(t, isForced) {
    const list = drive.decisions.filter((item) => !box.value || item.rule === box.value);
    const times = list.map((item) => item.t);
    const at = lastAt(times, t);
    let from = clamp(at - Math.floor(ROWS / 2), 0, Math.max(0, list.length - ROWS));
    const key = box.value + from + ":" + at;
    if (key === shown && !isForced) return;
    shown = key;
    body.replaceChildren(...list.slice(from, from + ROWS).map((item) => {
      const margin = item.margin;
      const past = typeof margin === "number" && Math.abs(margin) < 1e12
        ? quantity(Math.abs(margin), item.unit) + (margin >= 0 ? " past" : " short") : "";
      return el("tr", { class: at >= 0 && item.t === times[at] ? "now" : null },
        el("td", { class: "num" }, el("button", { type: "button", onclick: () => store.seek(item.t) }, clock(item.t))),
        el("td", {}, words(item.rule), item.detail ? el("span", { class: "soft" }, " · " + words(item.detail)) : null),
        el("td", { class: "num" }, quantity(item.measured, item.unit)),
        el("td", { class: "num" }, quantity(item.threshold, item.unit)),
        el("td", { class: "num" }, past),
        el("td", {}, el("span", { class: item.fired ? "tone-change" : "soft" }, item.fired ? "fired" : "held")));
    }));
    note.textContent = list.length ? (at + 1) + " of " + list.length + " decisions up to here" : "No decision was taken.";
  }
  store.onMove.push((t) => show(t, false));
  return card("Decisions", el("div", { class: "row" }, box, note),
    el("div", { class: "scroll", tabindex: "0", role: "region", "aria-label": "Decisions around the cursor" },
      el("table", {}, el("thead", {}, el("tr", {},
        ["at", "rule", "measured", "threshold", "margin", "verdict"].map((text, i) =>
          el("th", { scope: "col", class: i && i < 5 && i !== 1 ? "num" : null }, text)))), body)));
}
