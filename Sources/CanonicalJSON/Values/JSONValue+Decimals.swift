extension JSONValue {
  /// How many decimals a number has as written; nil for other kinds.
  ///
  /// Zeros at the end do not count, whether they are written or stand in the power: `1.50` and `15e-1`
  /// have one, `10e-1` has none.
  public var decimalCount: Int? {
    guard kind == .number else { return nil }
    let parts = rawBytes.split(maxSplits: 1) { $0 | 0x20 == UInt8(ascii: "e") }
    let mantissa = parts[0]
    let digits = mantissa.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard let last = digits.lastIndex(where: { $0 != UInt8(ascii: "0") }) else { return 0 }
    let point = mantissa.firstIndex(of: UInt8(ascii: "."))
    let fraction = point.map { mantissa.endIndex - $0 - 1 } ?? 0
    // A power beyond these leaves no doubt; the parser refuses the ones that are too large.
    let power = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) ?? -100_000 : 0
    return max(0, fraction - (digits.count - 1 - last) - max(-100_000, min(100_000, power)))
  }
}
