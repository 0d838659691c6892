public import Geodesy

/// A portion of road, from the maneuver at its start to the next.
public struct RouteStep: Sendable {
  public var path: GeoPath
  /// Metres and seconds, as the provider states them.
  public var distance: Double
  public var duration: Double
  public var roadName: String?
  /// The text of the maneuver at the step's start.
  public var instruction: String
  public var maneuver: Maneuver
  /// Metres per second; nil where unknown.
  public var speedLimit: Double?
  public var visualInstructions: [VisualInstruction] = []
  public var spokenInstructions: [SpokenInstruction] = []
  /// One JSON text for each segment of the path: `n - 1` for `n` points; none on the arrival.
  public var annotations: [String] = []
  public var exits: [String] = []
  public var drivingSide: String?
  public var roundaboutExit: Int?

  public init(
    path: GeoPath,
    distance: Double,
    duration: Double,
    roadName: String? = nil,
    instruction: String = "",
    maneuver: Maneuver
  ) {
    self.path = path
    self.distance = distance
    self.duration = duration
    self.roadName = roadName
    self.instruction = instruction
    self.maneuver = maneuver
  }
}
