import CanonicalJSON
import Recording

extension TimelineEntry {
  /// Creates the line of a search, of the address form or of the geocoder; nil for what the timeline
  /// leaves out.
  static func search(_ event: String, _ record: JSONValue) -> TimelineEntry? {
    switch event {
    case EventKind.searchResults.text: return TimelineEntry("search", found(record))
    case EventKind.searchError.text:
      let detail = record["detail"]?.string.map { ": \(short($0))" } ?? ""
      let reason = words(record["case"]?.string) + detail
      return TimelineEntry("search", "\(subject(record)) refused, \(reason)", .bad)
    case EventKind.searchMapChanged.text:
      let from = record["from"]?.integer.map { " in place of \($0)" } ?? ""
      return TimelineEntry("search", "map \(record["to"]?.integer ?? 0) opened\(from)", .notice)
    case EventKind.searchSelection.text: return TimelineEntry("address", selection(record), .change)
    case EventKind.searchUi.text:
      guard record["screen"]?.string == "results" else { return nil }
      return TimelineEntry("address", "a list opens: \(words(record["kind"]?.string))", .quiet)
    case EventKind.geocoderCompleted.text: return geocoder(record)
    default: return nil
    }
  }

  /// What was searched, and the first of what was found.
  private static func found(_ record: JSONValue) -> String {
    let results = record["results"]?.elements.map { $0 } ?? []
    let names = results.prefix(3).map { short($0["name"]?.string ?? "?") }
    let rest = results.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    let text = record["text"]?.string.map { " \"\(short($0))\"" } ?? ""
    let isAmbiguous = record["isAmbiguous"]?.bool == true ? " (ambiguous)" : ""
    return "\(subject(record))\(text): \(results.isEmpty ? "nothing" : list)\(isAmbiguous)"
  }

  private static func subject(_ record: JSONValue) -> String {
    let function = words(record["function"]?.string)
    return function.hasPrefix("search ") ? String(function.dropFirst(7)) : function
  }

  private static func selection(_ record: JSONValue) -> String {
    let street = [record["street"]?.string, record["houseNumber"]?.string].compactMap(\.self)
      .joined(separator: " ")
    let parts = [street, record["town"]?.string ?? "", record["country"]?.string ?? ""]
    let line = parts.filter { !$0.isEmpty }.joined(separator: ", ")
    let scale = record["scale"]?.integer.map { ", scale \($0)" } ?? ""
    return (line.isEmpty ? "none" : line) + scale
  }

  private static func geocoder(_ record: JSONValue) -> TimelineEntry {
    if let error = record["error"] {
      let code = error["code"]?.integer ?? 0
      return TimelineEntry("geocoder", "no answer, error \(code)", .bad)
    }
    let addresses = record["results"]?.elements.map { $0 } ?? []
    guard let first = addresses.first else { return TimelineEntry("geocoder", "nothing is near") }
    let lines = first["lines"]?.elements.compactMap { $0.string } ?? []
    return TimelineEntry("geocoder", lines.joined(separator: ", "))
  }

  /// The kinds of characters that break a line or turn its direction.
  private static let breaking: Set<Unicode.GeneralCategory> = [
    .control, .format, .lineSeparator, .paragraphSeparator,
  ]

  /// A text on a line of its own width, without what would break or turn it.
  static func short(_ text: String) -> String {
    var result = ""
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if index == 60 { return result + "…" }
      if breaking.contains(scalar.properties.generalCategory) {
        result += " "
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
