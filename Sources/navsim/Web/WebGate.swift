/// Who may ask: a page of this server on this machine, that knows the secret part of its address.
struct WebGate: Sendable {
  /// The secret part of the address.
  let token: String
  /// The port that is served.
  let port: UInt16

  /// Creates a gate with a token that nobody can guess: 128 bits of the system's entropy.
  init(port: UInt16) {
    var random = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdef")
    token = String((0..<32).map { _ in digits[Int(random.next() & 15)] })
    self.port = port
  }

  /// The names under which this machine is itself.
  private var hosts: [String] { ["127.0.0.1:\(port)", "[::1]:\(port)", "localhost:\(port)"] }

  /// Returns the path behind the token; what is said instead to those who may not ask.
  func admit(_ request: WebRequest) -> Result<String, Refusal> {
    // A name of another site that leads here would let that site read what is told.
    guard let host = request["host"], hosts.contains(host.lowercased()) else {
      return .failure(.init(.forbidden, "this server answers at its own address alone"))
    }
    // No other page may ask, whatever it knows.
    if let origin = request["origin"], origin.lowercased() != "http://" + host.lowercased() {
      return .failure(.init(.forbidden, "a page from elsewhere may not ask here"))
    }
    if let site = request["sec-fetch-site"], site != "same-origin", site != "none" {
      return .failure(.init(.forbidden, "a page from elsewhere may not ask here"))
    }
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count >= 3, Self.isSame(parts[1].utf8, token.utf8) else {
      return .failure(
        .init(.forbidden, "this address has no token: open the one that navsim printed")
      )
    }
    if request.method == .post {
      // A form of another site can send no JSON.
      let type = request["content-type"]?.prefix { $0 != ";" }.lowercased() ?? ""
      guard type == "application/json" || type == "application/octet-stream" else {
        return .failure(.init(.wrongType, "a request is JSON"))
      }
      guard request["origin"] != nil else {
        return .failure(.init(.forbidden, "a request says which page it comes from"))
      }
    }
    return .success("/" + parts[2...].joined(separator: "/"))
  }

  /// What is said to those who may not ask.
  struct Refusal: Error {
    let answer: WebAnswer

    init(_ status: WebAnswer.Status, _ words: String) { answer = .refusal(status, words) }
  }

  /// Compares in a time that tells nothing of where the two differ.
  private static func isSame(_ left: Substring.UTF8View, _ right: String.UTF8View) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
