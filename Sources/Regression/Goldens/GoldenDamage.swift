package import CanonicalJSON
import Platform

/// Why a file is no recording that could be compared with.
package struct GoldenDamage: Error, Hashable, Sendable {
  /// What is wrong with it.
  package enum Reason: Hashable, Sendable {
    /// Not a single byte.
    case empty
    /// The last line has no end.
    case cutOff
    /// Bytes at the beginning that an editor put there.
    case byteOrderMark
    /// Lines that end with a carriage return, as an editor or git wrote them.
    case carriageReturns
    /// A record of an earlier time than the one before it.
    case timeGoesBack(from: Int64, to: Int64)
    /// A line is no JSON object.
    case notJSON(JSONError.Reason)
    /// The first line is no header of a recording.
    case noHeader
    /// A version of the format that this program does not know.
    case unknownVersion(String)
    /// The recording of another scenario.
    case otherScenario(found: String, expected: String)
    /// The recording of another navigator.
    case otherNavigator(found: String, expected: String)
    /// A record without a time or an event.
    case noRecord(missing: String)
    /// A number that cannot be; the words say which, and why.
    case noNumber(String)
    /// The last line does not close the recording.
    case notClosed
    /// The last line is no closing of a recording; the words say why.
    case noClosing(String)
    /// The last line does not agree with the records before it; the words say how.
    case disagrees(String)
    /// Something stands behind the line that closes the recording.
    case goesOn
  }

  /// What is wrong.
  package var reason: Reason
  /// The file.
  package var path: String
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// Creates a finding at a place of a file.
  package init(_ reason: Reason, path: String, line: Int = 1, column: Int = 1) {
    self.reason = reason
    self.path = path
    self.line = line
    self.column = column
  }

  /// Creates a finding at a place of a text.
  init(_ reason: Reason, path: String, at location: SourceLocation) {
    self.init(reason, path: path, line: location.line, column: location.column)
  }

  /// Finds what editors do to the ends of a file's lines; nil where they did nothing.
  init?(ofLineEnds bytes: some Collection<UInt8>, path: String) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      self.init(.byteOrderMark, path: path)
      return
    }
    let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
    guard line.count < bytes.count, line.reversed().first == UInt8(ascii: "\r") else { return nil }
    self.init(.carriageReturns, path: path)
  }

  /// Takes the place and the reason of an error of JSON.
  package init(_ error: JSONError, path: String) {
    self.init(.notJSON(error.reason), path: path, at: error.location)
  }
}

extension GoldenDamage {
  /// The finished line `path:line:column: warning: …`, where it hinders nothing.
  package var asWarning: String {
    Visible.line("\(path):\(line):\(column): warning: \(explanation)")
  }
}

extension GoldenDamage: CustomStringConvertible {
  /// The finished line `path:line:column: error: …`.
  package var description: String {
    Visible.line("\(path):\(line):\(column): error: \(explanation)") + hint
  }

  private var hint: String {
    switch reason {
    case .otherNavigator: "\n  hint: 'navsim compare' and 'navsim diff' compare two navigators"
    case .byteOrderMark, .carriageReturns:
      "\n  hint: 'git checkout' brings it back; 'navsim setup-git' keeps git from changing line ends"
    case .notClosed:
      """

        hint: 'navsim migrate' adds it where the recording is of an earlier navsim; else 'git checkout' \
      brings the golden back
      """
    case .disagrees, .goesOn:
      "\n  hint: 'git checkout' brings it back; 'navsim accept --unseen' makes it anew"
    case .empty, .cutOff, .timeGoesBack, .notJSON, .noHeader, .unknownVersion, .otherScenario,
      .noRecord, .noNumber, .noClosing:
      ""
    }
  }

  private var explanation: String {
    switch reason {
    case .empty: "the recording is empty"
    case .cutOff: "the recording is cut off in the middle of a line"
    case .byteOrderMark: "the recording begins with a byte-order mark, which an editor put there"
    case .carriageReturns:
      "the lines of the recording end with carriage returns (CRLF), which an editor or git put there"
    case .timeGoesBack(let from, let to):
      "the recording's time runs backwards: \(to) ms after \(from) ms"
    case .notJSON(let reason): "the recording is damaged: \(reason)"
    case .noHeader:
      "not a recording: expected a first line such as {\"navsim\":1,\"scenario\":…}"
    case .unknownVersion(let version):
      "unknown recording version \(version), this program reads version 1"
    case .otherScenario(let found, let expected):
      "this is the recording of '\(found)', expected '\(expected)'"
    case .otherNavigator(let found, let expected):
      "this is a recording of the navigator '\(found)', expected '\(expected)'"
    case .noRecord(let missing): "a record without '\(missing)'"
    case .noNumber(let words), .disagrees(let words): "the recording is damaged: \(words)"
    case .notClosed:
      "the recording has no last line such as {\"end\":302000,\"records\":389}: it was cut off, or is of"
        + " an earlier navsim"
    case .noClosing(let words): "the line that closes the recording is damaged: \(words)"
    case .goesOn: "the recording goes on behind the line that closes it"
    }
  }
}
