import CanonicalJSON
import Navigation

/// The keys of the section `fleet`.
struct FleetKeys: KeyTable {
  let access = Keys.word("access", ["granted", "denied"], "Whether the app may use it (granted).")
  let latency = Keys.time("latency", 0...86_400, "Seconds until the server answers (0).")
  let server = Keys.object(
    "server",
    Server.keys.schema(
      "A real dispatcher's server, such as tools/dispatcher: recorded by --live, then replayed."
    )
  )
  let messages = Keys.objects(
    "messages",
    of: Message.keys.schema("A job or another message."),
    "What waits at the server, each from a time on."
  )
  let answers = Keys.objects(
    "answers",
    of: Answer.keys.schema("What some requests are answered."),
    "Where the server does not answer as usual."
  )

  static let keys = FleetKeys()

  static var schema: SchemaValue {
    keys.schema("The dispatcher: what it tells the asset, and what its server answers.")
  }

  /// The keys of a real server.
  struct Server: KeyTable {
    let cassette = Keys.text("cassette", "The file of its recorded answers.").required
    let endpoint = Keys.text(
      "endpoint",
      "Its URL (\(FleetSetup.Server.localEndpoint)); --live URL stands for it."
    )
    let token = Keys.text("token", "Sent as \"Authorization: Bearer\"; never recorded.")

    static let keys = Server()
  }

  /// The keys of a message.
  struct Message: KeyTable {
    let at = Keys.time(
      "at",
      0...31_536_000,
      "Seconds since the start from which the server has it."
    ).required
    let id = Keys.text("id", "The message's ID (M and its number in the list).")
    let type = Keys.word("type", ["job", "custom"], "What it is (job).")
    let jobID = Keys.text("jobID", "The job that it is about; required without raw.")
    let assetID = Keys.text("assetID", "For whom (the asset that asks).")
    let dispatcherID = Keys.text("dispatcherID", "From whom (the dispatcher that was asked).")
    let message = Keys.text("message", "A text to show.")
    let createdAt = Keys.time(
      "createdAt",
      0...31_536_000,
      "When it was made (when the server has it)."
    )
    let content = Keys.anyObject("content", "Texts by keys, such as destination.")
    let etaThreshold = Keys.whole(
      "etaThreshold",
      -1_000_000...1_000_000,
      "Percent, proposed for a job."
    )
    let raw = Keys.value(
      "raw",
      .object([
        ("description", "The entry of the server's answer as it stands, right or wrong.")
      ])
    )

    static let keys = Message()
  }

  /// The keys of an answer.
  struct Answer: KeyTable {
    let to = Keys.choice("to", FleetSetup.Subject.self, "Which requests.").required
    let nth = Keys.whole("nth", 1...1_000_000, "From which of them on.", standard: 1)
    let times = Keys.whole("times", 1...1_000_000, "How many of them.", standard: 1)
    let latency = Keys.time("latency", 0...86_400, "Seconds until the answer (the section's).")
    // Its standard holds only for an answer that has a status, a body or a description.
    let status = Keys.whole("status", 100...599, "The HTTP status.", standard: 200)
    let errorID = Keys.text("errorID", "What the server calls the error.")
    let issues = Keys.objects(
      "issues",
      of: Issue.keys.schema("What the server found wrong."),
      "What it found wrong."
    )
    let body = Keys.value(
      "body",
      .object([("description", "The body: a text as it stands, anything else as JSON.")])
    )
    let error = Keys.word("error", TransportError.scriptable, "Why no answer comes.")

    static let keys = Answer()
  }

  /// The keys of what a server found wrong.
  struct Issue: KeyTable {
    let code = Keys.text("code", "A word.").required
    let message = Keys.text("message", "A sentence.")

    static let keys = Issue()
  }
}
