/// Merges two descendants of one sequence (diff3): what only one side changed is taken from it.
struct ThreeWayMerge {
  /// A stretch of the result.
  enum Piece: Hashable, Sendable {
    /// Places of the first descendant.
    case ours(Range<Int>)
    /// Places of the second descendant.
    case theirs(Range<Int>)
    /// Both changed the same place in different ways.
    case conflict(ours: Range<Int>, theirs: Range<Int>)
  }

  private let base: [UInt64]
  private let ours: [UInt64]
  private let theirs: [UInt64]
  private(set) var pieces: [Piece] = []

  init(base: [UInt64], ours: [UInt64], theirs: [UInt64]) {
    self.base = base
    self.ours = ours
    self.theirs = theirs
    merge()
  }

  /// Walks along what all three have in common.
  private mutating func merge() {
    let left = Self.partners(base, ours)
    let right = Self.partners(base, theirs)
    var (x, y, z) = (0, 0, 0)
    for place in base.indices {
      guard let ourPlace = left[place], let theirPlace = right[place] else { continue }
      add(base: x..<place, ours: y..<ourPlace, theirs: z..<theirPlace)
      append(.ours(ourPlace..<ourPlace + 1))
      (x, y, z) = (place + 1, ourPlace + 1, theirPlace + 1)
    }
    add(base: x..<base.count, ours: y..<ours.count, theirs: z..<theirs.count)
  }

  private mutating func add(base: Range<Int>, ours: Range<Int>, theirs: Range<Int>) {
    let (old, left, right) = (self.base[base], self.ours[ours], self.theirs[theirs])
    if left.elementsEqual(right) || right.elementsEqual(old) {
      append(.ours(ours))
    } else if left.elementsEqual(old) {
      append(.theirs(theirs))
    } else {
      pieces.append(.conflict(ours: ours, theirs: theirs))
    }
  }

  /// Adds a piece, joined with the one before where they belong together.
  private mutating func append(_ piece: Piece) {
    switch (pieces.last, piece) {
    case (_, .ours(let range)) where range.isEmpty: break
    case (_, .theirs(let range)) where range.isEmpty: break
    case (.ours(let before), .ours(let range)) where before.upperBound == range.lowerBound:
      pieces[pieces.count - 1] = .ours(before.lowerBound..<range.upperBound)
    case (_, .ours), (_, .theirs), (_, .conflict): pieces.append(piece)
    }
  }

  /// Returns, for every place of `base`, the place that is the same in `other`.
  private static func partners(_ base: [UInt64], _ other: [UInt64]) -> [Int?] {
    var alignment = SequenceAlignment()
    var partners = [Int?](repeating: nil, count: base.count)
    for pair in alignment.common(base, other) { partners[pair.left] = pair.right }
    return partners
  }
}
