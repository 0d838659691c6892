import CanonicalJSON
import Platform
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("navsim map route")
struct MapRouteTests {
  private static let map = Folder.package("Scenarios/maps/harbour.osm")
  private static let places = ["47.13,9.50", "47.15,9.53"]

  private func answers(_ run: CommandRun) throws -> [JSONValue] {
    try run.output.split(separator: "\n").map { try JSONDocument(parsing: Array($0.utf8)).root }
  }

  @Test("Each line of a batch is answered in its turn; a bad one is located and harms no other")
  func batch() throws {
    let line = Self.places.joined(separator: " ")
    let lines = [line, "", "47.13,9.50 here", "  47.15,9.53   47.13,9.50\r", "47.13,9.50"]
    let run = CommandRun("map", "route", Self.map, "--batch", "-", input: lines)
    #expect(run.status == 2)
    let codes = try answers(run).map { $0["code"]?.string }
    #expect(codes == ["Ok", "InvalidQuery", "Ok", "InvalidQuery"])
    #expect(
      run.error == """
        stdin:3: error: 'here' is no place
        stdin:5: error: a route needs two places or more

        """
    )
    try Folder.withTemporary { folder in
      let file = try folder.write(lines.joined(separator: "\n"), to: "trips.txt")
      let read = CommandRun("map", "route", Self.map, "--batch", file)
      #expect(read.output == run.output)
      #expect(read.error == run.error.replacing("stdin", with: file))
    }
  }

  @Test("A batch answers as one call does, in its language, with its roads and parts")
  func options() throws {
    let words = ["map", "route", Self.map]
    for options in [
      [], ["--language", "de"], ["--shortest"], ["--avoid", "toll"], ["--alternatives", "2"],
      ["--steps", "false"], ["--overview", "false"], ["--steps", "false", "--overview", "false"],
    ] {
      let one = CommandRun(arguments: words + Self.places + ["--osrm"] + options)
      let many = CommandRun(
        arguments: words + ["--batch", "-"] + options,
        input: [Self.places.joined(separator: " ")]
      )
      #expect(one.status == 0 && many.output == one.output, "\(options)")
    }
  }

  @Test("What belongs to OSRM's format is refused elsewhere, and places beside a batch")
  func misuse() {
    for option in [["--steps", "false"], ["--overview", "full"]] {
      let run = CommandRun(arguments: ["map", "route", Self.map] + Self.places + option)
      #expect(run.status == 2)
      #expect(run.error.contains("\(option[0]) is of answers in OSRM's format"))
      #expect(run.error.contains("add --osrm or --batch FILE"))
    }
    let run = CommandRun(arguments: ["map", "route", Self.map] + Self.places + ["--batch", "-"])
    #expect(run.status == 2 && run.error.contains("with --batch the places stand in its file"))
    let line = CommandRun("map", "route", Self.map, "--batch", "-", "--geojson")
    #expect(line.status == 2 && line.error.contains("a batch is answered in OSRM's format"))
  }

  @Test("Damage that a batch meets is an error, and no missing road")
  func damaged() throws {
    try Folder.withTemporary { folder in
      let file = folder("town.navmap")
      let build = CommandRun("map", "build", Self.map, "-o", file, "--no-addresses")
      #expect(build.status == 0 && build.output.contains("  hierarchy "))
      let search = CommandRun("map", "search", file, "quay")
      #expect(search.status == 2 && search.error.contains("the map was built without addresses"))
      var bytes = try FileSystem.read(file)
      for place in bytes.indices.dropFirst(4096) where place % 97 == 0 { bytes[place] ^= 255 }
      let broken = try folder.write(bytes, to: "broken.navmap")
      let line = Self.places.joined(separator: " ")
      let run = CommandRun("map", "route", broken, "--batch", "-", input: [line])
      #expect(run.status == 2 && run.output.isEmpty, "\(run.output)")
      #expect(run.error.contains("broken.navmap"))
    }
  }
}
