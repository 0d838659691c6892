import Platform

/// Decompresses a gzip file of one or several members, chunk by chunk.
final class GzipStream {
  /// Compressed bytes; those from `start` to `end` are not used yet.
  var input: [UInt8]
  private var start: Int
  private var end: Int
  private(set) var isAtEnd = false
  /// Whether all of the content is handed out.
  private(set) var isFinished = false

  private let name: String
  private let limit: Int
  private let inflater: Inflater
  private var isInMember = true
  private var consumed = 0
  private var produced = 0

  private static let chunk = 1 << 18

  init?(name: String, limit: Int, head: [UInt8], at headStart: Int) {
    guard let inflater = Inflater(.gzip) else { return nil }
    self.name = name
    self.limit = limit
    self.inflater = inflater
    input = head
    start = headStart
    end = head.count
    if input.count < Self.chunk {
      input.append(contentsOf: [UInt8](repeating: 0, count: Self.chunk - input.count))
    }
  }

  /// Whether ``input`` is used up and may be filled from its beginning.
  var needsInput: Bool { start == end }

  /// Says how much of ``input`` was filled; nothing is the end of the file.
  func refilled(_ count: Int) {
    start = 0
    end = count
    isAtEnd = count == 0
  }

  /// Hands out what the input gives; 0 bytes ask for more input, if it is not finished.
  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(MapError) -> Int {
    if !isInMember { try startMember() }
    if isFinished { return 0 }
    if isAtEnd, needsInput {
      throw error("the gzip data ends too early", hint: "the file is cut short; fetch it again")
    }
    let step = inflater.step(input, start..<end, into: &buffer, range)
    start += step.consumed
    consumed += step.consumed
    produced += step.produced
    switch step.status {
    case .going: break
    case .ended: isInMember = false
    case .failed(let reason): throw error("the gzip data is damaged: \(reason)")
    }
    guard produced <= limit else {
      throw error(
        "the content grows beyond \(limit) bytes",
        hint: "raise the limit of decompressed bytes if the file is really that large"
      )
    }
    return step.produced
  }

  /// Goes on to the next member behind one that ended; there may be none, or filling zeros.
  private func startMember() throws(MapError) {
    guard !needsInput else {
      isFinished = isAtEnd
      return
    }
    if input[start] == 0 {
      while start < end, input[start] == 0 {
        start += 1
        consumed += 1
      }
      guard needsInput else { throw error("there is other data behind the gzip data") }
      isFinished = isAtEnd
      return
    }
    guard input[start] == 0x1f else { throw error("there is other data behind the gzip data") }
    inflater.reset()
    isInMember = true
  }

  private func error(_ message: String, hint: String? = nil) -> MapError {
    MapError(source: name, place: .byte(consumed), message: message, hint: hint)
  }
}
