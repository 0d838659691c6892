import CanonicalJSON
import Navigation
import ScenarioLanguage

/// Writes cassettes: one entry after another in the order of the requests, bodies as they came.
enum CassetteWriting {
  static func bytes(_ entries: [Cassette.Entry], of provider: String) -> [UInt8] {
    var writer = JSONWriter(reserving: 4096)
    var result = Array("{\n  \"version\": 1,\n  \"provider\": \"\(provider)\",\n".utf8)
    result += Array("  \"entries\": [".utf8)
    for (index, entry) in entries.enumerated() {
      result += Array((index > 0 ? ",\n    {\n" : "\n    {\n").utf8)
      writer.removeAll()
      write(entry.request, to: &writer)
      result += Array("      \"request\": ".utf8) + writer.bytes + Array(",\n".utf8)
      writer.removeAll()
      write(entry.answer, to: &writer)
      result += Array("      \"response\": ".utf8) + writer.bytes + Array("\n    }".utf8)
    }
    result += Array("\n  ]\n}\n".utf8)
    return result
  }

  private static func write(_ request: CassetteRequest, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("method", request.method)
    writer.member("path", request.path)
    if !request.query.isEmpty {
      writer.beginObject("query")
      var index = 0
      while index < request.query.count {
        let name = request.query[index].name
        let values = request.query[index...].prefix { $0.name == name }.map(\.value)
        writer.key(name)
        if values.count > 1 { writer.beginArray() }
        for value in values { writer.string(value) }
        if values.count > 1 { writer.endArray() }
        index += values.count
      }
      writer.endObject()
    }
    if let body = request.body {
      writer.member("body", raw: body)
    }
    writer.endObject()
  }

  private static func write(_ answer: ScriptedAnswer, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("latency", Double(answer.latencyNanoseconds) / 1e9, decimals: 9)
    switch answer.outcome {
    case .failure(let error): writer.member("error", error.rawValue)
    case .success(let response):
      writer.member("status", response.status)
      if let value = response.contentType { writer.member("contentType", value) }
      if isInline(response.body) {
        writer.member("body", raw: response.body)
      } else if !response.body.isEmpty {
        writer.member("text", String(decoding: response.body, as: UTF8.self))
      }
    }
    writer.endObject()
  }

  /// Whether a body can stand in the cassette byte for byte as JSON.
  private static func isInline(_ body: [UInt8]) -> Bool {
    guard body.first == UInt8(ascii: "{"), body.last == UInt8(ascii: "}") else { return false }
    return (try? JSONDocument(parsing: body)) != nil
  }
}
