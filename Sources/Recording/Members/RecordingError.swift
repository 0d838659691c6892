public import CanonicalJSON

/// What is wrong with a line of a recording, and where.
public struct RecordingError: Error, Hashable, Sendable {
  /// What is wrong, in lower case.
  public var message: String
  /// Where the value begins that is wrong; for a line by itself the column counts.
  public var location: SourceLocation
  /// The JSON pointer of that value; empty for the whole line.
  public var pointer: String

  /// Creates an error about a value.
  public init(_ message: String, at value: JSONValue) {
    self.message = message
    location = value.location
    pointer = value.pointer
  }

  /// Creates an error about a key.
  public init(_ message: String, atKeyOf member: JSONMember, in object: JSONValue) {
    self.message = message
    location = member.keyLocation
    pointer = object.pointer + "/" + member.key
  }

  /// A line that is no JSON; a key that comes twice is one of these.
  public init(_ error: JSONError) {
    message = error.reason.description
    location = error.location
    pointer = error.pointer
  }

  /// A value of another kind, range or list.
  static func expected(_ what: String, _ value: JSONValue) -> RecordingError {
    RecordingError("expected \(what), found \(value.excerpt)", at: value)
  }
}

extension RecordingError: CustomStringConvertible {
  /// The finished line `line:column: error: … (at /pointer)`.
  public var description: String {
    let suffix = pointer.isEmpty ? "" : " (at \(pointer))"
    return "\(location.line):\(location.column): error: \(message)\(suffix)"
  }
}
