/// Keeps texts from covering each other.
package struct LabelGrid {
  private static let cell = 6.0
  private var taken: Set<Int> = []

  package init() {}

  /// Takes a strip of the picture unless part of it is taken.
  ///
  /// - Parameters:
  ///   - center: Its middle.
  ///   - x: The direction in which it is long, as a unit vector with `y`.
  /// - Returns: Whether it was free.
  package mutating func take(
    _ center: PicturePoint,
    x: Double = 1,
    y: Double = 0,
    length: Double,
    height: Double
  ) -> Bool {
    var cells: [Int] = []
    var along = -length / 2
    while along <= length / 2 + Self.cell {
      var across = -height / 2
      while across <= height / 2 + Self.cell {
        let (a, b) = (min(along, length / 2), min(across, height / 2))
        cells.append(cell(PicturePoint(x: center.x + a * x - b * y, y: center.y + a * y + b * x)))
        across += Self.cell
      }
      along += Self.cell
    }
    guard !cells.contains(where: taken.contains) else { return false }
    taken.formUnion(cells)
    return true
  }

  private func cell(_ point: PicturePoint) -> Int {
    let column = Int((point.x / Self.cell).rounded(.down))
    let row = Int((point.y / Self.cell).rounded(.down))
    return row &* 1_000_003 &+ column
  }
}
