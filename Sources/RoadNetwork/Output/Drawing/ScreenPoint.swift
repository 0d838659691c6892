/// A place in a picture: pixels to the right and down.
struct ScreenPoint: Hashable, Sendable {
  var x: Double
  var y: Double

  func distance(to other: ScreenPoint) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }
}
