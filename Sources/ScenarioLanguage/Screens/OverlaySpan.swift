package import Navigation

/// A style over segments of a line as a scenario asks for it, right or wrong.
package struct OverlaySpan: Hashable, Sendable {
  package var style: StrokeStyle
  package var segments: Double
}
