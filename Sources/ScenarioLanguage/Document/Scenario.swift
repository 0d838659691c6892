package import Navigation
package import RoadNetwork

/// One scenario: what is driven, what the app does, what must come of it.
public struct Scenario: Sendable {
  /// The path below the suite root without `.json`, or the file's name outside of one.
  public package(set) var name: String
  /// The file it was read from.
  public package(set) var path: String
  /// The files that it was put together from, its own first; what it drives and asks is not among them.
  package var sources: [String] = []
  /// One sentence that says what happens.
  public package(set) var title: String
  /// What the drive does, and why the scenario is there; may be empty.
  package var details: String = ""
  /// Words to select by, in the order of the file.
  public package(set) var tags: [String] = []
  /// Links to threads and documents.
  package var references: [String] = []
  /// Nanoseconds of the Unix epoch at the scenario's start.
  package var epoch: Int64 = 0
  /// The seed of all random streams.
  package var seed: UInt64 = 0
  /// What is so when the scenario begins: the SDK's start, its key, the terms and the location.
  package var context = ContextSetup()
  /// The map that is driven on; nil where there is none.
  package var map: MapSetup?
  /// The places that waypoints name.
  package var places: [ScenarioPlace] = []
  /// The maps that the app can search.
  package var search = SearchSetup()
  /// Where the routes come from, and what they are answered with.
  package var routing = RoutingSetup()
  /// The traffic of the roads; nil where there is none.
  package var traffic: TrafficConditions?
  /// The dispatcher; nil where the app has none.
  package var fleet: FleetSetup?
  /// The maps on screens.
  package var displays: [DisplaySetup] = []
  /// What the ground of the maps knows.
  package var venues = VenueSetup()
  /// How the navigator is configured, all keys with their values.
  package var navigator = NavigatorConfiguration()
  /// The navigator's keys that the file sets, in the order of the table, with their values as written.
  package var navigatorOverrides: [(key: String, value: String)] = []
  /// Where the fixes come from; nil where there are none of a trace or a drive.
  package var trace: TraceSetup?
  /// The faults of the receiver.
  package var faults: [FaultSetup] = []
  /// The faults of the routing service.
  package var serviceFaults: [ServiceFaultSetup] = []
  /// The calls of the app, in the order of the file.
  package var actions: [ScenarioAction] = []
  /// What must come of the run, in the order of the file.
  package var expectations: [Expectation] = []
  /// What must be so of many drives of it; nil where nothing must.
  package var ensemble: EnsembleGate?
  /// Seconds after which the run ends; nil where the trace says so.
  package var duration: Double?
  /// Seconds that a run goes on at most after its last fix.
  package var grace = 60.0
  /// What a run may cost.
  package var budget = ScenarioBudget()
  /// The laws and events whose violations are known and not mended yet.
  package var known: [(subject: KnownFailure.Subject, mark: KnownFailure)] = []
  /// Of which events the golden keeps one in how many; those that are not here it keeps all of.
  package var sampling: [String: Int] = [:]
  /// The laws that the scenario breaks on purpose.
  package var violates: [Law] = []

  /// The sketch that letters are places of; nil where there is none.
  package var sketch: SketchMap? {
    if case .sketch(let sketch) = map { return sketch }
    return nil
  }

  /// Creates an empty scenario, whose sections are what they are where a file says nothing.
  package init(name: String, path: String, title: String) {
    self.name = name
    self.path = path
    self.title = title
  }
}
