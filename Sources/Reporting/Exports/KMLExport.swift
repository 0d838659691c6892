import Platform
import Geodesy
import Navigation
import ScenarioLanguage
import Simulation
import Regression

/// A drive as KML 2.2: stops, events at their times, routes, the fixes and a track that plays.
struct KMLExport {
  let story: DriveStory

  var bytes: [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
      <Document>
      <name>\(XMLText.escaped(story.scenario.name))</name>
      <description>\(XMLText.escaped(story.scenario.title))</description>
      <Style id="route"><LineStyle><color>ffda561a</color><width>6</width></LineStyle></Style>
      <Style id="track"><LineStyle><color>ff1d72d0</color><width>3</width></LineStyle></Style>

      """
    text += folder("Stops", story.stops.map { placemark($0.title, "", nil, $0.coordinate) })
    text += folder(
      "Events",
      story.placedEvents.map { placemark($0.words.label, $0.words.text, $0.event.time, $0.place) }
    )
    text += folder("Routes", story.routes.filter { $0.line.count > 1 }.map(route))
    text += track("Track", story.locations.map { ($0.time, $0.coordinate) })
    text += track(
      "Fixes",
      story.fixes.map { ($0.fix.arrival.milliseconds, $0.fix.location.coordinate) }
    )
    return Array((text + "</Document>\n</kml>\n").utf8)
  }

  private func folder(_ name: String, _ placemarks: [String]) -> String {
    placemarks.isEmpty ? "" : "<Folder><name>\(name)</name>\n\(placemarks.joined())</Folder>\n"
  }

  private func placemark(
    _ name: String,
    _ about: String,
    _ time: Int64?,
    _ place: Coordinate
  ) -> String {
    var text = "<Placemark><name>\(XMLText.escaped(name))</name>"
    if !about.isEmpty { text += "<description>\(XMLText.escaped(about))</description>" }
    if let time { text += "<TimeStamp><when>\(story.wallTime(time))</when></TimeStamp>" }
    return text
      + "<Point><coordinates>\(Self.place(place, ","))</coordinates></Point></Placemark>\n"
  }

  private func route(_ route: DriveStory.Route) -> String {
    let line = route.line.map { Self.place($0, ",") }.joined(separator: " ")
    return "<Placemark><name>\(XMLText.escaped(route.reason))</name>"
      + "<TimeStamp><when>\(story.wallTime(route.time))</when></TimeStamp>"
      + "<styleUrl>#route</styleUrl><LineString><tessellate>1</tessellate>"
      + "<coordinates>\(line)</coordinates></LineString></Placemark>\n"
  }

  private func track(_ name: String, _ points: [(time: Int64, place: Coordinate)]) -> String {
    guard !points.isEmpty else { return "" }
    var text = "<Placemark><name>\(name)</name><styleUrl>#track</styleUrl><gx:Track>\n"
    for point in points { text += "<when>\(story.wallTime(point.time))</when>\n" }
    for point in points { text += "<gx:coord>\(Self.place(point.place, " ")) 0</gx:coord>\n" }
    return text + "</gx:Track></Placemark>\n"
  }

  private static func place(_ place: Coordinate, _ separator: String) -> String {
    Quantity.fixed(place.longitude, 7) + separator + Quantity.fixed(place.latitude, 7)
  }
}
