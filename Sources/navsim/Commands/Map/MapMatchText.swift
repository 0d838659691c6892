import Reporting
import Platform
import Geodesy
import RoadNetwork
import Traces

/// A matched trace as a person reads it: how well it fits, and its parts and gaps in order of time.
struct MapMatchText {
  private let result: MatchResult

  init(_ result: MatchResult) { self.result = result }

  func lines(_ style: Style) -> [String] {
    let matched = result.matched
    let time = Quantity.elapsed(nanoseconds: result.nanoseconds)
    var lines = [style.bold(result.path) + "  " + style.dim("matched in \(time)")]
    let count = matched.fixes.count { $0.isMatched }
    let share = Quantity.fixed(matched.matchedShare * 100, 1)
    lines.append(
      "  matched    \(count) of \(Quantity.count(matched.fixes.count, "fix", plural: "fixes")) (\(share) %)"
    )
    if !matched.parts.isEmpty {
      let parts = matched.parts.count == 1 ? "" : " in \(matched.parts.count) parts"
      lines.append("  length     \(Quantity.distance(metres: matched.length))\(parts)")
      lines.append("  agreement  \(agreement)")
    }
    let others = others
    if !others.isEmpty { lines.append("  of all     \(others.joined(separator: ", "))") }
    lines.append("")
    return lines + itinerary(style)
  }

  private var agreement: String {
    let distances = result.distances
    guard let last = distances.last else { return "" }
    let median = Quantity.distance(metres: distances[distances.count / 2])
    return
      "the fixes lie \(median) from the road at the median, \(Quantity.distance(metres: last)) at most"
  }

  private var others: [String] {
    let nouns: [(FixRole, String)] = [
      (.still, "close to the one before"), (.outlier, "out of reach"), (.offRoad, "off the road"),
      (.inaccurate, "too inaccurate"), (.invalid, "no place on the Earth"),
    ]
    return nouns.compactMap { role, text in
      let count = result.count(role)
      return count > 0 ? "\(Quantity.grouped(Int64(count))) \(text)" : nil
    }
  }

  /// Parts and gaps by their first fix.
  private func itinerary(_ style: Style) -> [String] {
    let parts = result.matched.parts.map { ($0.fixes.lowerBound, 1, line(of: $0)) }
    let gaps = result.matched.gaps.map {
      ($0.fixes.lowerBound, 0, style.warning(line(of: $0)))
    }
    return (parts + gaps).sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }

  private func line(of part: MatchedPart) -> String {
    let names = result.map.roadNames(of: part)
    let shown = names.count > 8 ? names.prefix(7) + ["… \(names.count - 7) more"] : names[...]
    let roads = names.isEmpty ? "roads without a name" : shown.joined(separator: ", ")
    let turns = part.turnsBack > 0 ? ", turned back \(Self.times(part.turnsBack))" : ""
    return
      "  \(clock(part.fixes.lowerBound))  \(Quantity.distance(metres: part.length))  \(roads)\(turns)"
  }

  private func line(of gap: MatchGap) -> String {
    let fixes = Quantity.count(gap.fixes.count, "fix", plural: "fixes")
    let span = Quantity.duration(seconds: Double(gap.end &- gap.start) / 1e9)
    let where_ = "\(fixes), \(Quantity.distance(metres: gap.length)), \(span)"
    return "  \(clock(gap.fixes.lowerBound))  \(Self.sentence(gap.reason)): \(where_)"
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }

  private static func sentence(_ reason: MatchBreak) -> String {
    switch reason {
    case .start: "start"
    case .offRoad: "off the roads of the map"
    case .time: "no fix for long"
    case .noWay: "no way that could have been driven"
    case .unusable: "no fix of use"
    }
  }

  /// The time of a fix since the first one.
  private func clock(_ fix: Int) -> String {
    guard let first = result.fixes.first, !result.fixes.isEmpty else { return "" }
    let time = result.fixes[min(fix, result.fixes.count - 1)].time
    return Quantity.clock(milliseconds: (time &- first.time) / 1_000_000)
  }
}
