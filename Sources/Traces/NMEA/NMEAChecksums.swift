/// Checks the sums of NMEA sentences of the kinds that are read, and how many are wrong.
///
/// A kind of sentence whose sums are wrong without exception was written by a program that cannot sum,
/// not damaged on its way: its sentences are dropped like others, and tell nothing about the rest.
struct NMEAChecksums {
  /// What stands at the end of a sentence, with the place where its content ends.
  enum Found {
    case good(Int)
    case none(Int)
    case bad
  }

  /// The sentences seen of the kinds that are read.
  var count = 0
  /// Whether a sentence of any kind was seen.
  var hasSentence = false
  private var badCount = 0
  /// One bit a kind that has a good sum, and how many bad ones each kind has; by ``slot(_:_:)``.
  private var goodKinds: UInt64 = 0
  private var badOfKind = [Int](repeating: 0, count: 64)
  private var firstBadLine = 0

  /// Sums a sentence up to its `*`, and compares; CR and blanks behind it are passed over.
  @inline(__always)
  static func find(_ span: Span<UInt8>, _ range: Range<Int>) -> Found {
    var end = range.upperBound
    while end > range.lowerBound, span[end - 1] <= 0x20 { end -= 1 }
    // Nearly always the star is the third byte from the end.
    var star = end - 3
    if star < range.lowerBound || span[star] != UInt8(ascii: "*") {
      star = range.lowerBound
      while star < end, span[star] != UInt8(ascii: "*") { star += 1 }
      guard star < end else { return .none(end) }
    }
    guard star + 2 < end, let high = hex(span[star + 1]), let low = hex(span[star + 2]) else {
      return .bad
    }
    return sum(span, range.lowerBound..<star) == high << 4 | low ? .good(star) : .bad
  }

  /// Returns the exclusive or of some bytes, eight at a time.
  @inline(__always)
  private static func sum(_ span: Span<UInt8>, _ range: Range<Int>) -> UInt8 {
    var at = range.lowerBound
    var words: UInt64 = 0
    while range.upperBound - at >= 8 {
      words ^= span.word(at: at)
      at += 8
    }
    words ^= words >> 32
    words ^= words >> 16
    words ^= words >> 8
    var sum = UInt8(truncatingIfNeeded: words)
    while at < range.upperBound {
      sum ^= span[at]
      at += 1
    }
    return sum
  }

  /// Returns a number below 64 for the kind of a sentence; the kinds that there are have each their own.
  @inline(__always)
  private static func slot(_ span: Span<UInt8>, _ start: Int) -> Int {
    guard start + 5 <= span.count else { return 0 }
    return (Int(span[start + 2]) + 2 * Int(span[start + 3]) + Int(span[start + 4])) & 63
  }

  /// Counts a good sum of the sentence behind a `$` at `start - 1`.
  @inline(__always)
  mutating func noteGood(_ span: Span<UInt8>, _ start: Int) {
    goodKinds |= 1 << UInt64(Self.slot(span, start))
  }

  mutating func noteBad(_ span: Span<UInt8>, _ start: Int, line: Int) {
    if badCount == 0 { firstBadLine = line }
    badCount += 1
    badOfKind[Self.slot(span, start)] += 1
  }

  /// The wrong sums of kinds that have right ones too; all, where no sum is right.
  private var damagedCount: Int {
    guard goodKinds != 0 else { return badCount }
    return badOfKind.indices.reduce(0) { sum, slot in
      goodKinds & (1 << UInt64(slot)) == 0 ? sum : sum + badOfKind[slot]
    }
  }

  /// - Throws: ``TraceError`` where more than one in a hundred is wrong, once there are enough to say.
  func checkRate(_ source: String) throws(TraceError) {
    // Early in a file one bad sentence is more than one in a hundred.
    if count >= 1000, badCount * 100 > count, damagedCount * 100 > count { throw tooMany(source) }
  }

  /// - Throws: ``TraceError`` where a whole file has too many wrong sums, or no sentence.
  func checkAll(_ source: String) throws(TraceError) {
    let damaged = damagedCount
    if count >= 100 ? damaged * 100 > count : damaged * 2 > count { throw tooMany(source) }
    guard hasSentence else {
      throw TraceError(source: source, message: "no NMEA sentence in the file")
    }
  }

  private func tooMany(_ source: String) -> TraceError {
    TraceError(
      source: source,
      line: firstBadLine,
      message:
        "\(damagedCount) of \(count) sentences have a wrong checksum, more than 1 %; this is the first"
    )
  }

  @inline(__always)
  private static func hex(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }
}
