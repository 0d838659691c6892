import Platform

/// The program git, found through `PATH`.
struct Git {
  /// What a call came to.
  struct Answer {
    let status: Int32
    /// Standard output without the line ends behind it.
    let text: String
  }

  /// How many bytes of an answer are read.
  private static let answerLimit = 64 << 20

  /// The folder that it works in.
  let folder: String

  /// Runs git and waits for its end.
  func run(_ arguments: String...) throws -> Answer { try run(arguments) }

  /// Runs git and waits for its end.
  func run(_ arguments: [String]) throws -> Answer {
    let child = try SystemChild(
      running: "git",
      ["-C", folder] + arguments,
      keeping: Self.answerLimit
    )
    var output = child.output
    while output.last == UInt8(ascii: "\n") { output.removeLast() }
    return Answer(status: child.status, text: String(decoding: output, as: UTF8.self))
  }
}
