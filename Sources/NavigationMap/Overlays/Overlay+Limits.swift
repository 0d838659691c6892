import Geodesy

/// The ranges that properties are clamped to.
extension Overlay {
  /// Points of a stroke.
  static var strokeWidths: ClosedRange<Double> { 0...10_000 }
  static var opacities: ClosedRange<Double> { 0...1 }
}

extension GeoPath {
  /// Fails for the first coordinate that is no place on the Earth; an empty path is right.
  func checkForOverlay() throws(OverlayError) {
    if let index = coordinates.firstIndex(where: { !$0.isValid }) {
      throw .invalidPath(index: index)
    }
  }
}
