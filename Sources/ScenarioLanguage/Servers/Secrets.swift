import CanonicalJSON
import Platform

/// Texts that must not be kept, wherever a server repeats them: as they are, percent-coded or in base64.
package struct Secrets: Hashable, Sendable {
  /// A shorter text cannot be told from others.
  private static let leastLength = 6

  private var texts: Set<String> = []

  /// Whether there is none.
  package var isEmpty: Bool { texts.isEmpty }

  /// Takes note of a text, if it is long enough to be told from others.
  mutating func insert(_ text: some StringProtocol) {
    guard text.utf8.count >= Self.leastLength, text != Redaction.mark else { return }
    texts.insert(String(text))
    if let plain = PercentCode.decoded(text), plain.utf8.count >= Self.leastLength {
      texts.insert(plain)
    }
  }

  /// Takes note of the texts of a request's body that are not kept of it.
  mutating func insertTexts(ofBody body: [UInt8]) {
    guard let root = (try? JSONDocument(parsing: body))?.root else { return }
    insertTexts(of: root, named: nil)
  }

  private mutating func insertTexts(of value: JSONValue, named name: String?) {
    if let text = value.string, let name, !Redaction.isKept(textOf: name) { insert(text) }
    for element in value.elements { insertTexts(of: element, named: name) }
    for member in value.members { insertTexts(of: member.value, named: member.key) }
  }

  /// Returns a text with every secret blanked.
  package func blanked(_ bytes: [UInt8]) -> [UInt8] {
    let forms = forms
    var isFirst = [Bool](repeating: false, count: 256)
    for form in forms { isFirst[Int(form[0])] = true }
    // A character may be written as a code.
    for code in "%\\".utf8 { isFirst[Int(code)] = true }
    var result: [UInt8] = []
    var kept = 0
    var next = 0
    while next < bytes.count {
      defer { next += 1 }
      guard isFirst[Int(bytes[next])],
        let end = forms.lazy.compactMap({ Self.end(of: $0, in: bytes, at: next) }).first
      else { continue }
      result += bytes[kept..<next] + Array(Redaction.mark.utf8)
      kept = end
      next = end - 1
    }
    return kept == 0 ? bytes : result + bytes[kept...]
  }

  /// Returns where a text ends that begins at a place, each byte of it as it is, as `%41` or `\u0041`.
  private static func end(of form: [UInt8], in bytes: [UInt8], at start: Int) -> Int? {
    var place = start
    for byte in form {
      guard place < bytes.count else { return nil }
      func digits(_ offset: Int, _ count: Int) -> Bool {
        let text = bytes[min(place + offset, bytes.count)...].prefix(count)
        return text.count == count
          && Int(String(decoding: text, as: UTF8.self), radix: 16) == Int(byte)
      }
      let escaped =
        place + 1 < bytes.count && bytes[place] == UInt8(ascii: "\\") ? bytes[place + 1] : 0
      if bytes[place] == byte {
        place += 1
      } else if bytes[place] == UInt8(ascii: "%"), digits(1, 2) {
        place += 3
      } else if escaped == UInt8(ascii: "u"), digits(2, 4) {
        place += 6
      } else if escaped == byte, byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\"") {
        place += 2
      } else {
        return nil
      }
    }
    return place
  }

  /// The secrets as they are and in base64, the longest first: one may be part of another.
  private var forms: [[UInt8]] {
    var forms: Set<String> = []
    for text in texts {
      let bare = String(Base64.encoded(Array(text.utf8)).prefix { $0 != "=" })
      forms.formUnion([text, bare, bare.replacing("+", with: "-").replacing("/", with: "_")])
    }
    return forms.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }.map { Array($0.utf8) }
  }
}

/// Bytes as `%` and two digits, as they stand in URLs.
private enum PercentCode {
  /// Returns what a coded text stands for; nil where nothing in it is coded.
  static func decoded(_ text: some StringProtocol) -> String? {
    guard text.contains("%") else { return nil }
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let first = rest.first {
      if first == "%", let byte = UInt8(rest.dropFirst().prefix(2), radix: 16) {
        bytes.append(byte)
        rest = rest.dropFirst(3)
      } else {
        bytes += Array(String(first).utf8)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
