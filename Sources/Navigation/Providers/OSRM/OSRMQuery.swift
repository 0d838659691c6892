import CanonicalJSON

/// The parameters of a request to OSRM, in order; each can be replaced.
struct OSRMQuery {
  private var parameters: [(name: String, value: String)] = []

  mutating func set(_ name: String, _ value: String) {
    if let index = parameters.firstIndex(where: { $0.name == name }) {
      parameters[index].value = value
    } else {
      parameters.append((name, value))
    }
  }

  /// Sets a list of one value a coordinate, where any is given.
  mutating func setList(_ name: String, _ values: [String]) {
    if values.contains(where: { !$0.isEmpty }) { set(name, values.joined(separator: ";")) }
  }

  /// Replaces parameters key by key; null takes one away.
  mutating func override(by overrides: RequestOverrides) {
    for member in overrides.members {
      if member.value.isNull {
        parameters.removeAll { $0.name == member.key }
      } else {
        let text = member.value.string ?? String(decoding: member.value.rawBytes, as: UTF8.self)
        set(Self.escaped(member.key), Self.escaped(text))
      }
    }
  }

  /// The parameters as they stand behind the question mark.
  var text: String { parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&") }

  /// Returns a text with everything escaped that has a meaning in a query or none in a URL.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      let isPlain =
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || "-._~,;:/".utf8.contains(byte)
      if isPlain {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
