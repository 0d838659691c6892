import CanonicalJSON
import Navigation

extension NavigatorKey {
  /// The default as it would be written in a scenario.
  package var defaultText: String {
    let standard = NavigatorConfiguration()
    switch value {
    case .number(let path, _, _):
      guard standard[keyPath: path].isFinite else { return "\"max\"" }
      var writer = JSONWriter()
      writer.fixed(standard[keyPath: path], decimals: 3)
      return String(decoding: writer.bytes, as: UTF8.self)
    case .whole(let path, _): return String(standard[keyPath: path])
    case .flag(let path): return String(standard[keyPath: path])
    case .choice(let words, _): return "\"\(words[0])\""
    case .text(let standard, _): return "\"\(standard)\""
    }
  }

  /// The meaning, default, unit and source in one sentence.
  package var documentation: String {
    let unit = unit.isEmpty ? "" : " " + unit
    return meaning.prefix(1).uppercased() + meaning.dropFirst()
      + " (default \(defaultText)\(unit); \(source))."
  }

  /// The table of all keys in Markdown.
  package static var table: String {
    var lines = ["| key | default | unit | meaning | source |", "|---|--:|---|---|---|"]
    for key in all {
      lines.append(
        "| `\(key.name)` | \(key.defaultText) | \(key.unit) | \(key.meaning) | \(key.source) |"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
