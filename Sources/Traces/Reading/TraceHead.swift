/// The first 4 kB of a file, as the formats look at them.
struct TraceHead {
  /// What a file begins with, behind blanks and a byte order mark.
  enum Kind {
    case xml
    /// JSON's object.
    case object
    /// JSON's array, or a log whose lines begin with a bracket.
    case bracket
    case other
  }

  let kind: Kind
  let bytes: ArraySlice<UInt8>
  let text: String
  let lines: [Substring]

  /// The local name of the first element of XML; nil for all other files.
  let root: Substring?

  /// The ending of the file's name in lower case, without its dot; empty where there is none.
  let ending: String

  init(_ bytes: ArraySlice<UInt8>, name: String) {
    self.bytes = bytes
    text = String(decoding: bytes, as: UTF8.self)
    switch text.first(where: { !$0.isWhitespace && $0 != "\u{feff}" }) {
    case "<": kind = .xml
    case "{": kind = .object
    case "[": kind = .bracket
    default: kind = .other
    }
    lines = text.split(whereSeparator: \.isNewline)
    root = kind == .xml ? Self.rootName(of: text) : nil
    ending = Self.ending(of: name)
  }

  /// Whether the head has bytes that no text has.
  var isBinary: Bool {
    bytes.contains { $0 < 0x20 && !(0x09...0x0d ~= $0) && $0 != 0x1a && $0 != 0x1b }
  }

  /// Returns the ending of a file's name in lower case, without its dot; empty where there is none.
  static func ending(of name: String) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }

  private static func rootName(of text: String) -> Substring? {
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "<") {
      rest = rest[open...]
      let isComment = rest.hasPrefix("<!--")
      guard isComment || rest.hasPrefix("<?") || rest.hasPrefix("<!") else {
        let name = rest.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
        return name.split(separator: ":").last
      }
      guard let close = rest.firstRange(of: isComment ? "-->" : ">") else { return nil }
      rest = rest[close.upperBound...]
    }
    return nil
  }
}
