/// A road as it leaves a junction, up to the next one.
struct RoadArm: Sendable {
  /// The junctions at its ends.
  var node: UInt32
  var target: UInt32
  /// The same road from the other end.
  var twin: UInt32
  /// Its place in ``RoadKinds/kinds``.
  var kind: UInt32
  /// Its first and last section, each with the direction in the lowest bit: 1 against it.
  var first: UInt32
  var last: UInt32
  /// Whether one may leave the junction on it.
  var isOpen: Bool
  /// Metres.
  var length: Double
  /// Degrees in which it leaves: over the first 2 m, and as a driver sees it.
  var initial = 0.0
  var perceived = 0.0
  /// The same where the two halves of a road count as one.
  var mergedInitial = 0.0
  var mergedPerceived = 0.0
  /// Whether it only leads in, and is shown by the other half of its road.
  var isHidden = false
  /// Whether it lies inside a junction of two-lane roads.
  var isInternal = false
}
