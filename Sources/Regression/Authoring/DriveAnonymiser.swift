import Platform
import Geodesy
package import RoadNetwork
import ScenarioLanguage
package import Simulation
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
    guard result.count > 2, DriveSplit.length(result[...]) >= DriveSplit.shortest
    else {
      throw tooShort(fixes, name)
    }
    return result
  }

  /// Returns fixes bent with their map, at another time, with the speeds that they have there.
  ///
  /// - Parameter random: Draws day and time within the week of all such drives.
  package static func disguised(
    _ fixes: [Fix],
    by warp: MapWarp,
    using random: inout RandomStream
  ) -> [Fix] {
    guard let first = fixes.first, let last = fixes.last else { return [] }
    let second: Int64 = 1_000_000_000
    let seconds = max(1, (weekLength - (last.time - first.time)) / second)
    let start = week.lowerBound + Int64(random.next() % UInt64(seconds)) * second
    let shift = start - first.time
    return fixes.enumerated().map { index, fix in
      let other = fixes[index + 1 < fixes.count ? index + 1 : max(0, index - 1)]
      let bearing = fix.course ?? fix.coordinate.initialBearing(to: other.coordinate)
      let direction = warp.direction(bearing, at: fix.coordinate)
      var new = fix
      new.coordinate = warp.place(fix.coordinate)
      new.time += shift
      new.course = fix.course.map { _ in (direction.bearing * 10).rounded() / 10 }
      // Else speeds and times would tell the old lengths.
      new.speed = fix.speed.map { ($0 * direction.factor * 100).rounded() / 100 }
      // Heights are a fingerprint of a road.
      new.altitude = nil
      new.verticalAccuracy = nil
      return new
    }
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

  /// The parts that are tried where a drive cannot be hidden as a whole, the longest first: of those that can be, that
  /// with most departures is taken, and of several the longest.
  static func parts(of fixes: [Fix]) -> [Range<Int>] {
    [(0, 8), (4, 12), (2, 10), (0, 6), (6, 12), (3, 9), (0, 4), (4, 8), (8, 12)].map { from, to in
      from * fixes.count / 12..<to * fixes.count / 12
    }.filter { $0.count > 2 }
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
