package import Geodesy
import RoadNetwork
import Traces

/// The roads that a drive went along, in order.
package struct DrivenWay: Sendable {
  /// A road, whole or in part.
  package struct Piece: Sendable {
    /// The directed edge; never a copy.
    package let edge: UInt32
    /// Where on it the drive began and ended, from 0 to 1.
    package let from: Double
    /// Where on it the drive ended, from 0 to 1.
    package let to: Double
    /// Metres.
    package let length: Double
    /// The first fix on it or behind it.
    package let fix: Int
    /// The stretch without a break that it belongs to.
    package let part: Int
  }

  /// The roads, in the order in which they were driven.
  package private(set) var pieces: [Piece] = []
  /// The line of each stretch without a break.
  package private(set) var lines: [[Coordinate]] = []

  /// Metres.
  package var length: Double { pieces.reduce(0) { $0 + $1.length } }

  /// - Parameter error: Metres by which most fixes are wrong at most.
  init(_ matched: MatchedPath, error: Double, _ explorer: RoadExplorer) {
    for (number, part) in matched.parts.enumerated() {
      let driven = part.leg.pieces.map {
        RoadStretch(edge: explorer.base(of: $0.edge), from: $0.from, to: $0.to)
      }
      let unfolded = WayFolds(driven, error: error, explorer).stretches
      let stretches =
        WayEnds(unfolded, from: part.leg.start.place, to: part.leg.end.place, explorer).stretches
      lines.append(explorer.line(of: stretches).points)
      let fixes = Self.firstFixes(of: stretches.map(\.edge), part, matched, explorer)
      for (index, stretch) in stretches.enumerated() {
        pieces.append(
          Piece(
            edge: stretch.edge,
            from: stretch.from,
            to: stretch.to,
            length: explorer.length(of: [stretch]),
            fix: fixes[index],
            part: number
          )
        )
      }
    }
  }

  /// The index of the last piece that begins no later than a fix.
  package func piece(at fix: Int) -> Int {
    max(0, (pieces.firstIndex { $0.fix > fix } ?? pieces.count) - 1)
  }

  /// For each piece the first fix on it or on one behind it.
  private static func firstFixes(
    of driven: [UInt32],
    _ part: MatchedPart,
    _ matched: MatchedPath,
    _ explorer: RoadExplorer
  ) -> [Int] {
    let last = max(part.fixes.lowerBound, part.fixes.upperBound - 1)
    var first = [Int](repeating: last, count: driven.count)
    var piece = 0
    var reached = -1
    for fix in part.fixes {
      guard let edge = matched.fixes[fix].edge.map({ explorer.base(of: $0) }),
        let found = driven[piece...].firstIndex(of: edge)
      else { continue }
      piece = found
      while reached < piece {
        reached += 1
        first[reached] = fix
      }
    }
    return first
  }
}
