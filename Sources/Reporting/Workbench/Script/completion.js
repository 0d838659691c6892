// What could be written where the cursor stands, as the program knows the language; taken with Enter or Tab.
function completing(bench, area) {
  const list = el("ul", { id: "proposals", role: "listbox", "aria-label": "What could be written here", hidden: true });
  area.setAttribute("aria-autocomplete", "list");
  area.setAttribute("aria-controls", "proposals");
  let found = [], chosen = 0, isQuoted = false, turn = 0, isTaking = false, timer = null;
  const typed = () => /[\w.-]*$/.exec(area.value.slice(0, area.selectionStart))[0];
  function close() {
    turn += 1;
    clearTimeout(timer);
    found = [];
    list.hidden = true;
    area.removeAttribute("aria-activedescendant");
  }
  function choose(place) {
    chosen = (place + found.length) % found.length;
    [...list.children].forEach((item, i) => item.setAttribute("aria-selected", String(i === chosen)));
    area.setAttribute("aria-activedescendant", "proposal-" + chosen);
    list.children[chosen].scrollIntoView({ block: "nearest" });
  }
  function stand() {
    const style = getComputedStyle(area), before = area.value.slice(0, area.selectionStart).split("\n");
    const ruler = document.createElement("canvas").getContext("2d");
    ruler.font = style.fontSize + " " + style.fontFamily;
    const [height, pad] = [parseFloat(style.lineHeight), parseFloat(style.paddingTop)];
    const x = ruler.measureText(before[before.length - 1].replace(/\t/g, "  ")).width - area.scrollLeft + pad;
    list.style.left = Math.max(0, Math.min(x, area.clientWidth - list.offsetWidth)) + "px";
    const y = area.offsetTop + before.length * height - area.scrollTop + pad;
    list.style.top = (y + list.offsetHeight > area.offsetTop + area.clientHeight ? y - height - list.offsetHeight - 2 : y + 2) + "px";
  }
  // By itself it comes only where a name or a word is begun; asked for, wherever there is something to say.
  async function propose(isAsked) {
    turn += 1;
    const own = turn;
    let said;
    try { said = await ask("complete", { text: area.value, at: area.selectionStart }); } catch { return; }
    if (own !== turn || document.activeElement !== area || said.dropped) return;
    const prefix = typed().toLowerCase();
    isQuoted = said.quoted;
    found = said.proposals.filter(({ label }) => label.toLowerCase().includes(prefix))
      .sort((a, b) => b.label.toLowerCase().startsWith(prefix) - a.label.toLowerCase().startsWith(prefix)).slice(0, 60);
    if (!found.length || (!isAsked && found.length === 1 && found[0].label.toLowerCase() === prefix)) { close(); if (isAsked) say("nothing is known to be written here"); return; }
    list.replaceChildren(...found.map((item, i) => el("li", { role: "option", id: "proposal-" + i, "aria-selected": "false", onpointerdown: (event) => { event.preventDefault(); choose(i); take(); } },
      el("code", {}, item.label), el("span", { class: "soft" }, " ", item.detail), item.meaning ? el("span", { class: "proposal-meaning" }, item.meaning) : null)));
    list.hidden = false;
    stand();
    choose(0);
    say(found.length + (found.length === 1 ? " proposal" : " proposals"));
  }
  function take() {
    const item = found[chosen], from = area.selectionStart - typed().length, rest = area.value.slice(area.selectionStart);
    let end = area.selectionStart + /^[\w.-]*/.exec(rest)[0].length, text = item.inserted;
    if (isQuoted) {
      if (area.value[end] === '"') end += 1;
      text += '"';
      if (item.key && !/^\s*:/.test(area.value.slice(end))) text += ": ";
    }
    close();
    area.setSelectionRange(from, end);
    isTaking = true;
    // As typed by hand, so that the editor's own step back takes it back.
    if (!document.execCommand("insertText", false, text)) { area.setRangeText(text, from, end, "end"); area.dispatchEvent(new Event("input")); }
    isTaking = false;
  }
  area.addEventListener("input", (event) => {
    if (isTaking) return;
    clearTimeout(timer);
    if (/[\w".-]$/.test(event.data || "") || (!list.hidden && event.inputType === "deleteContentBackward")) timer = setTimeout(() => propose(false), 60);
    else close();
  });
  area.addEventListener("keydown", (event) => {
    if (event.ctrlKey && event.key === " ") { event.preventDefault(); propose(true); return; }
    if (list.hidden) return;
    const act = { ArrowDown: () => choose(chosen + 1), ArrowUp: () => choose(chosen - 1), Enter: take, Tab: take, Escape: close }[event.key];
    if (!act) { if (/^(Arrow|Home|End|Page)/.test(event.key)) close(); return; }
    event.preventDefault();
    event.stopPropagation();
    act();
  });
  area.addEventListener("blur", close);
  area.addEventListener("scroll", () => { if (!list.hidden) stand(); });
  return list;
}
