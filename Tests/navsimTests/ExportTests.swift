import CanonicalJSON
import ScenarioLanguage
import Testing

@testable import navsim
@testable import Reporting

#if canImport(FoundationXML)
  import Foundation
  import FoundationXML
#else
  import Foundation
#endif

@Suite("navsim export") struct ExportTests {
  private static let scenario = Folder.package("Scenarios/reroute/missed-turn.json")

  private func files(_ names: String...) throws -> [[UInt8]] {
    try Folder.withTemporary { folder in
      let words = ["export", Self.scenario] + names.flatMap { ["-o", folder($0)] }
      let run = CommandRun(arguments: words)
      #expect(run.status == 0, "\(run.error)")
      return try names.map { try Folder.bytes(of: folder($0)) }
    }
  }

  @Test("GeoJSON has every fix, both routes and the stop")
  func geoJSON() throws {
    let root = try JSONDocument(parsing: files("a.geojson")[0]).root
    var kinds: [String: Int] = [:]
    for feature in try #require(root["features"]).elements {
      kinds[feature["properties"]?["kind"]?.string ?? "", default: 0] += 1
    }
    #expect(kinds["fix"] == 145 && kinds["route"] == 2 && kinds["track"] == 1)
    #expect(kinds["stop"] == 1)
    #expect(kinds["event"] ?? 0 > 8)
  }

  @Test("GPX and KML are XML, whatever a stop is called", arguments: ["a.gpx", "a.kml"])
  func xml(name: String) throws {
    let bytes = try files(name)[0]
    #expect(XMLParser(data: Data(bytes)).parse())
    #expect(String(decoding: bytes, as: UTF8.self).contains("2026-03-01T08:00:00Z"))
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let text = try Folder.text(of: folder("Scenarios/ok.json"))
      let changed = text.split(separator: "Pier", omittingEmptySubsequences: false)
        .joined(separator: #"<&'\"> ]]>"#)
      try folder.write(changed, to: "Scenarios/ok.json")
      let run = CommandRun("export", folder("Scenarios/ok.json"), "-o", folder(name))
      #expect(run.status == 0, "\(run.error)")
      #expect(XMLParser(data: Data(try Folder.bytes(of: folder(name)))).parse())
    }
  }

  @Test("Trace events have spans of states, moments and counters")
  func traceEvents() throws {
    let root = try JSONDocument(parsing: files("a.trace")[0]).root
    let events = Array(try #require(root["traceEvents"]).elements)
    let off = events.filter { $0["ph"]?.string == "X" && $0["name"]?.string == "offRoute" }
    #expect(off.count == 1)
    // The drive is off its route for less than two seconds.
    #expect(off.first?["dur"]?.integer ?? 0 > 0 && off.first?["dur"]?.integer ?? 0 < 2_000_000)
    let counters = events.filter { $0["ph"]?.string == "C" }
    #expect(Set(counters.compactMap { $0["name"]?.string }).count == 4)
  }

  @Test("MCAP begins and ends with its magic, and comes out the same twice")
  func container() throws {
    let both = try files("a.mcap", "b.mcap")
    let magic: [UInt8] = [0x89, 0x4D, 0x43, 0x41, 0x50, 0x30, 0x0D, 0x0A]
    #expect(Array(both[0].prefix(8)) == magic && Array(both[0].suffix(8)) == magic)
    #expect(both[0] == both[1])
  }

  @Test("A container of several chunks counts what is in it")
  func chunks() {
    var writer = MCAPWriter(MCAPChannels.all)
    let large = [UInt8](repeating: 32, count: 400_000)
    for time in 0..<6 { writer.add(large, to: 0, at: Int64(time)) }
    writer.finish()
    // Three messages fill a chunk: two chunks, each with its index and its place at the file's end.
    let codes = records(of: writer.bytes)
    for code: UInt8 in [0x06, 0x07, 0x08] { #expect(codes.count { $0 == code } == 2) }
    #expect(codes.first == 0x01 && codes.last == 0x02)
  }

  /// Returns the operation codes of a container's records.
  private func records(of bytes: [UInt8]) -> [UInt8] {
    var codes: [UInt8] = []
    var start = 8
    while start + 9 <= bytes.count - 8 {
      codes.append(bytes[start])
      let length = bytes[(start + 1)..<(start + 9)].reversed().reduce(0) { $0 << 8 | Int($1) }
      start += 9 + length
    }
    return codes
  }

  @Test("The form is known by the name, or said")
  func forms() throws {
    #expect(DriveExport(path: "x/A.GeoJSON") == .geojson)
    #expect(DriveExport(path: "a.json") == .trace)
    #expect(DriveExport(path: "a.txt") == nil)
    #expect(CommandRun("export", Self.scenario, "-o", "a.txt").status == 2)
    #expect(CommandRun("export", Self.scenario).status == 2)
    let run = CommandRun("export", Self.scenario, "--as", "gpx", "-o", "-")
    #expect(run.status == 0 && run.output.contains("<gpx") && run.error.isEmpty)
  }

  @Test(
    "A drive that is longer than what waits in memory is whole, and leaves nothing beside the file",
    arguments: ["a.gpx", "a.kml", "a.mcap"]
  )
  func long(name: String) throws {
    try Folder.withTemporary { folder in
      var rows = "time,lat,lon,speed\n"
      for second in 0..<9000 {
        let metres = second % 2000
        rows += "\(second),47.14,\(9.5 + Double(min(metres, 2000 - metres)) * 0.00001),5\n"
      }
      try folder.write(rows, to: "long.csv")
      try folder.write(
        #"{"version":1,"title":"Long","trace":{"file":"long.csv"}}"#,
        to: "long.json"
      )
      let run = CommandRun("export", folder("long.json"), "-o", folder(name))
      #expect(run.status == 0, "\(run.error)")
      #expect(
        Set(try folder.files().map { String($0.split(separator: "/").last ?? "") })
          == ["long.csv", "long.json", name]
      )
      let info = CommandRun("trace", "info", folder(name), "--track", "1", "--json")
      let root = try JSONDocument(parsing: Array(info.output.utf8)).root
      #expect(root["fixes"]?.integer == 9000, "\(info.output)\(info.error)")
    }
  }
}
