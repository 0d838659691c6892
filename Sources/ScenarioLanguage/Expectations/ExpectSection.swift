import CanonicalJSON
import RoadNetwork

/// Reads the `expect` section.
enum ExpectSection {
  /// The keys one of which says what kind of expectation it is.
  private static let heads = ["event", "never", "eventually", "order"]

  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> [Expectation] {
    var expectations: [Expectation] = []
    for var entry in list(&reader) ?? [] {
      let known = KnownFailure.ofExpectation(&entry)
      if var read = expectation(&entry, sketch) {
        read.known = known
        expectations.append(read)
      }
      entry.finish()
    }
    return expectations
  }

  private static func expectation(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> Expectation? {
    let found = heads.filter { reader.has($0) }
    if found.count > 1 {
      reader.report("either \"\(found[0])\" or \"\(found[1])\"", at: found[1])
      for member in reader.value.members { reader.expect(member.key) }
      return nil
    }
    switch found.first {
    case "never": return simple(&reader, key: "never", .never)
    case "eventually": return eventually(&reader)
    case "order": return order(&reader)
    case "event" where reader.has("value"):
      return value(&reader, sketch, reader.oneOf("of", Expectation.Choice.self) ?? .each)
    case "event": return counted(&reader)
    default:
      let words = heads.map { "\"\($0)\"" }.joined(separator: ", ")
      reader.diagnostics.add("an expectation has one of \(words)", at: reader.value)
      // Nobody knows which members the kind would have, but a misspelt head is worth a hint.
      return nil
    }
  }

  /// Reads what must be so at least once: an event, a value of it, or an order of events.
  static func claim(_ reader: inout JSONObjectReader) -> Expectation? {
    if reader.has("order") { return order(&reader) }
    if reader.has("value") { return value(&reader, nil, .any) }
    return simple(&reader, key: "event", .eventually)
  }

  private static func simple(
    _ reader: inout JSONObjectReader,
    key: String,
    _ rule: Expectation.Rule
  ) -> Expectation? {
    let pattern = PatternReading.pattern(&reader, key: key)
    let window = window(&reader)
    return pattern.map { make($0, rule, window, reader) }
  }

  private static func make(
    _ pattern: EventPattern,
    _ rule: Expectation.Rule,
    _ window: Expectation.Window,
    _ reader: JSONObjectReader
  ) -> Expectation {
    let value = reader.value
    return Expectation(
      pattern: pattern,
      rule: rule,
      window: window,
      source: value.source,
      line: value.location.line
    )
  }

  private static func counted(_ reader: inout JSONObjectReader) -> Expectation? {
    guard let value = reader.value("count") else { return simple(&reader, key: "event", .some) }
    if value.kind == .array {
      let bounds = value.elements.compactMap(\.integer)
      guard value.count == 2, bounds.count == 2, bounds[0] >= 0, bounds[0] <= bounds[1] else {
        reader.report("expected a count or [from, to]", at: "count")
        return simple(&reader, key: "event", .some)
      }
      let range = Int(clamping: bounds[0])...Int(clamping: bounds[1])
      return simple(&reader, key: "event", .count(range))
    }
    let count = Int(reader.integer("count", in: 0...10_000_000) ?? 0)
    return simple(&reader, key: "event", .count(count...count))
  }

  private static func eventually(_ reader: inout JSONObjectReader) -> Expectation? {
    let isEvery = reader.bool("every") ?? false
    let seconds = reader.double("by", in: 0...31_536_000, unit: "s")
    if isEvery || seconds != nil, !reader.has("after") {
      let key = reader.has("every") ? "every" : "by"
      reader.report("\"\(key)\" needs the event \"after\" which it follows", at: key)
    }
    guard isEvery else {
      if seconds != nil { reader.report("\"by\" is for \"every\": true", at: "by") }
      return simple(&reader, key: "eventually", .eventually)
    }
    for key in ["within", "before"] where reader.has(key) {
      _ = reader.value(key)
      reader.report("with \"every\" there is no \"\(key)\"", at: key)
    }
    return simple(&reader, key: "eventually", .follows(seconds: seconds))
  }

  private static func order(_ reader: inout JSONObjectReader) -> Expectation? {
    let entries = reader.objects("order") ?? []
    var patterns: [EventPattern] = []
    for var entry in entries {
      if let pattern = PatternReading.pattern(&entry) { patterns.append(pattern) }
      entry.finish()
    }
    let window = window(&reader)
    guard entries.count >= 2 else {
      reader.report("an order has two events or more", at: "order")
      return nil
    }
    guard patterns.count == entries.count, let first = patterns.first else { return nil }
    return make(first, .order(Array(patterns.dropFirst())), window, reader)
  }

  private static func value(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    _ choice: Expectation.Choice
  ) -> Expectation? {
    guard let test = ValueReading.test(&reader, sketch) else {
      _ = simple(&reader, key: "event", .some)
      return nil
    }
    let expectation = simple(&reader, key: "event", .value(test, of: choice))
    if let expectation {
      PatternReading.check(value: test.member, of: expectation.pattern.kind, &reader)
    }
    return expectation
  }

  private static func window(_ reader: inout JSONObjectReader) -> Expectation.Window {
    var window = Expectation.Window()
    window.within = within(&reader)
    window.before = limit("before", &reader)
    window.after = limit("after", &reader)
    return window
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
    guard bounds.count == 2, numbers.count == 2, numbers[0] <= numbers[1], numbers[0] >= 0,
      numbers[1] <= 31_536_000
    else {
      reader.report("expected [from, to] in seconds, 0 to 31536000", at: "within")
      return nil
    }
    return numbers[0]...numbers[1]
  }
}
