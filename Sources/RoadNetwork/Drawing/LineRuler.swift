/// Finds places along a line in the picture.
package struct LineRuler {
  private let line: [PicturePoint]
  private let ends: [Double]

  package init(_ line: [PicturePoint]) {
    self.line = line
    var sum = 0.0
    ends = zip(line, line.dropFirst()).map { a, b in
      sum += a.distance(to: b)
      return sum
    }
  }

  package var length: Double { ends.last ?? 0 }

  /// Returns the place so many pixels along the line, and the direction there.
  package func place(at distance: Double) -> (point: PicturePoint, x: Double, y: Double)? {
    guard let index = ends.firstIndex(where: { $0 >= distance && $0 > 0 }) else { return nil }
    let (a, b) = (line[index], line[index + 1])
    let size = a.distance(to: b)
    guard size > 0 else { return nil }
    let part = 1 - (ends[index] - distance) / size
    let point = PicturePoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    return (point, (b.x - a.x) / size, (b.y - a.y) / size)
  }
}
