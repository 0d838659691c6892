package import CanonicalJSON

/// The result of a suite as programs exchange it: read from its JSON, so that the report of one run
/// and the merged report of many are made alike.
package struct SuiteReport: Sendable {
  /// The scenarios that came to their end, in the order of the names.
  package internal(set) var cases: [ReportCase]

  /// The names of the scenarios that an interruption kept from ending.
  package internal(set) var notRun: [String]
  /// The paths of goldens without scenario; known only where everything was selected and passed.
  package internal(set) var obsoleteGoldens: [String]

  /// The navigator that was tested; nil where the report does not say.
  package internal(set) var navigator: SuiteResult.NavigatorName?

  /// What the command line said that makes a scenario run otherwise than by itself, word by word.
  package internal(set) var options: [String]

  /// What came of the suite's claims; nil where it has none.
  package internal(set) var claims: ClaimsOutcome?

  /// What it is a part of; nil for a whole.
  package internal(set) var part: SuitePart?

  /// What went wrong beside the scenarios.
  package internal(set) var errors: [String]
  /// Whether the run was interrupted before all scenarios had come to their end.
  package internal(set) var isInterrupted: Bool

  /// What the result means for the shell, apart from its cases.
  var ownCode: ExitCode

  /// The number of cases that violate something and are known to.
  package var knownCount: Int { cases.count(where: \.isKnownFailure) }

  /// The number of cases whose code is not ``ExitCode/success``.
  package var failedCount: Int { cases.count { $0.code != .success } }
  /// The number of cases whose code is ``ExitCode/success``.
  package var passedCount: Int { cases.count - failedCount }

  /// What the result means for the shell.
  package var exitCode: ExitCode {
    let isUnjudged = !cases.isEmpty && cases.allSatisfy { $0.kind == .notJudged }
    return ExitCode.combined(cases.map(\.code) + [ownCode] + (isUnjudged ? [.nothingSelected] : []))
  }

  /// The virtual time of all scenarios, in milliseconds.
  package var simulatedMilliseconds: Int64 { cases.reduce(0) { $0 + $1.endTime } }

  /// The time that the tests took, in seconds.
  package var seconds: Double { cases.reduce(0) { $0 + $1.seconds } }
}

extension SuiteReport {
  /// Writes the report in the form that it was read in.
  package func write(to writer: inout JSONWriter) {
    let document = SuiteDocument(
      exitCode: exitCode,
      passedCount: passedCount,
      counts: OutcomeCounts(cases),
      groups: groups,
      claims: claims,
      navigator: navigator,
      options: options,
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

/// Why files are no reports of a suite, or none that can be merged.
package struct ReportError: Error, Hashable, CustomStringConvertible {
  /// The finished line `path:line:column: error: …`.
  package let description: String

  /// A problem of a value in a file.
  init(_ problem: String, at value: JSONValue, in path: String) {
    let place = value.location
    description = "\(path):\(place.line):\(place.column): error: \(problem)"
  }

  /// A problem of a file.
  init(_ problem: String, in path: String) { description = "\(path): error: \(problem)" }
}
