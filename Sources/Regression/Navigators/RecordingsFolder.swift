import CanonicalJSON
import Navigation
import Platform
package import Recording
package import Simulation

/// A folder of recordings that were made elsewhere, all of one navigator, one for each scenario.
package struct RecordingsFolder: Sendable {
  /// The folder.
  package let path: String
  /// The scenarios of which there is a recording, by their names and in their order.
  package let scenarios: [String]
  /// The navigator's name; profiles of the SDK's own are one navigator.
  package let navigator: String
  /// The navigator's version, as the first recording has it; empty where none does.
  package let version: String

  /// Those of the scenarios whose recording is a flight recorder's file.
  private let flights: Set<String>

  /// Whether the command line named the navigator, rather than the first recording.
  private let isNamed: Bool
  /// The events that occur in any of the recordings.
  private let occurring: [String]

  /// Looks through a folder; what is wrong with one recording is told when that one is judged.
  ///
  /// - Parameter name: the navigator of which they must be; that of the first where nil.
  /// - Throws: ``RunFailure`` where there is no recording, or no header that can be read; ``FileError``
  ///   where a file cannot be read.
  package init(_ path: String, of name: String? = nil) throws {
    self.path = path
    guard FileSystem.kind(of: path) == .folder else {
      let kind = FileSystem.kind(of: path) == .missing ? "does not exist" : "is no folder"
      throw RunFailure(.invalidInput, ["\(path): error: the folder of the recordings \(kind)"])
    }
    let files = try FileSystem.files(below: path)
    let flights = files.filter { $0.hasSuffix(Self.flightSuffix) }
      .map { String($0.dropLast(Self.flightSuffix.count)) }
    let recordings =
      files
      .filter { $0.hasSuffix(Self.suffix) && !$0.hasSuffix(".new" + Self.suffix) }
      .map { String($0.dropLast(Self.suffix.count)) }
    let alone = Set(flights).subtracting(recordings)
    self.flights = alone
    scenarios = (recordings + alone).sorted()
    guard !scenarios.isEmpty else {
      throw RunFailure(
        .invalidInput,
        [
          "\(path): error: there is no recording in this folder",
          "hint: the recording of the scenario a/b is \(Paths.join(path, "a/b" + Self.suffix))",
        ]
      )
    }
    isNamed = name != nil
    var wanted = name.map(Self.navigator)
    var version: String?
    var occurring: Set<String> = []
    var failure: RunFailure?
    for scenario in scenarios {
      let file = Self.file(of: scenario, isFlight: flights.contains(scenario), in: path)
      let bytes = try FileSystem.read(file)
      let recording = ToldRecording(bytes, source: file)
      guard let header = recording.header else {
        failure = failure ?? Self.failure(recording.problems, bytes)
        continue
      }
      wanted = wanted ?? Self.navigator(header.navigator)
      guard wanted == Self.navigator(header.navigator) else { continue }
      version = version ?? header.version
      for record in recording.records where !record.event.source.isOfHarness {
        occurring.insert(record.event.name)
      }
    }
    if let failure, wanted == nil { throw failure }
    navigator = wanted ?? ""
    self.version = version ?? ""
    self.occurring = occurring.sorted()
  }

  /// Whether they are recordings of the SDK's own navigator.
  package var isBuiltin: Bool { navigator == NavigatorProfile.builtin.rawValue }

  /// The folder of the navigator's goldens below `Golden/navigators`; nil for the SDK's own.
  package var goldenFolder: String? { isBuiltin ? nil : navigator }

  /// Returns the file of a scenario's recording.
  package func file(of scenario: String) -> String {
    Self.file(of: scenario, isFlight: flights.contains(scenario), in: path)
  }

  private static func file(of scenario: String, isFlight: Bool, in folder: String) -> String {
    Paths.join(folder, scenario + (isFlight ? flightSuffix : suffix))
  }

  /// Reads the recording of a scenario; nil where there is none.
  ///
  /// - Throws: ``RunFailure`` with all that is wrong with it; ``FileError`` where it cannot be read.
  package func recording(
    of scenario: String
  ) throws -> (navigator: NavigatorIdentity, records: [ToldRecord])? {
    guard scenarios.contains(scenario) else { return nil }
    let file = file(of: scenario)
    let bytes = try FileSystem.read(file)
    let recording = ToldRecording(bytes, source: file)
    let problems = self.problems(recording, scenario) + recording.problems
    guard problems.isEmpty, let header = recording.header else {
      throw Self.failure(problems, bytes)
    }
    return (identity(of: header), recording.records)
  }

  /// What the header says that does not fit.
  private func problems(_ recording: ToldRecording, _ scenario: String) -> [Diagnostic] {
    guard let header = recording.header else { return [] }
    var problems = recording.problemOfThinning.map { [$0] } ?? []
    if header.scenario != scenario, !(header.scenario.isEmpty && flights.contains(scenario)) {
      problems.append(
        recording.problem(
          "a recording of '\(header.scenario)' stands in the place of '\(scenario)'",
          atHeader: "scenario"
        )
      )
    }
    if Self.navigator(header.navigator) != navigator {
      let wanted = isNamed ? "--navigator-name says" : "the first recording is of"
      problems.append(
        recording.problem(
          "a recording of '\(header.navigator)', and \(wanted) '\(navigator)'",
          atHeader: "navigator"
        )
      )
    }
    return problems
  }

  private func identity(of header: RecordedHeader) -> NavigatorIdentity {
    var identity = NavigatorIdentity(
      name: header.navigator,
      version: header.version ?? "",
      routes: .own,
      offers: [],
      tells: header.tells.map { $0.map(\.kind.text) } ?? occurring
    )
    identity.isBuiltin = isBuiltin
    return identity
  }

  private static let suffix = ".jsonl"
  /// Files of flight recorders, of which the name alone may say of what scenario they are.
  private static let flightSuffix = ".navrec"

  /// The navigator that a name means: a profile's is the SDK's own.
  private static func navigator(_ name: String) -> String {
    NavigatorProfile(rawValue: name) == nil ? name : NavigatorProfile.builtin.rawValue
  }

  private static func failure(_ problems: [Diagnostic], _ bytes: [UInt8]) -> RunFailure {
    RunFailure(.invalidInput, problems.map { $0.rendered(in: bytes) })
  }
}
