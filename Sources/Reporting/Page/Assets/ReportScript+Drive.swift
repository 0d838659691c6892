extension ReportScript {
  /// What changed against the golden: causes, and what followed from them.
  static let difference = #"""
    // The moments at which something differs.
    function moments(drive) {
      if (!drive.diff) return [];
      const list = [];
      for (const cause of drive.diff.causes) {
        for (const change of [cause, ...cause.consequences]) list.push({ t: change.t ?? change.was, text: change.verdict + ": " + change.text });
      }
      return list;
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
      return card("Difference", diff.headline.map((text) => el("p", { class: "differs" }, name(text))),
        el("p", { class: "soft" }, raw.causesSummary || diff.summary), proven ? [proven, all()] : guessed);
    }
    """#

  /// The page of one scenario.
  static let drive = #"""
    function commands(item, raw, store) {
      const operand = item.operand || item.path;
      const path = shellWord(operand.startsWith("-") ? "./" + operand : operand);
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
        raw.expectations.map(([met, text, found]) => el("li", { class: met ? "held" : "broken" },
          el("span", { class: "unseen" }, met ? "met: " : "violated: "), name(short(text)), found && !met ? el("span", { class: "soft" }, "; ", name(found)) : null)),
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
            el("span", { class: "soft" }, name(item.path), " · " + item.fixes + " fixes · " + item.ms.toFixed(1) + " ms")),
          item.headline ? el("p", { class: item.state }, name(item.headline)) : null),
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
    """#

  /// Addresses, keys and the theme.
  static let router = #"""
    let open = { place: null, store: null };
    const hash = () => {
      const found = {};
      for (const part of location.hash.slice(1).split("&")) {
        const at = part.indexOf("=");
        try { if (at > 0) found[part.slice(0, at)] = decodeURIComponent(part.slice(at + 1)); } catch { /* no address */ }
      }
      return found;
    };
    // The address says what is seen, so that it can be sent.
    function current({ t } = {}) {
      if (open.place !== null) return address(open.place, t ?? (open.store ? open.store.t : undefined));
      const parts = [];
      if (view.filter !== "all") parts.push("filter=" + encodeURIComponent(view.filter));
      if (view.query) parts.push("q=" + encodeURIComponent(view.query));
      return "#" + parts.join("&");
    }
    // Somebody may have gone elsewhere a moment ago, which nothing that is late may undo.
    let written = location.hash;
    function keep(state) {
      if (location.hash !== written) return;
      history.replaceState(null, "", current(state));
      written = location.hash;
    }
    function go() { keep({}); route(); }
    function route() {
      written = location.hash;
      const wanted = hash();
      const place = scenarios.length === 1 && !wanted.scenario && !("q" in wanted) && !("filter" in wanted) && location.hash !== "#list"
        ? 0 : scenarios.findIndex((item) => item.name === wanted.scenario);
      const t = wanted.t === undefined ? undefined : Number(wanted.t) * 1000;
      if (open.store && place === open.place) {
        if (Number.isFinite(t)) open.store.seek(t);
        return;
      }
      if (open.store) open.store.end();
      open = { place: place < 0 ? null : place, store: null };
      if (place >= 0) {
        open.store = showDrive(place, Number.isFinite(t) ? t : undefined);
      } else {
        view.filter = wanted.filter || "all";
        view.query = wanted.q || "";
        showSuite();
        if (wanted.scenario) say("There is no scenario " + wanted.scenario + " in this report.");
      }
      if (document.body.dataset.ready) { $("main").focus({ preventScroll: true }); scrollTo(0, 0); }
      document.body.dataset.ready = "yes";
    }
    addEventListener("hashchange", route);
    $("skip").onclick = (event) => { event.preventDefault(); $("main").focus(); };
    $("home").onclick = (event) => { event.preventDefault(); location.hash = scenarios.length === 1 ? "#list" : "#"; };
    $("made").replaceChildren("made by ", el("code", {}, name(index.command)));
    $("keys").onclick = () => $("help").showModal();
    $("help-close").onclick = () => $("help").close();
    const THEMES = ["auto", "light", "dark"];
    let theme = "auto";
    try { theme = localStorage.getItem("navsim-theme") || "auto"; } catch { /* a page that may keep nothing */ }
    function paint() {
      if (theme === "auto") delete document.documentElement.dataset.theme; else document.documentElement.dataset.theme = theme;
      $("theme").textContent = "Theme: " + theme;
    }
    $("theme").onclick = () => {
      theme = THEMES[(THEMES.indexOf(theme) + 1) % 3];
      try { localStorage.setItem("navsim-theme", theme); } catch { /* kept for now */ }
      paint();
    };
    addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
      const isTyping = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName) && event.target.type !== "range";
      if (isTyping && event.key !== "Escape") return;
      const { store, place } = open;
      const jump = (list, direction) => {
        const t = step(list, store.t, direction);
        if (t !== undefined) { store.play(false); store.seek(t); }
      };
      const drive = store && store.drive;
      const keys = {
        "?": () => $("help").showModal(),
        "/": () => { if ($("query")) $("query").focus(); },
        Escape: () => { if (place !== null) location.hash = scenarios.length === 1 ? "#list" : "#"; },
        k: () => store && store.play(!store.playing),
        ",": () => drive && jump(drive.fixes.t.length ? drive.fixes.t : drive.track.t, -1),
        ".": () => drive && jump(drive.fixes.t.length ? drive.fixes.t : drive.track.t, 1),
        "[": () => drive && jump(drive.events.filter((item) => item.label).map((item) => item.t), -1),
        "]": () => drive && jump(drive.events.filter((item) => item.label).map((item) => item.t), 1),
        "{": () => drive && jump(moments(drive).map((item) => item.t).sort((a, b) => a - b), -1),
        "}": () => drive && jump(moments(drive).map((item) => item.t).sort((a, b) => a - b), 1),
        "<": () => { if (place > 0) location.hash = address(place - 1); },
        ">": () => { if (place !== null && place + 1 < scenarios.length) location.hash = address(place + 1); },
      };
      if (!keys[event.key]) return;
      event.preventDefault();
      keys[event.key]();
    });
    paint();
    // The list is there at once; a drive lies below in the page and is waited for.
    if (hash().scenario || scenarios.length === 1) addEventListener("DOMContentLoaded", route); else route();
    """#
}
