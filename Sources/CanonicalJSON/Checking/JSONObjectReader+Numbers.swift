extension JSONObjectReader {
  /// Returns a number inside `range`; `unit` stands in the message if it is outside.
  public mutating func double(
    _ key: String,
    _ presence: Presence = .optional,
    in range: ClosedRange<Double>? = nil,
    unit: String = ""
  ) -> Double? {
    guard let number = typed(key, presence, "a number", \.double) else { return nil }
    return isInside(number, range, key, unit) ? number : nil
  }

  /// Returns a number inside `range`, or infinity for `"max"`.
  public mutating func doubleOrMax(
    _ key: String,
    _ presence: Presence = .optional,
    in range: ClosedRange<Double>? = nil,
    unit: String = ""
  ) -> Double? {
    let number = typed(key, presence, "a number or \"max\"") { value in
      value.double ?? (value.string == "max" ? Double.infinity : nil)
    }
    guard let number else { return nil }
    return number == .infinity || isInside(number, range, key, unit) ? number : nil
  }

  /// Returns a whole number inside `range`.
  public mutating func integer(
    _ key: String,
    _ presence: Presence = .optional,
    in range: ClosedRange<Int64>? = nil,
    unit: String = ""
  ) -> Int64? {
    guard let number = typed(key, presence, "a whole number", \.integer) else { return nil }
    if let range, !range.contains(number) {
      let bounds =
        range.upperBound == .max
        ? "at least \(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound)"
      reportOutside(key, bounds, unit)
      return nil
    }
    return number
  }

  private func isInside(
    _ number: Double,
    _ range: ClosedRange<Double>?,
    _ key: String,
    _ unit: String
  ) -> Bool {
    guard let range, !range.contains(number) else { return true }
    let isOpen = range.upperBound >= .greatestFiniteMagnitude
    let bounds =
      isOpen
      ? "at least \(plain(range.lowerBound))"
      : "\(plain(range.lowerBound))...\(plain(range.upperBound))"
    reportOutside(key, bounds, unit)
    return false
  }

  private func reportOutside(_ key: String, _ bounds: String, _ unit: String) {
    guard let member = value[key] else { return }
    let suffix = unit.isEmpty ? "" : " " + unit
    let words = bounds.hasPrefix("at least") ? "must be \(bounds)" : "outside \(bounds)"
    let message = "'\(key)' is \(member.excerpt), \(words)\(suffix)"
    diagnostics.add(message, at: member)
  }

  /// Returns a bound without a needless `.0`.
  private func plain(_ number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
