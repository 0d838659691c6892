/// Gives tile layers their numbers; maps that share it have no number twice.
final class TileNumbers {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}
