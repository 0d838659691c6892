import Platform

/// A trace that cannot be read, and where.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public var source: String
  /// The line, from 1; 0 for the file as a whole.
  public var line: Int
  /// What was found and what was expected.
  public var message: String
  /// What can be done about it.
  public var hint: String?

  /// Creates an error.
  public init(source: String, line: Int = 0, message: String, hint: String? = nil) {
    self.source = source
    self.line = line
    self.message = message
    self.hint = hint
  }

  /// `file:line: error: …` and the hint on a line of its own.
  public var description: String {
    let place = source + (line > 0 ? ":\(line)" : "")
    var text = Visible.line(place + ": error: " + message)
    if let hint { text += "\n  hint: " + hint }
    return text
  }
}
