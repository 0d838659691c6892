/// Why a text is not a JSON document, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason

  /// Where it is wrong.
  public var location: SourceLocation

  /// The JSON pointer (RFC 6901) of the innermost value that had begun; `""` is the whole document.
  public var pointer: String

  /// The name of the text, usually its path.
  public var source: String

  /// Creates an error.
  public init(reason: Reason, location: SourceLocation, pointer: String, source: String) {
    self.reason = reason
    self.location = location
    self.pointer = pointer
    self.source = source
  }
}

extension JSONError {
  /// What makes a text no JSON document.
  public enum Reason: Hashable, Sendable {
    /// The text has no value at all.
    case empty
    /// The text ends inside a value.
    case unexpectedEnd(expected: String)
    /// Something else stands where `expected` should.
    case unexpected(found: String, expected: String)
    /// A value is complete and more text follows.
    case trailingText(found: String)
    /// `NaN`, `Infinity` and their kin.
    case notANumber(String)
    /// A number that no double can hold.
    case numberOutOfRange(String)
    /// A number that JSON writes otherwise, such as `01`, `.5` or `+1`.
    case malformedNumber(String)
    /// A control character inside a string.
    case controlCharacter(UInt8)
    /// A backslash before a character that has no escape.
    case invalidEscape(String)
    /// Half of a surrogate pair.
    case loneSurrogate(String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A key that the object has already, first on `firstLine`.
    case duplicateKey(String, firstLine: Int)
    /// More nested objects and arrays than allowed.
    case tooDeep(limit: Int)
    /// More bytes than allowed.
    case tooLarge(size: Int, limit: Int)
    /// More values than allowed.
    case tooManyValues(limit: Int)
  }
}

extension JSONError.Reason: CustomStringConvertible {
  /// The reason in words, without a place.
  public var description: String {
    switch self {
    case .empty: "the text is empty, expected a JSON value"
    case .unexpectedEnd(let expected): "the text ends here, expected \(expected)"
    case .unexpected(let found, let expected): "found \(found), expected \(expected)"
    case .trailingText(let found): "found \(found) after the end of the document"
    case .notANumber(let text): "'\(text)' is not a JSON number"
    case .numberOutOfRange(let text):
      "number '\(text)' is out of range, the greatest is about 1.8e308"
    case .malformedNumber(let text): "malformed number '\(text)'"
    case .controlCharacter(let byte):
      "control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) "
        + "in a string must be escaped"
    case .invalidEscape(let text): "invalid escape '\(text)'"
    case .loneSurrogate(let text): "'\(text)' is half of a surrogate pair"
    case .invalidUTF8: "the text is not valid UTF-8"
    case .duplicateKey(let key, let line): "duplicate key '\(key)', first on line \(line)"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .tooLarge(let size, let limit): "\(size) bytes, the limit is \(limit)"
    case .tooManyValues(let limit): "more than \(limit) values"
    }
  }
}
