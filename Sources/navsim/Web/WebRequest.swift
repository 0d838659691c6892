/// What a browser asks: a request of HTTP/1.1 (RFC 9112), whole.
struct WebRequest: Hashable, Sendable {
  enum Method: String {
    case get = "GET"
    case post = "POST"
  }

  var method: Method
  /// The path as it was sent, without what stands behind `?`.
  var path: String
  /// The fields of its head, their names in lower case.
  var fields: [Field]
  var body: [UInt8] = []

  struct Field: Hashable, Sendable {
    var name: String
    var value: String
  }

  /// The value of a field; nil where it has none.
  subscript(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Whether more requests may come over its connection.
  var keepsOpen: Bool { self["connection"]?.lowercased() != "close" }
}

/// What is said to a browser.
struct WebAnswer: Hashable, Sendable {
  /// The status codes that are used.
  enum Status: Int, CaseIterable {
    case ok = 200
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case notAllowed = 405
    case timeout = 408
    case conflict = 409
    case tooLarge = 413
    case wrongType = 415
    case invalid = 422
    case headTooLarge = 431
    case fault = 500
    case unknown = 501
    case busy = 503
    case wrongVersion = 505

    var words: String {
      switch self {
      case .ok: "OK"
      case .badRequest: "Bad Request"
      case .forbidden: "Forbidden"
      case .notFound: "Not Found"
      case .notAllowed: "Method Not Allowed"
      case .timeout: "Request Timeout"
      case .conflict: "Conflict"
      case .tooLarge: "Content Too Large"
      case .wrongType: "Unsupported Media Type"
      case .invalid: "Unprocessable Content"
      case .headTooLarge: "Request Header Fields Too Large"
      case .fault: "Internal Server Error"
      case .unknown: "Not Implemented"
      case .busy: "Service Unavailable"
      case .wrongVersion: "HTTP Version Not Supported"
      }
    }
  }

  var status = Status.ok
  var type = "application/json"
  var body: [UInt8] = []
  /// More fields of its head.
  var fields: [WebRequest.Field] = []
  /// Whether the connection ends with it.
  var closes = false
  /// Whether its body goes on until the connection ends: events as they come.
  var isStream = false

  /// A refusal: its words, and an end of the connection.
  static func refusal(_ status: Status, _ words: String) -> WebAnswer {
    WebAnswer(
      status: status,
      type: "text/plain; charset=utf-8",
      body: Array((words + "\n").utf8),
      closes: true
    )
  }

  /// What every answer has: nothing is kept, framed, guessed or told to other sites.
  private static let guards = [
    "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
    "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
    "Cross-Origin-Opener-Policy: same-origin",
  ]

  /// The answer as it is sent.
  var bytes: [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.words)", "Content-Type: \(type)"]
    lines += Self.guards
    // A page says more of itself; what is none may load and run nothing at all.
    if !fields.contains(where: { $0.name == "Content-Security-Policy" }) {
      lines.append("Content-Security-Policy: default-src 'none'; frame-ancestors 'none'")
    }
    lines += fields.map { "\($0.name): \($0.value)" }
    if !isStream { lines.append("Content-Length: \(body.count)") }
    lines.append("Connection: \(closes || isStream ? "close" : "keep-alive")")
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
