/// A sentence between `$` and its checksum, and how far it is read.
struct NMEASentence {
  /// The sentences that make a fix.
  enum Kind { case rmc, gga, gns, gll, vtg, gst, zda, other }

  let kind: Kind
  /// The talker's two letters.
  let talker: UInt16
  /// Where the field at hand begins; behind ``end`` once all are read.
  private var at: Int
  private let end: Int
  /// The first field that is no number or no angle although it should be.
  private(set) var fault: Range<Int>?

  /// Finds the kind by the address, such as `GPRMC`.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    end = range.upperBound
    at = range.lowerBound + 6
    guard range.count > 6, bytes[range.lowerBound + 5] == UInt8(ascii: ",") else {
      kind = .other
      talker = 0
      return
    }
    talker = UInt16(bytes[range.lowerBound]) << 8 | UInt16(bytes[range.lowerBound + 1])
    let key =
      UInt32(bytes[range.lowerBound + 2]) << 16 | UInt32(bytes[range.lowerBound + 3]) << 8
      | UInt32(bytes[range.lowerBound + 4])
    switch key {
    case 0x52_4d43: kind = .rmc
    case 0x47_4741: kind = .gga
    case 0x56_5447: kind = .vtg
    case 0x47_5354: kind = .gst
    case 0x47_4e53: kind = .gns
    case 0x47_4c4c: kind = .gll
    case 0x5a_4441: kind = .zda
    default: kind = .other
    }
  }

  /// Reads the next field; empty where there is none.
  @inline(__always)
  mutating func field(_ bytes: Span<UInt8>) -> Range<Int> {
    let start = min(at, end)
    var here = start
    while here < end, bytes[here] != UInt8(ascii: ",") { here += 1 }
    at = here + 1
    return start..<here
  }

  /// Passes over fields.
  @inline(__always)
  mutating func skip(_ count: Int, _ bytes: Span<UInt8>) {
    for _ in 0..<count { _ = field(bytes) }
  }

  /// Reads the next field as a number.
  ///
  /// - Returns: nil where the field is empty, and with a ``fault`` where it is no number.
  @inline(__always)
  mutating func number(_ bytes: Span<UInt8>) -> Double? {
    let start = min(at, end)
    var here = start
    if let value = Decimal.scan(bytes, &here, end),
      here == end || bytes[here] == UInt8(ascii: ",")
    {
      at = here + 1
      return value
    }
    let range = field(bytes)
    if range.isEmpty { return nil }
    let value = Decimal.parse(bytes, range)
    if value == nil { fail(range) }
    return value
  }

  /// Reads the next field, in knots, as metres per second.
  @inline(__always)
  mutating func speed(_ bytes: Span<UInt8>) -> Double? { number(bytes).map { $0 * 1852 / 3600 } }

  /// Reads an angle and its side from two fields, `ddmm.mmmm,N`.
  ///
  /// - Parameter digits: How many digits the degrees have.
  /// - Returns: nil where the first is empty, and with a ``fault`` where they are no angle.
  @inline(__always)
  mutating func angle(degrees digits: Int, _ bytes: Span<UInt8>) -> Double? {
    let start = min(at, end)
    let middle = start + digits
    var here = middle
    guard middle < end, let whole = Decimal.integer(bytes, start..<middle),
      let minutes = Decimal.scan(bytes, &here, end), minutes >= 0, minutes < 60,
      here + 1 < end, bytes[here] == UInt8(ascii: ","),
      here + 2 == end || bytes[here + 2] == UInt8(ascii: ",")
    else { return unusualAngle(degrees: digits, bytes) }
    at = here + 3
    return signed(Double(whole) + minutes / 60, bytes[here + 1], start..<(here + 2))
  }

  /// Reads an angle that is empty, none, or has more digits than others.
  @inline(never)
  private mutating func unusualAngle(degrees digits: Int, _ bytes: Span<UInt8>) -> Double? {
    let angle = field(bytes)
    let side = field(bytes)
    guard !angle.isEmpty else { return nil }
    guard angle.count > digits, side.count == 1,
      let whole = Decimal.integer(bytes, angle.lowerBound..<(angle.lowerBound + digits)),
      let minutes = Decimal.parse(bytes, (angle.lowerBound + digits)..<angle.upperBound),
      0..<60 ~= minutes
    else {
      fail(angle.lowerBound..<side.upperBound)
      return nil
    }
    return signed(
      Double(whole) + minutes / 60,
      bytes[side.lowerBound],
      angle.lowerBound..<side.upperBound
    )
  }

  @inline(__always)
  private mutating func signed(_ value: Double, _ side: UInt8, _ range: Range<Int>) -> Double? {
    switch side {
    case UInt8(ascii: "N"), UInt8(ascii: "E"): return value
    case UInt8(ascii: "S"), UInt8(ascii: "W"): return -value
    default:
      fail(range)
      return nil
    }
  }

  /// Forgets the ``fault`` of a sentence that turned out to say nothing.
  mutating func forgive() { fault = nil }

  @inline(never)
  private mutating func fail(_ range: Range<Int>) { fault = fault ?? range }

  /// Reads nanoseconds since midnight from a field `hhmmss.sss`; negative where it has none.
  @inline(__always)
  mutating func timeOfDay(_ bytes: Span<UInt8>) -> Int64 {
    let range = field(bytes)
    guard range.count >= 6, let hours = Decimal.pair(bytes, range.lowerBound),
      let minutes = Decimal.pair(bytes, range.lowerBound + 2),
      let seconds = Decimal.parse(bytes, (range.lowerBound + 4)..<range.upperBound),
      hours < 24, minutes < 60, seconds >= 0, seconds < 61
    else { return -1 }
    return Int64(hours &* 3600 &+ minutes &* 60) &* 1_000_000_000
      &+ Int64((seconds * 1000).rounded()) &* 1_000_000
  }
}
