import Geodesy
import Regression
import RoadNetwork
import Reporting
import ScenarioLanguage

/// The roads below a drive, with the names that find room.
struct DriveMapGround {
  private let scale: DriveMapScale
  private let roads: [MapScenery.Road]

  /// More names than these make a picture restless.
  private static let nameLimit = 8

  init(_ scale: DriveMapScale, _ roads: [MapScenery.Road]) {
    self.scale = scale
    self.roads = roads
  }

  /// Returns the roads as they lie below the drive.
  ///
  /// - Parameter marks: places that no name may hide.
  func canvas(without marks: [Coordinate], _ story: DriveStory) -> BrailleCanvas {
    var canvas = BrailleCanvas(columns: scale.columns, rows: scale.rows)
    var lengths: [String: (length: Int, middle: (x: Int, y: Int))] = [:]
    for road in roads where road.kind == .road {
      let dots = road.line.map(scale.dot)
      guard isSeen(dots, canvas) else { continue }
      var phase = 0
      for (a, b) in zip(dots, dots.dropFirst()) where isSeen([a, b], canvas) {
        canvas.line(from: a, to: b, .ground, every: 3, phase: &phase)
        guard let name = road.name, inside(a, canvas), inside(b, canvas) else { continue }
        let length = max(abs(a.x - b.x), abs(a.y - b.y))
        if length > lengths[name]?.length ?? 0 {
          lengths[name] = (length, ((a.x + b.x) / 2, (a.y + b.y) / 2))
        }
      }
    }
    var names = canvas
    // The names must not hide the drive, so they are set where its dots would not lie.
    var phase = 0
    let lines = story.routes.map(\.line) + [story.locations.map(\.coordinate)]
    for line in lines {
      for (a, b) in zip(line, line.dropFirst()) {
        names.line(from: scale.dot(a), to: scale.dot(b), .track, phase: &phase)
      }
    }
    for place in marks + story.stops.map(\.coordinate) {
      let dot = scale.dot(place)
      names.mark("x", column: dot.x / 2, row: dot.y / 4, .track)
    }
    let longest = lengths.sorted { ($1.value.length, $0.key) < ($0.value.length, $1.key) }
    for (name, road) in longest.prefix(Self.nameLimit) {
      let column = road.middle.x / 2 - name.count / 2
      for row in [road.middle.y / 4, road.middle.y / 4 + 1, road.middle.y / 4 - 1]
      where names.name(name, column: column, row: row) {
        _ = canvas.name(name, column: column, row: row)
        break
      }
    }
    return canvas
  }

  private func inside(_ dot: (x: Int, y: Int), _ canvas: BrailleCanvas) -> Bool {
    (0..<canvas.dotColumns).contains(dot.x) && (0..<canvas.dotRows).contains(dot.y)
  }

  /// Whether a line may be seen: a long one beyond the picture would be walked dot by dot.
  private func isSeen(_ dots: [(x: Int, y: Int)], _ canvas: BrailleCanvas) -> Bool {
    let (xs, ys) = (dots.map(\.x), dots.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return false }
    return right >= 0 && left < canvas.dotColumns && bottom >= 0 && top < canvas.dotRows
      && right - left < 100_000 && bottom - top < 100_000
  }
}
