import Recording
import CanonicalJSON
import ScenarioLanguage

/// The JSON Schema of a recording's lines: `Scenarios/schema/recording.schema.json`.
package enum RecordingSchema {
  /// The schema as a document: a line is the header or an event.
  package static var document: String {
    let header = SchemaValue.closed(
      "The first line.",
      required: ["navsim", "scenario", "seed", "navigator", "config"],
      [
        (
          "navsim",
          .object([
            ("const", .number(Double(RecordingHeaderLine.version))),
            ("description", "The format's version."),
          ])
        ),
        ("scenario", .string("The scenario's name.")),
        ("seed", .number(0...9e15, "The scenario's seed.", isWhole: true)),
        ("navigator", .string("Which navigator was driven.")),
        (
          "config",
          .string("A digest of the navigator's keys that differ from the defaults, or default.")
        ),
      ]
    )
    let event = SchemaValue.object([
      ("type", "object"),
      ("description", "An event; its payload follows the four members of every event."),
      ("required", .list(["seq", "t", "source", "event"])),
      (
        "properties",
        .object([
          ("seq", .number(0...9e15, "The number of the event.", isWhole: true)),
          ("t", .number(0...9e15, "Virtual milliseconds since the start.", isWhole: true)),
          (
            "source",
            .choice(
              [
                "action", "routing", "provider", "navigator", "terms", "simulator", "map", "ui",
                "indoor", "tile", "panorama", "geocoder", "search", "fleet", "trace", "probe",
              ],
              "Where it comes from."
            )
          ),
          ("event", .choice(EventKind.catalogue.map(\.text), "The event's name.")),
        ])
      ),
    ])
    return SchemaValue.object([
      ("$schema", "https://json-schema.org/draft/2020-12/schema"),
      ("title", "One line of a navsim recording"),
      ("oneOf", .list([header, event])),
    ]).document
  }
}
