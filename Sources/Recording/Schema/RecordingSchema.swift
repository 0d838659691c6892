import CanonicalJSON

/// The JSON Schema of a recording's lines: `Scenarios/schema/recording.schema.json`.
///
/// It is made of the declarations by which lines are written and read, so that a validator takes what a
/// strict reading takes: a header, or an event with its members and no others.
package enum RecordingSchema {
  /// The schema as a document.
  package static var document: String {
    var shapes = SchemaShapes()
    let header = header(&shapes)
    let kinds = EventKind.catalogue
    let events = kinds.map { ($0.text, event($0, &shapes)) } + [(EventKind.other.text, ownEvent)]
    return SchemaValue.object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "One line of a navsim recording"),
      (
        "description",
        """
        The first line is the header, the last one closes the recording, every other one is an event: \
        its name stands in "event", its members under that name below. Numbers are rounded to the decimals that are told with their units.
        """
      ),
      ("type", "object"),
      ("if", .object([("required", .list(["navsim"]))])),
      ("then", header),
      (
        "else",
        .object([
          (
            "if",
            .object([
              ("required", .list(["end"])),
              ("not", .object([("required", .list(["event"]))])),
            ])
          ),
          ("then", closing(&shapes)),
          ("else", record(of: kinds.map(\.text))),
        ])
      ),
      ("$defs", .object(envelopeShapes + events + shapes.definitions)),
    ]).document
  }

  private static func header(_ shapes: inout SchemaShapes) -> SchemaValue {
    var list = MemberList()
    var blank = RecordedHeader()
    blank.visit(&list)
    return shapes.object(
      text: "The first line.",
      list.members,
      refined: [
        "navsim": [("const", .number(Double(RecordedHeader.format)))],
        "navigator": [("pattern", "^[a-z0-9][a-z0-9._-]{0,63}$")],
        "version": [("maxLength", .number(64)), ("pattern", #"^[^\u0000-\u001f\u007f-\u009f]*$"#)],
      ]
    )
  }

  private static func closing(_ shapes: inout SchemaShapes) -> SchemaValue {
    var list = MemberList()
    var blank = RecordedClosing()
    blank.visit(&list)
    return shapes.object(
      text: "The last line, which every golden has; a recording made elsewhere may lack it.",
      list.members
    )
  }

  /// An event, which its name leads to its own definition.
  private static func record(of names: [String]) -> SchemaValue {
    let own = SchemaValue.object([
      ("type", "string"), ("pattern", .text(EventKind.otherPattern)),
    ])
    func choice(_ event: SchemaValue, _ name: String) -> SchemaValue {
      .object([
        (
          "if",
          .object([
            ("required", .list(["event"])), ("properties", .object([("event", event)])),
          ])
        ),
        ("then", .object([("$ref", .text("#/$defs/" + name))])),
      ])
    }
    return .object([
      ("description", "An event."),
      ("required", .list(["event"])),
      (
        "properties",
        .object([
          (
            "event",
            .either(
              [.object([("enum", .list(names.map { .text($0) }))]), own],
              "The event's name: one of the catalogue, or one of the navigator's own."
            )
          )
        ])
      ),
      (
        "allOf",
        .list(
          names.map { choice(.object([("const", .text($0))]), $0) } + [
            choice(own, EventKind.other.text)
          ]
        )
      ),
    ])
  }

  private static func event(_ kind: EventKind, _ shapes: inout SchemaShapes) -> SchemaValue {
    shapes.object(
      text: kind.payload.text.description,
      behind: envelope(of: kind.source, event: .object([("const", .text(kind.text))])),
      kind.payload.members
    )
  }

  /// An event outside of the catalogue.
  private static var ownEvent: SchemaValue {
    .object([
      ("type", "object"),
      (
        "description",
        .text(
          """
          An event of the navigator's own, with any members; numbers have at most \
          \(ToldEvent.decimals) decimals. No law judges it.
          """
        )
      ),
      ("required", .list(required.map { .text($0) })),
      (
        "properties",
        .object(envelope(of: EventKind.other.source, event: .object([("type", "string")])))
      ),
    ])
  }

  /// Those of the members of every event that are never left out.
  static let required = ["t", "event"]

  /// The members of every event.
  private static func envelope(
    of source: EventSource,
    event: SchemaValue
  ) -> [(String, SchemaValue)] {
    [
      ("seq", .object([("$ref", "#/$defs/seq")])),
      ("t", .object([("$ref", "#/$defs/t")])),
      ("source", .object([("const", .text(source.rawValue))])),
      ("event", event),
    ]
  }

  /// What the members of every event refer to.
  private static var envelopeShapes: [(String, SchemaValue)] {
    [
      ("seq", "The number of the event, from 0; absent if it was recorded elsewhere."),
      ("t", "Milliseconds since the start of the drive; never less than in the line before."),
    ].map { name, text in
      (name, .object(IntegerRange.count.schema + [("description", .text(text))]))
    }
  }
}
