// A recorded drive that is dropped on the page, as `navsim new` reads it: looked at, corrected, and made a scenario.
function dropping(map) {
  const take = async (file) => {
    if (!file) return;
    try {
      const sent = await fetch("trace/" + encodeURIComponent(file.name.replace(/[^A-Za-z0-9.]/g, "")), { method: "POST", headers: { "content-type": "application/octet-stream" }, body: file });
      const text = await sent.text();
      const said = sent.ok || sent.status === 422 ? JSON.parse(text) : { error: text };
      if (said.error) throw new Error(said.error);
      await showRecorded({ ...said, map: map(), name: file.name.replace(/\.[^.]*$/, ""), ignored: [] });
    } catch (error) {
      if ($("told")) $("told").textContent = error.message;
      say(error.message);
    }
  };
  const input = el("input", { type: "file", id: "trace-file", class: "unseen", tabindex: "-1", "aria-label": "A recorded drive", onchange: () => take(input.files[0]) });
  const main = $("main");
  main.ondragover = (event) => { event.preventDefault(); document.body.classList.add("dropping"); };
  main.ondragleave = () => document.body.classList.remove("dropping");
  main.ondrop = (event) => {
    event.preventDefault();
    document.body.classList.remove("dropping");
    take(event.dataTransfer.files[0]);
  };
  return el("span", {}, input, el("button", { type: "button", id: "trace-open", onclick: () => input.click() }, "Recorded drive …"));
}
const SURE = { sure: "sure", likely: "likely", doubtful: "doubtful" };
async function showRecorded(asked) {
  document.title = asked.name + " · workbench";
  $("crumb").replaceChildren("› ", name(asked.name));
  $("main").replaceChildren(el("p", { role: "status" }, "matching " + asked.fixes + " fixes …"));
  let read;
  try {
    read = await ask("recorded", { drive: asked.drive, map: asked.map, ignored: [] });
  } catch (error) {
    $("main").replaceChildren(el("h1", {}, "Recorded drive"), el("p", { class: "violated", id: "told" }, name(error.message)), el("p", {}, el("a", { href: "#new" }, "Another map, or another drive")));
    return;
  }
  if (!maps.has(asked.map)) maps.set(asked.map, await ask("map", { map: asked.map }));
  const line = polyline(read.fixes), end = read.times[read.times.length - 1] || 1;
  const events = read.departures.map((item, i) => ({ i, t: item.t, event: item.kind, source: "drive", label: item.kind, tone: item.demanded ? "change" : "notice", text: item.sentence + " (" + SURE[item.certainty] + ")", data: {} }));
  const picture = { ...NOTHING(), end, events, fixes: { ...NOTHING().fixes, t: read.times, ...line }, track: { t: read.times, ...line, s: "0".repeat(read.times.length) },
    routes: read.plan ? [{ t: 0, reason: "planned", until: end, ...polyline(read.plan) }] : [],
    stops: read.stops.filter((stop) => stop.role !== "start").map((stop) => ({ title: stop.title, via: false, lat: [stop.lat], lon: [stop.lon] })) };
  const store = driveStore(picture, 0);
  store.drive = picture;
  store.select = (event) => store.seek(event.t);
  const map = driveMap(picture, maps.get(asked.map), store);
  let place = -1;
  const stops = read.stops.map((stop) => {
    if (stop.role === "stop") place += 1;
    const own = place;
    const text = [el("span", { class: "num" }, clock(stop.t, 0)), " ", name(stop.title), el("span", { class: "soft" }, " ", name(stop.reason), ", " + SURE[stop.certainty])];
    return el("li", {}, stop.role === "stop" ? el("label", {}, el("input", { type: "checkbox", checked: true, onchange: (event) => {
      asked.ignored = event.target.checked ? asked.ignored.filter((other) => other !== own) : [...asked.ignored, own];
    } }), " a stop: ", text) : [stop.role === "start" ? "Began: " : "Led to: ", text]);
  });
  const path = el("input", { type: "text", id: "record-path", value: index.title === "" ? "" : (asked.map.slice(0, asked.map.lastIndexOf("/maps/")) + "/recorded/" + asked.name.toLowerCase().replace(/[^a-z0-9]+/g, "-") + ".json"), size: 44 });
  const hide = el("input", { type: "checkbox", id: "anonymise" });
  const said = el("p", { id: "recorded-said", role: "status" });
  const keepIt = el("button", { type: "button", id: "record", onclick: async () => {
    keepIt.disabled = true;
    said.textContent = "trying the drive …";
    try {
      const made = await ask("record", { drive: asked.drive, map: asked.map, ignored: asked.ignored, anonymise: hide.checked, path: path.value.trim() });
      learn(made.row);
      location.hash = "#scenario=" + encodeURIComponent(made.name);
    } catch (error) {
      said.textContent = error.message;
      keepIt.disabled = false;
    }
  } }, "Save scenario, trace, map and golden");
  $("main").replaceChildren(el("div", { class: "head" }, el("div", {}, el("h1", {}, name(asked.name)),
    el("p", { class: "soft" }, read.times.length + " fixes over " + clock(end, 0) + ", " + (read.matched * 100).toFixed(0) + " % on roads, " + read.away.toFixed(1) + " m from them; the blue line is what a navigator would have planned"))),
  el("div", { class: "drive" }, el("div", { class: "stage" }, map.node),
    el("div", {}, card("Places", el("ul", {}, stops)),
      card("Departures", read.departures.length ? el("ul", { id: "departures" }, read.departures.map((item) => el("li", {},
        el("button", { type: "button", class: "small num", onclick: () => store.seek(item.t) }, clock(item.t, 0)), " ", el("strong", {}, item.kind), " ", name(item.sentence),
        el("span", { class: "soft" }, ", " + SURE[item.certainty] + (item.demanded ? ": a navigator must see it" : ": asked in the description")))))
        : el("p", {}, "The driver kept to the way.")),
      card("Save", el("p", {}, el("label", { class: "path" }, "as ", path)), el("p", {}, el("label", {}, hide, " hide where and when it was")), keepIt, said))));
  map.start();
  store.seek(0);
  open = { store };
}
