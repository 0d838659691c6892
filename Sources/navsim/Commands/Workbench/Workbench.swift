import CanonicalJSON
import Platform
import Regression
import Reporting
import ScenarioLanguage
import Simulation
import Synchronization

/// A suite on the bench: what a page may ask, each an operation of the program.
final class Workbench: Sendable {
  struct State {
    var selection: SuiteSelection
    /// What came of the scenarios here, by their names.
    var outcomes: [String: ScenarioOutcome] = [:]
    /// The stamps of all files of a scenario when it was run here, by its name.
    var stamps: [String: [String]] = [:]
    /// The pages that hear what happens.
    var listeners: [WebServer.Reply] = []
    /// The files that pages have open, with their stamps, the one opened last at the end.
    var watched: [(path: String, stamp: String?)] = []
    var isRunning = false
  }

  let session: Session
  let operands: [String]
  let reach: SimulationExecutor.Reach
  let jobs: Int
  let navigators: WorkbenchNavigators
  let state: Mutex<State>
  let server: WebServer
  /// Runs of what is being worked on: only the newest counts.
  let live: WorkbenchDesk
  /// Everything else that takes a while.
  let errands: WorkbenchDesk
  /// Runs of the suite.
  let runs: WorkbenchDesk
  /// Maps as pages draw them, by where they come from.
  let maps = Mutex<[String: [UInt8]]>([:])
  /// Recorded drives that were dropped on a page, and the one that was read last.
  let dropped: TemporaryFolder
  let lastRecording = Mutex<WorkbenchRecording?>(nil)
  /// Recordings that are held to compare with, by the digests of their texts.
  let held = Mutex<[String: [UInt8]]>([:])

  init(
    _ selection: SuiteSelection,
    _ operands: [String],
    reach: SimulationExecutor.Reach,
    jobs: Int,
    navigators: WorkbenchNavigators,
    server: WebServer,
    in session: Session
  ) throws {
    self.session = session
    self.operands = operands
    self.reach = reach
    self.jobs = jobs
    self.navigators = navigators
    self.server = server
    state = Mutex(State(selection: selection))
    dropped = try TemporaryFolder(in: session.temporaryFolder)
    live = try WorkbenchDesk(.newest)
    errands = try WorkbenchDesk(.all)
    runs = try WorkbenchDesk(.all)
  }

  /// Serves the page until the person ends it.
  func work() {
    let desks = [live, errands, runs]
    WorkerThreads.run(count: desks.count + 1, jobs: desks.count + 1) { [self] index in
      guard index == 0 else { return desks[index - 1].work() }
      var last = SystemProcess.now
      server.serve(until: session.io.isInterrupted) { request, path, reply in
        answer(request, path, reply)
      } meanwhile: {
        guard SystemProcess.now &- last > 1_000_000_000 else { return }
        last = SystemProcess.now
        watch()
      }
      for desk in desks { desk.end() }
    }
  }

  // MARK: - Requests

  /// What a page can ask for.
  enum Operation: String {
    case open, live, complete, map, departures, draft, save, run, stop, pending, look, accept,
      acceptGroup, reject, sweep, recorded, record
  }

  private func answer(_ request: WebRequest, _ path: String, _ reply: WebServer.Reply) {
    switch (request.method, path) {
    case (.get, "/"): reply.send(page)
    case (.get, "/events"): listen(reply)
    case (.post, _) where path.hasPrefix("/ask/"):
      guard let operation = Operation(rawValue: String(path.dropFirst(5))) else {
        return reply.send(.refusal(.notFound, "nothing is called that here"))
      }
      perform(operation, request.body, reply)
    case (.post, _) where path.hasPrefix("/trace/"):
      let name = String(path.dropFirst(7))
      errands.put(
        WorkbenchDesk.Job { [self] _ in
          reply.send(Self.said { try take(request.body, named: name) })
        }
      )
    case (.get, _), (.post, _): reply.send(.refusal(.notFound, "nothing is called that here"))
    }
  }

  private var page: WebAnswer {
    WebAnswer(
      type: "text/html; charset=utf-8",
      body: WorkbenchPage.html(suite: list),
      fields: [.init(name: "Content-Security-Policy", value: WorkbenchPage.policy)]
    )
  }

  private func perform(_ operation: Operation, _ body: [UInt8], _ reply: WebServer.Reply) {
    let asked: JSONValue
    do {
      asked = try JSONDocument(parsing: body, source: "request").root
    } catch {
      return reply.send(.refusal(.badRequest, "\(error)"))
    }
    let desk =
      switch operation {
      case .live: live
      case .run, .sweep: runs
      case .open, .complete, .map, .departures, .draft, .save, .stop, .pending, .look, .accept,
        .acceptGroup, .reject, .recorded, .record:
        errands
      }
    if operation == .stop { runs.clear() }
    desk.put(
      WorkbenchDesk.Job { [self] shouldStop in
        reply.send(done(operation, asked, shouldStop))
      } drop: {
        reply.send(Self.answer { $0.member("dropped", true) })
      }
    )
  }

