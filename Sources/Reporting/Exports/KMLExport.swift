import Geodesy
import Navigation
import Platform
import Regression
import ScenarioLanguage
import Simulation

/// A drive as KML 2.2: stops, events at their times, routes, the fixes and a track that plays.
struct KMLExport: DriveWriter {
  /// Points of a track: all their times come before all their places.
  private struct Points {
    let times: Spool
    let places: Spool

    init(beside path: String) {
      times = Spool(beside: path)
      places = Spool(beside: path)
    }
  }

  private let scenario: Scenario
  private var eventPlaces = EventPlaces()
  private let events: Spool
  private let routes: Spool
  private let track: Points
  private let fixes: Points

  init(_ scenario: Scenario, beside path: String) {
    self.scenario = scenario
    events = Spool(beside: path)
    routes = Spool(beside: path)
    track = Points(beside: path)
    fixes = Points(beside: path)
  }

  mutating func take(_ part: DrivePart) throws {
    switch part {
    case .fix(let reading):
      let fix = reading.fix
      try write(fix.arrival.milliseconds, fix.location.coordinate, to: fixes)
    case .location(let location):
      for event in eventPlaces.take(location) { try write(event) }
      try write(location.time, location.coordinate, to: track)
    case .route(let route): try write(route)
    case .event(let event): eventPlaces.take(event)
    case .decision, .settled: break
    }
  }

  mutating func finish(_ end: DriveEnd, into give: ([UInt8]) throws -> Void) throws {
    for event in eventPlaces.rest() { try write(event) }
    func say(_ text: String) throws { try give(Array(text.utf8)) }
    try say(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
      <Document>
      <name>\(XMLText.escaped(scenario.name))</name>
      <description>\(XMLText.escaped(scenario.title))</description>
      <Style id="route"><LineStyle><color>ffda561a</color><width>6</width></LineStyle></Style>
      <Style id="track"><LineStyle><color>ff1d72d0</color><width>3</width></LineStyle></Style>

      """
    )
    if !end.stops.isEmpty {
      try say("<Folder><name>Stops</name>\n")
      for stop in end.stops { try say(placemark(stop.title, "", nil, stop.coordinate)) }
      try say("</Folder>\n")
    }
    for (name, placemarks) in [("Events", events), ("Routes", routes)] where !placemarks.isEmpty {
      try say("<Folder><name>\(name)</name>\n")
      try placemarks.handOn(to: give)
      try say("</Folder>\n")
    }
    for (name, points) in [("Track", track), ("Fixes", fixes)] where !points.times.isEmpty {
      try say("<Placemark><name>\(name)</name><styleUrl>#track</styleUrl><gx:Track>\n")
      try points.times.handOn(to: give)
      try points.places.handOn(to: give)
      try say("</gx:Track></Placemark>\n")
    }
    try say("</Document>\n</kml>\n")
  }

  private func write(_ placed: PlacedEvent) throws {
    let words = placed.words
    try events.append(placemark(words.label, words.text, placed.event.time, placed.place))
  }

  private func placemark(
    _ name: String,
    _ about: String,
    _ time: Int64?,
    _ place: Coordinate
  ) -> String {
    var text = "<Placemark><name>\(XMLText.escaped(name))</name>"
    if !about.isEmpty { text += "<description>\(XMLText.escaped(about))</description>" }
    if let time { text += "<TimeStamp><when>\(scenario.wallTime(time))</when></TimeStamp>" }
    return text
      + "<Point><coordinates>\(Self.place(place, ","))</coordinates></Point></Placemark>\n"
  }

  private func write(_ route: DriveStory.Route) throws {
    guard route.line.count > 1 else { return }
    let line = route.line.map { Self.place($0, ",") }.joined(separator: " ")
    try routes.append(
      "<Placemark><name>\(XMLText.escaped(route.reason))</name>"
        + "<TimeStamp><when>\(scenario.wallTime(route.time))</when></TimeStamp>"
        + "<styleUrl>#route</styleUrl><LineString><tessellate>1</tessellate>"
        + "<coordinates>\(line)</coordinates></LineString></Placemark>\n"
    )
  }

  private func write(_ time: Int64, _ place: Coordinate, to points: Points) throws {
    try points.times.append("<when>\(scenario.wallTime(time))</when>\n")
    try points.places.append("<gx:coord>\(Self.place(place, " ")) 0</gx:coord>\n")
  }

  private static func place(_ place: Coordinate, _ separator: String) -> String {
    Quantity.fixed(place.longitude, 7) + separator + Quantity.fixed(place.latitude, 7)
  }
}
