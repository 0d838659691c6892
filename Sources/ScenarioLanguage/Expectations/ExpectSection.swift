import CanonicalJSON
import RoadNetwork

/// The keys of an expectation: what reads them is their schema, too.
struct ExpectKeys: KeyTable {
  let pattern = PatternKeys.keys
  let count = Keys.value(
    "count",
    .either(
      [Self.count, .array(of: Self.count, "From and to.", count: 2...2)],
      "Exactly so many in the whole run, or from and to."
    )
  )
  let within = Keys.list(
    "within",
    of: .number(0...Self.latest, "Seconds."),
    "From and to, for each match.",
    count: 2...2
  )
  let never = PatternKeys.name(Head.never.rawValue, "An event that must not come.")
  let eventually = PatternKeys.name(
    Head.eventually.rawValue,
    "An event that must come; it may come elsewhere too."
  )
  let every = Keys.flag("every", "Whether it must come after every match of \"after\".")
  let by = Keys.number(
    "by",
    0...Self.latest,
    "s",
    "Seconds in which it must have come after each."
  )
  let order = Keys.objects(
    Head.order.rawValue,
    of: Self.limit,
    "Events that must come one after the other; others may come between.",
    count: 2...Int.max
  )
  let value = ValueKeys.keys
  let choice = Keys.choice(
    "of",
    "Which of the matches must have the value.",
    standard: Expectation.Choice.each
  )
  let before = Keys.object("before", Self.limit)
  let after = Keys.object("after", Self.limit)
  let known = KnownFailure.ofExpectation

  static let keys = ExpectKeys()

  /// The keys one of which says what kind of expectation it is.
  enum Head: String, CaseIterable {
    case event, never, eventually, order
  }

  /// The members of a claim about events.
  var ofClaim: [(String, SchemaValue)] {
    pattern.members + [(order.name, order.shape)] + value.members
      + [(within.name, within.shape), (before.name, before.shape), (after.name, after.shape)]
  }

  /// The greatest count.
  static let most: Int64 = 10_000_000
  /// The greatest number of seconds: a year.
  static let latest = 31_536_000.0
  private static let count = SchemaValue.number(0...Double(most), "So many.", isWhole: true)

  /// Another event that bounds the window in which events count.
  private static let limit = LimitKeys().schema("Another event; its first match.")

  private struct LimitKeys: KeyTable {
    let event = PatternKeys.keys.event.required
    let conditions = PatternKeys.keys.conditions
  }
}

/// Reads the `expect` section.
enum ExpectSection {
  private static let keys = ExpectKeys.keys

  static let list = Keys.objects(
    "expect",
    of: schema,
    "What must be so, whatever the golden says."
  )

