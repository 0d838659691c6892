import CanonicalJSON
import Foundation
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

@Suite("navsim map match", .waits)
struct MapMatchTests {
  static let map = "Scenarios/roads/missed-turn.json"
  static let trace = "Scenarios/traces/missed-turn.gpx"

  private func run(_ words: [String]) throws -> (status: Int32, output: String, error: String) {
    let run = try ChildProcess.run(
      ChildProcess.navsim,
      ["map", "match"] + words,
      environment: ["NO_COLOR": "1"],
      folder: Folder.package.path
    )
    return (run.status, run.output, run.error)
  }

  @Test("--geojson writes parts and a point for each fix, a line a trace")
  func geoJSON() throws {
    let answer = try run([Self.map, Self.trace, Self.trace, "--geojson"])
    #expect(answer.status == 0)
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == lines.last)
    let json = try JSONSerialization.jsonObject(with: Data(try #require(lines.first).utf8))
    let collection = try #require(json as? [String: Any])
    #expect(collection["type"] as? String == "FeatureCollection")
    let features = try #require(collection["features"] as? [[String: Any]])
    let kinds = features.compactMap { ($0["properties"] as? [String: Any])?["kind"] as? String }
    #expect(kinds.count { $0 == "part" } == 1)
    #expect(kinds.count { $0 == "fix" } == 145)
    let geometry = try #require(features.first?["geometry"] as? [String: Any])
    #expect(geometry["type"] as? String == "LineString")
    let line = try #require(geometry["coordinates"] as? [[Double]])
    // Along Quay Street and up Harbour Road: west to east, then north.
    #expect(line.count >= 3)
    #expect(try #require(line.first)[0] < #require(line.last)[0])
  }

  @Test("--json gives the figures")
  func figures() throws {
    let answer = try run([Self.map, Self.trace, "--json"])
    #expect(answer.status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    let object = try #require(json as? [String: Any])
    #expect(object["fixes"] as? Int == 145)
    #expect(object["matchedShare"] as? Double == 1)
    #expect(object["parts"] as? Int == 1)
    #expect((object["gaps"] as? [Any])?.isEmpty == true)
  }

  @Test("A trace elsewhere is exit 1 and says so; one that cannot be read is exit 2")
  func failures() throws {
    let elsewhere = try run([Self.map, "Scenarios/traces/tunnel-gap.csv", Self.trace])
    #expect(elsewhere.status <= 1)
    let missing = try run([Self.map, "no-such.gpx"])
    #expect(missing.status == 2)
    #expect(missing.error.contains("no-such.gpx"))
    try Folder.withTemporary { folder in
      let path = folder.path + "/far.csv"
      try "time,latitude,longitude\n0,10,10\n1,10,10.001\n2,10,10.002\n3,10,10.003\n".write(
        toFile: path,
        atomically: true,
        encoding: .utf8
      )
      let far = try run([Self.map, path])
      #expect(far.status == 1)
      #expect(far.output.contains("matched    0 of 4 fixes"))
      #expect(far.output.contains("off the roads of the map: 4 fixes"))
    }
  }
}