  private func done(
    _ operation: Operation,
    _ asked: JSONValue,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) -> WebAnswer {
    Self.said {
      switch operation {
      case .open: try open(asked)
      case .live: try run(asked, shouldStop)
      case .complete: try complete(asked)
      case .map: try map(asked)
      case .departures: try departures(asked)
      case .draft: try draft(asked)
      case .save: try save(asked)
      case .run: try runSuite(asked, shouldStop)
      case .stop: Self.object { _ in }
      case .pending: try pending(shouldStop)
      case .look: try look(asked, shouldStop)
      case .accept: try accept(asked)
      case .acceptGroup: try acceptGroup(asked)
      case .reject: try reject(asked)
      case .sweep: try sweep(asked, shouldStop)
      case .recorded: try recorded(asked)
      case .record: try record(asked)
      }
    }
  }

  /// Says what came of something, or why it is not done.
  private static func said(_ body: () throws -> [UInt8]) -> WebAnswer {
    do {
      return WebAnswer(body: try body())
    } catch let refusal as WorkbenchRefusal {
      return answer(refusal.status) { json in
        json.member("error", refusal.description)
        if let text = refusal.text { json.member("text", String(decoding: text, as: UTF8.self)) }
        if let stamp = refusal.stamp { json.member("stamp", stamp) }
      }
    } catch {
      return answer(.invalid) { $0.member("error", words(error)) }
    }
  }

  /// What went wrong, in the words of the command line.
  static func words(_ error: any Error) -> String {
    switch error {
    case let error as CommandFailure: error.message
    case let error as UsageError: error.message
    case let error as ScenarioError: error.problems.map(\.description).joined(separator: "\n")
    default: "\(error)"
    }
  }

  static func object(_ members: (inout JSONWriter) throws -> Void) rethrows -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    try members(&json)
    json.endObject()
    return json.bytes
  }

  static func answer(
    _ status: WebAnswer.Status = .ok,
    _ members: (inout JSONWriter) -> Void
  ) -> WebAnswer {
    WebAnswer(status: status, body: object(members))
  }

  // MARK: - What is meant

  /// The text under a name of a request.
  static func text(_ name: String, of asked: JSONValue) throws -> String {
    guard let text = asked[name]?.string else {
      throw WorkbenchRefusal(.badRequest, "a request needs '\(name)'")
    }
    return text
  }

  /// Returns the scenario that a request means: one of the suite by its name, or a new one by its path.
  func identity(_ asked: JSONValue) throws -> ScenarioIdentity {
    if let name = asked["name"]?.string {
      let known = state.withLock { $0.selection.scenarios.first { $0.name == name } }
      if let known { return known }
    }
    guard let path = asked["path"]?.string else {
      throw WorkbenchRefusal(
        .notFound,
        "the suite has no such scenario any more: load the page anew"
      )
    }
    return try newIdentity(path)
  }

  /// The folder below which new scenarios may lie.
  var home: String {
    state.withLock { state in
      state.selection.scenarios.lazy.compactMap(\.root?.scenarios).first
        ?? state.selection.scenarios.first.map { Paths.folder(of: $0.path) } ?? "."
    }
  }

  private func newIdentity(_ path: String) throws -> ScenarioIdentity {
    let normalized = Paths.normalized(path)
    let below = normalized.dropFirst(home.count + 1).split(separator: "/").map(String.init)
    let isPlain = below.allSatisfy { !$0.hasPrefix("_") && !$0.hasPrefix(".") && !$0.contains("@") }
    guard normalized.hasPrefix(home + "/"), isPlain, normalized.hasSuffix(".json"),
      !below.dropLast().contains(where: { SuiteRoot.innerFolders.contains($0) })
    else {
      throw WorkbenchRefusal(
        .invalid,
        "'\(Visible.line(path))' is no name for a scenario: it is \(home)/…, ends in .json, and no part begins with '_' or '.'"
      )
    }
    return ScenarioIdentity(path: normalized, workingFolder: session.io.workingFolder)
  }
}

/// Why something that a page asked for is not done.
struct WorkbenchRefusal: Error, CustomStringConvertible {
  let status: WebAnswer.Status
  let description: String
  /// The text and the stamp of the file as it is now, where it is another than the page has.
  var text: [UInt8]?
  var stamp: String?

  init(_ status: WebAnswer.Status, _ description: String) {
    self.status = status
    self.description = description
  }
}
