/// A stretch of a line that is straight enough for a text along it.
package struct LineSpot {
  /// Where on a line it may lie, and how straight it must be.
  package struct Rule {
    /// Where its middle is tried, as parts of the line.
    let parts: [Double]
    /// How long the chord of the stretch must be, as a part of its length.
    let straightness: Double
    /// How far the line may lie from the middle of the chord, in units of the picture.
    let sag: Double

    /// A rule with the parts to try first, how straight the line is there, and how far it may bend.
    package init(parts: [Double], straightness: Double, sag: Double) {
      self.parts = parts
      self.straightness = straightness
      self.sag = sag
    }
  }

  /// The middle of the text.
  package let center: PicturePoint
  /// The direction of reading, of length 1: from the left, or upwards.
  package let x: Double
  /// Its part downwards.
  package let y: Double

  private init(from a: PicturePoint, to b: PicturePoint) {
    center = PicturePoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    let chord = a.distance(to: b)
    let isTurned = b.x - a.x < -1e-9 || (abs(b.x - a.x) <= 1e-9 && b.y > a.y)
    let sign = isTurned ? -1.0 : 1
    x = sign * (b.x - a.x) / chord
    y = sign * (b.y - a.y) / chord
  }

  /// Returns the first spot for a text of a length that is straight and free; nil where none is.
  ///
  /// - Parameter isFree: Whether a text may stand there, told the spot and the ends of the stretch.
  package static func find(
    _ length: Double,
    on ruler: LineRuler,
    _ rule: Rule,
    isFree: (_ spot: LineSpot, _ start: PicturePoint, _ end: PicturePoint) -> Bool
  ) -> LineSpot? {
    guard ruler.length >= length else { return nil }
    for part in rule.parts {
      let middle = ruler.length * part
      guard middle >= length / 2, middle + length / 2 <= ruler.length,
        let a = ruler.place(at: max(0.01, middle - length / 2))?.point,
        let b = ruler.place(at: middle + length / 2)?.point,
        let along = ruler.place(at: middle)?.point
      else { continue }
      let spot = LineSpot(from: a, to: b)
      guard a.distance(to: b) >= rule.straightness * length,
        spot.center.distance(to: along) < rule.sag, isFree(spot, a, b)
      else { continue }
      return spot
    }
    return nil
  }

  /// Writes the numbers of the matrix that turns and moves a text to the spot.
  package func writeMatrix(to svg: inout SVGWriter) {
    for part in [x, y, -y, x] {
      svg.fraction(part)
      svg.raw(" ")
    }
    svg.number(center.x)
    svg.raw(" ")
    svg.number(center.y)
  }
}
