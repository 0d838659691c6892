public import Geodesy

/// A portion of road, from the maneuver at its start to the next.
public struct RouteStep: Sendable {
  /// The ``mode`` of a step on which a ship carries the vehicle.
  public static let ferryMode = "ferry"

  /// The line of the step, from its maneuver to the next.
  public var path: GeoPath
  /// Metres and seconds, as the provider states them.
  public var distance: Double
  /// Seconds, as the provider states them.
  public var duration: Double
  /// The name of the road; nil where it has none.
  public var roadName: String?
  /// The text of the maneuver at the step's start.
  public var instruction: String
  /// Whether the provider put it into words; else the words are the reader's, from type, modifier and name.
  package var isWorded = true
  /// What is done at the start of the step.
  public var maneuver: Maneuver
  /// The first known limit on the step in metres per second; nil where unknown.
  public var speedLimit: Double?
  /// The limit on each segment of the path in metres per second; empty where none is known.
  public var speedLimits: [Double?] = []
  /// The banners about the end of the step, the earliest first.
  public var visualInstructions: [VisualInstruction] = []
  /// The texts about the end of the step, the earliest first.
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
  /// The numbers or names of the motorway exit at the maneuver.
  public var exits: [String] = []
  /// The number of the road, such as `A 13`.
  public var roadReference: String?
  /// Where the signs at the maneuver point to.
  public var destinations: String?
  /// How the step is travelled, such as `driving` or ``ferryMode``.
  public var mode: String?
  /// `left` or `right`; nil where unknown.
  public var drivingSide: String?
  /// The exit of the roundabout that the step enters, from 1; nil elsewhere.
  public var roundaboutExit: Int?

  /// Creates a step; all that it is not given is unknown or empty.
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
