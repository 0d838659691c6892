import CanonicalJSON
import Platform
import Regression
import ScenarioLanguage

/// The Language Server Protocol 3.17 for scenarios: what is wrong, what could be written, what it means, where a
/// file is; by the very reader that runs them.
///
/// A message is JSON-RPC 2.0. What is asked and not known is an error, what is told and not known is passed over.
final class LanguageServer {
  /// How the conversation ended; nil while it goes on.
  private(set) var exitCode: ExitCode?

  private var texts: [String: EditorText] = [:]
  private var unit = EditorText.Unit.utf16
  private var isShutDown = false
  private let send: ([UInt8]) -> Void

  /// - Parameter send: takes the body of each message to the editor.
  init(send: @escaping ([UInt8]) -> Void) { self.send = send }

  /// Takes the body of a message.
  func take(_ body: [UInt8]) {
    guard let message = try? JSONDocument(parsing: body, source: "message").root else {
      return fail(nil, code: -32700, "the message is not JSON")
    }
    guard let method = message["method"]?.string else {
      // An answer: nothing is asked of the editor.
      return message["id"] == nil ? fail(nil, code: -32600, "the message has no method") : ()
    }
    let parameters = message["params"]
    if isShutDown, method != "exit" {
      return fail(message["id"], code: -32600, "the server was shut down")
    }
    guard let id = message["id"] else { return hear(method, parameters) }
    answer(method, parameters, id)
  }

  // MARK: - What the editor tells

  private func hear(_ method: String, _ parameters: JSONValue?) {
    switch method {
    case "exit": exitCode = isShutDown ? .success : .regression
    case "textDocument/didOpen":
      let document = parameters?["textDocument"]
      change(document?["uri"]?.string, document?["text"]?.string)
    case "textDocument/didChange":
      // The whole text is sent at each change; of several the last one holds.
      let last = parameters?["contentChanges"].map { Array($0.elements) }?.last
      change(parameters?["textDocument"]?["uri"]?.string, last?["text"]?.string)
    case "textDocument/didClose":
      guard let uri = parameters?["textDocument"]?["uri"]?.string else { return }
      texts[uri] = nil
      publish([], of: uri, EditorText([]))
    default: break
    }
  }

  private func change(_ uri: String?, _ text: String?) {
    guard let uri, let text else { return }
    let held = EditorText(Array(text.utf8))
    texts[uri] = held
    publish(Self.problems(of: held.bytes, at: Self.path(of: uri)), of: uri, held)
  }

  /// What is wrong with a text that may not be on the disk.
  private static func problems(of bytes: [UInt8], at path: String) -> [Diagnostic] {
    guard path.hasSuffix(".json") else { return [] }
    guard !ScenarioPart.isPart(path) else {
      return ScenarioPart.problems(of: bytes, path: path)
    }
    let identity = ScenarioIdentity(path: path, workingFolder: "/")
    do {
      _ = try ScenarioLoader.decode(
        bytes,
        path: path,
        name: identity.name,
        root: identity.root?.scenarios ?? Paths.folder(of: path)
      )
      return []
    } catch {
      // Parts of it are told in their own files.
      return error.problems.filter { $0.source == path }
    }
  }

  private func publish(_ problems: [Diagnostic], of uri: String, _ text: EditorText) {
    notify("textDocument/publishDiagnostics") { json in
      json.member("uri", uri)
      json.beginArray("diagnostics")
      for problem in problems { write(problem, of: text, &json) }
      json.endArray()
    }
  }

  private func write(_ problem: Diagnostic, of text: EditorText, _ json: inout JSONWriter) {
    let start = problem.location?.offset ?? 0
    json.beginObject()
    range(start..<start + problem.length, of: text, &json)
    json.member("severity", problem.severity == .error ? 1 : 2)
    json.member("source", "navsim")
    json.member("message", problem.message + (problem.hint.map { "\n\($0)" } ?? ""))
    json.endObject()
  }

  // MARK: - What the editor asks

  private func answer(_ method: String, _ parameters: JSONValue?, _ id: JSONValue) {
    switch method {
    case "initialize": initialize(parameters, id)
    case "shutdown":
      isShutDown = true
      reply(id) { $0.member("result", raw: Array("null".utf8)) }
    case "textDocument/completion":
      let proposals = features(parameters)?.proposals ?? []
      reply(id) { json in
        json.beginArray("result")
        for proposal in proposals { Self.write(proposal, &json) }
        json.endArray()
      }
    case "textDocument/hover":
      let text = features(parameters)?.hover
      reply(id) { json in
        guard let text else { return json.member("result", raw: Array("null".utf8)) }
        json.beginObject("result")
        json.beginObject("contents")
        json.member("kind", "markdown")
        json.member("value", text)
        json.endObject()
        json.endObject()
      }
    case "textDocument/definition":
      let uri = parameters?["textDocument"]?["uri"]?.string ?? ""
      let target = features(parameters)?.definition(from: Self.path(of: uri))
      reply(id) { json in
        guard let target else { return json.member("result", raw: Array("null".utf8)) }
        json.beginObject("result")
        json.member("uri", Self.uri(of: target))
        range(0..<0, of: EditorText([]), &json)
        json.endObject()
      }
    case "textDocument/codeAction": mend(parameters, id)
    case "textDocument/formatting": format(parameters, id)
    default: fail(id, code: -32601, "'\(method)' is not known here")
    }
  }

