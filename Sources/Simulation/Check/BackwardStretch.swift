/// A part of a drive that went back along its route.
package struct BackwardStretch: Hashable, Sendable {
  /// Milliseconds since the start, of the fix before it.
  package var from: Int64
  /// Milliseconds since the start, of the last fix of it.
  package var to: Int64
  /// Metres by which the remaining distance grew.
  package var metres: Double
}
