/// A map that cannot be read, and where.
public struct MapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Where in the file something was found.
  public enum Place: Hashable, Sendable {
    case file
    /// From 1.
    case line(Int)
    /// Bytes from the beginning.
    case byte(Int)
  }

  /// The file's name.
  public var source: String
  public var place: Place
  /// What was found and what was expected.
  public var message: String
  /// What can be done about it.
  public var hint: String?

  public init(source: String, place: Place = .file, message: String, hint: String? = nil) {
    self.source = source
    self.place = place
    self.message = message
    self.hint = hint
  }

  /// `file:line: error: …` and the hint on a line of its own.
  public var description: String {
    var text = source
    switch place {
    case .file: text += ": error: "
    case .line(let line): text += ":\(line): error: "
    case .byte(let offset): text += ": error: at byte \(offset): "
    }
    text += message
    if let hint { text += "\n  hint: " + hint }
    return text
  }
}
