package import CanonicalJSON

extension SuiteReport {
  /// Writes the report in the form that it was read in.
  package func write(to writer: inout JSONWriter) {
    let document = SuiteDocument(
      exitCode: exitCode,
      passedCount: passedCount,
      failedCount: failedCount,
      isInterrupted: isInterrupted,
      simulatedMilliseconds: simulatedMilliseconds,
      notRun: notRun,
      obsoleteGoldens: obsoleteGoldens,
      errors: errors
    )
    document.write(to: &writer) { writer in
      for entry in cases { writer.raw(entry.source.rawBytes) }
    }
  }
}
