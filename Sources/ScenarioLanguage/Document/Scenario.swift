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
  public package(set) var title: String
  package var details: String = ""
  public package(set) var tags: [String] = []
  package var references: [String] = []
  /// Nanoseconds of the Unix epoch at the scenario's start.
  package var epoch: Int64 = 0
  package var seed: UInt64 = 0
  package var context = ContextSetup()
  package var map: MapSetup?
  package var places: [ScenarioPlace] = []
  package var search = SearchSetup()
  package var routing = RoutingSetup()
  package var traffic: TrafficConditions?
  package var fleet: FleetSetup?
  /// The maps on screens.
  package var displays: [DisplaySetup] = []
  /// What the ground of the maps knows.
  package var venues = VenueSetup()
  package var navigator = NavigatorConfiguration()
  /// The navigator's keys that the file sets, in the order of the table, with their values as written.
  package var navigatorOverrides: [(key: String, value: String)] = []
  package var trace: TraceSetup?
  /// The faults of the receiver.
  package var faults: [FaultSetup] = []
  /// The faults of the routing service.
  package var serviceFaults: [ServiceFaultSetup] = []
  package var actions: [ScenarioAction] = []
  package var expectations: [Expectation] = []
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

  package init(name: String, path: String, title: String) {
    self.name = name
    self.path = path
    self.title = title
  }
}
