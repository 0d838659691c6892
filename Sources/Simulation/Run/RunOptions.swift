package import Navigation
package import Recording
package import ScenarioLanguage

/// How a scenario is run.
package struct RunOptions {
  /// A part of a run that nothing else of it needs.
  package enum Part: CaseIterable, Sendable {
    /// No law hears of anything.
    case laws
    /// Nothing is written that nobody in the run listens to.
    case records
  }

  /// Asked now and then; true ends the run, which is then interrupted.
  package var shouldStop: (() -> Bool)?
  /// Keeps the decisions; without one only the closest are kept.
  package var ledger: DecisionLedger?
  /// Decides in the navigator's place.
  package var director: (any DecisionDirector)?
  /// What is broken in the built-in navigator.
  package var defects: PlantedDefects = []
  /// Is shown each decision of the SDK's own navigator.
  package var decisionObserver: ((Decision) -> Void)?
  /// What must be so at least once in the suite: the result tells which of it the run met.
  package var claims: [Claim] = []
  /// Is shown each record of the kinds in ``observedKinds``.
  package var recordObserver: ((RecordView) -> Void)?
  /// The kinds of records that ``recordObserver`` is shown; all of them unless it is told otherwise.
  package var observedKinds: [EventKind] = EventKind.allCases
  /// Is shown each fix once the navigator has dealt with it; costs nothing where there is none.
  package var fixObserver: ((FixReading) -> Void)?
  /// Whether decisions are followed at all; off where nobody looks at them.
  package var followsDecisions = true
  /// What is left out, so that a benchmark can tell what it costs.
  package var leftOut: Set<Part> = []
  /// The scenario's drive, where it was planned already.
  package var drive: Drive?

  /// A real server in place of cassettes; their new content is part of the result.
  package var live: LiveServer?

  /// Pictures of the driver's screen.
  package var frames: FrameRequest?

  /// Who hears the SDK's own navigator besides the app, in their order; nobody else keeps them alive.
  package var listeners: [any NavigatorDelegate] = []

  /// Where the navigators come from that are driven in place of the SDK's own.
  package var navigators: (any NavigatorSupply)?
  /// Whether a navigator is wanted that has had no run before.
  package var wantsFreshNavigator = false
  /// Returns the path of an OpenStreetMap file of a scenario's map, for navigators with routes of their
  /// own; nil where the scenario has none.
  package var mapFile: ((Scenario) throws -> String?)?

  /// Creates the options of a plain run, in which nobody looks on and nothing is broken.
  package init() {}
}
