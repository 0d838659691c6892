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
    let document = SuiteDocument(
      exitCode: exitCode,
      passedCount: passedCount,
      counts: counts,
      part: part,
      groups: FindingGroup.groups(of: outcomes),
      claims: claims,
      navigator: navigator,
      options: options,
      startFailure: startFailure,
      isInterrupted: isInterrupted,
      simulatedMilliseconds: simulatedMilliseconds,
      notRun: notRun.map(\.name),
      obsoleteGoldens: obsoleteGoldens,
      errors: (failure?.messages ?? []) + (startFailure?.lines ?? [])
    )
    document.write(to: &writer) { writer in
      for outcome in outcomes { outcome.write(to: &writer, timed: timed) }
    }
  }
}

extension JSONWriter {
  /// Writes a key with an array of strings.
  package mutating func strings(_ key: StaticString, _ values: [String]) {
    beginArray(key)
    for value in values { string(value) }
    endArray()
  }
}
