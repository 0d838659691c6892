import Platform

/// How long and how much a child may talk.
struct PipeLimits: Sendable {
  /// The version of the protocol.
  static let protocolVersion = 1
  /// The greatest size of a line in bytes.
  static let lineLength = 16_777_216
  /// How many lines a child may say until it is done with one message.
  static let linesOfMessage = 100_000
  /// How many fixes are told at once: beyond ten nothing is gained, and all of them share one time-out.
  static let fixesOfBatch = 16
  /// How many bytes of a line are kept for a failure.
  static let excerpt = 200
  /// How long a child has to leave after its end.
  static let farewell = Duration.seconds(1)

  /// Seconds from a message to its end.
  var answer = 10.0
  /// Seconds until the child is ready.
  var initialize = 60.0
  /// Asked now and then while a child is waited for: whether nobody waits any more.
  var isInterrupted: @Sendable () -> Bool = { false }

  /// The seconds that a message has.
  func seconds(for message: PipeMessage) -> Double {
    if case .initialize = message.content { initialize } else { answer }
  }

  /// Returns seconds as people write them.
  static func text(ofSeconds seconds: Double) -> String {
    seconds == seconds.rounded() ? Quantity.fixed(seconds, 0) : "\(seconds)"
  }

  /// Returns the beginning of a line as valid text of at most 200 bytes, without the line's end.
  static func excerpt(_ line: [UInt8]) -> String {
    let text = line.last == UInt8(ascii: "\n") ? line.dropLast() : line[...]
    var cut = text.prefix(excerpt)
    // A character that the cut goes through is left out.
    if cut.count < text.count, text[cut.endIndex] & 0xC0 == 0x80 {
      while let last = cut.popLast(), last & 0xC0 == 0x80 {}
    }
    var said = String(decoding: cut, as: UTF8.self)
    while said.utf8.count > excerpt { said.unicodeScalars.removeLast() }
    return said
  }
}
