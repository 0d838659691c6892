import Foundation

/// A process that takes the place of this one, with the same input and output, and none of its connections.
enum Renewal {
  /// The argument of the new one, and before how many lines were read: what was read and not yet worked on
  /// comes before its input.
  static let argument = "--with-rest"

  /// The descriptor that the rest is read from.
  private static let descriptor: Int32 = 3

  /// The most that is read at once: so much fits into a pipe that nobody reads yet.
  private static let piece = 32 << 10

  /// Begins this program anew, with all its memory free; where that cannot be, ends it.
  static func begin(with rest: ArraySlice<UInt8>, after number: Int) -> Never {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { exit(1) }
    let count = unsafe rest.withUnsafeBytes { bytes in
      unsafe write(ends[1], bytes.baseAddress, bytes.count)
    }
    guard count == rest.count else { exit(1) }
    let reading = dup(ends[0])
    close(ends[1])
    dup2(reading, descriptor)
    // The connections, which the server would take for open.
    for other in descriptor + 1..<1024 { close(other) }
    var words: [UnsafeMutablePointer<CChar>?] = unsafe [
      strdup("navsim-http"), strdup(argument), strdup(String(number)), nil,
    ]
    _ = unsafe execv("/proc/self/exe", &words)
    exit(1)
  }

  /// How many lines were read before the program was begun anew; nil where it was not.
  static func linesBefore(_ arguments: [String]) -> Int? {
    arguments.count == 3 && arguments[1] == argument ? Int(arguments[2]) : nil
  }

  /// Returns what is read next: of the rest, then of standard input; nil or none at the end.
  ///
  /// What is there, however little: who asks waits for the answer before the next request.
  static func input(hasRest: Bool) -> () -> Data? {
    var source = hasRest ? descriptor : STDIN_FILENO
    return {
      while true {
        var bytes = [UInt8](repeating: 0, count: piece)
        let count = unsafe read(source, &bytes, bytes.count)
        if count > 0 { return Data(bytes[..<count]) }
        if count < 0, errno == EINTR { continue }
        if source == STDIN_FILENO { return nil }
        close(source)
        source = STDIN_FILENO
      }
    }
  }
}