  private func initialize(_ parameters: JSONValue?, _ id: JSONValue) {
    let units =
      parameters?["capabilities"]?["general"]?["positionEncodings"]
      .map { $0.elements.compactMap(\.string) } ?? []
    unit = units.compactMap(EditorText.Unit.init).first ?? .utf16
    reply(id) { json in
      json.beginObject("result")
      json.beginObject("capabilities")
      json.member("positionEncoding", unit.rawValue)
      json.member("textDocumentSync", 1)
      json.beginObject("completionProvider")
      json.strings("triggerCharacters", ["\"", ":"])
      json.endObject()
      json.member("hoverProvider", true)
      json.member("definitionProvider", true)
      json.member("documentFormattingProvider", true)
      json.beginObject("codeActionProvider")
      json.strings("codeActionKinds", ["quickfix"])
      json.endObject()
      json.endObject()
      json.beginObject("serverInfo")
      json.member("name", "navsim")
      json.member("version", Program.version)
      json.endObject()
      json.endObject()
    }
  }

  private func features(_ parameters: JSONValue?) -> LanguageFeatures? {
    guard let uri = parameters?["textDocument"]?["uri"]?.string, let text = texts[uri],
      let line = parameters?["position"]?["line"]?.integer,
      let column = parameters?["position"]?["character"]?.integer
    else { return nil }
    let limit = Int64(Int32.max)
    let offset = text.offset(
      line: Int(min(max(0, line), limit)),
      column: Int(min(max(0, column), limit)),
      in: unit
    )
    return LanguageFeatures(cursor: JSONCursor(text.bytes, at: offset))
  }

  /// Offers what `lint --fix` would do to the problems that touch a range.
  private func mend(_ parameters: JSONValue?, _ id: JSONValue) {
    let uri = parameters?["textDocument"]?["uri"]?.string ?? ""
    let text = texts[uri] ?? EditorText([])
    let asked = [parameters?["range"]?["start"], parameters?["range"]?["end"]].map { place in
      text.offset(
        line: Int(clamping: place?["line"]?.integer ?? 0),
        column: Int(clamping: place?["character"]?.integer ?? 0),
        in: unit
      )
    }
    let problems = texts[uri] == nil ? [] : Self.problems(of: text.bytes, at: Self.path(of: uri))
    reply(id) { json in
      json.beginArray("result")
      for problem in problems {
        guard let start = problem.location?.offset, let replacement = problem.replacement,
          asked[0] <= start + problem.length, start <= asked[1]
        else { continue }
        json.beginObject()
        json.member("title", "Change to \(replacement)")
        json.member("kind", "quickfix")
        json.member("isPreferred", true)
        json.beginArray("diagnostics")
        write(problem, of: text, &json)
        json.endArray()
        json.beginObject("edit")
        json.beginObject("changes")
        json.beginArray(uri)
        json.beginObject()
        range(start..<start + problem.length, of: text, &json)
        json.member("newText", replacement)
        json.endObject()
        json.endArray()
        json.endObject()
        json.endObject()
        json.endObject()
      }
      json.endArray()
    }
  }

  private func format(_ parameters: JSONValue?, _ id: JSONValue) {
    guard let uri = parameters?["textDocument"]?["uri"]?.string, let text = texts[uri],
      let canonical = try? ScenarioFormat.canonical(text.bytes, path: Self.path(of: uri)),
      canonical != text.bytes
    else {
      // What cannot be read is told by its problems.
      return reply(id) { $0.member("result", raw: Array("[]".utf8)) }
    }
    reply(id) { json in
      json.beginArray("result")
      json.beginObject()
      range(0..<text.bytes.count, of: text, &json)
      json.member("newText", String(decoding: canonical, as: UTF8.self))
      json.endObject()
      json.endArray()
    }
  }

  private static func write(_ proposal: LanguageFeatures.Proposal, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("label", proposal.label)
    // 10 is a property, 12 a value (CompletionItemKind).
    json.member("kind", proposal.isKey ? 10 : 12)
    json.member("detail", proposal.detail)
    if !proposal.meaning.isEmpty { json.member("documentation", proposal.meaning) }
    json.member("insertText", proposal.inserted)
    json.endObject()
  }

  // MARK: - Messages

  private func range(_ bytes: Range<Int>, of text: EditorText, _ json: inout JSONWriter) {
    json.beginObject("range")
    for (name, offset) in [("start", bytes.lowerBound), ("end", bytes.upperBound)] {
      let place = text.place(of: offset, in: unit)
      json.beginObject(name)
      json.member("line", place.line)
      json.member("character", place.column)
      json.endObject()
    }
    json.endObject()
  }

  private func reply(_ id: JSONValue?, _ result: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.beginObject()
    json.member("jsonrpc", "2.0")
    json.member("id", raw: id.map { Array($0.rawBytes) } ?? Array("null".utf8))
    result(&json)
    json.endObject()
    send(json.bytes)
  }

  private func notify(_ method: String, _ parameters: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    json.beginObject()
    json.member("jsonrpc", "2.0")
    json.member("method", method)
    json.beginObject("params")
    parameters(&json)
    json.endObject()
    json.endObject()
    send(json.bytes)
  }

  private func fail(_ id: JSONValue?, code: Int, _ message: String) {
    reply(id) { json in
      json.beginObject("error")
      json.member("code", code)
      json.member("message", message)
      json.endObject()
    }
  }

  /// The path of a file's URI (RFC 8089); other schemes have none, and their whole text stands for it.
  private static func path(of uri: String) -> String {
    guard uri.hasPrefix("file://") else { return uri }
    let rest = Array(uri.dropFirst("file://".count).utf8)
    var bytes: [UInt8] = []
    var index = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.count
    while index < rest.count {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
        let byte = UInt8(String(decoding: rest[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(rest[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func uri(of path: String) -> String { FileAddress.address(of: path) }
}
