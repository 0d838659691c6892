package import CanonicalJSON

extension SuiteResult {
  /// The result as a document of one line.
  package func json(timed: Bool) -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer, timed: timed)
    writer.newline()
    return writer.bytes
  }

  /// Writes the result as one object.
  ///
  /// Without times it is the same whatever the number of jobs and the machine's speed.
  package func write(to writer: inout JSONWriter, timed: Bool = false) {
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
    for outcome in outcomes { outcome.write(to: &writer, timed: timed) }
    writer.endArray()
    writer.strings("notRun", notRun.map(\.name))
    writer.strings("obsoleteGoldens", obsoleteGoldens)
    writer.strings("errors", failure?.messages ?? [])
    writer.endObject()
  }
}

extension JSONWriter {
  /// Writes a key with an array of strings.
  package mutating func strings(_ key: StaticString, _ values: [String]) {
    self.key(key)
    beginArray()
    for value in values { string(value) }
    endArray()
  }
}
