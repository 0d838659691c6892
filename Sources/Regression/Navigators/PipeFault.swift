import CanonicalJSON
import Recording
import Simulation

/// What is wrong with a line of a child.
struct PipeFault: Error {
  var kind = NavigatorFailure.Kind.badLine
  /// What is wrong.
  var detail: String
  /// What was expected in its place.
  var expected: String
  /// Where, in characters from 1; nil for the whole line.
  var column: Int?

  init(_ detail: String, expected: String, at value: JSONValue? = nil) {
    self.detail = detail
    self.expected = expected
    column = value?.location.column
  }

  /// A line that is no JSON.
  init(_ error: JSONError) {
    detail = error.reason.description
    expected =
      switch error.reason {
      case .unexpected(_, let expected), .unexpectedEnd(let expected): expected
      case .empty, .trailingText, .notANumber, .numberOutOfRange, .malformedNumber,
        .controlCharacter, .invalidEscape, .loneSurrogate, .invalidUTF8, .duplicateKey, .tooDeep,
        .tooLarge, .tooManyValues:
        "one JSON object"
      }
    column = error.location.column
  }

  /// A line with wrong members.
  init(_ error: RecordingError) {
    detail = error.message
    expected = Self.expectation(in: error.message)
    column = error.location.column
  }

  /// Returns what a reader's message says was expected; all of it where it tells only what is wrong.
  private static func expectation(in message: String) -> String {
    let prefix = "expected "
    guard message.hasPrefix(prefix) else { return message }
    let rest = message.utf8.dropFirst(prefix.utf8.count)
    let found = Array(", found ".utf8)
    var end = rest.startIndex
    while end != rest.endIndex, !rest[end...].starts(with: found) { end = rest.index(after: end) }
    return String(rest[..<end]) ?? message
  }

  /// A line that is none of the protocol, such as a log.
  static var noise: PipeFault {
    var fault = PipeFault(
      "a line that does not begin with {",
      expected: "one JSON object"
    )
    fault.kind = .noise
    fault.column = 1
    return fault
  }
}
