/// A JSON value built in code, printed for people: members in order, two spaces a level.
package enum SchemaValue: ExpressibleByStringLiteral, Sendable {
  case text(String)
  case number(Double)
  case flag(Bool)
  case list([SchemaValue])
  case object([(String, SchemaValue)])

  /// A text that stands in the source.
  package init(stringLiteral value: String) { self = .text(value) }

  /// The value as a document.
  package var document: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int) {
    switch self {
    case .text(let value):
      var writer = JSONWriter()
      writer.string(value)
      text += String(decoding: writer.bytes, as: UTF8.self)
    case .number(let value):
      var writer = JSONWriter()
      writer.fixed(value, decimals: 6)
      text += String(decoding: writer.bytes, as: UTF8.self)
    case .flag(let value): text += value ? "true" : "false"
    case .list(let values):
      Self.write(values.map { ("", $0) }, open: "[", close: "]", to: &text, indent)
    case .object(let members):
      Self.write(members, open: "{", close: "}", to: &text, indent)
    }
  }

  private static func write(
    _ members: [(String, SchemaValue)],
    open: String,
    close: String,
    to text: inout String,
    _ indent: Int
  ) {
    guard !members.isEmpty else {
      text += open + close
      return
    }
    text += open
    for (index, member) in members.enumerated() {
      text += (index > 0 ? "," : "") + "\n" + String(repeating: "  ", count: indent + 1)
      if open == "{" {
        SchemaValue.text(member.0).write(to: &text, indent: 0)
        text += ": "
      }
      member.1.write(to: &text, indent: indent + 1)
    }
    text += "\n" + String(repeating: "  ", count: indent) + close
  }
}
