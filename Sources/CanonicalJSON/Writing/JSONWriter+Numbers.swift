extension JSONWriter {
  /// Writes an integer.
  public mutating func integer(_ value: Int64) {
    appendWhole(value)
  }

  /// Writes an integer.
  public mutating func integer(_ value: Int) {
    integer(Int64(value))
  }

  /// Writes an integer of any width.
  public mutating func integer(_ value: some BinaryInteger) {
    if let small = Int64(exactly: value) {
      integer(small)
    } else {
      separate()
      bytes.append(contentsOf: String(value).utf8)
      needsComma = true
    }
  }

  /// Writes the shortest number that reads back as the same double.
  ///
  /// - Precondition: `value` is finite.
  public mutating func shortest(_ value: Double) {
    precondition(value.isFinite, "JSON has no \(value)")
    var text = value.description[...]
    if text.hasSuffix(".0") { text.removeLast(2) }
    guard let power = text.firstIndex(of: "e") else { return raw(text.utf8) }
    // `1e-05` and `1e+16` are written by some, `1e-5` and `1e16` are the same.
    let digits = text[text.index(after: power)...]
    let sign = digits.first == "-" ? "-" : ""
    let magnitude = digits.drop { "+-0".contains($0) }
    raw("\(text[...power])\(sign)\(magnitude)".utf8)
  }

  /// Writes a number rounded to `decimals` places, ties away from zero.
  ///
  /// The rounding is that of the exact decimal value of the double. Zeros at the end of the
  /// fraction are dropped and `-0` is `0`, so that a value has one form: `12.5`, `3`, `0`.
  /// Infinity and the greatest finite double stand for "no limit" and become `"max"`. Values of
  /// 2⁶³ units of the last place and more are written in their shortest exact form.
  ///
  /// - Precondition: `value` is neither NaN nor negative infinity; `decimals` is in `0...15`.
  public mutating func fixed(_ value: Double, decimals: Int) {
    fixed(value, decimals: decimals, behind: nil)
  }

  /// Writes a number rounded to `decimals` places behind its key.
  mutating func fixed(_ value: Double, decimals: Int, behind name: StaticString?) {
    precondition(!value.isNaN && value != -.infinity, "\(value) has no form in JSON")
    if let scaled = Self.scaled(value, by: Self.powersOfTen[decimals]) {
      appendDigits(
        of: scaled.magnitude,
        isNegative: scaled < 0,
        decimals: decimals,
        behind: name
      )
      needsComma = true
      return
    }
    if let name { key(name) }
    if value >= Double.greatestFiniteMagnitude {
      appendQuoted(literal: "max", isKey: false)
    } else {
      separate()
      appendShortest(value)
      needsComma = true
    }
  }

  /// Returns what ``fixed(_:decimals:)`` writes, for the other formats that take canonical decimals.
  public static func text(of value: Double, decimals: Int) -> String {
    var writer = JSONWriter(reserving: 64)
    writer.fixed(value, decimals: decimals)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the integer nearest to the exact product, ties away from zero; nil from 2⁶³ on.
  ///
  /// By way of an integer: `rounded()` is a call into the C library.
  @inline(__always)
  private static func scaled(_ value: Double, by scale: Double) -> Int64? {
    let product = value * scale
    let whole: Int64
    let rest: Double
    if product.magnitude < 0x1p51 {
      // Behind so great an addend a double has no room for a fraction: its last bits are the nearest integer.
      let sum = product + 0x1.8p52
      whole = Int64(bitPattern: sum.bitPattern &- (0x1.8p52).bitPattern)
      rest = product - (sum - 0x1.8p52)
    } else {
      guard product.magnitude < 0x1p63 else { return nil }
      whole = Int64(product)
      rest = product - Double(whole)
    }
    guard rest.magnitude == 0.5 else { return whole }
    // The product itself is rounded, and may fall on a tie that the exact one only comes near.
    let error = (-product).addingProduct(value, scale)
    let below = rest > 0 ? whole : whole - 1
    return error > 0 || error == 0 && product > 0 ? below + 1 : below
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  /// Writes a whole number behind its key, if it has one.
  @inline(never)
  mutating func appendWhole(_ value: Int64, behind name: StaticString? = nil) {
    appendDigits(of: value.magnitude, isNegative: value < 0, decimals: 0, behind: name)
    needsComma = true
  }

  private mutating func appendShortest(_ value: Double) {
    var text = value.description
    if text.hasSuffix(".0") { text.removeLast(2) }
    bytes.append(contentsOf: text.utf8)
  }
}
