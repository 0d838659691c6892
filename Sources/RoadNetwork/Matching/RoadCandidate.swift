import Geodesy

/// A place of a section near a fix.
struct RoadCandidate {
  var section: UInt32
  /// The segment of the section's points, and how far along it, from 0 to 1.
  var segment: Int
  var share: Double
  /// How far along the section, from 0 to 1.
  var fraction: Double
  /// Metres from the fix.
  var distance: Double
  /// Degrees of the segment.
  var east: Double
  var north: Double
}
