import Platform
import Geodesy
package import RoadNetwork
package import Traces

/// A drive on the roads of a map: the stretch of it that the map has.
package struct DriveMatch: Sendable {
  /// The fixes that are on the map, with those beside it at the ends.
  package let fixes: [Fix]
  /// The fixes on their roads.
  package let matched: MatchedPath
  /// Metres by which nine fixes of ten are wrong at most.
  let error: Double
  /// The roads that were driven.
  package let way: DrivenWay
  /// Fixes that were left out before and behind, because the map has no road there.
  package let leftOut: (before: Int, behind: Int)

  /// Metres from the roads that a drive may begin or end off them: a yard, a car park.
  private static let yard = 300.0
  /// Metres without a road that end the stretch.
  private static let wild = 700.0

  /// How the fixes of a drive are matched: over every silence in which a log is one drive.
  ///
  /// A log is divided where nothing is heard for as long as a stand that ends a drive. What is left is one trip,
  /// and the vehicle came from where it was to where it is; a matcher of any trace (N-K: 180 s) must not think so.
  private static var parameters: MatchParameters {
    var parameters = MatchParameters()
    parameters.longestGap = DriveLog.standing
    return parameters
  }

  /// Matches the fixes of a drive.
  ///
  /// - Parameter name: The file, for messages.
  /// - Throws: `TraceError` with its line where the map does not hold half of the drive.
  package init(_ fixes: [Fix], on map: RoadMap, name: String) throws(TraceError) {
    let matcher = MapMatcher(map, parameters: Self.parameters)
    let points = Self.points(of: fixes)
    let whole = matcher.match(points)
    guard !whole.parts.isEmpty else { throw Self.offMap(fixes, map, name) }
    let range = Self.stretch(of: whole, fixes)
    let kept = range.clamped(to: 0..<fixes.count)
    let all = DriveSplit.length(fixes[...])
    guard DriveSplit.length(fixes[kept]) >= all / 2 else {
      throw Self.mostlyOff(whole, fixes, kept, name)
    }
    let matched =
      kept.count == fixes.count ? whole : matcher.match(Array(points[kept]))
    let onRoads = matched.length
    guard !matched.parts.isEmpty, onRoads >= DriveSplit.shortest / 2 else {
      throw Self.offMap(fixes, map, name)
    }
    self.fixes = Array(fixes[kept])
    self.matched = matched
    error = Self.error(of: matched)
    way = DrivenWay(matched, error: error, RoadExplorer(map))
    leftOut = (kept.lowerBound, fixes.count - kept.upperBound)
  }

  /// The fixes before which nothing was heard for so long, and over so much way, that nobody can say what a
  /// navigator did meanwhile.
  var silences: [Int] {
    let usual = MatchParameters()
    return fixes.indices.dropFirst().filter { index in
      Double(time(of: index) - time(of: index - 1)) / 1000 > usual.longestGap
        && fixes[index - 1].coordinate.distance(to: fixes[index].coordinate) > usual.standReach
    }
  }

  /// Metres by which nine fixes of ten are wrong at most by their own words; nil where half of them tell nothing.
  var statedAccuracy: Double? {
    let stated = fixes.compactMap(\.horizontalAccuracy).filter { $0 > 0 }.sorted()
    return stated.count * 2 > fixes.count ? stated[stated.count * 9 / 10] : nil
  }

  /// The median metres from fixes to their roads.
  package var medianDistance: Double {
    let distances = matched.fixes.compactMap { $0.isMatched ? $0.position?.distance : nil }.sorted()
    return distances.isEmpty ? 0 : distances[distances.count / 2]
  }

  /// What the fixes tell a matcher: those that are late tell nothing.
  private static func points(of fixes: [Fix]) -> [MatchPoint] {
    let late = LateFixes.numbers(in: fixes)
    return fixes.enumerated().map { index, fix in
      var fix = fix
      if late.contains(index) { fix.horizontalAccuracy = 10_000 }
      return MatchPoint(fix)
    }
  }

  /// The error of most fixes, as far as their distance from the roads tells.
  private static func error(of matched: MatchedPath) -> Double {
    let distances = matched.fixes.compactMap { $0.isMatched ? $0.position?.distance : nil }.sorted()
    guard !distances.isEmpty else { return 10 }
    return min(max(distances[distances.count * 9 / 10], 3), 50)
  }

  /// Milliseconds from the first fix to another.
  func time(of fix: Int) -> Int64 {
    guard let first = fixes.first, fixes.indices.contains(fix) else { return 0 }
    return (fixes[fix].time - first.time) / 1_000_000
  }

  /// The longest run of parts that no wild stretch divides, with the yards at its ends.
  private static func stretch(of matched: MatchedPath, _ fixes: [Fix]) -> Range<Int> {
    var runs: [(fixes: Range<Int>, length: Double)] = []
    for part in matched.parts {
      let isNear =
        runs.last.map { last in
          guard last.fixes.upperBound > 0 else { return true }
          let from = last.fixes.upperBound - 1
          return DriveSplit.length(fixes[from..<part.fixes.lowerBound + 1]) < wild
            || part.fixes.lowerBound - from < 2
        } ?? false
      if isNear, let last = runs.popLast() {
        runs.append((last.fixes.lowerBound..<part.fixes.upperBound, last.length + part.length))
      } else {
        runs.append((part.fixes, part.length))
      }
    }
    guard let index = runs.indices.max(by: { (runs[$0].length, $1) < (runs[$1].length, $0) }) else {
      return 0..<0
    }
    var (start, end) = (runs[index].fixes.lowerBound, runs[index].fixes.upperBound)
    if index == 0, start > 0, DriveSplit.length(fixes[0..<start + 1]) <= yard { start = 0 }
    if index == runs.count - 1, end < fixes.count,
      DriveSplit.length(fixes[max(0, end - 1)..<fixes.count]) <= yard
    {
      end = fixes.count
    }
    return start..<end
  }

  // MARK: - Errors

  private static func offMap(_ fixes: [Fix], _ map: RoadMap, _ name: String) -> TraceError {
    let place = fixes.first.map { text($0.coordinate) } ?? "nowhere"
    var message = "the drive at \(place) is on no road of the map"
    if let bounds = map.summary.bounds, let first = fixes.first {
      message +=
        bounds.contains(first.coordinate)
        ? ", though within it"
        : ", which covers \(text(bounds.southWest)) to \(text(bounds.northEast))"
    }
    return TraceError(
      source: name,
      line: fixes.first?.line ?? 0,
      message: message,
      hint: "give a map of the roads that were driven: --map"
    )
  }

  private static func mostlyOff(
    _ matched: MatchedPath,
    _ fixes: [Fix],
    _ kept: Range<Int>,
    _ name: String
  ) -> TraceError {
    let gap = matched.gaps.indices.max {
      (matched.gaps[$0].length, $1) < (matched.gaps[$1].length, $0)
    }.map { matched.gaps[$0] }
    let first = min(gap?.fixes.lowerBound ?? kept.upperBound, fixes.count - 1)
    let length = DriveSplit.length(fixes[...])
    let share = length > 0 ? DriveSplit.length(fixes[kept]) / length * 100 : 0
    return TraceError(
      source: name,
      line: fixes[first].line,
      message: "from here on the map has no road for "
        + "\(Quantity.fixed((gap?.length ?? 0) / 1000, 1)) km of the drive; "
        + "the longest stretch on it is \(Quantity.fixed(share, 0)) % of the way",
      hint: "was it a ferry, a train or a path? give a map that has the way, or a trace of the rest"
    )
  }

  private static func text(_ place: Coordinate) -> String {
    "\(Quantity.fixed(place.latitude, 4)), \(Quantity.fixed(place.longitude, 4))"
  }
}

extension MatchPoint {
  /// Takes a fix of a trace.
  package init(_ fix: Fix) {
    self.init(
      fix.coordinate,
      time: fix.time,
      horizontalAccuracy: fix.horizontalAccuracy,
      course: fix.course,
      speed: fix.speed
    )
  }
}
