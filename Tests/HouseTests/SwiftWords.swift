/// The words of a Swift file: its names and signs, without comments and without the text of strings.
///
/// What is interpolated into a string is code and stays.
struct SwiftWords {
  private let bytes: [UInt8]
  private var place = 0
  private(set) var words: [Word] = []

  /// A name, a number or a sign, and the line that it stands on.
  struct Word: Hashable {
    var text: String
    var line: Int
    var isName: Bool
  }

  private var line = 1

  init(of text: String) {
    bytes = Array(text.utf8)
    words.reserveCapacity(bytes.count / 5)
    read(until: nil)
  }

  /// Reads code up to the end, or up to the bracket that closes an interpolation.
  private mutating func read(until closing: UInt8?) {
    var depth = 0
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        place += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        place += 1
      case UInt8(ascii: "/") where starts(with: "//"):
        while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      case UInt8(ascii: "/") where starts(with: "/*"):
        skipBlockComment()
      case UInt8(ascii: "\""):
        skipString(marks: 0)
      case UInt8(ascii: "#"):
        readHash()
      case _ where Self.begins(name: byte):
        readName()
      default:
        if closing != nil {
          if byte == UInt8(ascii: "(") { depth += 1 }
          if byte == closing {
            if depth == 0 { return }
            depth -= 1
          }
        }
        append(from: place, to: place + 1, isName: false)
        place += 1
      }
    }
  }

  private mutating func readName() {
    let start = place
    while place < bytes.count, Self.continues(name: bytes[place]) { place += 1 }
    append(from: start, to: place, isName: true)
  }

  /// A raw string, or a word such as `#if`.
  private mutating func readHash() {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    if end < bytes.count, bytes[end] == UInt8(ascii: "\"") {
      let marks = end - place
      place = end
      skipString(marks: marks)
    } else {
      append(from: place, to: place + 1, isName: false)
      place += 1
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if starts(with: "/*") {
        depth += 1
        place += 2
      } else if starts(with: "*/") {
        depth -= 1
        place += 2
      } else {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    } while depth > 0 && place < bytes.count
  }

  private mutating func skipString(marks: Int) {
    let quote = starts(with: "\"\"\"") ? "\"\"\"" : "\""
    let hashes = String(repeating: "#", count: marks)
    let escape = "\\" + hashes
    place += quote.utf8.count
    while place < bytes.count {
      if starts(with: quote + hashes) {
        place += quote.utf8.count + marks
        append("\"", isName: false)
        return
      }
      if starts(with: escape + "(") {
        place += escape.utf8.count + 1
        read(until: UInt8(ascii: ")"))
        place += 1
      } else if starts(with: escape) {
        place += escape.utf8.count + 1
      } else {
        if bytes[place] == UInt8(ascii: "\n") { line += 1 }
        place += 1
      }
    }
  }

  private func starts(with text: String) -> Bool {
    let wanted = text.utf8
    guard place + wanted.count <= bytes.count else { return false }
    var index = place
    for byte in wanted {
      if bytes[index] != byte { return false }
      index += 1
    }
    return true
  }

  private mutating func append(from start: Int, to end: Int, isName: Bool) {
    append(String(decoding: bytes[start..<end], as: UTF8.self), isName: isName)
  }

  private mutating func append(_ text: String, isName: Bool) {
    words.append(Word(text: text, line: line, isName: isName))
  }

  private static func begins(name byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func continues(name byte: UInt8) -> Bool {
    begins(name: byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
