/// Reads requests out of what comes over a connection, within limits.
struct WebRequestReader {
  /// What comes of the bytes so far.
  enum Step: Equatable {
    /// More must come.
    case waiting
    case request(WebRequest)
    /// What came is no request, or too much of one; the connection ends with it.
    case refused(WebAnswer)
  }

  /// The bytes that a head may have, and its fields.
  static let headLimit = 16 << 10
  static let fieldLimit = 64
  /// The bytes that a body may have: a recorded drive.
  static let bodyLimit = 64 << 20

  private var bytes: [UInt8] = []
  /// The head whose body is awaited, with its length.
  private var head: (request: WebRequest, length: Int)?

  /// Whether a request has begun.
  var hasBegun: Bool { head != nil || !bytes.isEmpty }

  /// Takes what has come.
  mutating func take(_ more: [UInt8]) { bytes += more }

  /// Returns the next request, where it is whole.
  mutating func next() -> Step {
    if head == nil, let answer = readHead() { return .refused(answer) }
    guard let (request, length) = head else { return .waiting }
    guard bytes.count >= length else { return .waiting }
    var whole = request
    if bytes.count == length {
      // A drive of an hour is there once and not twice.
      swap(&whole.body, &bytes)
    } else {
      whole.body = Array(bytes[..<length])
      bytes.removeFirst(length)
    }
    head = nil
    return .request(whole)
  }

  /// Reads the head, where it is whole; returns what is wrong with it.
  private mutating func readHead() -> WebAnswer? {
    // Some send an empty line after a body.
    while bytes.starts(with: [0x0D, 0x0A]) { bytes.removeFirst(2) }
    guard let end = Self.end(of: bytes.prefix(Self.headLimit)) else {
      guard bytes.count >= Self.headLimit else { return nil }
      return .refusal(.headTooLarge, "the head of a request may have \(Self.headLimit) bytes")
    }
    let text = bytes[..<end]
    guard text.allSatisfy({ $0 == 0x0D || $0 == 0x0A || $0 == 0x09 || (0x20..<0x7F).contains($0) })
    else { return .refusal(.badRequest, "the head of a request is ASCII") }
    let lines = String(decoding: text, as: UTF8.self).split(
      separator: "\r\n",
      omittingEmptySubsequences: false
    )
    bytes.removeFirst(end + 4)
    return readHead(of: lines)
  }

  private mutating func readHead(of lines: [Substring]) -> WebAnswer? {
    let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/"),
      !lines.contains(where: { $0.contains("\r") || $0.contains("\n") })
    else { return .refusal(.badRequest, "this is no request of HTTP/1.1") }
    guard words[2] == "HTTP/1.1" else {
      return .refusal(.wrongVersion, "only HTTP/1.1 is spoken here")
    }
    guard let method = WebRequest.Method(rawValue: String(words[0])) else {
      return .refusal(.notAllowed, "only GET and POST are answered")
    }
    guard lines.count - 1 <= Self.fieldLimit else {
      return .refusal(.headTooLarge, "a request may have \(Self.fieldLimit) fields")
    }
    var fields: [WebRequest.Field] = []
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
        line[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" })
      else { return .refusal(.badRequest, "a field of the head is none") }
      let value = line[line.index(after: colon)...]
      let trimmed = value.drop { $0 == " " || $0 == "\t" }.reversed()
        .drop { $0 == " " || $0 == "\t" }.reversed()
      fields.append(
        WebRequest.Field(name: line[..<colon].lowercased(), value: String(trimmed))
      )
    }
    for name in ["host", "content-length", "origin"]
    where fields.count(where: { $0.name == name }) > 1 {
      return .refusal(.badRequest, "the field '\(name)' stands twice")
    }
    let path = words[1].prefix { $0 != "?" }
    let request = WebRequest(method: method, path: String(path), fields: fields)
    if request["transfer-encoding"] != nil {
      return .refusal(.unknown, "a body is sent with its length")
    }
    guard let length = Self.length(request["content-length"]) else {
      return .refusal(.badRequest, "the length of the body is no number")
    }
    guard length <= Self.bodyLimit else {
      return .refusal(.tooLarge, "a body may have \(Self.bodyLimit) bytes")
    }
    head = (request, length)
    bytes.reserveCapacity(length)
    return nil
  }

  /// The length that a head tells; 0 where it tells none.
  private static func length(_ text: String?) -> Int? {
    guard let text else { return 0 }
    guard !text.isEmpty, text.utf8.count < 16, text.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// Where a head ends.
  private static func end(of bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index + 3 < bytes.endIndex {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D,
        bytes[index + 3] == 0x0A
      {
        return index
      }
      index += 1
    }
    return nil
  }
}
