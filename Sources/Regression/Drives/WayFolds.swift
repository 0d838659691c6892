import RoadNetwork

/// Takes out of a way where it goes forth and back by less than a receiver can tell.
///
/// A fix beside or behind its place leads the matcher past a junction and back, or back and forth along
/// a road; nobody turned there.
struct WayFolds {
  private let explorer: RoadExplorer
  /// Metres of way back from which the vehicle has turned.
  private let least: Double
  private(set) var stretches: [RoadStretch]

  /// - Parameters:
  ///   - stretches: A way without a break, its edges no copies.
  ///   - error: Metres by which most fixes are wrong at most.
  init(_ stretches: [RoadStretch], error: Double, _ explorer: RoadExplorer) {
    self.explorer = explorer
    self.stretches = stretches
    least = max(30, 3 * error)
    var index = 0
    while index + 1 < self.stretches.count {
      index = unfold(at: index) ? max(0, index - 2) : index + 1
    }
  }

  /// Takes out the fold behind a stretch, if there is one that is too short to be one.
  private mutating func unfold(at tip: Int) -> Bool {
    guard explorer.areOpposite(stretches[tip].edge, stretches[tip + 1].edge) else { return false }
    var (first, last) = (tip, tip + 1)
    var metres = 0.0
    while true {
      let (forth, back) = (stretches[first], stretches[last])
      let share = min(forth.to - forth.from, back.to - back.from)
      metres += explorer.length(of: [RoadStretch(edge: forth.edge, from: 0, to: share)])
      guard metres < least else { return false }
      let isWhole = abs((forth.to - forth.from) - (back.to - back.from)) < 1e-9
      guard isWhole, first > 0, last + 1 < stretches.count,
        explorer.areOpposite(stretches[first - 1].edge, stretches[last + 1].edge)
      else { break }
      first -= 1
      last += 1
    }
    replace(first...last)
    return true
  }

  /// Puts what is left of the outermost two in place of a fold.
  private mutating func replace(_ fold: ClosedRange<Int>) {
    let (forth, back) = (stretches[fold.lowerBound], stretches[fold.upperBound])
    let rest = (forth.to - forth.from) - (back.to - back.from)
    var left: [RoadStretch] = []
    if rest > 1e-9 {
      left = [RoadStretch(edge: forth.edge, from: forth.from, to: forth.from + rest)]
    } else if rest < -1e-9 {
      left = [RoadStretch(edge: back.edge, from: back.to + rest, to: back.to)]
    }
    stretches.replaceSubrange(fold, with: left)
    // What was two pieces of one road is one.
    let next = fold.lowerBound + left.count
    guard next > 0, next < stretches.count, stretches[next - 1].edge == stretches[next].edge else {
      return
    }
    stretches[next - 1].to = stretches[next].to
    stretches.remove(at: next)
  }
}
