import CanonicalJSON
import Simulation

/// The JSON of a suite's result, whether one run made it or several were merged.
struct SuiteDocument {
  let exitCode: ExitCode
  let passedCount: Int
  let counts: OutcomeCounts
  /// What it is a part of; nil for a whole.
  var part: SuitePart?
  /// What failed scenarios have in common.
  let groups: [FindingGroup]
  /// What came of the suite's claims; nil where it has none.
  var claims: ClaimsOutcome?
  let navigator: SuiteResult.NavigatorName?
  /// What the command line said that its scenarios ran otherwise by; empty for nothing.
  let options: [String]
  var startFailure: NavigatorFailure?
  let isInterrupted: Bool
  /// The virtual time of all scenarios.
  let simulatedMilliseconds: Int64
  let notRun: [String]
  let obsoleteGoldens: [String]
  let errors: [String]

  /// Writes the document; `writeScenarios` adds the elements of its list.
  func write(to writer: inout JSONWriter, scenarios writeScenarios: (inout JSONWriter) -> Void) {
    writer.beginObject()
    writer.member("navsim", 1)
    writer.member("kind", "test")
    writer.member("exitCode", Int(exitCode.rawValue))
    writer.member("passed", passedCount)
    counts.write(to: &writer)
    part?.write(to: &writer)
    if let navigator {
      writer.beginObject("navigator")
      writer.member("name", navigator.name)
      writer.member("version", navigator.version)
      writer.endObject()
    }
    if !options.isEmpty { writer.strings("options", options) }
    if let startFailure {
      writer.key("navigatorFailure")
      startFailure.write(to: &writer)
    }
    writer.member("interrupted", isInterrupted)
    writer.member("simulatedSeconds", Double(simulatedMilliseconds) / 1000, decimals: 3)
    writer.beginArray("scenarios")
    writeScenarios(&writer)
    writer.endArray()
    writer.beginArray("findings")
    for group in groups { group.write(to: &writer) }
    writer.endArray()
    claims?.write(to: &writer)
    writer.strings("notRun", notRun)
    writer.strings("obsoleteGoldens", obsoleteGoldens)
    writer.strings("errors", errors)
    writer.endObject()
  }
}
