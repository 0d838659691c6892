/// Gives overlays their numbers; maps that share it have no number twice.
final class OverlayNumbers {
  private var last = 0

  func next() -> OverlayID {
    last += 1
    return OverlayID(rawValue: last)
  }
}
