import CanonicalJSON
package import Geodesy
package import Recording
package import ScenarioLanguage
package import Simulation
package import Regression

/// What can be told of one run: what was driven, what the navigator made of it, and why.
///
/// Reports and exports are made of it.
package struct DriveStory: Sendable {
  /// The scenario that was run.
  package let scenario: Scenario

  /// The fixes as the navigator got them, in order; empty where only a recording is known.
  package let fixes: [FixReading]

  /// The positions that the navigator told.
  package internal(set) var locations: [Location] = []

  /// The routes that it followed, one after another.
  package internal(set) var routes: [Route] = []

  /// Where the drive was to stop, each place once.
  package internal(set) var stops: [Stop] = []

  /// Everything else that was recorded.
  package internal(set) var events: [Event] = []

  /// Every decision, in order.
  package let decisions: [DecisionLedger.Entry]

  /// The virtual time at the end, in milliseconds.
  package internal(set) var endTime: Int64

  /// What was thinned, in a drive too long to be kept whole; empty where all is there.
  var remainders: [LongStory.Remainder] = []

  /// A position that the navigator told.
  package struct Location: Hashable, Sendable {
    /// Milliseconds since the start.
    package var time: Int64
    /// The place.
    package var coordinate: Coordinate
    /// Metres per second; nil where unknown.
    package var speed: Double?
    /// Degrees clockwise from north; nil where unknown.
    package var course: Double?
    /// The radius of uncertainty in metres; nil where unknown.
    package var accuracy: Double?
    /// Whether it was moved onto the route or a road.
    package var isSnapped: Bool
    /// Whether it was reckoned on without a fix.
    package var isReckoned: Bool
  }

  /// A route from the moment on at which it was adopted.
  package struct Route: Hashable, Sendable {
    /// Milliseconds since the start.
    package var time: Int64
    /// Why it came, in the recording's word.
    package var reason: String
    /// Empty where the route was taken away.
    package var line: [Coordinate]
    /// Metres; nil where unknown.
    package var distance: Double?
    /// Seconds; nil where unknown.
    package var duration: Double?
  }

  /// A place to stop at.
  package struct Stop: Hashable, Sendable {
    /// The place.
    package var coordinate: Coordinate
    /// What the stop is called; empty where it has no name.
    package var title: String
    /// Whether the vehicle only passes through.
    package var isVia: Bool
  }

  /// A record that is no position.
  package struct Event: Hashable, Sendable {
    /// Milliseconds since the start.
    package var time: Int64
    /// Who caused it, such as `navigator`.
    package var source: String
    /// Which event it is; nil for one that this program does not know.
    package var kind: EventKind?
    /// Such as `navigator.didArrive`.
    package var name: String
    /// The record in words; nil for what a timeline leaves out.
    package var words: EventWords?
    /// The record's own values as a JSON object, without its envelope.
    package var payload: [UInt8]

    /// What it says, as far as it is there; nil for another event.
    package func `as`<Payload: EventPayload>(_ type: Payload.Type) -> Payload? {
      guard kind == Payload.kind, let document = try? JSONDocument(parsing: payload) else {
        return nil
      }
      return try? Payload(document.root, isLenient: true)
    }
  }

  /// Gathers what a run left.
  ///
  /// - Parameters:
  ///   - recording: everything that was recorded, with the header.
  ///   - words: says records in words.
  /// - Throws: ``GoldenDamage`` where the recording is none.
  package init(
    _ scenario: Scenario,
    fixes: [FixReading],
    decisions: [DecisionLedger.Entry],
    recording: [UInt8],
    endTime: Int64,
    words: EventWords.Teller
  ) throws(GoldenDamage) {
    self.init(scenario, fixes: fixes, decisions: decisions, endTime: endTime)
    try read(recording, words)
  }

  /// Begins a story without records.
  init(
    _ scenario: Scenario,
    fixes: [FixReading],
    decisions: [DecisionLedger.Entry],
    endTime: Int64
  ) {
    self.scenario = scenario
    self.fixes = fixes
    self.decisions = decisions
    self.endTime = endTime
  }
}
