function commands(item, raw, store) {
  const operand = item.operand || item.path;
  const path = shellWord(operand.startsWith("-") ? "./" + operand : operand) + (item.options ? " " + item.options : "");
  const line = (label, text) => {
    const code = el("code", { tabindex: "0" }, text);
    const node = el("div", { class: "command" }, el("span", {}, label), code,
      el("button", { type: "button", "aria-label": "Copy the command: " + label, onclick: () => copy(code.textContent) }, "Copy"));
    return { node, code };
  };
  const list = [line("reproduce", (item.state === "error" ? "navsim lint " : "navsim run ") + path).node];
  if (raw.drive) {
    const explain = line("explain", "");
    store.onMove.push((t) => { explain.code.textContent = "navsim explain " + path + " --at " + (Math.round(t / 100) / 10); });
    list.push(explain.node);
  }
  if (raw.acceptable) list.push(line("accept", "navsim accept " + path).node);
  return card("Commands", list);
}
function verdictPanel(item, raw) {
  const list = (lines, look) => lines.map((text) => el("li", { class: look }, name(text)));
  // The file is named above already.
  const short = (text) => (text.startsWith(item.path + ":") ? text.slice(item.path.length + 1).replace(/^(\d+): /, "line $1: ") : text);
  const parts = [
    list(raw.errors, "broken"),
    raw.expectations.map(([met, text, found, margin]) => el("li", { class: met === null ? "unjudged" : met ? "held" : "broken" },
      el("span", { class: "unseen" }, met === null ? "not judged: " : met ? "met: " : "violated: "), name(short(text)), found && !met ? el("span", { class: "soft" }, "; ", name(found)) : margin ? el("span", { class: "soft" }, ", by " + margin) : null)),
    list(raw.violations, "broken"), list(raw.warnings, ""), list(raw.notes, ""),
  ].flat();
  if (raw.golden) parts.push(el("li", { class: raw.golden === "equal" ? "held" : "broken" }, "golden " + raw.golden));
  return card("Verdict", el("ul", { id: "verdict" }, parts));
}
function showDrive(place, t) {
  const item = scenarios[place], raw = detail(place);
  document.title = item.name + " · " + index.title;
  $("crumb").replaceChildren("› ", name(item.name));
  const link = (to, text) => scenarios[to]
    ? el("a", { href: address(to), "aria-label": text + ": " + scenarios[to].name }, text === "Next" ? "next ›" : "‹ before") : null;
  const head = el("div", { class: "head" },
    el("div", {}, el("h1", {}, name(item.title || item.name)),
      el("p", {}, el("span", { class: "state " + item.state }, STATES[item.state]), " · ",
        el("span", { class: "soft" }, name(item.path), " · " + item.fixes + " fixes" + (index.compare ? "" : " · " + item.ms.toFixed(1) + " ms"))),
      item.headline ? el("p", { class: item.state }, name(item.headline)) : null,
      raw.drive && raw.drive.remark ? el("p", { class: "soft", id: "remark" }, raw.drive.remark) : null),
    el("div", { class: "row" }, link(place - 1, "Before"), link(place + 1, "Next")));
  if (!raw.drive) {
    $("main").replaceChildren(head, verdictPanel(item, raw), commands(item, raw, null));
    return null;
  }
  const drive = raw.drive, store = driveStore(drive, t);
  store.drive = drive;
  const line = timeline(drive, store);
  const events = eventsPanel(drive, store);
  const map = driveMap(drive, mapData(raw.map), store);
  const about = drive.about || (item.tags || []).length || drive.set.length
    ? card("About", drive.about ? el("p", {}, name(drive.about)) : null,
      item.tags ? el("p", { class: "soft" }, "tags: ", name(item.tags.join(", "))) : null,
      drive.references.map((text) => el("p", { class: "soft" }, name(text))),
      drive.set.map((text) => el("p", {}, el("code", {}, name(text)))), el("p", { class: "soft" }, "seed " + drive.seed)) : null;
  $("main").replaceChildren(head, el("div", { class: "drive" },
    el("div", { class: "stage" }, map.node,
      el("section", { class: "card", "aria-label": "Timeline" }, player(drive, store, line), el("div", { class: "line" }, line.node))),
    el("div", {}, nowPanel(drive, store), drive.diff ? differencePanel(drive, raw, store) : null,
      decisionsPanel(drive, store), events, verdictPanel(item, raw), commands(item, raw, store), about)));
  line.draw();
  map.start();
  store.seek(store.t);
  return store;
}
