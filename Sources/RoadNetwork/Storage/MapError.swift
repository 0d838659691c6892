import Platform

/// A map file that cannot be read, and where.
public struct MapError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A place in a file.
  public enum Place: Hashable, Sendable {
    /// The file as a whole.
    case file
    /// A line of the decompressed text, from 1.
    case line(Int)
    /// The bytes before the place.
    case byte(Int)
    /// A blob of a PBF file, from 1, with the bytes before it, and a place in what it unpacks to.
    case blob(Int, offset: Int, contentOffset: Int? = nil)
  }

  /// The file's name.
  public var source: String
  /// Where in the file it was found.
  public var place: Place
  /// What was found and what was expected.
  public var message: String
  /// What can be done about it.
  public var hint: String?

  /// Says what is wrong with a file.
  public init(source: String, place: Place = .file, message: String, hint: String? = nil) {
    self.source = source
    self.place = place
    self.message = message
    self.hint = hint
  }

  /// `file:line: error: …`, or the place in words, and the hint on a line of its own.
  public var description: String {
    var text = source
    switch place {
    case .file: text += ": error: " + message
    case .line(let line): text += ":\(line): error: " + message
    case .byte(let offset): text += ": error: at byte \(offset): " + message
    case .blob(let number, let offset, let contentOffset):
      text += ": error: blob \(number) at byte \(offset)"
      if let contentOffset { text += ", byte \(contentOffset) of its content" }
      text += ": " + message
    }
    text = Visible.line(text)
    if let hint { text += "\n  hint: " + Visible.line(hint) }
    return text
  }
}

extension MapError {
  /// The problem of a map that the system cannot read.
  init(_ error: FileError) {
    self.init(
      source: error.path,
      message: error.isFolder
        ? "this is a folder, not a map file" : "cannot read the map: \(error.systemReason)"
    )
  }
}
