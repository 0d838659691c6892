import Platform
import Simulation

/// Lines that a text file should hold, such as the patterns of an ignore file; what is there stays as it is.
struct LinesOfFile {
  /// The file's path.
  let path: String

  /// The lines that it lacks, in their order.
  let missing: [String]

  private let text: [UInt8]

  /// Reads the file, which need not be there; lines are the same whatever space lies between their words.
  ///
  /// - Throws: ``FileError`` where it cannot be read.
  init(_ lines: [String], of path: String) throws {
    self.path = path
    text = FileSystem.kind(of: path) == .missing ? [] : try FileSystem.read(path, limit: 1 << 20)
    let present = text.split(separator: UInt8(ascii: "\n")).map(Self.words)
    missing = lines.filter { !present.contains(Self.words(Array($0.utf8)[...])) }
  }

  /// Adds what is missing at the end.
  ///
  /// - Throws: ``FileError`` where the file cannot be written.
  func apply() throws {
    guard !missing.isEmpty else { return }
    var text = text
    if let last = text.last, last != UInt8(ascii: "\n") { text.append(UInt8(ascii: "\n")) }
    for line in missing { text += Array("\(line)\n".utf8) }
    try FileSystem.write(text, to: path)
  }

  private static func words(_ line: ArraySlice<UInt8>) -> [Substring] {
    String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace)
  }
}

extension LinesOfFile {
  /// What the file of git's attributes says of the goldens of a suite, and of those beside scenarios outside of
  /// one: no line end is changed.
  static let goldenAttributes = [
    "**/Golden/**/*.jsonl merge=navsim diff=navsim -text",
    "*.golden.jsonl merge=navsim diff=navsim -text",
  ]
}
