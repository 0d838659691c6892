package import CanonicalJSON

extension SuiteReport {
  /// Writes the report in the form that it was read in.
  package func write(to writer: inout JSONWriter) {
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
    for entry in cases { writer.raw(entry.source.rawBytes) }
    writer.endArray()
    writer.strings("notRun", notRun)
    writer.strings("obsoleteGoldens", obsoleteGoldens)
    writer.strings("errors", errors)
    writer.endObject()
  }
}
