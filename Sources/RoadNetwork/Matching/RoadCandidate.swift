import Geodesy

/// A place of a section near a fix.
package struct RoadCandidate {
  package var section: UInt32
  /// The segment of the section's points, and how far along it, from 0 to 1.
  var segment: Int
  package var share: Double
  /// How far along the section, from 0 to 1.
  package var fraction: Double
  /// Metres from the fix.
  package var distance: Double
  /// Degrees of the segment.
  package var east: Double
  package var north: Double
}
