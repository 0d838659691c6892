import CanonicalJSON
import Geodesy
import Platform
import ScenarioLanguage
import Simulation
import TestSupport
import Testing

@testable import Regression

@Suite("Changes of a scenario that a hand makes")
struct ScenarioEditTests {
  private static let root = PackageFolder.path
  private static let path = root + "/Scenarios/drive/two-stops-by-the-model.json"

  private static func scenario(_ text: [UInt8]) throws -> Scenario {
    try ScenarioLoader.decode(text, path: path, name: "drive/x", root: root + "/Scenarios")
  }

  private func edited(
    _ asked: [String],
    of own: [UInt8]? = nil
  ) throws -> (before: [String], after: [String], Scenario) {
    let before = try own ?? FileSystem.read(Self.path)
    var text = before
    for one in asked {
      let change = try ScenarioEdit(JSONDocument(parsing: Array(one.utf8)).root)
      text = try change.applied(to: text, path: Self.path, scenario: try Self.scenario(text))
    }
    func lines(_ bytes: [UInt8]) -> [String] {
      String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
    return (lines(before), lines(text), try Self.scenario(text))
  }

  @Test("A stop that is dragged changes its line alone, and lies on a road")
  func moves() throws {
    let (before, after, _) = try edited([
      #"{"do":"move","at":"/trace/drive/waypoints/1","lat":47.14087,"lon":9.52105}"#
    ])
    #expect(before.count == after.count)
    let different = zip(before, after).filter { $0 != $1 }
    #expect(different.count == 1 && different[0].1.contains("Post"))
  }

  @Test("The way is left at the junction near a click, by its number")
  func departs() throws {
    // Across the town: a way is left no nearer than 500 m to its end.
    let text = try String(decoding: FileSystem.read(Self.path), as: UTF8.self)
      .replacing("47.1409, \"lon\": 9.5255", with: "47.147772, \"lon\": 9.518432")
    let plain = try Self.scenario(Array(text.utf8))
    guard case .drive(let planned) = plain.trace else { return #expect(Bool(false)) }
    let ground = try DriveGround(#require(plain.map))
    let kinds: [DepartureSetup.Kind] = [.missedTurn, .wrongTurn, .uTurn]
    let kind = try #require(
      try kinds.first { try !ground.departures($0, of: planned, seed: plain.seed).isEmpty }
    )
    let click = try ground.departures(kind, of: planned, seed: plain.seed)[0]
    #expect(try ScenarioEdit.departures(near: click, plain).contains(kind))
    let far = Coordinate(latitude: 47.2, longitude: 9.6)
    #expect(try ScenarioEdit.departures(near: far, plain) == [.detour])
    let (_, after, scenario) = try edited(
      [
        #"{"do":"depart","kind":"\#(kind.rawValue)","lat":\#(click.latitude),"#
          + #""lon":\#(click.longitude)}"#
      ],
      of: Array(text.utf8)
    )
    #expect(after.contains { $0.contains(#""kind": "\#(kind.rawValue)", "junction": 1"#) })
    guard case .drive(let drive) = scenario.trace else { return #expect(Bool(false)) }
    #expect(drive.departures.map(\.kind) == [kind])
    let outline = ScenarioOutline(Array(after.joined(separator: "\n").utf8), scenario: scenario)
    let place = try #require(outline.departures.first?.place)
    #expect(place.distance(to: click) < 1)
    #expect(throws: ScenarioEdit.Problem.self) {
      try edited(
        [#"{"do":"depart","kind":"\#(kind.rawValue)","lat":47.2,"lon":9.6}"#],
        of: Array(text.utf8)
      )
    }
  }

  @Test("A value that is set and taken away leaves the text as it was")
  func sets() throws {
    let (before, after, _) = try edited([
      #"{"do":"set","at":"/navigator/offRoute/distance","value":35}"#,
      #"{"do":"fault","kind":"dropout","from":30,"to":45}"#,
      #"{"do":"remove","at":"/faults/0"}"#,
      #"{"do":"set","at":"/navigator/offRoute/distance","value":null}"#,
    ])
    #expect(before == after)
  }

  @Test("A new place goes where it makes the way least longer, or to the end")
  func places() throws {
    let (_, after, scenario) = try edited([
      #"{"do":"place","at":"/trace/drive/waypoints","lat":47.1415,"lon":9.5201}"#,
      #"{"do":"append","at":"/trace/drive/waypoints","lat":47.1412,"lon":9.5205}"#,
    ])
    let text = Array(after.joined(separator: "\n").utf8)
    let titles = ScenarioOutline(text, scenario: scenario).handles.map(\.title)
    #expect(titles == ["Start", "", "Post", "Ferry", ""])
  }

  @Test("A place that is passed is a via, where it makes the way least longer")
  func passes() throws {
    let (_, after, scenario) = try edited([
      #"{"do":"pass","at":"/trace/drive/waypoints","lat":47.1415,"lon":9.5201}"#
    ])
    let text = Array(after.joined(separator: "\n").utf8)
    let handles = ScenarioOutline(text, scenario: scenario).handles
    #expect(handles.map(\.title) == ["Start", "", "Post", "Ferry"])
    #expect(handles.dropFirst().first?.role == .via)
  }

  @Test("Every fault that can be put in loads at once", arguments: FaultWord.allCases)
  func faults(word: FaultWord) throws {
    let (_, _, scenario) = try edited([
      #"{"do":"fault","kind":"\#(word.rawValue)","from":30,"to":45}"#
    ])
    #expect(scenario.faults.count == 1)
  }

  @Test(
    "What is no change is told",
    arguments: [
      (#"{"do":"fly"}"#, "there is no change 'fly'"), (#"{"do":"move"}"#, "a change needs 'at'"),
      (#"{"do":"move","at":"/x","lat":95,"lon":1}"#, "there is no such place on the Earth"),
      (#"{"do":"depart","kind":"x","lat":1,"lon":1}"#, "there is no such departure"),
      (#"{"do":"fault","kind":"late","from":9,"to":3}"#, "a fault ends after it begins"),
    ]
  )
  func refuses(asked: String, words: String) throws {
    let value = try JSONDocument(parsing: Array(asked.utf8)).root
    let problem = #expect(throws: ScenarioEdit.Problem.self) { _ = try ScenarioEdit(value) }
    #expect(problem?.description == words)
  }

  @Test("A new drive is a scenario that can be run, with the names of its roads")
  func sketch() throws {
    let map = Self.root + "/Scenarios/maps/harbour.osm"
    let sketch = try DriveSketch(
      map: map,
      places: [
        Coordinate(latitude: 47.142698, longitude: 9.5195),
        Coordinate(latitude: 47.1409, longitude: 9.5255),
      ]
    )
    let text = try sketch.text(inRoot: Self.root + "/Scenarios")
    let scenario = try ScenarioLoader.decode(
      text,
      path: Self.root + "/Scenarios/x.json",
      name: "x",
      root: Self.root + "/Scenarios"
    )
    #expect(scenario.title.hasPrefix("A drive from "))
    #expect(sketch.fileName.hasPrefix("a-drive-from-"))
    #expect(try ScenarioFormat.canonical(text, path: "x") == text)
  }
}
