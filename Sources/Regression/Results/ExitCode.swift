public import Platform

/// What a command tells the shell.
public enum ExitCode: Int32, CaseIterable, Sendable {
  /// Everything passed.
  case success = 0
  /// A golden differs, or an expectation or invariant is violated.
  case regression = 1
  /// Input that a person must mend: a scenario, an option, a damaged or foreign golden.
  case invalidInput = 2
  /// A golden is missing, or a pending recording waits in check mode.
  case missingGolden = 3
  /// No scenario was selected.
  case nothingSelected = 4
  /// The same scenario gave two results.
  case nondeterminism = 5
  /// A golden without scenario, or a recorded answer that nobody asked for.
  case obsolete = 6
  /// A run took more jobs, records or bytes than allowed.
  case budgetExceeded = 7
  /// A fault of the harness itself, or an output that cannot be written.
  case harnessFault = 70
  /// Only of `run --expect-signature`, for git bisect: this commit cannot be judged.
  case untestable = 125
  /// Ctrl-C, whatever had been found.
  case interrupted = 130

  /// All codes, the one that wins first.
  public static let precedence: [ExitCode] = [
    .interrupted, .untestable, .harnessFault, .invalidInput, .nondeterminism, .regression,
    .missingGolden,
    .obsolete, .budgetExceeded, .nothingSelected, .success,
  ]

  /// Returns the code that stands for all of `codes`; success if there is none.
  public static func combined(_ codes: some Sequence<ExitCode>) -> ExitCode {
    let found = Set(codes)
    return precedence.first { found.contains($0) } ?? .success
  }

  /// The meaning in words.
  public var summary: String {
    switch self {
    case .success: "all passed"
    case .regression: "regression, or an expectation or invariant violated"
    case .invalidInput: "invalid input"
    case .missingGolden: "golden missing or pending"
    case .nothingSelected: "nothing selected"
    case .nondeterminism: "nondeterminism"
    case .obsolete: "obsolete golden or unused answer"
    case .budgetExceeded: "budget exceeded"
    case .harnessFault: "fault of the harness, or an output that cannot be written"
    case .untestable: "cannot be judged, for git bisect"
    case .interrupted: "interrupted"
    }
  }
}

extension FileError {
  /// Whether it was an input (to be mended by the person) or an output (a fault: code 70).
  public var exitCode: ExitCode {
    operation == .read || operation == .list ? .invalidInput : .harnessFault
  }
}

extension GoldenVerdict {
  /// What it means for the exit code.
  package var exitCode: ExitCode {
    switch self {
    case .missing, .conflicted: .missingGolden
    case .damaged: .invalidInput
    case .equal: .success
    case .different: .regression
    }
  }
}
