// A recorded drive that is dropped on the page, as `navsim new` reads it: looked at, corrected, and made a scenario.
function dropping(map) {
  const take = async (file) => {
    if (!file) return;
    try {
      const sent = await fetch("trace/" + encodeURIComponent(file.name.replace(/[^A-Za-z0-9.]/g, "")), { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file });
      const text = await sent.text();
      const said = sent.ok || sent.status === 422 ? JSON.parse(text) : { error: text };
      if (said.error) throw new Error(said.error);
      await showRecorded({ ...said, map: map(), name: file.name.replace(/\.[^.]*$/, ""), ignored: [], added: [], answers: [] });
    } catch (error) {
      if ($("told")) $("told").textContent = error.message;
      say(error.message);
    }
  };
  const input = el("input", { type: "file", id: "trace-file", class: "unseen", tabindex: "-1", "aria-label": "A recorded drive", onchange: () => take(input.files[0]) });
  return { take, node: el("span", {}, input, el("button", { type: "button", id: "trace-open", onclick: () => input.click() }, "Recorded drive …")) };
}
const SURE = { sure: "sure", likely: "likely", doubtful: "doubtful" };
const ANSWERS = { missedTurn: "a missed turn", wrongTurn: "a wrong turn", detour: "a detour", shortcut: "a shortcut", uTurn: "a U-turn", receiver: "none: the receiver erred", unknown: "nobody can say: expect nothing" };
// A drive as it was made out, with what a person corrected; what follows is read anew at each correction.
async function showRecorded(asked, { at = 0, focus } = {}) {
  document.title = asked.name + " · workbench";
  $("crumb").replaceChildren("› ", name(asked.name));
  if (!focus) $("main").replaceChildren(el("p", { role: "status" }, "matching " + asked.fixes + " fixes …"));
  const corrections = { drive: asked.drive, map: asked.map, ignored: asked.ignored.map((stop) => stop.at), added: asked.added, answers: asked.answers };
  let read;
  try {
    read = await ask("recorded", corrections);
  } catch (error) {
    $("main").replaceChildren(el("h1", {}, "Recorded drive"), el("p", { class: "violated", id: "told" }, name(error.message)), el("p", {}, el("a", { href: "#new" }, "Another map, or another drive")));
    return;
  }
  if (!maps.has(asked.map)) maps.set(asked.map, await ask("map", { map: asked.map }));
  const line = polyline(read.fixes), end = read.times[read.times.length - 1] || 1;
  const judged = (item) => (item.answer === "receiver" || item.answer === "unknown" ? "no " + item.kind : item.kind);
  const events = read.departures.map((item, i) => ({ i, t: item.t, event: item.kind, source: "drive", label: judged(item), tone: item.demanded ? "change" : "notice", text: item.sentence + " (" + SURE[item.certainty] + ")", data: {} }));
  const picture = { ...NOTHING(), end, events, fixes: { ...NOTHING().fixes, t: read.times, ...line }, track: { t: read.times, ...line, s: "0".repeat(read.times.length) },
    routes: read.plan ? [{ t: 0, reason: "planned", until: end, ...polyline(read.plan) }] : [],
    stops: read.stops.filter((stop) => stop.role !== "start").map((stop) => ({ title: stop.title, via: false, lat: [stop.lat], lon: [stop.lon] })) };
  const store = driveStore(picture, 0);
  store.drive = picture;
  store.select = (event) => store.seek(event.t);
  const map = driveMap(picture, maps.get(asked.map), store), bar = timeline(picture, store);
  const change = (focus, what) => {
    Object.assign(asked, what);
    if (open.store === store) store.end();
    return showRecorded(asked, { at: store.t, focus });
  };
  const moment = (t) => el("button", { type: "button", class: "small num", onclick: () => store.seek(t), "aria-label": "Show " + clock(t, 0) }, clock(t, 0));
  // Each correction is known by its moment on the drive's own clock: what else is corrected moves none.
  const near = (one, other) => Math.abs(one - other) <= 5000;
  const stops = read.stops.map((stop, i) => {
    const when = read.epoch + stop.t, own = asked.added.find((other) => near(other, when));
    const text = [moment(stop.t), " ", name(stop.title), el("span", { class: "soft" }, " ", name(stop.reason), ", " + SURE[stop.certainty])];
    if (stop.role !== "stop") return el("li", {}, stop.role === "start" ? "Began: " : "Led to: ", text);
    if (own !== undefined) return el("li", {}, text, " ", el("button", { type: "button", class: "small", id: "unput-" + i, onclick: () => change("put", { added: asked.added.filter((other) => other !== own) }) }, "Remove"));
    return el("li", {}, el("label", {}, el("input", { type: "checkbox", id: "stop-" + i, checked: true, onchange: () => change("put", { ignored: [...asked.ignored, { at: when, t: stop.t, title: stop.title }] }) }), " a stop"), " ", text);
  });
  const ignored = asked.ignored.map((stop, i) => el("li", { class: "soft" }, el("label", {}, el("input", { type: "checkbox", id: "ignored-" + i, onchange: () => change("put", { ignored: asked.ignored.filter((other) => other !== stop) }) }), " no stop"), " ", moment(stop.t), " ", name(stop.title)));
  const put = el("button", { type: "button", id: "put", title: "At the moment that the player shows", onclick: () => change("put", { added: [...asked.added, Math.round(read.epoch + store.t)] }) }, "The route has a place here");
  const departures = read.departures.map((item, i) => {
    const when = read.epoch + item.t, others = asked.answers.filter((answer) => !near(answer.at, when));
    const choice = el("select", { id: "answer-" + i, "aria-label": "What happened at " + clock(item.t, 0), onchange: () => change("answer-" + i, { answers: choice.value ? [...others, { at: when, answer: choice.value }] : others }) },
      el("option", { value: "" }, item.answer ? "as made out" : "as made out: " + ANSWERS[item.word]), read.answers.map((word) => el("option", { value: word, selected: item.answer === word }, "it was " + ANSWERS[word])));
    const so = item.answer === "receiver" ? ": a navigator must keep its route" : item.demanded ? ": a navigator must see it" : item.answer === "unknown" ? ": nothing is expected" : item.answer ? ": the fixes do not show it, nothing is expected" : ": asked in the description";
    return el("li", {}, moment(item.t), " ", el("strong", {}, judged(item)), " ", name(item.sentence), el("span", { class: "soft" }, ", " + SURE[item.certainty] + so), " ", choice);
  });
  const path = el("input", { type: "text", id: "record-path", value: asked.path ?? (index.title === "" ? "" : (asked.map.slice(0, asked.map.lastIndexOf("/maps/")) + "/recorded/" + asked.name.toLowerCase().replace(/[^a-z0-9]+/g, "-") + ".json")), size: 44, oninput: () => { asked.path = path.value; } });
  const hide = el("input", { type: "checkbox", id: "anonymise", checked: !!asked.hide, onchange: () => { asked.hide = hide.checked; } });
  const said = el("p", { id: "recorded-said", role: "status" });
  const keepIt = el("button", { type: "button", id: "record", onclick: async () => {
    keepIt.disabled = true;
    said.textContent = "trying the drive …";
    try {
      const made = await ask("record", { ...corrections, anonymise: hide.checked, path: path.value.trim() });
      learn(made.row);
      location.hash = "#scenario=" + encodeURIComponent(made.name);
    } catch (error) {
      said.textContent = error.message;
      keepIt.disabled = false;
    }
  } }, "Save scenario, trace, map and golden");
  $("main").replaceChildren(el("div", { class: "head" }, el("div", {}, el("h1", {}, name(asked.name)),
    el("p", { class: "soft" }, read.times.length + " fixes over " + clock(end, 0) + ", " + (read.matched * 100).toFixed(0) + " % on roads, " + read.away.toFixed(1) + " m from them; the blue line is what a navigator would have planned"))),
  el("div", { class: "drive" }, el("div", { class: "stage" }, map.node, el("section", { class: "card", "aria-label": "Timeline" }, player(picture, store, bar), el("div", { class: "line" }, bar.node))),
    el("div", {}, card("Places", el("ul", { id: "places" }, stops, ignored), el("p", {}, put)),
      card("Departures", departures.length ? el("ul", { id: "departures" }, departures) : el("p", {}, "The driver kept to the way.")),
      card("What must be so", el("ul", { id: "expectations" }, read.expectations.map((text) => el("li", {}, text)))),
      card("Save", el("p", {}, el("label", { class: "path" }, "as ", path)), el("p", {}, el("label", {}, hide, " hide where and when it was")), keepIt, said))));
  bar.draw();
  map.start();
  store.seek(Math.min(at, end));
  open = { store };
  if (focus && $(focus)) $(focus).focus();
}
