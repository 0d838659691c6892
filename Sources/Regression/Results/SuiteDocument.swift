import CanonicalJSON

/// The JSON of a suite's result, whether one run made it or several were merged.
struct SuiteDocument {
  let exitCode: ExitCode
  let passedCount: Int
  let failedCount: Int
  let isInterrupted: Bool
  /// The virtual time of all scenarios.
  let simulatedMilliseconds: Int64
  let notRun: [String]
  let obsoleteGoldens: [String]
  let errors: [String]

  /// Writes the document; `writeScenarios` adds the elements of its list.
  func write(to writer: inout JSONWriter, scenarios writeScenarios: (inout JSONWriter) -> Void) {
    writer.beginObject()
    writer.key("navsim")
    writer.integer(1)
    writer.key("kind")
    writer.string("test")
    writer.key("exitCode")
    writer.integer(Int(exitCode.rawValue))
    writer.key("passed")
    writer.integer(passedCount)
    writer.key("failed")
    writer.integer(failedCount)
    writer.key("interrupted")
    writer.boolean(isInterrupted)
    writer.key("simulatedSeconds")
    writer.fixed(Double(simulatedMilliseconds) / 1000, decimals: 3)
    writer.key("scenarios")
    writer.beginArray()
    writeScenarios(&writer)
    writer.endArray()
    writer.strings("notRun", notRun)
    writer.strings("obsoleteGoldens", obsoleteGoldens)
    writer.strings("errors", errors)
    writer.endObject()
  }
}
