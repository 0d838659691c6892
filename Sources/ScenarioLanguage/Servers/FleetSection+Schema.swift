import CanonicalJSON
import Navigation

extension FleetSection {
  private static let seconds = 0.0...31_536_000.0

  static var schema: SchemaValue {
    .closed(
      "The dispatcher: what it tells the asset, and what its server answers.",
      [
        ("access", .choice(["granted", "denied"], "Whether the app may use it (granted).")),
        ("latency", .number(0...86_400, "Seconds until the server answers (0).")),
        ("server", FleetServerSection.schema),
        ("messages", .array(of: message, "What waits at the server, each from a time on.")),
        ("answers", .array(of: answer, "Where the server does not answer as usual.")),
      ]
    )
  }

  private static var message: SchemaValue {
    .closed(
      "A job or another message.",
      required: ["at"],
      [
        ("at", .number(seconds, "Seconds since the start from which the server has it.")),
        ("id", .string("The message's ID (M and its number in the list).")),
        ("type", .choice(["job", "custom"], "What it is (job).")),
        ("jobID", .string("The job that it is about; required without raw.")),
        ("assetID", .string("For whom (the asset that asks).")),
        ("dispatcherID", .string("From whom (the dispatcher that was asked).")),
        ("message", .string("A text to show.")),
        ("createdAt", .number(seconds, "When it was made (when the server has it).")),
        (
          "content",
          .object([("type", "object"), ("description", "Texts by keys, such as destination.")])
        ),
        (
          "etaThreshold",
          .number(-1_000_000...1_000_000, "Percent, proposed for a job.", isWhole: true)
        ),
        (
          "raw",
          .object([
            ("description", "The entry of the server's answer as it stands, right or wrong.")
          ])
        ),
      ]
    )
  }

  private static var answer: SchemaValue {
    let issue = SchemaValue.closed(
      "What the server found wrong.",
      required: ["code"],
      [("code", .string("A word.")), ("message", .string("A sentence."))]
    )
    return .closed(
      "What some requests are answered.",
      required: ["to"],
      [
        ("to", .choice(FleetSetup.Subject.allCases.map(\.rawValue), "Which requests.")),
        ("nth", .number(1...1_000_000, "From which of them on (1).", isWhole: true)),
        ("times", .number(1...1_000_000, "How many of them (1).", isWhole: true)),
        ("latency", .number(0...86_400, "Seconds until the answer (the section's).")),
        ("status", .number(100...599, "The HTTP status (200).", isWhole: true)),
        ("errorID", .string("What the server calls the error.")),
        ("issues", .array(of: issue, "What it found wrong.")),
        (
          "body",
          .object([("description", "The body: a text as it stands, anything else as JSON.")])
        ),
        ("error", .choice(TransportError.scriptable, "Why no answer comes.")),
      ]
    )
  }
}
