extension JSONValue {
  /// The double nearest to the number as written; `nil` for other kinds.
  public var double: Double? {
    guard kind == .number else { return nil }
    return JSONDecimal(tape.bytes, in: textRange).double
  }

  /// The value of a number that is a whole one and fits 64 bits; `nil` for all others.
  ///
  /// `1.0` and `1e3` count as whole.
  public var integer: Int64? {
    guard kind == .number else { return nil }
    let decimal = JSONDecimal(tape.bytes, in: textRange)
    if let exact = decimal.integer { return exact }
    guard let double = decimal.double, abs(double) <= 0x1p53 else { return nil }
    return Int64(exactly: double)
  }
}
