import Geodesy
import Regression
import RoadNetwork
import ScenarioLanguage
import Simulation
import Reporting
import Recording

/// The drive of a run as a picture for the terminal: roads, routes, what was driven, and where things
/// happened.
struct DriveMap {
  private let story: DriveStory
  private let golden: DriveStory?
  private let scale: DriveMapScale
  private let ground: BrailleCanvas
  private let marks: [DriveMark]
  /// When the vehicle left its route or came back to it.
  private let changes: [(time: Int64, isOffRoute: Bool)]

  /// Prepares the picture.
  ///
  /// - Parameters:
  ///   - golden: what was driven before, shown beside; nil for nothing.
  ///   - roads: the roads around, for orientation.
  /// - Returns: nil where the run has no place on the Earth.
  init?(
    _ story: DriveStory,
    golden: DriveStory? = nil,
    roads: [MapScenery.Road],
    columns: Int,
    rows: Int
  ) {
    var places = story.locations.map(\.coordinate) + story.stops.map(\.coordinate)
    places += story.routes.flatMap(\.line)
    places += golden?.locations.map(\.coordinate) ?? []
    guard let scale = DriveMapScale(places, columns: columns, rows: rows) else { return nil }
    self.story = story
    self.golden = golden
    self.scale = scale
    marks = DriveMark.all(in: story)
    changes = story.events.compactMap { event in event.becomesOffRoute.map { (event.time, $0) } }
    ground = DriveMapGround(scale, roads).canvas(without: marks.map(\.place), story)
  }

  /// Returns the picture at a moment, or of the whole drive.
  ///
  /// - Parameter time: milliseconds since the start; nil for the end of the drive.
  func lines(at time: Int64? = nil, style: Style) -> [String] {
    let time = time ?? .max
    var canvas = ground
    if let golden {
      draw(golden.locations.filter { $0.time <= time }.map(\.coordinate), .golden, 2, &canvas)
    }
    for route in story.routes where route.time <= time { draw(route.line, .route, 2, &canvas) }
    drawTrack(until: time, &canvas)
    for stop in story.stops { set(stop.isVia ? "○" : "◎", stop.coordinate, .route, &canvas) }
    for mark in marks where mark.time <= time { set(mark.sign, mark.place, mark.ink, &canvas) }
    if time < .max, let here = story.place(at: time) { set("▲", here, .track, &canvas) }
    let lines = canvas.lines(style: style).map { $0.isEmpty ? "" : "  " + $0 }
    return lines.trimmed + [legend(until: time, style)]
  }

  private func drawTrack(until time: Int64, _ canvas: inout BrailleCanvas) {
    var phase = 0
    var last: DriveStory.Location?
    var coming = changes[...]
    var isOffRoute = false
    for location in story.locations.prefix(while: { $0.time <= time }) {
      while let change = coming.first, change.time <= location.time {
        isOffRoute = change.isOffRoute
        coming.removeFirst()
      }
      if let last {
        canvas.line(
          from: scale.dot(last.coordinate),
          to: scale.dot(location.coordinate),
          isOffRoute ? .departure : .track,
          phase: &phase
        )
      }
      last = location
    }
  }

  private func draw(
    _ line: [Coordinate],
    _ ink: BrailleCanvas.Ink,
    _ step: Int,
    _ canvas: inout BrailleCanvas
  ) {
    var phase = 0
    for (a, b) in zip(line, line.dropFirst()) {
      canvas.line(from: scale.dot(a), to: scale.dot(b), ink, every: step, phase: &phase)
    }
  }

  private func set(
    _ sign: Character,
    _ place: Coordinate,
    _ ink: BrailleCanvas.Ink,
    _ canvas: inout BrailleCanvas
  ) {
    let dot = scale.dot(place)
    canvas.mark(sign, column: dot.x / 2, row: dot.y / 4, ink)
  }

  private func legend(until time: Int64, _ style: Style) -> String {
    let bar = scale.bar(columns: 12)
    let metres = bar.metres < 1000 ? "\(Int(bar.metres)) m" : "\(Int(bar.metres / 1000)) km"
    var parts = [style.dim("├\(String(repeating: "─", count: max(0, bar.columns - 2)))┤ \(metres)")]
    parts.append(style.good("⠤⠤") + " driven")
    if !story.routes.isEmpty { parts.append(style.accent("⠄⠄") + " route") }
    if golden != nil { parts.append(style.warning("⠄⠄") + " as in the golden") }
    if !story.stops.isEmpty { parts.append(style.accent("◎") + " stop") }
    var told: Set<Character> = []
    for mark in marks where mark.time <= time && told.insert(mark.sign).inserted {
      parts.append("\(mark.sign) \(mark.meaning)")
    }
    return "  " + parts.joined(separator: "   ")
  }
}

extension [String] {
  /// Without the empty lines at both ends.
  fileprivate var trimmed: ArraySlice<String> {
    guard let first = firstIndex(where: { !$0.isEmpty }),
      let last = lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return self[first...last]
  }
}
