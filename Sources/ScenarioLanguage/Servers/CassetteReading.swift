import Platform
import CanonicalJSON
import Navigation

/// Reads cassettes, reporting everything that is wrong with them.
enum CassetteReading {
  /// The version of the cassette format.
  static let version: Int64 = 1
  /// The largest cassette in bytes.
  static let sizeLimit = 64 << 20
  /// How many entries a cassette may have.
  static let entryLimit = 100_000

  /// Reads a cassette; `value` is where a scenario names it.
  static func cassette(
    _ path: String,
    _ root: String?,
    at value: JSONValue,
    _ diagnostics: Diagnostics
  ) -> Cassette? {
    let bytes: [UInt8]
    do {
      bytes = try FileSystem.read(path, limit: sizeLimit)
    } catch {
      diagnostics.add("cannot read the cassette: \(error.scenarioReason)", at: value)
      return nil
    }
    return cassette(bytes, path, root, diagnostics)
  }

  /// Reads a cassette from its text.
  static func cassette(
    _ bytes: [UInt8],
    _ path: String,
    _ root: String?,
    _ diagnostics: Diagnostics
  ) -> Cassette? {
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, source: path)
    } catch {
      diagnostics.add(Diagnostic(error))
      return nil
    }
    guard var reader = JSONObjectReader(document.root, diagnostics) else { return nil }
    let files = ScenarioFiles(folder: Paths.folder(of: path), root: root)
    return cassette(&reader, path, files)
  }

  private static func cassette(
    _ reader: inout JSONObjectReader,
    _ path: String,
    _ files: ScenarioFiles
  ) -> Cassette? {
    if let number = reader.integer("version", .required), number != version {
      reader.report("version \(number) is not known; expected \(version)", at: "version")
    }
    _ = reader.oneOf("provider", ServerFormat.allCases.map(\.rawValue) + ["dispatcher"])
    let list = reader.array("entries", .required) ?? []
    if list.count > entryLimit {
      reader.report("\(list.count) entries, at most \(entryLimit)", at: "entries")
      return nil
    }
    var entries: [Cassette.Entry] = []
    for value in list {
      guard var inner = JSONObjectReader(value, reader.diagnostics) else { continue }
      let request = inner.object("request", .required).map { object in
        var object = object
        defer { object.finish() }
        return Self.request(&object)
      }
      let answer = inner.object("response", .required).map { object in
        var object = object
        defer { object.finish() }
        return Self.answer(&object, files)
      }
      inner.finish()
      if let request = request.flatMap({ $0 }), let answer = answer.flatMap({ $0 }) {
        entries.append(Cassette.Entry(request: request, answer: answer))
      }
    }
    reader.finish()
    guard entries.count == list.count else { return nil }
    return Cassette(path: path, entries: entries, values: list)
  }

  private static func request(_ reader: inout JSONObjectReader) -> CassetteRequest? {
    let method = reader.oneOf("method", ["GET", "POST"], .required)
    let path = reader.string("path", .required)
    var query: [CassetteRequest.Parameter] = []
    if let object = reader.object("query") {
      for member in object.value.members {
        let list = member.value.kind == .array ? Array(member.value.elements) : [member.value]
        for value in list {
          guard let text = value.string else {
            reader.diagnostics.add("expected a text, found \(value.described)", at: value)
            continue
          }
          query.append(CassetteRequest.Parameter(name: member.key, value: text))
        }
      }
    }
    let body = reader.value("body").map { CanonicalForm.bytes(of: $0) }
    if method == "GET", body != nil { reader.report("a GET request has no body", at: "body") }
    guard let method, let path else { return nil }
    return CassetteRequest(method: method, path: path, query: query, body: body)
  }

  private static func answer(
    _ reader: inout JSONObjectReader,
    _ files: ScenarioFiles
  ) -> ScriptedAnswer? {
    let nanoseconds = RoutingSection.latency(&reader) ?? 0
    let status = reader.integer("status", in: 100...599)
    let contentType = reader.string("contentType")
    let body = reader.value("body")
    let text = reader.string("text")
    let error = reader.oneOf("error", TransportError.scriptable)
    if let error = error.flatMap(TransportError.init(rawValue:)) {
      if status != nil || body != nil || text != nil {
        reader.report("a response has either an error or a status and body", at: "error")
      }
      return ScriptedAnswer(latencyNanoseconds: nanoseconds, outcome: .failure(error))
    }
    guard let status else {
      if !reader.has("status") { reader.report("missing key 'status'", at: "status") }
      return nil
    }
    if body != nil, text != nil { reader.report("give 'body' or 'text', not both", at: "text") }
    // As the server sent it, to the last space.
    let sent =
      text.map { Array($0.utf8) } ?? body.flatMap { $0.kind == .object ? Array($0.rawBytes) : nil }
    let bytes = sent ?? RoutingSection.bytes(of: body, files, reader.diagnostics)
    guard let bytes else { return nil }
    let response = TransportResponse(status: Int(status), body: bytes, contentType: contentType)
    return ScriptedAnswer(latencyNanoseconds: nanoseconds, outcome: .success(response))
  }
}
