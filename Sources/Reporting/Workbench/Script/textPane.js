// The text beside the picture: typed in, and changed by the hand.
function textPane(bench) {
  const area = el("textarea", { id: "text", spellcheck: "false", wrap: "off", "aria-label": "The scenario's text", rows: 24 });
  const list = el("ol", { id: "problems", "aria-label": "Problems of the text" });
  const changed = el("p", { class: "soft", id: "changed-lines" });
  area.value = bench.text;
  let timer = null;
  area.addEventListener("input", () => {
    const asked = performance.now();
    clearTimeout(timer);
    timer = setTimeout(() => { timer = null; bench.write(area.value, asked); }, 120);
  });
  const lineHeight = () => parseFloat(getComputedStyle(area).lineHeight) || 18;
  function lines(text, before) {
    const [a, b] = [before.split("\n"), text.split("\n")];
    let start = 0;
    while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
    let end = 0;
    while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
    return { start, count: b.length - end - start, gone: a.length - end - start };
  }
  function put(text) {
    if (area.value === text) return;
    const { start, count, gone } = lines(text, area.value);
    const top = area.scrollTop;
    area.value = text;
    const y = start * lineHeight();
    area.scrollTop = y < top || y > top + area.clientHeight - 40 ? Math.max(0, y - area.clientHeight / 3) : top;
    changed.textContent = "line " + (start + 1) + (count > 1 ? " to " + (start + count) : "") + (count === gone ? " changed" : count > gone ? ": " + (count - gone) + " more" : ": " + (gone - count) + " fewer");
  }
  // Puts the cursor at a line and a column, both from 1.
  function stand(line, column, length = 1) {
    const before = area.value.split("\n").slice(0, line - 1).join("\n");
    const at = before.length + (line > 1 ? 1 : 0) + column - 1;
    area.focus();
    area.setSelectionRange(at, at + length);
    area.scrollTop = Math.max(0, (line - 4) * lineHeight());
  }
  // What is being typed is not yet the bench's: no answer takes it away.
  const rests = () => timer === null;
  bench.onText.push(() => { if (rests() && (document.activeElement !== area || area.value !== bench.text)) put(bench.text); });
  bench.onResult.push((result, request) => {
    if (rests() && !request.commits && document.activeElement !== area && result.text) put(result.text);
    list.replaceChildren(...(result.refused ? [{ message: result.refused }] : bench.problems).map((problem) => el("li", { class: "broken" },
      problem.line ? el("button", { type: "button", onclick: () => stand(problem.line, problem.column) }, "line " + problem.line) : null, " ",
      name(problem.message), problem.hint ? el("span", { class: "soft" }, " ", name(problem.hint)) : null)));
  });
  // Shows where a pointer of JSON leads: by its keys, one after another.
  bench.find = (pointer) => {
    bench.show("text");
    let at = 0;
    for (const part of pointer.split("/").slice(1)) {
      if (/^\d+$/.test(part)) {
        let depth = 0, left = +part;
        for (at = area.value.indexOf("[", at) + 1; at < area.value.length && left; at += 1) {
          const letter = area.value[at];
          if ("[{".includes(letter)) depth += 1; else if ("]}".includes(letter)) depth -= 1;
          if (letter === "," && depth === 0) left -= 1;
        }
      } else at = Math.max(at, area.value.indexOf('"' + part + '"', at));
    }
    const line = area.value.slice(0, at).split("\n").length;
    stand(line, 1, (area.value.split("\n")[line - 1] || "").length);
  };
  return el("div", { class: "text-pane" },
    el("div", { class: "row" }, el("button", { type: "button", onclick: () => bench.edit([{ do: "layOut" }]) }, "Format"), el("span", { class: "soft" }, "Ctrl+Space: what can be written here"), changed),
    el("div", { class: "typing" }, area, completing(bench, area)), list);
}
