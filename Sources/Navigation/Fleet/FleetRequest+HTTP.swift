import CanonicalJSON

extension FleetRequest {
  /// Returns the HTTP request, in the form that the type documents.
  ///
  /// - Parameters:
  ///   - endpoint: The server's URL, with or without a slash at the end.
  ///   - headers: Sent with every request, such as an authorization.
  public func httpRequest(endpoint: String, headers: [HTTPHeader] = []) -> RouteRequest {
    let base = endpoint.hasSuffix("/") ? String(endpoint.dropLast()) : endpoint
    let asset = base + "/assets/" + Self.encoded(assetID)
    guard let body else { return .httpGet(url: asset + messagesPath, headers: headers) }
    let path = if case .receipt = self { "/receipts" } else { "/events" }
    let type = HTTPHeader("Content-Type", "application/json")
    return .httpPost(url: asset + path, headers: headers + [type], body: body)
  }

  /// The JSON that is sent; nil where nothing but the URL is.
  public var body: [UInt8]? {
    switch self {
    case .messages: nil
    case .receipt(_, let dispatcherID, let messageIDs):
      Self.json { writer in
        writer.member("dispatcher_id", dispatcherID)
        writer.beginArray("message_ids")
        for id in messageIDs { writer.string(id) }
        writer.endArray()
      }
    case .event(let event): Self.json(event.write)
    case .etaUpdate(let update): Self.json(update.write)
    }
  }

  private var messagesPath: String {
    guard case .messages(_, let dispatcherID, let after) = self else { return "" }
    let cursor = after.map { "&after=" + Self.encoded($0) } ?? ""
    return "/messages?dispatcher=" + Self.encoded(dispatcherID) + cursor
  }

  private static func json(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    members(&writer)
    writer.endObject()
    return writer.bytes
  }

  /// Percent-encodes all but RFC 3986's unreserved characters.
  private static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONWriter {
  /// Writes content by its keys' order, so that equal content gives equal bytes.
  mutating func content(_ content: FleetContent) {
    beginObject("content")
    for (key, value) in content.ordered { member(key, value) }
    endObject()
  }
}
