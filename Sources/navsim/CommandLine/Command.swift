import Regression

/// One command of the program.
protocol Command: SendableMetatype {
  /// What help, parser and error messages know of the command.
  static var description: CommandDescription { get }

  /// Does the work; findings are exit codes, what a person must mend is thrown.
  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode
}
