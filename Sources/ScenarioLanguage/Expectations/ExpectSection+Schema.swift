import Recording
import CanonicalJSON

extension ExpectSection {
  /// The kind of an event.
  static let event = Key<String>("event", eventName("The event's name.")) { reader, presence in
    reader.string("event", presence)
  }

  /// The name of an event of the catalogue, or of a navigator's own.
  static func eventName(_ text: String) -> SchemaValue {
    .either(
      [
        .object([("enum", .list(EventKind.catalogue.map { .text($0.text) }))]),
        .object([("type", "string"), ("pattern", .text(EventKind.otherPattern))]),
      ],
      text
    )
  }

  /// Some of its members.
  static let conditions = Keys.anyObject(
    "where",
    "Members of the record that must be equal; a name with dots leads into objects and lists."
  )

  private struct Pattern: KeyTable {
    let event = ExpectSection.event
    let conditions = ExpectSection.conditions
  }

  private static let pattern = Pattern().members

  static let list = Keys.objects(
    "expect",
    of: schema,
    "What must be so, whatever the golden says."
  )

  /// Another event that bounds the window in which events count.
  private static let limit = SchemaValue.closed(
    "Another event; its first match.",
    required: ["event"],
    pattern
  )

  private static let within: (String, SchemaValue) = (
    "within",
    .array(of: .number(0...31_536_000, "Seconds."), "From and to, for each match.", count: 2...2)
  )

  private static let order: (String, SchemaValue) = (
    "order",
    .array(
      of: limit,
      "Events that must come one after the other; others may come between.",
      count: 2...Int.max
    )
  )

  /// What a value is held against.
  static var value: [(String, SchemaValue)] {
    let place = SchemaValue.closed(
      "A place.",
      [
        ("lat", .number(-90...90, "Degrees.")), ("lon", .number(-180...180, "Degrees.")),
        ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
      ]
    )
    return [
      (
        "value",
        .string("The member whose value is tested, with dots into objects; \".\" is the event.")
      ),
      (
        "is",
        .either(
          [.object([("type", .list(["number", "string", "boolean", "array", "null"]))]), place],
          "What the value must be; a place is compared in metres, a direction around the circle."
        )
      ),
      ("tolerance", .number(0...1e9, "How far from it the value may be (0).")),
      (
        "between",
        .array(of: .object([("type", "number")]), "From and to, for the value.", count: 2...2)
      ),
    ]
  }

  /// What a claim says of events.
  static var claim: [(String, SchemaValue)] {
    pattern + [order] + value + [within, ("before", limit), ("after", limit)]
  }

  private static var schema: SchemaValue {
    let count = SchemaValue.number(0...10_000_000, "So many.", isWhole: true)
    let closed = SchemaValue.closed(
      "What must be so: one of event, never, eventually and order.",
      [
        pattern[0], pattern[1],
        (
          "count",
          .either(
            [count, .array(of: count, "From and to.", count: 2...2)],
            "Exactly so many in the whole run, or from and to."
          )
        ),
        within,
        ("never", eventName("An event that must not come.")),
        ("eventually", eventName("An event that must come; it may come elsewhere too.")),
        ("every", .boolean("Whether it must come after every match of \"after\".")),
        ("by", .number(0...31_536_000, "Seconds in which it must have come after each.")),
        order,
      ] + value + [
        (
          "of",
          .choice(
            Expectation.Choice.allCases.map(\.rawValue),
            "Which of the matches must have the value (each)."
          )
        ),
        ("before", limit),
        ("after", limit),
        ("known", KnownFailure.ofExpectation),
      ]
    )
    guard case .object(let members) = closed else { return closed }
    let heads = ["event", "never", "eventually", "order"].map { head in
      SchemaValue.object([("required", .list([.text(head)]))])
    }
    return .object(members + [("oneOf", .list(heads))])
  }
}
