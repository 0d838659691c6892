public import Recording

/// What a navigator is told of a run before it begins.
public struct RunSetup: Sendable {
  /// The scenario's name.
  public var scenario: String
  /// The seed of everything that is random in the run.
  public var seed: UInt64
  /// The wall clock at the start of the run, ISO 8601.
  public var epoch: String
  /// The language of instructions, BCP 47.
  public var locale: String
  /// The absolute path of an OpenStreetMap file, for a navigator with routes of its own or that wants the
  /// map; readable until the run ends.
  public var map: String?
  /// The scenario's object `navigator` after defaults, parts and overrides.
  public var keys: RecordedJSON
  /// The events for which the scenario waits, by their names: a navigator that takes many fixes at once
  /// returns after one of these.
  public var stops: [String]

  /// Describes a run.
  package init(
    scenario: String,
    seed: UInt64,
    epoch: String,
    locale: String,
    map: String? = nil,
    keys: RecordedJSON,
    stops: [String]
  ) {
    self.scenario = scenario
    self.seed = seed
    self.epoch = epoch
    self.locale = locale
    self.map = map
    self.keys = keys
    self.stops = stops
  }
}
