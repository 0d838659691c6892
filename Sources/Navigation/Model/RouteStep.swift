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
  /// The first known limit on the step in metres per second; nil where unknown.
  public var speedLimit: Double?
  /// The limit on each segment of the path in metres per second; empty where none is known.
  public var speedLimits: [Double?] = []
  public var visualInstructions: [VisualInstruction] = []
  public var spokenInstructions: [SpokenInstruction] = []
  /// One JSON text for each segment of the path: `n - 1` for `n` points; none on the arrival.
  public var annotations: [String] = []
  /// The disturbances on the step.
  public var incidents: [Incident] = []
  /// The lanes at the maneuver, from the left; the banner of the step before shows them.
  public var lanes: [VisualInstruction.Lane] = []
  /// Intersections with more than roads (toll collection, rest stop, crossing, signal), each as the
  /// JSON that the provider gave.
  public var features: [String] = []
  public var exits: [String] = []
  /// The number of the road, such as `A 13`.
  public var roadReference: String?
  /// Where the signs at the maneuver point to.
  public var destinations: String?
  /// How the step is travelled, such as `driving` or `ferry`.
  public var mode: String?
  /// `left` or `right`; nil where unknown.
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
