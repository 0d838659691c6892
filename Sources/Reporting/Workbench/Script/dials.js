// Every key of the navigator, and the numbers of the drive, as dials: what is turned is a change of the text.
function dials(bench) {
  const rows = [];
  const standard = (key) => (key.default === "max" ? "max" : key.default);
  const shown = (value) => (typeof value === "string" ? value : JSON.stringify(value));
  // What a hand can turn through: four times the default, within what the key takes.
  function reach(key) {
    const middle = typeof key.default === "number" && key.default > 0 ? key.default : Math.min(key.max, 60);
    const low = Math.max(key.min, 0), high = Math.min(key.max, Math.max(low + 1, middle * 4));
    return { low, high, step: key.kind === "whole" ? 1 : 10 ** Math.floor(Math.log10(Math.max((high - low) / 100, 0.001))) };
  }
  function row(key, at, read) {
    const id = "dial-" + at.slice(1).split("/").join("-");
    let grip = null;
    const turn = (value, commits) => {
      grip ??= {};
      bench.edit([{ do: "set", at, value }], { grip, commits, asked: performance.now() });
      if (commits) grip = null;
    };
    const mark = el("span", { class: "soft dial-mark", title: "by the suite's defaults, a part that is included, or the map" });
    const reset = el("button", { type: "button", class: "small", title: "Back to the default", "aria-label": "Default for " + key.name, onclick: () => bench.edit([{ do: "set", at, value: null }]) }, "×");
    let put;
    const inputs = [];
    if (key.kind === "flag") {
      const box = el("input", { type: "checkbox", id, onchange: () => turn(box.checked, true) });
      put = (value) => { box.checked = value === true; };
      inputs.push(box);
    } else if (key.kind === "choice") {
      const list = el("select", { id, onchange: () => turn(list.value, true) }, key.words.map((word) => el("option", { value: word }, words(word))));
      put = (value) => { list.value = value; };
      inputs.push(list);
    } else if (key.kind === "text") {
      const box = el("input", { type: "text", id, onchange: () => turn(box.value, true) });
      put = (value) => { box.value = value ?? ""; };
      inputs.push(box);
    } else {
      const { low, high, step } = reach(key);
      const number = (text) => { const value = Number(text); return text !== "" && Number.isFinite(value) ? (key.kind === "whole" ? Math.round(value) : value) : null; };
      const box = el("input", { type: "text", inputmode: "decimal", id, class: "num", onchange: () => {
        const value = box.value.trim() === "max" && key.allowsMax ? "max" : number(box.value.trim());
        if (value !== null) turn(value, true);
      } });
      const range = el("input", {
        type: "range", min: low, max: high, step, "aria-label": key.name + (key.unit ? ", " + key.unit : ""), "data-range": at,
        oninput: () => { box.value = range.value; turn(Number(range.value), false); }, onchange: () => turn(Number(range.value), true),
      });
      put = (value) => {
        if (document.activeElement !== range || grip === null) range.value = typeof value === "number" ? value : high;
        if (document.activeElement !== box) box.value = shown(value);
      };
      inputs.push(range, box);
    }
    const sweep = key.kind === "number" || key.kind === "whole"
      ? el("button", { type: "button", class: "small", title: "Drive with several values and many seeds", "aria-label": "Sweep " + key.name, onclick: () => sweeping(bench, key, at, reach(key)) }, "≋") : null;
    const node = el("div", { class: "dial" + (inputs.length > 1 ? " turned" : ""), "data-name": key.name.toLowerCase() + " " + key.meaning.toLowerCase() },
      // The fold says which section it is of.
      el("label", { for: id, title: key.name + ": " + key.meaning + (key.source ? " (" + key.source + ")" : "") }, key.name.split(".").pop()),
      el("span", { class: "dial-inputs" }, inputs, inputs.length > 1 ? el("span", { class: "soft dial-unit" }, key.unit || "") : null),
      mark, el("span", { class: "row" }, key.source ? sweep : null, reset),
      el("p", { class: "soft dial-meaning" }, key.meaning, key.source ? " Default " + shown(key.default) + (key.unit ? " " + key.unit : "") + ", " + key.source + "." : ""));
    rows.push({
      node, refresh(outline) {
        node.classList.toggle("unfit", at.startsWith("/trace/drive/") && !(at.endsWith("/limit") ? ["path"] : ["waypoints", "path", "random"]).includes(outline.way));
        const found = read(outline);
        const value = found ? found.value : standard(key);
        put(value);
        node.classList.toggle("own", !!found && found.own);
        mark.textContent = !found ? "" : found.own ? "" : "set elsewhere";
        reset.hidden = !found || !found.own;
      },
    });
    return node;
  }
  const sections = new Map();
  for (const key of language.navigator) {
    const section = key.name.includes(".") ? key.name.split(".")[0] : "navigator";
    if (!sections.has(section)) sections.set(section, []);
    sections.get(section).push(row(key, "/navigator/" + key.name.split(".").join("/"), (outline) => outline.navigator[key.name]));
  }
  const numbers = language.drive.filter((key) => key.min !== undefined).map((key) => {
    const [, standard] = key.meaning.match(/\(([\d.]+)\)\.?$/) || [];
    // The table's words begin with what is counted.
    const [, unit] = [[/^Metres per second/, "m/s"], [/^Metres/, "m"], [/^Seconds/, "s"]].find(([begins]) => begins.test(key.meaning)) || [];
    return row({ name: key.name, meaning: key.meaning, unit, kind: "number", min: key.min, max: key.max, default: standard === undefined ? 0 : Number(standard) },
      "/trace/drive/" + key.name, (outline) => (key.name in outline.drive ? { value: outline.drive[key.name], own: true } : null));
  });
  const seed = row({ name: "seed", meaning: "The seed of everything that is drawn.", kind: "whole", min: 0, max: 100, default: 0 }, "/seed",
    (outline) => (outline.seed === undefined ? null : { value: Number(outline.seed), own: true }));
  const folds = [["Drive", [seed, ...numbers]], ...[...sections].map(([section, list]) => [words(section), list])];
  const details = folds.map(([title, list]) => el("details", { open: title === "off route" || title === "Drive" }, el("summary", {}, title), list));
  const find = el("input", { type: "search", id: "dial-find", placeholder: "Find a dial", "aria-label": "Find a dial", oninput: () => {
    const wanted = find.value.trim().toLowerCase();
    for (const { node } of rows) node.hidden = !!wanted && !node.dataset.name.includes(wanted);
    for (const fold of details) {
      const any = [...fold.querySelectorAll(".dial")].some((node) => !node.hidden);
      fold.hidden = !any;
      if (wanted) fold.open = any;
    }
  } });
  bench.onResult.push(() => { if (bench.outline) for (const one of rows) one.refresh(bench.outline); });
  return el("div", { class: "dials" }, find, details);
}
// Several values of a dial, each with many seeds: what the navigator does with them, side by side.
async function sweeping(bench, key, at, { low, high, step }) {
  const values = Array.from({ length: 5 }, (all, i) => {
    const value = Math.max(low + (high - low) * (i + 1) / 6, key.min);
    return Number((Math.round(value / step) * step).toFixed(6));
  });
  const box = $("sweep"), seeds = 20;
  box.hidden = false;
  const note = el("p", { class: "soft", role: "status" }, "driving …");
  box.replaceChildren(el("h2", {}, key.name + " with " + seeds + " seeds"), note);
  const onward = (event) => { note.textContent = "drove " + event.told.done + " of " + event.told.total; };
  news.addEventListener("sweep", onward);
  try {
    const { cells } = await ask("sweep", { name: bench.name, path: bench.path, text: bench.text, key: key.name, values: [...new Set(values)], seeds });
    const most = Math.max(1, ...cells.map((cell) => cell.reroutes));
    const isDrawn = /"(faults|random)"/.test(bench.text);
    note.replaceChildren(cells.some((cell) => cell.drives)
      ? el("span", {}, el("span", { class: "key multiple-all" }), " reroutes ", el("span", { class: "key multiple-false" }), " false ones",
        isDrawn ? "" : " · nothing in this drive is drawn, so every seed drives the same: put noise in as a fault")
      : "none of these drives can be judged: " + (cells[0].failure || "no drive of a model"));
    box.append(el("div", { class: "multiples" }, cells.map((cell) => {
      const height = (count) => Math.round(count / most * 60);
      const title = cell.falseReroutes + (cell.falseReroutes === 1 ? " false reroute" : " false reroutes") + " in " + cell.drives + " drives";
      return el("button", { type: "button", class: "multiple", title: "Take " + cell.value, onclick: () => bench.edit([{ do: "set", at, value: cell.value }]) },
        el("span", { class: "num" }, String(cell.value), key.unit ? " " + key.unit : ""),
        svg("svg", { width: 60, height: 66, "aria-hidden": "true" },
          svg("rect", { class: "multiple-all", x: 8, width: 18, y: 64 - height(cell.reroutes), height: height(cell.reroutes) + 1 }),
          svg("rect", { class: "multiple-false", x: 34, width: 18, y: 64 - height(cell.falseReroutes), height: height(cell.falseReroutes) + 1 })),
        el("span", { class: "soft" }, title), cell.seconds === undefined ? null : el("span", { class: "soft" }, "seen after " + cell.seconds.toFixed(1) + " s"));
    })));
  } catch (error) {
    note.textContent = error.message;
  } finally {
    news.removeEventListener("sweep", onward);
  }
  box.append(el("button", { type: "button", onclick: () => { box.hidden = true; } }, "Close"));
}