  private static var schema: SchemaValue {
    let closed = keys.schema("What must be so: one of event, never, eventually and order.")
    guard case .object(let members) = closed else { return closed }
    let heads = ExpectKeys.Head.allCases.map {
      SchemaValue.object([("required", .list([.text($0.rawValue)]))])
    }
    return .object(members + [("oneOf", .list(heads))])
  }

  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> [Expectation] {
    var expectations: [Expectation] = []
    for var entry in list(&reader) ?? [] {
      let known = keys.known(&entry)
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
    let found = ExpectKeys.Head.allCases.filter { reader.has($0.rawValue) }
    if found.count > 1 {
      let (one, other) = (found[0].rawValue, found[1].rawValue)
      reader.report("either \"\(one)\" or \"\(other)\"", at: other)
      for member in reader.value.members { reader.expect(member.key) }
      return nil
    }
    switch found.first {
    case .never: return simple(&reader, keys.never, .never)
    case .eventually: return eventually(&reader)
    case .order: return order(&reader)
    case .event where keys.value.member.isIn(&reader):
      return value(&reader, sketch, keys.choice(&reader))
    case .event: return counted(&reader)
    case nil:
      let words = ExpectKeys.Head.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      reader.diagnostics.add("an expectation has one of \(words)", at: reader.value)
      // Nobody knows which members the kind would have, but a misspelt head is worth a hint.
      return nil
    }
  }

  /// Reads what must be so at least once: an event, a value of it, or an order of events.
  static func claim(_ reader: inout JSONObjectReader) -> Expectation? {
    if keys.order.isIn(&reader) { return order(&reader) }
    if keys.value.member.isIn(&reader) { return value(&reader, nil, .any) }
    return simple(&reader, keys.pattern.event, .eventually)
  }

  private static func simple(
    _ reader: inout JSONObjectReader,
    _ head: Key<String>,
    _ rule: Expectation.Rule
  ) -> Expectation? {
    let pattern = PatternReading.pattern(&reader, head)
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
    guard let value = keys.count(&reader) else { return simple(&reader, keys.pattern.event, .some) }
    if value.kind == .array {
      let bounds = value.elements.compactMap(\.integer)
      guard value.count == 2, bounds.count == 2,
        bounds.allSatisfy((0...ExpectKeys.most).contains)
      else {
        let words = "expected a count or [from, to], each 0...\(ExpectKeys.most)"
        reader.report(words, at: keys.count.name)
        return simple(&reader, keys.pattern.event, .some)
      }
      guard bounds[0] <= bounds[1] else {
        reader.report("[from, to] ends before it begins", at: keys.count.name)
        return simple(&reader, keys.pattern.event, .some)
      }
      let range = Int(clamping: bounds[0])...Int(clamping: bounds[1])
      return simple(&reader, keys.pattern.event, .count(range))
    }
    let count = Int(reader.integer(keys.count.name, in: 0...ExpectKeys.most) ?? 0)
    return simple(&reader, keys.pattern.event, .count(count...count))
  }

  private static func eventually(_ reader: inout JSONObjectReader) -> Expectation? {
    let isEvery = keys.every(&reader) ?? false
    let seconds = keys.by(&reader)
    if isEvery || seconds != nil, !keys.after.isIn(&reader) {
      let key = keys.every.isIn(&reader) ? keys.every.name : keys.by.name
      reader.report("\"\(key)\" needs the event \"after\" which it follows", at: key)
    }
    guard isEvery else {
      if seconds != nil { reader.report("\"by\" is for \"every\": true", at: keys.by.name) }
      return simple(&reader, keys.eventually, .eventually)
    }
    for key in [keys.within.name, keys.before.name] where reader.has(key) {
      _ = reader.value(key)
      reader.report("with \"every\" there is no \"\(key)\"", at: key)
    }
    return simple(&reader, keys.eventually, .follows(seconds: seconds))
  }

  private static func order(_ reader: inout JSONObjectReader) -> Expectation? {
    let entries = keys.order(&reader) ?? []
    var patterns: [EventPattern] = []
    for var entry in entries {
      if let pattern = PatternReading.pattern(&entry) { patterns.append(pattern) }
      entry.finish()
    }
    let window = window(&reader)
    guard entries.count >= 2 else {
      reader.report("an order has two events or more", at: keys.order.name)
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
      _ = simple(&reader, keys.pattern.event, .some)
      return nil
    }
    let expectation = simple(&reader, keys.pattern.event, .value(test, of: choice))
    if let expectation {
      PatternReading.check(value: test.member, of: expectation.pattern.kind, &reader)
    }
    return expectation
  }

  private static func window(_ reader: inout JSONObjectReader) -> Expectation.Window {
    var window = Expectation.Window()
    window.within = within(&reader)
    window.before = limit(keys.before, &reader)
    window.after = limit(keys.after, &reader)
    return window
  }

  private static func limit(
    _ key: Key<JSONObjectReader>,
    _ reader: inout JSONObjectReader
  ) -> EventPattern? {
    guard var inner = key(&reader) else { return nil }
    defer { inner.finish() }
    return PatternReading.pattern(&inner)
  }

  /// Returns the window of `"within": [from, to]` in seconds.
  private static func within(_ reader: inout JSONObjectReader) -> ClosedRange<Double>? {
    guard let bounds = keys.within(&reader) else { return nil }
    let numbers = bounds.compactMap(\.double)
    guard bounds.count == 2, numbers.count == 2, numbers[0] <= numbers[1], numbers[0] >= 0,
      numbers[1] <= ExpectKeys.latest
    else {
      reader.report("expected [from, to] in seconds, 0 to 31536000", at: keys.within.name)
      return nil
    }
    return numbers[0]...numbers[1]
  }
}
