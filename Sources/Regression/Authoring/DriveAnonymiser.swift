import Platform
package import Geodesy
package import RoadNetwork
import ScenarioLanguage
import Simulation
package import Traces

/// Takes out of a drive what tells whose it is: where it was, when it was, and where it began and ended.
package enum DriveAnonymiser {
  /// Metres from the ends of a drive to the junctions that it is cut at.
  package static let distance = 300.0
  /// The week in which all disguised drives take place: it begins on Monday, 2001-01-01.
  package static let week: ClosedRange<Int64> =
    978_307_200_000_000_000...978_911_999_999_999_999

  private static let weekLength: Int64 = 604_800_000_000_000

  /// Returns the part of a drive between junctions that are far enough from its ends.
  ///
  /// The first and the last fix are put on the junctions, at the times at which the vehicle passed.
  ///
  /// - Throws: `TraceError` where the drive is too short for that.
  package static func trimmed(
    _ match: DriveMatch,
    on map: RoadMap,
    name: String
  ) throws(TraceError) -> [Fix] {
    let explorer = RoadExplorer(map)
    let pieces = match.way.pieces
    let fixes = match.fixes
    guard let first = fixes.first, let last = fixes.last else { throw tooShort(fixes, name) }
    let crossings = pieces.indices.dropLast().filter { index in
      pieces[index].to == 1 && pieces[index].part == pieces[index + 1].part
        && explorer.isJunction(after: pieces[index].edge)
    }
    let ends = crossings.map { (piece: $0, place: end(of: pieces[$0], explorer)) }
    guard let start = ends.first(where: { far($0.place, from: first) }),
      let end = ends.last(where: { far($0.place, from: last) }), start.piece < end.piece,
      let begun = crossing(start.piece, start.place, match),
      let ended = crossing(end.piece, end.place, match),
      begun.next < ended.next
    else { throw tooShort(fixes, name) }
    var result = [begun.fix]
    result += fixes[begun.next..<ended.next].filter {
      $0.time > begun.fix.time && $0.time < ended.fix.time
    }
    result.append(ended.fix)
    guard result.count > 2, DriveSplit.length(result, 0..<result.count) >= DriveSplit.shortest
    else {
      throw tooShort(fixes, name)
    }
    return result
  }

  /// Returns the angle by which a drive is turned, in 1e-7 degrees; it keeps off the antimeridian.
  ///
  /// - Parameter seed: The same gives the same angle.
  package static func angle(for bounds: GeoBounds, seed: UInt64) -> Int64 {
    var random = RandomStream("authoring.angle", seed: seed)
    while true {
      let thousandths = Int64(random.next() % 320_000) - 160_000
      let angle = thousandths * 10_000
      let turn = Double(angle) / 1e7
      let west = Bearing.wrappedLongitude(bounds.southWest.longitude + turn)
      let east = Bearing.wrappedLongitude(bounds.northEast.longitude + turn)
      if abs(turn) > 5, west <= east, west > -179, east < 179 { return angle }
    }
  }

  /// Returns fixes turned with their map, in the week of all such drives, without heights and lines.
  package static func disguised(_ fixes: [Fix], by disguise: MapDisguise) -> [Fix] {
    guard let first = fixes.first else { return [] }
    let shift = weekShift(first.time)
    return fixes.map { fix in
      var fix = fix
      fix.coordinate = disguise.turned(fix.coordinate)
      fix.time += shift
      // Heights are a fingerprint of a road.
      fix.altitude = nil
      fix.verticalAccuracy = nil
      return fix
    }
  }

  /// Whole weeks, so that the day of the week and the hour stay.
  private static func weekShift(_ time: Int64) -> Int64 {
    let since = time - week.lowerBound
    let weeks = since >= 0 ? since / weekLength : -((weekLength - 1 - since) / weekLength)
    return -weeks * weekLength
  }

  /// A seed that is the drive's own.
  package static func seed(of fixes: [Fix]) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for fix in fixes {
      for value in [
        UInt64(bitPattern: fix.time), fix.coordinate.latitude.bitPattern,
        fix.coordinate.longitude.bitPattern,
      ] {
        hash = (hash ^ value) &* 0x100_0000_01b3
      }
    }
    return hash
  }

  // MARK: - Junctions

  private static func end(of piece: DrivenWay.Piece, _ explorer: RoadExplorer) -> Coordinate {
    let stretch = RoadStretch(edge: piece.edge, from: piece.from, to: piece.to)
    return explorer.line(of: [stretch]).points.last ?? Coordinate(latitude: 0, longitude: 0)
  }

  private static func far(_ place: Coordinate, from fix: Fix) -> Bool {
    place.distance(to: fix.coordinate) >= distance
  }

  /// The moment at which a drive passed the end of a piece: a fix made between two others, and the
  /// number of the one behind it.
  private static func crossing(
    _ piece: Int,
    _ place: Coordinate,
    _ match: DriveMatch
  ) -> (fix: Fix, next: Int)? {
    let next = match.way.pieces[piece + 1].fix
    guard next > 0, next < match.fixes.count else { return nil }
    let (before, after) = (match.fixes[next - 1], match.fixes[next])
    let here = before.coordinate.distance(to: place)
    let there = place.distance(to: after.coordinate)
    let share = here + there > 0 ? here / (here + there) : 0.5
    var fix = after
    // Whole milliseconds: the first is the epoch of the scenario.
    let passed = Int64(Double(after.time - before.time) * share) / 1_000_000 * 1_000_000
    fix.time = before.time + passed
    fix.coordinate = place
    fix.course = nil
    return (fix, next)
  }

  private static func tooShort(_ fixes: [Fix], _ name: String) -> TraceError {
    TraceError(
      source: name,
      line: fixes.first?.line ?? 0,
      message: "the drive is too short to be anonymised: there are no two junctions on it that are "
        + "\(Quantity.fixed(distance, 0)) m from its ends, with a way between them",
      hint: "take a longer drive, or write it without --anonymise"
    )
  }
}
