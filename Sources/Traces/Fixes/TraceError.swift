import Platform

/// A trace that cannot be read, and where.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file's name.
  public var source: String
  /// The line, from 1; 0 for the file as a whole.
  public var line: Int
  /// What was found and what was expected.
  public var message: String
  /// What belongs to the message and stands below it, a line each, such as tracks to choose from.
  public var details: [String]
  /// What can be done about it.
  public var hint: String?

  /// Creates an error.
  public init(
    source: String,
    line: Int = 0,
    message: String,
    details: [String] = [],
    hint: String? = nil
  ) {
    self.source = source
    self.line = line
    self.message = Self.printable(message)
    self.details = details.map(Self.printable)
    self.hint = hint
  }

  /// Returns a message without the bytes that a terminal obeys, which a damaged value may hold.
  private static func printable(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy { $0 == "\n" || !isControl($0) }
    if isPlain, text.utf8.count <= longest { return text }
    var kept = ""
    for scalar in text.unicodeScalars.prefix(longest) {
      if scalar != "\n", isControl(scalar) {
        let hex = String(scalar.value, radix: 16)
        kept += hex.count < 2 ? "\\x0\(hex)" : "\\x\(hex)"
      } else {
        kept.unicodeScalars.append(scalar)
      }
    }
    return text.unicodeScalars.count > longest ? kept + "…" : kept
  }

  /// The most characters of a message.
  private static let longest = 4_000

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || 0x7f...0x9f ~= scalar.value
  }

  /// `file:line: error: …`, the details and the hint on lines of their own.
  public var description: String {
    let place = source + (line > 0 ? ":\(line)" : "")
    var text = Visible.line(place + ": error: " + message)
    for detail in details { text += "\n    " + Visible.line(detail) }
    if let hint { text += "\n  hint: " + Visible.line(hint) }
    return text
  }
}
