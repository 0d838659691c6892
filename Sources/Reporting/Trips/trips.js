const VERDICTS = { noWay: "no way any more", newWay: "a way where there was none", otherWay: "another way",
  otherTime: "another time", otherWords: "other words", otherLanes: "other lanes" };
const counted = (counts) => Object.entries(VERDICTS).filter(([key]) => counts[key])
  .map(([key, text]) => counts[key].toLocaleString("en") + " " + text).join(", ");
const later = (s) => s === undefined || Math.abs(s) < 0.05 ? "" : Math.abs(s).toFixed(1) + " s " + (s > 0 ? "longer" : "shorter");
function tripsMap(data, causes) {
  const lines = causes.flatMap((cause) => [...cause.lines,
    ...cause.examples.flatMap((trip) => [trip.old, trip.new])]).filter(Boolean).map(polyline);
  const ground = plane(lines);
  const node = svg("svg", {
    id: "map", tabindex: "0", role: "application", "aria-roledescription": "map", class: data && data.sea ? "sea" : null,
    "aria-label": "Map of the trips. Arrows move it, plus and minus zoom, 0 shows all.",
  });
  const world = svg("g"), over = svg("g", { "aria-hidden": "true" }), roads = groundLayer(data, ground), ways = svg("g");
  world.append(roads, ways);
  node.append(world, over);
  const names = labels(data, ground);
  const box = { ...ground.box };
  const view = mapView(node, world, box, () => {
    widen(roads, view.at.scale);
    over.replaceChildren(scaleBar(view), ...placeLabels(names, view));
  });
  function show(cause) {
    const drawn = (text, look) => text && svg("path", { class: look, d: ground.path(polyline(text)) });
    ways.replaceChildren(...[
      ...cause.lines.map((line) => drawn(line, "cause")),
      ...cause.examples.flatMap((trip) => [drawn(trip.new, "route"), drawn(trip.old, "route was")]),
    ].filter(Boolean));
    const near = plane([...cause.lines, ...cause.examples.flatMap((trip) => [trip.old, trip.new])].filter(Boolean).map(polyline));
    const corner = (x, y) => { const { lat, lon } = near.at(x, y); return [ground.x(lon), ground.y(lat)]; };
    [box.left, box.top] = corner(near.box.left, near.box.top);
    [box.right, box.bottom] = corner(near.box.right, near.box.bottom);
    view.resized();
    view.fit();
  }
  const button = (text, title, act) => el("button", { type: "button", "aria-label": title, title, onclick: act }, text);
  const key = (color, text) => el("span", {}, el("span", { class: "key", style: "background:" + color }), text);
  return {
    show,
    node: el("section", { class: "card map", "aria-label": "Map" }, node,
      el("div", { class: "map-tools" }, button("+", "Zoom in", () => view.zoom(1.5)),
        button("−", "Zoom out", () => view.zoom(1 / 1.5)), button("⤢", "Show all", () => view.fit())),
      el("div", { class: "map-foot" }, key("var(--old)", "before"), key("var(--route)", "now"), key("var(--warn)", "what is otherwise"),
        data && data.attribution ? el("span", { class: "soft" }, data.attribution) : null)),
  };
}
function showTrips() {
  const { causes, trips, changed, title } = index;
  const head = [el("h1", {}, title), el("p", { class: "sums" }, trips.toLocaleString("en") + " trips, " +
    (changed ? changed.toLocaleString("en") + " changed: " + counted(index.counts) : "all the same"))];
  if (!causes.length) return $("main").replaceChildren(...head);
  const data = $("map-0") ? read("map-0") : null;
  const map = tripsMap(data, causes);
  const examples = el("section", { class: "card", "aria-label": "Examples" });
  const buttons = causes.map((cause, place) => el("button", { type: "button", "aria-pressed": "false", onclick: () => choose(place) },
    el("span", { class: "count num" }, cause.trips.toLocaleString("en")),
    el("span", {}, el("strong", {}, name(cause.road)), ": ", name(cause.what)),
    el("span", { class: "soft" }, counted(cause.counts), later(cause.delay) && " · " + later(cause.delay) + " at the median",
      cause.ways.length ? " · way " + cause.ways.join(" → ") : "")));
  function choose(place) {
    buttons.forEach((button, i) => button.setAttribute("aria-pressed", String(i === place)));
    const cause = causes[place];
    map.show(cause);
    examples.replaceChildren(el("h2", {}, cause.examples.length < cause.trips ? "Some of its trips" : "Its trips"),
      el("ul", { class: "examples" }, cause.examples.map((trip) => el("li", {},
        el("strong", {}, "trip " + trip.number), " ", el("code", {}, trip.places.join(" ")), " ",
        el("span", { class: "soft" }, VERDICTS[trip.verdict], later(trip.delay) && ", " + later(trip.delay)),
        trip.words ? el("div", {}, name(trip.words[1]), el("span", { class: "soft" }, " instead of "), name(trip.words[0])) : null))));
    say(cause.road + ": " + cause.what);
  }
  $("main").replaceChildren(...head, el("div", { class: "trips" },
    el("section", { class: "card", "aria-label": "Causes" }, el("h2", {}, "Causes"),
      el("ul", { class: "causes" }, buttons.map((button) => el("li", {}, button))),
      index.omitted ? el("p", { class: "soft" }, "and " + index.omitted + " more") : null),
    el("div", {}, map.node, examples)));
  choose(0);
  document.body.dataset.ready = "yes";
}
$("made").replaceChildren("made by ", el("code", {}, name(index.command)));
// The map lies below the script.
addEventListener("DOMContentLoaded", showTrips);
