import Platform
import Geodesy
import Navigation
import ScenarioLanguage
import Simulation
import Regression

/// A drive as GPX 1.1: stops and events as way points, routes, the fixes and the navigator's track.
struct GPXExport {
  let story: DriveStory

  var bytes: [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <gpx version="1.1" creator="navsim" xmlns="http://www.topografix.com/GPX/1/1">
        <metadata>
          <name>\(XMLText.escaped(story.scenario.name))</name>
          <desc>\(XMLText.escaped(story.scenario.title))</desc>
          <time>\(story.wallTime(0))</time>
        </metadata>

      """
    for stop in story.stops {
      text += "  <wpt \(Self.place(stop.coordinate))><name>\(XMLText.escaped(stop.title))</name>"
      text += "<type>stop</type></wpt>\n"
    }
    for (event, words, place) in story.placedEvents {
      text += "  <wpt \(Self.place(place))><time>\(story.wallTime(event.time))</time>"
      text += "<name>\(XMLText.escaped(words.label))</name>"
      text += "<desc>\(XMLText.escaped(words.text))</desc><type>event</type></wpt>\n"
    }
    for route in story.routes where !route.line.isEmpty {
      text += "  <rte>\n    <name>\(XMLText.escaped(route.reason))</name>\n"
      for place in route.line { text += "    <rtept \(Self.place(place))/>\n" }
      text += "  </rte>\n"
    }
    text += track(
      "fixes",
      story.fixes.map { ($0.fix.arrival.milliseconds, $0.fix.location.coordinate) }
    )
    text += track("navigator", story.locations.map { ($0.time, $0.coordinate) })
    return Array((text + "</gpx>\n").utf8)
  }

  private func track(_ name: String, _ points: [(time: Int64, place: Coordinate)]) -> String {
    guard !points.isEmpty else { return "" }
    var text = "  <trk>\n    <name>\(name)</name>\n    <trkseg>\n"
    for point in points {
      text += "      <trkpt \(Self.place(point.place))>"
      text += "<time>\(story.wallTime(point.time))</time></trkpt>\n"
    }
    return text + "    </trkseg>\n  </trk>\n"
  }

  private static func place(_ place: Coordinate) -> String {
    "lat=\"\(Quantity.fixed(place.latitude, 7))\" lon=\"\(Quantity.fixed(place.longitude, 7))\""
  }
}
