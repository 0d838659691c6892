public import Geodesy

/// A portion of road, from the maneuver at its start to the next.
public struct RouteStep: Sendable {
  public let path: GeoPath
  /// Metres and seconds, as the provider states them.
  public let distance: Double
  public let duration: Double
  public let roadName: String?
  /// The text of the maneuver at the step's start.
  public let instruction: String
  public let maneuver: Maneuver
  /// Metres per second; nil where unknown.
  public let speedLimit: Double?
  public let visualInstructions: [VisualInstruction]
  public let spokenInstructions: [SpokenInstruction]
  /// One JSON text for each segment of the path: `n - 1` for `n` points.
  public let annotations: [String]
  public let exits: [String]
  public let drivingSide: String?
  public let roundaboutExit: Int?
}
