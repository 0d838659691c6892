import CanonicalJSON

/// Ranges as scenarios write them: `[from, to]`, or one number for both.
enum RangeReading {
  static func range(
    _ key: String,
    _ reader: inout JSONObjectReader,
    in bounds: ClosedRange<Double>,
    unit: String
  ) -> ClosedRange<Double>? {
    guard let value = reader.value(key) else { return nil }
    let found: [Double]
    switch value.kind {
    case .array: found = value.elements.compactMap(\.double)
    case .null, .boolean, .number, .string, .object:
      found = value.double.map { [$0, $0] } ?? []
    }
    guard found.count == 2, value.kind != .array || value.count == 2, found[0] <= found[1] else {
      reader.report("expected [from, to] in \(unit)", at: key)
      return nil
    }
    guard bounds.contains(found[0]), bounds.contains(found[1]) else {
      reader.report(
        "expected [from, to] within \(bounds.lowerBound)...\(bounds.upperBound) \(unit)",
        at: key
      )
      return nil
    }
    return found[0]...found[1]
  }
}
