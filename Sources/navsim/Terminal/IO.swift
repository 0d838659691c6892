import Platform

/// What the program may read and write, so that tests can stand in for it.
struct IO: Sendable {
  /// One of the two streams that the program writes.
  struct Stream: Sendable {
    /// Whether a person watches.
    var isTerminal: Bool

    /// Writes all bytes.
    var write: @Sendable ([UInt8]) -> WriteOutcome
  }

  var output: Stream
  var error: Stream

  /// The number of columns of the terminal.
  var width: Int

  /// The number of rows of the terminal; without bounds where there is none.
  var height = Int.max

  /// The absolute path that relative ones start from.
  var workingFolder: String

  /// Whether the user asked to stop.
  var isInterrupted: @Sendable () -> Bool

  /// Reads standard input to its end.
  var readInput: @Sendable () -> [UInt8]

  /// The file of the program that runs.
  var program = "/proc/self/exe"

  /// Whether a trap may put this program anew in the place of this process.
  var outlivesTraps = false

  /// Whether a person sits at standard input.
  var isInputTerminal = false

  /// Returns the next line of standard input, waiting for it; `nil` at its end.
  var readLine: @Sendable () -> [UInt8]? = { nil }

  /// Returns so many bytes of standard input after the lines that were read, waiting for them; fewer at its end.
  var readBytes: @Sendable (Int) -> [UInt8]? = { _ in nil }

  /// Waits for a key of the terminal, nil at the end of input; itself nil without a terminal.
  var readKey: (@Sendable () -> UInt8?)?
}
