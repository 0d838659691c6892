import Platform
import CanonicalJSON
import Recording

/// The first event in which two runs of one scenario differ.
package struct NondeterminismFinding: Hashable, Sendable {
  /// The line in the recording, from 1.
  package let line: Int

  /// The name of the event; empty for the header and the line that closes the recording.
  package let event: String

  /// The virtual time in milliseconds.
  package let time: Int64

  /// The first value that differs; `nil` if one of the runs has no such event or its text was not
  /// kept.
  package let field: FieldChange?

  /// Describes a line that two runs have differently.
  init(line: Int, first: [UInt8]?, second: [UInt8]?) {
    self.line = line
    var left = first.flatMap(Self.record)
    var right = second.flatMap(Self.record)
    // Where one run is at its end and the other goes on, the event is what one of them lacks.
    let isEnd = (left.map(RecordedClosing.isMeant), right.map(RecordedClosing.isMeant))
    if isEnd == (true, false) { left = nil }
    if isEnd == (false, true) { right = nil }
    let shown = left ?? right
    event = shown?["event"]?.string ?? ""
    time = shown?["t"]?.integer ?? 0
    guard let left, let right else {
      field = nil
      return
    }
    field = Self.timeChange(left, right) ?? FieldChange.between(left, right).first
  }

  private static func record(_ line: [UInt8]) -> JSONValue? {
    do { return try JSONDocument(parsing: line).root } catch { return nil }
  }

  private static func timeChange(_ left: JSONValue, _ right: JSONValue) -> FieldChange? {
    guard let first = left["t"], let second = right["t"], first.integer != second.integer else {
      return nil
    }
    return FieldChange(path: "t", golden: first.excerpt, new: second.excerpt)
  }
}

extension NondeterminismFinding: CustomStringConvertible {
  /// The finding in words.
  package var description: String {
    let subject =
      switch (event, line) {
      case ("", 1): "the header"
      case ("", _): "the line that closes the recording"
      default: "'\(event)' at \(Quantity.time(milliseconds: time))"
      }
    guard let field else {
      return "two runs differ: line \(line), \(subject), is in one of them only"
    }
    let (first, second) = (field.golden ?? "absent", field.new ?? "absent")
    return "two runs differ: \(subject), \(field.path) is \(first) and then \(second)"
  }
}
