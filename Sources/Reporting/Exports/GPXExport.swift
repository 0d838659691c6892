import Geodesy
import Navigation
import Platform
import Regression
import ScenarioLanguage
import Simulation

/// A drive as GPX 1.1: stops and events as way points, routes, the fixes and the navigator's track.
struct GPXExport: DriveWriter {
  private let scenario: Scenario
  private var places = EventPlaces()
  private let events: Spool
  private let routes: Spool
  private let fixes: Spool
  private let track: Spool

  init(_ scenario: Scenario, beside path: String) {
    self.scenario = scenario
    events = Spool(beside: path)
    routes = Spool(beside: path)
    fixes = Spool(beside: path)
    track = Spool(beside: path)
  }

  mutating func take(_ part: DrivePart) throws {
    switch part {
    case .fix(let reading):
      try fixes.append(
        point(reading.fix.arrival.milliseconds, reading.fix.location.coordinate)
      )
    case .location(let location):
      for event in places.take(location) { try write(event) }
      try track.append(point(location.time, location.coordinate))
    case .route(let route): try write(route)
    case .event(let event): places.take(event)
    case .decision, .settled: break
    }
  }

  mutating func finish(_ end: DriveEnd, into give: ([UInt8]) throws -> Void) throws {
    for event in places.rest() { try write(event) }
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="navsim" xmlns="http://www.topografix.com/GPX/1/1">
        <metadata>
          <name>\(XMLText.escaped(scenario.name))</name>
          <desc>\(XMLText.escaped(scenario.title))</desc>
          <time>\(scenario.wallTime(0))</time>
        </metadata>

      """
    for stop in end.stops {
      text += "  <wpt \(Self.place(stop.coordinate))><name>\(XMLText.escaped(stop.title))</name>"
      text += "<type>stop</type></wpt>\n"
    }
    try give(Array(text.utf8))
    try events.handOn(to: give)
    try routes.handOn(to: give)
    for (name, points) in [("fixes", fixes), ("navigator", track)] where !points.isEmpty {
      try give(Array("  <trk>\n    <name>\(name)</name>\n    <trkseg>\n".utf8))
      try points.handOn(to: give)
      try give(Array("    </trkseg>\n  </trk>\n".utf8))
    }
    try give(Array("</gpx>\n".utf8))
  }

  private func write(_ placed: PlacedEvent) throws {
    var text = "  <wpt \(Self.place(placed.place))>"
    text += "<time>\(scenario.wallTime(placed.event.time))</time>"
    text += "<name>\(XMLText.escaped(placed.words.label))</name>"
    text += "<desc>\(XMLText.escaped(placed.words.text))</desc><type>event</type></wpt>\n"
    try events.append(text)
  }

  private func write(_ route: DriveStory.Route) throws {
    guard !route.line.isEmpty else { return }
    var text = "  <rte>\n    <name>\(XMLText.escaped(route.reason))</name>\n"
    for place in route.line { text += "    <rtept \(Self.place(place))/>\n" }
    try routes.append(text + "  </rte>\n")
  }

  private func point(_ time: Int64, _ place: Coordinate) -> String {
    "      <trkpt \(Self.place(place))><time>\(scenario.wallTime(time))</time></trkpt>\n"
  }

  private static func place(_ place: Coordinate) -> String {
    "lat=\"\(Quantity.fixed(place.latitude, 7))\" lon=\"\(Quantity.fixed(place.longitude, 7))\""
  }
}
