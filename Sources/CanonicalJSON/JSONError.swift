/// Why a text is not a JSON document, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason

  /// Where it is wrong.
  public var location: SourceLocation

  /// The JSON pointer (RFC 6901) of the innermost value that had begun; `""` is the whole document.
  public var pointer: String

  /// The name of the text, usually its path.
  public var source: String

  /// Creates an error.
  public init(reason: Reason, location: SourceLocation, pointer: String, source: String) {
    self.reason = reason
    self.location = location
    self.pointer = pointer
    self.source = source
  }
}

extension JSONError: CustomStringConvertible {
  /// The finished line `source:line:column: error: …`.
  public var description: String { Diagnostic(self).description }
}
