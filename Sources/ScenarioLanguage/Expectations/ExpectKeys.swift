import CanonicalJSON
import Recording

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
  let never = PatternKeys.name("never", "An event that must not come.")
  let eventually = PatternKeys.name(
    "eventually",
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
    "order",
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

/// The keys of an event pattern.
struct PatternKeys: KeyTable {
  let event = Self.name("event", "The event's name.")
  let conditions = Keys.anyObject(
    "where",
    "Members of the record that must be equal; a name with dots leads into objects and lists."
  )

  static let keys = PatternKeys()

  /// A key for the name of an event of the catalogue, or of a navigator's own.
  static func name(_ name: String, _ text: String) -> Key<String> {
    let shape = SchemaValue.either(
      [
        .object([("enum", .list(EventKind.catalogue.map { .text($0.text) }))]),
        .object([("type", "string"), ("pattern", .text(EventKind.otherPattern))]),
      ],
      text
    )
    return Key(name, shape) { reader, presence in reader.string(name, presence) }
  }
}

/// The keys of what a value is held against.
struct ValueKeys: KeyTable {
  let member = Keys.text(
    "value",
    "The member whose value is tested, with dots into objects; \".\" is the event."
  )
  let target = Keys.value(
    "is",
    .either(
      [
        .object([("type", .list(["number", "string", "boolean", "array", "null"]))]),
        PlaceReading.keys.schema("A place."),
      ],
      "What the value must be; a place is compared in metres, a direction around the circle."
    )
  )
  let tolerance = Keys.number("tolerance", 0...1e9, "", "How far from it the value may be (0).")
  let between = Keys.list(
    "between",
    of: .object([("type", "number")]),
    "From and to, for the value.",
    count: 2...2
  )

  static let keys = ValueKeys()
}
