import Navigation
import Platform
import Regression
import ScenarioLanguage
import Simulation

/// Measures what each stage of a replay costs a fix, so that the next loss is seen where it happens.
///
/// The first two run alone; the others are what a run takes more than one that leaves them out, measured one behind
/// the other in each round.
struct ReplayStages {
  let runs: Int
  let folder: TemporaryFolder
  var drive = BenchDrive(kilometres: 100, fixes: ReplayBench.fixes)

  /// A stage of a replay, in the order in which a fix passes them.
  enum Stage: String, CaseIterable {
    case read, match, decide, record, judge, compare

    /// What is measured.
    var work: String {
      switch self {
      case .read: "CSV read, and nothing done with the fixes"
      case .match: "the place on the route, and whether it is left"
      case .decide: "clock and navigator without the match, heard by nobody"
      case .record: "callbacks written as lines, with their digest"
      case .judge: "the laws"
      case .compare: "the lines beside the golden's"
      }
    }
  }

  /// What a piece of work took.
  private struct Cost {
    var nanoseconds = 0.0
    /// Nil where the system counts none.
    var instructions: Double?

    static func - (left: Cost, right: Cost) -> Cost {
      Cost(
        nanoseconds: left.nanoseconds - right.nanoseconds,
        instructions: left.instructions.flatMap { left in right.instructions.map { left - $0 } }
      )
    }
  }

  func rows() throws -> [BenchRow] {
    let identity = try ReplayBench.write(drive, name: "stages", in: folder)
    let scenario = try SimulationExecutor().load(identity)
    try ReplayBench.makeGolden(scenario, as: identity)
    var fixes: [Location] = []
    try ScenarioRunner.eachFix(of: scenario) { fixes.append($0) }
    guard let route = try OSRMResponseParser().parseRoutes(from: drive.answer()).first else {
      throw BenchFailure(.harnessFault, "the drive has no route")
    }
    let line = RouteLine(route: route, destinations: [])
    let counter = InstructionCounter()

    func round() throws -> [Cost] {
      let read = try Self.cost(counter) { try Self.read(scenario) }
      let match = Self.cost(counter) { Self.match(fixes, line, scenario.navigator) }
      let bare = try Self.cost(counter) { try Self.drive(scenario) }
      let recorded = try Self.cost(counter) { try Self.record(scenario) }
      let judged = try Self.cost(counter) { try Self.judge(scenario) }
      let whole = try Self.cost(counter) { try Self.compare(scenario, with: identity) }
      return [read, match, bare - read - match, recorded - bare, judged - recorded, whole - judged]
    }

    _ = try round()
    let rounds = try (0..<max(1, runs)).map { _ in try round() }
    let count = Double(fixes.count)
    return zip(Stage.allCases.indices, Stage.allCases).flatMap { index, stage in
      let costs = rounds.map { $0[index] }
      let counted = costs.compactMap(\.instructions)
      let times = Measurement(seconds: costs.map { $0.nanoseconds / count })
      let name = "stage \(stage.rawValue)"
      var rows = [times.time(name, stage.work, scale: 1, unit: "ns/fix")]
      if counted.count == costs.count {
        let instructions = Measurement(seconds: counted.map { $0 / count })
        rows.append(
          instructions.time("\(name), instr.", stage.work, scale: 1, unit: "instr./fix")
        )
      }
      return rows
    }
  }

  private static func cost(
    _ counter: InstructionCounter?,
    of work: () throws -> Void
  ) rethrows -> Cost {
    let (start, before) = (SystemProcess.now, counter?.count)
    try work()
    let (after, end) = (counter?.count, SystemProcess.now)
    return Cost(
      nanoseconds: Double(end - start),
      instructions: before.flatMap { before in after.map { Double($0) - Double(before) } }
    )
  }

  // MARK: - What is measured, each under a name that a profiler shows

  @inline(never)
  private static func read(_ scenario: Scenario) throws {
    var count = 0
    try ScenarioRunner.eachFix(of: scenario) { _ in count += 1 }
    BlackHole.take(count)
  }

  @inline(never)
  private static func match(
    _ fixes: [Location],
    _ line: RouteLine,
    _ configuration: NavigatorConfiguration
  ) {
    let rules = BuiltinFollowing(configuration: configuration)
    let follower = RouteFollower(line: line, rules: rules, beginsHere: true)
    for fix in fixes { _ = follower.update(fix, isOffRoute: false) }
    BlackHole.take(follower.deviation ?? 0)
  }

  @inline(never)
  private static func drive(_ scenario: Scenario) throws {
    BlackHole.take(try run(scenario, leavingOut: [.laws, .records]).fixCount)
  }

  @inline(never)
  private static func record(_ scenario: Scenario) throws {
    BlackHole.take(try run(scenario, leavingOut: [.laws]).recordCount)
  }

  @inline(never)
  private static func judge(_ scenario: Scenario) throws {
    let result = try run(scenario, leavingOut: [])
    BlackHole.take(result.violations.count + result.backwards.count)
  }

  @inline(never)
  private static func compare(_ scenario: Scenario, with identity: ScenarioIdentity) throws {
    _ = try ReplayBench.compare(scenario, with: identity)
  }

  private static func run(
    _ scenario: Scenario,
    leavingOut parts: Set<RunOptions.Part>
  ) throws -> RunResult {
    var options = RunOptions()
    options.leftOut = parts
    return try SimulationExecutor.run(scenario, options) { _ in }
  }
}
