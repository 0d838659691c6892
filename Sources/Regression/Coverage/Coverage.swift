package import CanonicalJSON
package import Platform
import Recording
import ScenarioLanguage
package import Simulation
import Synchronization

/// What a suite exercises: the catalogue with the scenarios that hit each entry.
///
/// Events and statuses are read from the goldens, which are what is kept; keys and decisions of the
/// requirements from the scenario files; what came of each rule is seen by running them.
package struct Coverage: Sendable {
  /// The catalogue, topic by topic.
  package private(set) var entries: [CoverageEntry] = []
  /// Scenarios whose golden is missing or damaged, and so hits nothing.
  package private(set) var withoutGolden: [String] = []
  /// The number of scenarios that were looked at.
  package private(set) var scenarioCount = 0
  private var places: [CoverageTopic: [String: Int]] = [:]

  /// Creates the catalogue, in which nothing is exercised yet.
  package init() {
    for topic in CoverageTopic.allCases {
      for name in topic.catalogue { add(topic, name) }
    }
  }

  /// Reads the scenarios of a selection and their goldens, and runs them.
  ///
  /// What cannot be run takes no branch of any rule; `lint` and `test` tell why.
  ///
  /// - Parameters:
  ///   - jobs: how many scenarios run at the same time, at least 1.
  ///   - reach: whether they may name files outside their suite root.
  /// - Throws: ``FileError`` where a scenario cannot be read.
  package init(
    of selection: SuiteSelection,
    jobs: Int,
    reach: SimulationExecutor.Reach = .insideRoot
  ) throws(FileError) {
    self.init()
    let branches = Mutex<[String: Set<DecisionBranch>]>([:])
    WorkerThreads.run(count: selection.scenarios.count, jobs: jobs) { place in
      let identity = selection.scenarios[place]
      let taken = Self.branches(of: identity, reach)
      branches.withLock { $0[identity.operand] = taken }
    }
    let taken = branches.withLock { $0 }
    for identity in selection.scenarios {
      note(identity.name, branches: taken[identity.operand] ?? [])
      let text = try Self.text(of: identity)
      guard FileSystem.kind(of: identity.goldenPath) == .file else {
        note(identity.name, scenario: text, golden: nil)
        continue
      }
      note(identity.name, scenario: text, golden: try FileSystem.read(identity.goldenPath))
    }
    finish()
  }

  /// Runs a scenario for the branches that its decisions take.
  private static func branches(
    of identity: ScenarioIdentity,
    _ reach: SimulationExecutor.Reach
  ) -> Set<DecisionBranch> {
    let taken = Mutex<Set<DecisionBranch>>([])
    let executor = SimulationExecutor(
      reach: reach,
      prepare: { _, options in
        options.decisionObserver = { decision in
          _ = taken.withLock { $0.insert(DecisionBranch(decision)) }
        }
      }
    )
    _ = try? executor.run(identity, attempt: 0, shouldStop: { false }, receive: { _ in })
    return taken.withLock { $0 }
  }

  /// Returns a scenario's text with its folder's defaults and what it includes.
  private static func text(of identity: ScenarioIdentity) throws(FileError) -> [UInt8] {
    let own = try FileSystem.read(identity.path)
    return AssembledScenario(path: identity.path)?.document.bytes ?? own
  }

  /// The entries of a topic.
  package func entries(of topic: CoverageTopic) -> [CoverageEntry] {
    entries.filter { $0.topic == topic }
  }

  /// The entries of a topic that no scenario hits.
  package func missing(of topic: CoverageTopic) -> [CoverageEntry] {
    entries.filter { $0.topic == topic && $0.scenarios.isEmpty }
  }

  /// Takes a scenario with its golden.
  package mutating func note(_ name: String, scenario: [UInt8], golden: [UInt8]?) {
    scenarioCount += 1
    // Whether files are well-formed is for lint and test to say; here they exercise nothing.
    if let document = try? JSONDocument(parsing: scenario) { read(document.root, of: name) }
    guard let golden, let lines = try? JSONLines(parsing: golden), lines.count > 0 else {
      withoutGolden.append(name)
      return
    }
    for index in 0..<lines.count {
      let event = RecordedEvent(lines[index])
      guard !event.name.isEmpty else { continue }
      hit(.events, event.name, by: name)
      if let told = event.as(Event.Navigator.RouteStatusTold.self) {
        hit(.statuses, told.status.rawValue, by: name)
      }
    }
  }

  /// Takes the branches that a scenario's decisions took.
  package mutating func note(_ name: String, branches: Set<DecisionBranch>) {
    for branch in DecisionBranch.catalogue where branches.contains(branch) {
      hit(.rules, branch.text, by: name)
    }
  }

  /// Puts the open topics in order.
  package mutating func finish() {
    let closed = entries.filter { !$0.topic.catalogue.isEmpty }
    let open = entries.filter { $0.topic.catalogue.isEmpty }
    entries = closed + open.sorted { Paths.precedes($0.name, $1.name) }
    places = [:]
    for (index, entry) in entries.enumerated() {
      places[entry.topic, default: [:]][entry.name] = index
    }
  }

  private mutating func add(_ topic: CoverageTopic, _ name: String) {
    places[topic, default: [:]][name] = entries.count
    entries.append(CoverageEntry(topic: topic, name: name))
  }

  private mutating func hit(_ topic: CoverageTopic, _ name: String, by scenario: String) {
    if places[topic]?[name] == nil {
      // What the catalogue does not know is no entry, unless the catalogue is open.
      guard topic.catalogue.isEmpty else { return }
      add(topic, name)
    }
    guard let place = places[topic]?[name], entries[place].scenarios.last != scenario else {
      return
    }
    entries[place].scenarios.append(scenario)
  }

  private mutating func read(_ root: JSONValue, of name: String) {
    if let section = root["navigator"] {
      for member in section.members {
        hit(.keys, member.key, by: name)
        for inner in member.value.members { hit(.keys, "\(member.key).\(inner.key)", by: name) }
      }
    }
    if let matrix = root["matrix"] {
      // A matrix names keys by their whole path.
      for member in matrix.members where member.key.hasPrefix(NavigatorKey.section) {
        hit(.keys, NavigatorKey.name(member.key), by: name)
      }
    }
    var texts = [root["title"]?.string, root["description"]?.string].compactMap { $0 }
    texts += (root["references"]?.elements.compactMap(\.string)) ?? []
    for text in texts {
      for decision in Self.decisions(in: text) { hit(.decisions, decision, by: name) }
    }
  }

  /// Finds the decisions that a text names, such as `D-16`.
  static func decisions(in text: String) -> [String] {
    var found: [String] = []
    for word in text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "-") }) {
      guard word.hasPrefix("D-"), word.count > 2, word.dropFirst(2).allSatisfy(\.isNumber) else {
        continue
      }
      if !found.contains(String(word)) { found.append(String(word)) }
    }
    return found
  }
}

/// One entry of the catalogue with the scenarios that exercise it.
package struct CoverageEntry: Hashable, Sendable {
  /// The part of the catalogue that it belongs to.
  package let topic: CoverageTopic
  /// The event, status, key or the like.
  package let name: String
  /// The names of the scenarios, in their order.
  package var scenarios: [String] = []
}

extension Coverage {
  /// Writes the members of the report: a list of entries for each topic.
  package func write(to writer: inout JSONWriter) {
    writer.key("scenarios")
    writer.integer(scenarioCount)
    writer.strings("withoutGolden", withoutGolden)
    for topic in CoverageTopic.allCases {
      writer.key(topic.rawValue)
      writer.beginArray()
      for entry in entries(of: topic) {
        writer.beginObject()
        writer.key("name")
        writer.string(entry.name)
        writer.strings("scenarios", entry.scenarios)
        writer.endObject()
      }
      writer.endArray()
    }
  }
}
