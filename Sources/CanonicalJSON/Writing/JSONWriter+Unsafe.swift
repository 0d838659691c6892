extension JSONWriter {
  /// Copies the bytes of a literal.
  @inline(__always)
  mutating func appendStatic(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Makes room for `count` bytes behind the last, each of which `write` sets.
  @inline(__always)
  private mutating func append(_ count: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Void) {
    bytes.append(addingCapacity: count) { room in
      unsafe room.withUnsafeMutableBufferPointer { room, written in
        guard let start = room.baseAddress else { return }
        unsafe write(start + written)
        written += count
      }
    }
  }

  /// Writes a literal in quotes with the comma before it and the colon after it, in one go.
  @inline(__always)
  mutating func appendQuoted(literal text: StaticString, isKey: Bool) {
    let count = text.utf8CodeUnitCount
    let before = needsComma ? 2 : 1
    unsafe append(before + count + (isKey ? 2 : 1)) { token in
      if before == 2 { unsafe token[0] = UInt8(ascii: ",") }
      unsafe token[before - 1] = UInt8(ascii: "\"")
      unsafe (token + before).update(from: text.utf8Start, count: count)
      unsafe token[before + count] = UInt8(ascii: "\"")
      if isKey { unsafe token[before + count + 1] = UInt8(ascii: ":") }
    }
    needsComma = !isKey
  }

  /// Opens an object whose first members are two whole numbers, 0 or more, and what stands in a range of bytes,
  /// canonical JSON already: what each line of a long file begins with, in one go.
  ///
  /// - Precondition: It is not an element or a member, neither number is negative, and the range lies in the bytes.
  public mutating func beginLine(
    _ first: (name: StaticString, value: Int),
    _ second: (name: StaticString, value: Int),
    raw members: borrowing [UInt8],
    in range: Range<Int>
  ) {
    precondition(!needsComma && first.value >= 0 && second.value >= 0)
    precondition(range.lowerBound >= 0 && range.upperBound <= members.count)
    let numbers = (first.value.magnitude, second.value.magnitude)
    let digits = (
      Self.digitCount(of: UInt64(numbers.0)), Self.digitCount(of: UInt64(numbers.1))
    )
    let keys = (first.name.utf8CodeUnitCount, second.name.utf8CodeUnitCount)
    let count = 9 + keys.0 + digits.0 + keys.1 + digits.1 + range.count
    unsafe members.withUnsafeBufferPointer { members in
      guard let start = members.baseAddress else { return }
      unsafe append(count) { text in
        unsafe text[0] = UInt8(ascii: "{")
        var end = unsafe Self.write(first.name, numbers.0, digits.0, to: text + 1) + 1
        unsafe text[end] = UInt8(ascii: ",")
        end += unsafe Self.write(second.name, numbers.1, digits.1, to: text + (end + 1)) + 1
        unsafe text[end] = UInt8(ascii: ",")
        unsafe (text + (end + 1)).update(from: start + range.lowerBound, count: range.count)
      }
    }
    beginsObject()
    needsComma = true
  }

  /// Writes a member that is a whole number; returns how many bytes it has.
  @inline(__always)
  private static func write(
    _ name: StaticString,
    _ value: UInt,
    _ digits: Int,
    to text: UnsafeMutablePointer<UInt8>
  ) -> Int {
    let key = name.utf8CodeUnitCount
    unsafe text[0] = UInt8(ascii: "\"")
    unsafe (text + 1).update(from: name.utf8Start, count: key)
    unsafe text[key + 1] = UInt8(ascii: "\"")
    unsafe text[key + 2] = UInt8(ascii: ":")
    var rest = UInt64(value)
    unsafe write(&rest, digits: digits, to: text + (key + 3))
    return key + 3 + digits
  }

  /// Closes the object that is open alone, and the line on which it stands, in one go.
  ///
  /// - Precondition: No other object or array is open.
  public mutating func endLine() {
    endsObject()
    unsafe append(2) { text in
      unsafe text[0] = UInt8(ascii: "}")
      unsafe text[1] = UInt8(ascii: "\n")
    }
    needsComma = false
  }

  /// Writes a number whose last `places` digits are its fraction, with its key, if it has one, and the
  /// comma before it, in one go.
  mutating func appendDigits(
    of magnitude: UInt64,
    isNegative: Bool,
    places: Int,
    behind key: StaticString? = nil
  ) {
    let whole = max(Self.digitCount(of: magnitude) - places, 1)
    let comma = needsComma ? 1 : 0
    let start = comma + (key.map { $0.utf8CodeUnitCount + 3 } ?? 0)
    let sign = start + (isNegative ? 1 : 0)
    let point = sign + whole
    unsafe append(places > 0 ? point + 1 + places : point) { text in
      if comma == 1 { unsafe text[0] = UInt8(ascii: ",") }
      if let key {
        unsafe text[comma] = UInt8(ascii: "\"")
        unsafe (text + (comma + 1)).update(from: key.utf8Start, count: key.utf8CodeUnitCount)
        unsafe text[start - 2] = UInt8(ascii: "\"")
        unsafe text[start - 1] = UInt8(ascii: ":")
      }
      if isNegative { unsafe text[start] = UInt8(ascii: "-") }
      var rest = magnitude
      if places > 0 {
        unsafe text[point] = UInt8(ascii: ".")
        unsafe Self.write(&rest, digits: places, to: text + (point + 1))
      }
      unsafe Self.write(&rest, digits: whole, to: text + sign)
    }
  }

  /// Writes the last digits of a number, two at a time from the end, and takes them off it.
  @inline(__always)
  private static func write(
    _ rest: inout UInt64,
    digits count: Int,
    to text: UnsafeMutablePointer<UInt8>
  ) {
    var end = count
    while end >= 2 {
      let quotient = rest / 100
      let pair = unsafe pairs.utf8Start + Int(truncatingIfNeeded: 2 &* (rest &- quotient &* 100))
      end &-= 2
      unsafe text[end] = pair[0]
      unsafe text[end &+ 1] = pair[1]
      rest = quotient
    }
    if end == 1 {
      let quotient = rest / 10
      unsafe text[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest &- quotient &* 10)
      rest = quotient
    }
  }

  /// The numbers below a hundred, two digits each.
  @inline(__always)
  private static var pairs: StaticString {
    """
    0001020304050607080910111213141516171819\
    2021222324252627282930313233343536373839\
    4041424344454647484950515253545556575859\
    6061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
  }

  @inline(__always)
  private static func digitCount(of magnitude: UInt64) -> Int {
    var count = 1
    var rest = magnitude
    while rest >= 10_000 {
      rest /= 10_000
      count &+= 4
    }
    return rest < 100 ? (rest < 10 ? count : count &+ 1) : rest < 1000 ? count &+ 2 : count &+ 3
  }

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
