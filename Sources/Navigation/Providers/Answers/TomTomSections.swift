import CanonicalJSON
import Geodesy

/// The sections of a TomTom route that say something of its roads: its lanes and its speed limits.
///
/// A section has the numbers of its first and last point among the points of all legs.
struct TomTomSections {
  /// A maneuver where roads meet.
  struct Junction {
    /// The number of its point among those of all legs.
    var point: Int
    var leg: Int
    /// The number of the turn in its leg.
    var turn: Int
  }

  private(set) var limits: AnswerLimits
  private var lanes: [(range: ClosedRange<Int>, lanes: [VisualInstruction.Lane])] = []
  private let points: [Coordinate]

  /// How far behind the end of a section its junction may lie, in metres: lanes end at the stop line.
  private static let stopLine = 50.0

  /// The directions of lanes in the reference, in OSRM's words.
  private static let directions: [String: String] = [
    "STRAIGHT": "straight", "SLIGHT_LEFT": "slight left", "LEFT": "left",
    "SHARP_LEFT": "sharp left", "LEFT_U_TURN": "uturn", "SLIGHT_RIGHT": "slight right",
    "RIGHT": "right", "SHARP_RIGHT": "sharp right", "RIGHT_U_TURN": "uturn",
  ]

  init(
    _ route: JSONValue,
    points: [Coordinate],
    _ notes: inout AnswerNotes
  ) throws(RouteParseError) {
    self.points = points
    limits = AnswerLimits(points: points.count)
    for section in try OSRMReading.list(route, "sections") {
      let kind = section["sectionType"]?.string
      guard kind == "LANES" || kind == "SPEED_LIMIT",
        let start = try AnswerReading.index(section, "startPointIndex"),
        let end = try AnswerReading.index(section, "endPointIndex")
      else { continue }
      if kind == "SPEED_LIMIT", let speed = section["maxSpeedLimitInKmh"]?.double {
        limits.set(speed / 3.6, from: start, to: end, at: section, &notes)
      } else if kind == "LANES" {
        guard start <= end, end < points.count else {
          notes.add("lanes beyond the line are left out", at: section)
          continue
        }
        let values = try OSRMReading.list(section, "lanes")
        lanes.append((start...end, values.map { Self.lane($0, &notes) }))
      }
    }
  }

  private static func lane(
    _ value: JSONValue,
    _ notes: inout AnswerNotes
  ) -> VisualInstruction.Lane {
    func word(_ word: String) -> String {
      if let known = directions[word] { return known }
      notes.add("the lane direction '\(word)' is not known: it is told as it stands", at: value)
      return word
    }
    let followed = value["follow"]?.string.map(word)
    return VisualInstruction.Lane(
      isActive: followed != nil,
      directions: value["directions"].map { $0.elements.compactMap(\.string).map(word) } ?? [],
      activeDirection: followed
    )
  }

  /// Returns the junctions that have lanes before them, with their lanes.
  ///
  /// A section leads to the last junction within it, or else to the next one behind it if that is near;
  /// of several that lead to one, the last is told.
  func lanes(
    before junctions: [Junction]
  ) -> [(junction: Junction, lanes: [VisualInstruction.Lane])] {
    lanes.compactMap { section in
      let within = junctions.last { section.range.contains($0.point) }
      let behind = junctions.first { $0.point > section.range.upperBound }
      guard let junction = within ?? behind else { return nil }
      if within == nil {
        let way = points[section.range.upperBound...junction.point]
        let length = zip(way, way.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        guard length <= Self.stopLine else { return nil }
      }
      return (junction, section.lanes)
    }
  }
}
