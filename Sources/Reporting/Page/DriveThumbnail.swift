import CanonicalJSON
import Geodesy
import Navigation
import Simulation
import Recording

/// A drive so small that a list has room for it: its first route, the way that was driven, and what happened where.
struct DriveThumbnail: Sendable {
  /// A place of the picture: right of its left edge and below its top.
  struct Place: Hashable, Sendable {
    var x: Int
    var y: Int
  }

  /// The width of the picture; the script draws it with the same.
  static let width = 144
  /// The height of the picture.
  static let height = 96
  /// The least distance of anything from its edge.
  private static let edge = 8.0
  /// The extent in metres below which a drive is not drawn larger.
  private static let leastExtent = 60.0

  /// The first route; empty where there was none.
  var route: [Place] = []
  /// The way that was driven.
  var track: [Place] = []
  /// Where it was rerouted.
  var reroutes: [Place] = []
  /// Where it arrived.
  var arrivals: [Place] = []

  /// Draws a drive; nil where nothing was driven.
  init?(_ story: DriveStory) {
    let told = story.locations.map { (time: $0.time, coordinate: $0.coordinate) }
    let driven =
      told.isEmpty
      ? story.fixes.map {
        (time: $0.fix.arrival.milliseconds, coordinate: $0.fix.location.coordinate)
      } : told
    let line = driven.map(\.coordinate).filter(\.isValid)
    let planned = (story.routes.first { !$0.line.isEmpty }?.line ?? []).filter(\.isValid)
    guard let origin = line.first else { return nil }
    let projection = LocalProjection(origin: origin)
    let points = (line + planned).map(projection.point)
    guard let west = points.map(\.east).min(), let east = points.map(\.east).max(),
      let south = points.map(\.north).min(), let north = points.map(\.north).max()
    else { return nil }
    let (width, height) = (Double(Self.width), Double(Self.height))
    let scale = min(
      (width - 2 * Self.edge) / max(east - west, Self.leastExtent),
      (height - 2 * Self.edge) / max(north - south, Self.leastExtent)
    )
    func place(_ coordinate: Coordinate) -> Place {
      let point = projection.point(coordinate)
      return Place(
        x: Int((width / 2 + (point.east - (west + east) / 2) * scale).rounded()),
        y: Int((height / 2 - (point.north - (south + north) / 2) * scale).rounded())
      )
    }
    func path(_ line: [Coordinate]) -> [Place] {
      // Half of what one step of the picture is on the ground.
      let simple = line.count > 2 ? GeoPath(line).simplified(tolerance: 0.5 / scale) : GeoPath(line)
      return simple.coordinates.map(place).reduce(into: []) { places, next in
        if places.last != next { places.append(next) }
      }
    }
    func position(at time: Int64) -> Place? {
      (driven.last { $0.time <= time } ?? driven.first).map { place($0.coordinate) }
    }
    track = path(line)
    route = path(planned)
    reroutes = story.routes.filter { $0.reason == "reroute" }.compactMap { position(at: $0.time) }
    arrivals = story.events.filter { $0.kind == .didArrive }
      .compactMap { position(at: $0.time) }
  }

  /// Writes it as an object: lines as the points of an SVG polyline.
  func write(to writer: inout JSONWriter) {
    writer.beginObject("thumb")
    writer.member("track", Self.text(track))
    if !route.isEmpty { writer.member("route", Self.text(route)) }
    if !reroutes.isEmpty { writer.member("reroutes", Self.text(reroutes)) }
    if !arrivals.isEmpty { writer.member("arrivals", Self.text(arrivals)) }
    writer.endObject()
  }

  private static func text(_ places: [Place]) -> String {
    places.map { "\($0.x),\($0.y)" }.joined(separator: " ")
  }
}
