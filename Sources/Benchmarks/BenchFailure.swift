package import Regression

/// What is measured did not do what it should.
package struct BenchFailure: Error {
  /// What the command ends with.
  package let code: ExitCode
  /// What went wrong, in a person's words.
  package let message: String

  init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
