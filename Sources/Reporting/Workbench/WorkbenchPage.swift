import CanonicalJSON
import Navigation
import Regression
import ScenarioLanguage

/// The page of `navsim workbench`: the report's map, timeline and panels, and what turns them into a bench.
package enum WorkbenchPage {
  /// What the page may load, run and ask.
  package static var policy: String { kit.policy + "; frame-ancestors 'none'" }

  /// Returns the page.
  ///
  /// - Parameters:
  ///   - suite: the list of scenarios, as ``suite(title:rows:maps:)`` gives it.
  package static func html(suite: [UInt8]) -> [UInt8] {
    var page = ReportPage(title: "navsim workbench", index: suite)
    page.kit = kit
    page.more = [("language", language)]
    return page.html
  }

  private static let kit = PageKit(
    style: PageParts.style.dropLast() + WorkbenchParts.style,
    script: WorkbenchParts.script,
    body: PackageResources.workbench_html,
    connects: true
  )

  /// Returns the list of scenarios as one object.
  ///
  /// - Parameters:
  ///   - rows: a row each, as JSON.
  ///   - maps: the maps that a new drive can be drawn on.
  ///   - navigators: the names of those that can drive.
  package static func suite(
    title: String,
    rows: [[UInt8]],
    maps: [String],
    navigators: [String]
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("title", title)
    writer.member("command", "navsim workbench")
    writer.strings("maps", maps)
    writer.strings("navigators", navigators)
    writer.beginArray("scenarios")
    for row in rows { writer.raw(row) }
    writer.endArray()
    writer.endObject()
    return writer.bytes
  }

  /// Returns the row of a scenario that was not run yet.
  package static func row(name: String, path: String, title: String, tags: [String]) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("name", name)
    writer.member("path", path)
    writer.member("title", title)
    writer.member("state", "idle")
    writer.member("passed", true)
    writer.member("headline", "")
    for key in ["code", "end", "fixes", "records", "ms"] { writer.member(key, 0) }
    writer.strings("tags", tags)
    writer.endObject()
    return writer.bytes
  }

  /// Returns a map as one object, to draw on.
  ///
  /// - Throws: ``MapError`` where its file cannot be read.
  package static func map(file path: String) throws -> [UInt8] {
    try ReportMap.whole(.file(path), orAround: CorridorCells())
  }

  // MARK: - The language

  /// What can be turned and put in, from the tables of the language.
  private static var language: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginArray("navigator")
    for key in NavigatorKey.all { write(key, to: &writer) }
    writer.endArray()
    for (name, path) in [("drive", "trace.drive"), ("fault", "faults")] as [(String, String)] {
      writer.key(name)
      writer.beginArray()
      let section = ScenarioReference.sections.first { $0.path == path }
      for key in section?.keys ?? [] { write(key, to: &writer) }
      writer.endArray()
    }
    writer.strings("departures", DepartureSetup.Kind.allCases.map(\.rawValue))
    writer.strings("faults", FaultWord.allCases.map(\.rawValue))
    writer.endObject()
    return writer.bytes
  }

  private static func write(_ key: NavigatorKey, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", key.name)
    writer.member("meaning", key.meaning)
    writer.member("unit", key.unit)
    writer.member("source", key.source)
    writer.member("default", raw: Array(key.defaultText.utf8))
    switch key.value {
    case .number(_, let range, let allowsMax):
      writer.member("kind", "number")
      writer.member("min", range.lowerBound, decimals: 6)
      writer.member("max", range.upperBound, decimals: 6)
      writer.member("allowsMax", allowsMax)
    case .whole(_, let range):
      writer.member("kind", "whole")
      writer.member("min", range.lowerBound)
      writer.member("max", range.upperBound)
    case .flag: writer.member("kind", "flag")
    case .choice(let words, _):
      writer.member("kind", "choice")
      writer.strings("words", words)
    case .text: writer.member("kind", "text")
    }
    writer.endObject()
  }

  private static func write(_ key: ScenarioReference.Key, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", key.name)
    writer.member("meaning", key.meaning)
    writer.member("takes", key.kind)
    if let range = key.range {
      writer.member("min", range.lowerBound, decimals: 6)
      writer.member("max", range.upperBound, decimals: 6)
    }
    writer.endObject()
  }
}
