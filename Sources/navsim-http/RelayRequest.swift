import CanonicalJSON
import Foundation
import Navigation

/// A request as it stands on a line.
struct RelayRequest {
  /// The id as JSON text, given back with the answer.
  let id: [UInt8]
  let request: RouteRequest

  /// Reads a line, and adds everything that is wrong with it to `diagnostics`.
  init?(_ value: JSONValue, _ diagnostics: Diagnostics) {
    guard var reader = JSONObjectReader(value, diagnostics) else { return nil }
    let id = Self.id(&reader)
    let method = reader.oneOf("method", ["GET", "POST"], .required)
    let url = reader.string("url", .required)
    let headers = Self.headers(&reader)
    let body = Self.body(&reader)
    if method == "GET", body != nil { reader.report("a GET request has no body", at: "method") }
    reader.finish()
    guard !diagnostics.hasErrors, let id, let method, let url else { return nil }
    self.id = id
    request =
      method == "POST"
      ? .httpPost(url: url, headers: headers, body: body ?? [])
      : .httpGet(url: url, headers: headers)
  }

  /// Returns the id of a line whose rest may be wrong.
  static func id(of value: JSONValue) -> [UInt8]? {
    value["id"].flatMap { $0.string != nil || $0.integer != nil ? Array($0.rawBytes) : nil }
  }

  private static func id(_ reader: inout JSONObjectReader) -> [UInt8]? {
    guard let value = reader.value("id", .required) else { return nil }
    if value.string != nil || value.integer != nil { return Array(value.rawBytes) }
    reader.report("'id' must be a text or a whole number, found \(value.kind)", at: "id")
    return nil
  }

  private static func headers(_ reader: inout JSONObjectReader) -> [HTTPHeader] {
    guard let object = reader.object("headers") else { return [] }
    return object.value.members.compactMap { member in
      let isName =
        !member.key.isEmpty
        && member.key.utf8.allSatisfy { (33...126).contains($0) && $0 != UInt8(ascii: ":") }
      guard isName else {
        object.diagnostics.add("'\(member.key)' is no name of a header", atKeyOf: member)
        return nil
      }
      guard let text = member.value.string,
        !text.unicodeScalars.contains(where: { $0.value < 32 && $0.value != 9 })
      else {
        // The value may be a secret: it is not quoted.
        object.diagnostics.add(
          "the value of header '\(member.key)' must be a text of one line",
          atKeyOf: member
        )
        return nil
      }
      return HTTPHeader(member.key, text)
    }
  }

  private static func body(_ reader: inout JSONObjectReader) -> [UInt8]? {
    let text = reader.string("body")
    guard let encoded = reader.string("bodyBase64") else { return text.map { Array($0.utf8) } }
    if text != nil { reader.report("give 'body' or 'bodyBase64', not both", at: "bodyBase64") }
    guard let data = Data(base64Encoded: encoded) else {
      reader.report("'bodyBase64' is not base64", at: "bodyBase64")
      return nil
    }
    return Array(data)
  }
}
