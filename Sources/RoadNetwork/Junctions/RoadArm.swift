/// A road as it leaves a junction, up to the next one.
package struct RoadArm: Sendable {
  /// The junctions at its ends.
  package var node: UInt32
  package var target: UInt32
  /// The same road from the other end.
  package var twin: UInt32
  /// Its place in ``RoadKinds/kinds``.
  package var kind: UInt32
  /// Its first and last section, each with the direction in the lowest bit: 1 against it.
  package var first: UInt32
  package var last: UInt32
  /// Whether one may leave the junction on it.
  package var isOpen: Bool
  /// Metres.
  package var length: Double
  /// Degrees in which it leaves: over the first 2 m, and as a driver sees it.
  package var initial = 0.0
  package var perceived = 0.0
  /// The same where the two halves of a road count as one.
  var mergedInitial = 0.0
  package var mergedPerceived = 0.0
  /// Whether it only leads in, and is shown by the other half of its road.
  var isHidden = false
}
