extension JSONWriter {
  /// Copies the bytes of a literal.
  @inline(__always)
  mutating func appendStatic(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Makes room for `room` bytes behind the last; `write` sets the first of them and returns how many.
  @inline(__always)
  private mutating func append(
    upTo room: Int,
    _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) {
    bytes.append(addingCapacity: room) { room in
      unsafe room.withUnsafeMutableBufferPointer { room, written in
        guard let start = room.baseAddress else { return }
        written += unsafe write(start + written)
      }
    }
  }

  /// Writes a literal in quotes with the comma before it and the colon after it, in one go.
  @inline(__always)
  mutating func appendQuoted(literal text: StaticString, isKey: Bool) {
    let followsAnother = needsComma
    unsafe append(upTo: text.utf8CodeUnitCount + 4) { token in
      var end = unsafe Self.separate(followsAnother, to: token)
      end = unsafe end &+ Self.write(quoted: text, to: token + end)
      if isKey {
        unsafe token[end] = UInt8(ascii: ":")
        end = end &+ 1
      }
      return end
    }
    needsComma = !isKey
  }

  /// Writes a member whose value is a literal that stands for itself, in one go.
  @inline(__always)
  mutating func appendMember(_ name: StaticString, bare value: StaticString) {
    let followsAnother = needsComma
    let (key, count) = (name.utf8CodeUnitCount, value.utf8CodeUnitCount)
    unsafe append(upTo: key + count + 4) { text in
      var end = unsafe Self.separate(followsAnother, to: text)
      end = unsafe end &+ Self.write(key: name, to: text + end)
      unsafe Self.copy(value, to: text + end)
      return end &+ count
    }
    needsComma = true
  }

  /// Opens an object whose first members are two whole numbers and what stands in a range of bytes, canonical JSON
  /// already: what each line of a long file begins with, in one go.
  ///
  /// - Precondition: It is not an element or a member, neither number is negative, and the range lies in the bytes.
  public mutating func beginLine(
    _ head: inout LineHead,
    _ first: Int,
    _ second: Int,
    raw members: borrowing [UInt8],
    in range: Range<Int>
  ) {
    precondition(!needsComma)
    precondition(range.lowerBound >= 0 && range.upperBound <= members.count)
    head.set(first, second)
    unsafe members.withUnsafeBufferPointer { members in
      guard let start = members.baseAddress else { return }
      unsafe append(upTo: MemoryLayout.size(ofValue: head.text) + range.count) { text in
        unsafe UnsafeMutableRawPointer(text).storeBytes(of: head.text, as: SIMD64<UInt8>.self)
        unsafe (text + head.count).update(from: start + range.lowerBound, count: range.count)
        return head.count &+ range.count
      }
    }
    beginsObject()
    needsComma = true
  }

  /// Writes the comma that stands before every key or element but the first; returns how many bytes that are.
  @inline(__always)
  private static func separate(
    _ followsAnother: Bool,
    to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    unsafe text[0] = UInt8(ascii: ",")
    return followsAnother ? 1 : 0
  }

  /// Writes a member that is a whole number, 0 or more; returns how many bytes it has.
  @inline(__always)
  static func write(
    _ name: StaticString,
    _ value: Int,
    to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let start = unsafe write(key: name, to: text)
    return unsafe start &+ write(whole: UInt64(value.magnitude), to: text + start)
  }

  /// Writes a key in quotes and the colon behind it; returns how many bytes it has.
  @inline(__always)
  static func write(key: StaticString, to text: UnsafeMutablePointer<UInt8>) -> Int {
    let end = unsafe write(quoted: key, to: text)
    unsafe text[end] = UInt8(ascii: ":")
    return end &+ 1
  }

  /// Writes a literal in quotes; returns how many bytes it has.
  @inline(__always)
  private static func write(
    quoted literal: StaticString,
    to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let count = literal.utf8CodeUnitCount
    unsafe text[0] = UInt8(ascii: "\"")
    unsafe copy(literal, to: text + 1)
    unsafe text[count &+ 1] = UInt8(ascii: "\"")
    return count &+ 2
  }

  /// Copies the bytes of a literal.
  ///
  /// Up to 32 as two words that may overlap: names are short, and a call of the C library for each is dear.
  @inline(__always)
  private static func copy(_ literal: StaticString, to text: UnsafeMutablePointer<UInt8>) {
    let count = literal.utf8CodeUnitCount
    switch count {
    case 8...16: unsafe copy(ends: UInt64.self, of: literal.utf8Start, count, to: text)
    case 17...32: unsafe copy(ends: UInt128.self, of: literal.utf8Start, count, to: text)
    case 4..<8: unsafe copy(ends: UInt32.self, of: literal.utf8Start, count, to: text)
    case 2..<4: unsafe copy(ends: UInt16.self, of: literal.utf8Start, count, to: text)
    default: unsafe copy(all: literal, to: text)
    }
  }

  @inline(never)
  private static func copy(all literal: StaticString, to text: UnsafeMutablePointer<UInt8>) {
    unsafe text.update(from: literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  /// Copies the first and the last word of some bytes, which are all of them.
  @inline(__always)
  private static func copy<Word: FixedWidthInteger>(
    ends word: Word.Type,
    of bytes: UnsafePointer<UInt8>,
    _ count: Int,
    to text: UnsafeMutablePointer<UInt8>
  ) {
    let (source, target) = unsafe (UnsafeRawPointer(bytes), UnsafeMutableRawPointer(text))
    let last = count &- MemoryLayout<Word>.size
    let first = unsafe source.loadUnaligned(as: word)
    let second = unsafe source.loadUnaligned(fromByteOffset: last, as: word)
    unsafe target.storeBytes(of: first, as: word)
    unsafe target.storeBytes(of: second, toByteOffset: last, as: word)
  }

  /// Closes the object that is open alone, and the line on which it stands, in one go.
  ///
  /// - Precondition: No other object or array is open.
  public mutating func endLine() {
    endsObject()
    unsafe append(upTo: 2) { text in
      unsafe text[0] = UInt8(ascii: "}")
      unsafe text[1] = UInt8(ascii: "\n")
      return 2
    }
    needsComma = false
  }

  /// Writes a number whose last `decimals` digits are its fraction, with its key, if it has one, and the
  /// comma before it, in one go.
  ///
  /// Zeros at the end of the fraction are dropped.
  @inline(__always)
  mutating func appendDigits(
    of magnitude: UInt64,
    isNegative: Bool,
    decimals: Int,
    behind name: StaticString? = nil
  ) {
    let (whole, fraction) =
      decimals == 0
      ? (magnitude, 0) : magnitude.quotientAndRemainder(dividingBy: Self.powers[decimals])
    let followsAnother = needsComma
    let key = name?.utf8CodeUnitCount ?? 0
    guard whole < Self.hundredMillion, decimals <= 8, key <= Self.shortKey else {
      return appendLong(followsAnother, name, isNegative, whole, fraction, decimals)
    }
    unsafe appendShort { text in
      unsafe Self.write(followsAnother, name, isNegative, whole, fraction, decimals, to: text)
    }
  }

  @inline(never)
  private mutating func appendLong(
    _ followsAnother: Bool,
    _ name: StaticString?,
    _ isNegative: Bool,
    _ whole: UInt64,
    _ fraction: UInt64,
    _ decimals: Int
  ) {
    unsafe append(upTo: (name?.utf8CodeUnitCount ?? 0) + 5 + 2 * Self.longest) { text in
      unsafe Self.write(followsAnother, name, isNegative, whole, fraction, decimals, to: text)
    }
  }

  /// How long a key may be whose member is a short number: with a comma, two quotes, a colon, a sign, a point and twice
  /// eight digits there is room for it in 64 bytes.
  private static var shortKey: Int { 40 }

  /// Writes up to 64 bytes, composed apart: what is handed over then is small enough to be done in place.
  @inline(__always)
  private mutating func appendShort(_ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    unsafe withUnsafeTemporaryAllocation(of: SIMD64<UInt8>.self, capacity: 1) { room in
      guard let base = room.baseAddress else { return }
      let count = unsafe write(UnsafeMutableRawPointer(base).assumingMemoryBound(to: UInt8.self))
      unsafe append(upTo: 64) { text in
        unsafe UnsafeMutableRawPointer(text).storeBytes(of: base.pointee, as: SIMD64<UInt8>.self)
        return count
      }
    }
  }

  /// Writes a comma, a key, a sign, a whole number, a point and a fraction, as far as they are there; returns how many
  /// bytes that are.
  @inline(__always)
  private static func write(
    _ followsAnother: Bool,
    _ name: StaticString?,
    _ isNegative: Bool,
    _ whole: UInt64,
    _ fraction: UInt64,
    _ decimals: Int,
    to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var end = unsafe separate(followsAnother, to: text)
    if let name { end = unsafe end &+ write(key: name, to: text + end) }
    unsafe text[end] = UInt8(ascii: "-")
    if isNegative { end = end &+ 1 }
    end = unsafe end &+ write(whole: whole, to: text + end)
    guard fraction != 0 else { return end }
    unsafe text[end] = UInt8(ascii: ".")
    end = end &+ 1
    return unsafe end &+ write(fraction: fraction, decimals: decimals, to: text + end)
  }

  /// How many bytes may be touched where a whole number or a fraction is written: up to two groups of eight digits and
  /// a third that is cut, since digits are written eight at a time.
  static var longest: Int { 24 }

  /// Writes a whole number without zeros before it; returns how many digits it has.
  @inline(__always)
  static func write(whole: UInt64, to text: UnsafeMutablePointer<UInt8>) -> Int {
    whole < hundredMillion
      ? unsafe write(short: whole, to: text) : unsafe write(long: whole, to: text)
  }

  /// The count is compared, not read off the digits: what comes behind need not wait for them.
  @inline(__always)
  private static func write(short whole: UInt64, to text: UnsafeMutablePointer<UInt8>) -> Int {
    if whole < 10 {
      unsafe text[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: whole)
      return 1
    }
    let count =
      whole < 10_000
      ? (whole < 100 ? 2 : whole < 1_000 ? 3 : 4)
      : whole < 1_000_000
        ? (whole < 100_000 ? 5 : 6) : (whole < 10_000_000 ? 7 : 8)
    let group = digits(of: whole) &>> UInt64(truncatingIfNeeded: 8 &* (8 &- count))
    unsafe write(group: group, to: text)
    return count
  }

  @inline(never)
  private static func write(long whole: UInt64, to text: UnsafeMutablePointer<UInt8>) -> Int {
    let (before, last) = whole.quotientAndRemainder(dividingBy: hundredMillion)
    let count = unsafe write(whole: before, to: text)
    unsafe write(group: digits(of: last), to: text + count)
    return count + 8
  }

  /// Writes the digits of a fraction, but the zeros at its end; returns how many those are.
  ///
  /// - Parameter fraction: Above 0 and below ten to the power of `decimals`, which is 15 at most.
  @inline(__always)
  private static func write(
    fraction: UInt64,
    decimals: Int,
    to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    guard decimals <= 8 else {
      return unsafe write(long: fraction, decimals: decimals, to: text)
    }
    let group = digits(of: fraction &* powers[8 &- decimals])
    unsafe write(group: group, to: text)
    // Most have as many as they may.
    let last = group &>> UInt64(truncatingIfNeeded: 8 &* (decimals &- 1))
    return last != 0 ? decimals : 8 &- group.leadingZeroBitCount &>> 3
  }

  @inline(never)
  private static func write(
    long fraction: UInt64,
    decimals: Int,
    to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let (first, last) = fraction.quotientAndRemainder(dividingBy: powers[decimals - 8])
    let groups = (digits(of: first), digits(of: last &* powers[16 - decimals]))
    unsafe write(group: groups.0, to: text)
    unsafe write(group: groups.1, to: text + 8)
    return groups.1 == 0
      ? 8 - groups.0.leadingZeroBitCount / 8 : 16 - groups.1.leadingZeroBitCount / 8
  }

  /// Writes eight digits.
  @inline(__always)
  private static func write(group: UInt64, to text: UnsafeMutablePointer<UInt8>) {
    let zeros: UInt64 = 0x3030_3030_3030_3030
    unsafe UnsafeMutableRawPointer(text)
      .storeBytes(of: (group | zeros).littleEndian, as: UInt64.self)
  }

  /// Returns the eight digits of a number below a hundred million, one a byte, the first in the lowest.
  ///
  /// All at once: halves, quarters and eighths of the word are split by multiplying with the inverse of 100 and of 10,
  /// which is exact for numbers of four and of two digits.
  @inline(__always)
  private static func digits(of number: UInt64) -> UInt64 {
    let top = number / 10_000
    let fours = top | (number &- top &* 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007f_0000_007f
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000f_000f_000f_000f
    return tens | (twos &- tens &* 10) << 8
  }

  private static var hundredMillion: UInt64 { 100_000_000 }

  private static let powers: [UInt64] = [
    1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
    1_000_000_000_000_000,
  ]

  /// Copies a text, whole but for what needs an escape; does nothing and returns `false` where it does not lie in one
  /// piece.
  mutating func appendRuns(_ text: String) -> Bool {
    let isCopied: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { text in
      var start = 0
      for index in 0..<text.count {
        let byte = unsafe text[index]
        guard Self.needsEscape(byte) else { continue }
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        appendEscape(of: byte)
        start = index + 1
      }
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    return isCopied != nil
  }
}
