import CanonicalJSON
import Platform

/// A file of JSON objects, one a line, of which those with a word are read.
///
/// Others cost no more than the search for the word; what stands before the `{` of a line, as some loggers
/// write their own time, is passed over.
struct ObjectLines {
  private var lines: LineInput
  private var line = 0

  init(_ input: ByteInput) { lines = LineInput(input) }

  var name: String { lines.name }

  /// Returns the objects of the next stretch that have a word, each with its line; nil at the end.
  ///
  /// - Throws: ``TraceError`` at a line with the word that is no object.
  mutating func next(
    with word: StaticString,
    _ filter: inout FixFilter
  ) throws(TraceError) -> (objects: JSONLines, lines: [Int])? {
    guard let block = try lines.nextBlock(after: line) else { return nil }
    let bytes = lines.bytes
    let span = bytes.span
    var found: [UInt8] = []
    var numbers: [Int] = []
    var at = block.lowerBound
    while at < block.upperBound {
      let end = span.find(0x0a, in: at..<block.upperBound) ?? block.upperBound
      line += 1
      if span.has(word, in: at..<end), let start = span.find(UInt8(ascii: "{"), in: at..<end) {
        if end == block.upperBound, lines.isCutOff, !isWhole(bytes[start..<end]) {
          try filter.note(.truncatedEnd, line: line)
        } else {
          found += bytes[start..<end]
          found.append(0x0a)
          numbers.append(line)
        }
      }
      at = end + 1
    }
    do throws(JSONError) {
      return (try JSONLines(parsing: found, source: name), numbers)
    } catch {
      let index = error.location.line - 1
      throw TraceError(
        source: name,
        line: numbers.indices.contains(index) ? numbers[index] : line,
        message: "not JSON: \(error.reason)"
      )
    }
  }

  private func isWhole(_ line: ArraySlice<UInt8>) -> Bool {
    (try? JSONDocument(parsing: Array(line))) != nil
  }

  /// Returns the error of a line.
  func error(_ line: Int, _ message: String, hint: String? = nil) -> TraceError {
    TraceError(source: name, line: line, message: message, hint: hint)
  }

  /// Returns the number of a member; nil where it is absent or null.
  ///
  /// - Throws: ``TraceError`` where it is no number.
  @inline(__always)
  func number(
    _ object: JSONValue,
    _ name: StaticString,
    _ line: Int
  ) throws(TraceError) -> Double? {
    guard let value = object.value(of: name) else { return nil }
    if let number = value.double { return number }
    guard !value.isNull else { return nil }
    throw error(line, "\(value.described) is no number (\"\(name)\")")
  }
}
