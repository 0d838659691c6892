import CanonicalJSON

/// Reads the `expect` section.
enum ExpectSection {
  static func read(_ reader: inout JSONObjectReader) -> [Expectation] {
    var expectations: [Expectation] = []
    for var entry in reader.objects("expect") ?? [] {
      let read = entry.has("never") ? never(&entry) : counted(&entry)
      entry.finish()
      if let read { expectations.append(read) }
    }
    return expectations
  }

  private static func counted(_ reader: inout JSONObjectReader) -> Expectation? {
    let pattern = PatternReading.pattern(&reader)
    let count = reader.integer("count", in: 0...10_000_000)
    let within = Self.within(&reader)
    return pattern.map { pattern in
      Expectation(
        pattern: pattern,
        rule: count.map { .count(Int($0), within: within) } ?? .some(within: within),
        line: reader.value.location.line
      )
    }
  }

  private static func never(_ reader: inout JSONObjectReader) -> Expectation? {
    let pattern = PatternReading.pattern(&reader, key: "never")
    let before = limit("before", &reader)
    let after = limit("after", &reader)
    return pattern.map {
      Expectation(
        pattern: $0,
        rule: .never(before: before, after: after),
        line: reader.value.location.line
      )
    }
  }

  private static func limit(_ key: String, _ reader: inout JSONObjectReader) -> EventPattern? {
    guard var inner = reader.object(key) else { return nil }
    defer { inner.finish() }
    return PatternReading.pattern(&inner)
  }

  /// Returns the window of `"within": [from, to]` in seconds.
  private static func within(_ reader: inout JSONObjectReader) -> ClosedRange<Double>? {
    guard let bounds = reader.array("within") else { return nil }
    let numbers = bounds.compactMap(\.double)
    guard bounds.count == 2, numbers.count == 2, numbers[0] <= numbers[1] else {
      reader.report("expected [from, to] in seconds", at: "within")
      return nil
    }
    return numbers[0]...numbers[1]
  }
}
