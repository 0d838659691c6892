/// A problem in a text, for the person who wrote it.
public struct Diagnostic: Error, Hashable, Sendable {
  /// Whether the text can be used in spite of the problem.
  public enum Severity: String, Hashable, Sendable {
    case error
    case warning
  }

  /// Whether the text can be used in spite of it.
  public var severity: Severity

  /// The name of the text, usually its path.
  public var source: String

  /// Where the problem begins; `nil` if it is one of the whole file, such as an unreadable one.
  public var location: SourceLocation?

  /// The number of bytes to underline, at least 1.
  public var length: Int

  /// The JSON pointer (RFC 6901) of the value; `""` is the whole document or no JSON at all.
  public var pointer: String

  /// What is wrong, what was expected: lower case, no period.
  public var message: String

  /// What can be typed or read to mend it.
  public var hint: String?

  /// The JSON that stands rightly in place of the underlined bytes; `nil` where a person must choose.
  public var replacement: String?

  /// The key that is missing, where that is the problem.
  public var missingKey: String?

  /// Creates a problem.
  public init(
    _ message: String,
    severity: Severity = .error,
    source: String,
    location: SourceLocation? = nil,
    length: Int = 1,
    pointer: String = "",
    hint: String? = nil,
    replacement: String? = nil
  ) {
    self.severity = severity
    self.source = source
    self.location = location
    self.length = length
    self.pointer = pointer
    self.message = message
    self.hint = hint
    self.replacement = replacement
  }

  /// The problem that made a text no JSON document.
  public init(_ error: JSONError) {
    self.init(
      error.reason.description,
      source: error.source,
      location: error.location,
      pointer: error.pointer
    )
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The finished line `source:line:column: error: … (at /pointer)`.
  public var description: String {
    let place = location.map { "\(source):\($0.line):\($0.column)" } ?? source
    // The pointer of a value that is nested too deep would fill the screen.
    let shown = pointer.utf8.count > 120 ? "\(pointer.prefix(100))…" : pointer
    let suffix = pointer.isEmpty ? "" : " (at \(shown))"
    return Self.line("\(place): \(severity.rawValue): \(message)\(suffix)")
  }

  /// Returns a text as one line: a name of a file in it may have line feeds, and would forge another.
  static func line(_ text: String) -> String { text.replacing("\n", with: #"\n"#) }
}

extension JSONError: CustomStringConvertible {
  /// The finished line `source:line:column: error: …`.
  public var description: String { Diagnostic(self).description }
}
