import Geodesy
import Testing

@testable import navsim

@Suite("Where maps come from")
struct MapSourcesTests {
  @Test(
    "The smallest extract of a place comes first, and the continent is among them",
    arguments: [
      (49.41, 8.69, "europe/germany/baden-wuerttemberg", "europe/germany"),
      (37.77, -122.42, "north-america/us/california", "north-america"),
      (-33.87, 151.21, "australia-oceania/australia", "australia-oceania"),
      (35.68, 139.77, "asia/japan", "asia"),
      (-1.29, 36.82, "africa/kenya", "africa"),
      (47.14, 9.52, "europe/liechtenstein", "europe"),
    ]
  )
  func extracts(latitude: Double, longitude: Double, first: String, other: String) {
    let place = Coordinate(latitude: latitude, longitude: longitude)
    let paths = MapExtract.around(place).map(\.path)
    #expect(paths.first == first)
    #expect(paths.contains(other))
  }

  @Test("No place of the Earth's surface breaks a box, and those on its edge stay on the map")
  func edges() {
    for latitude in stride(from: -90.0, through: 90, by: 15) {
      for longitude in stride(from: -180.0, through: 180, by: 15) {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let box = MapSources(near: place).box
        #expect(box.south <= latitude && latitude <= box.north)
        #expect(box.west <= longitude && longitude <= box.east)
        #expect(box.south >= -90 && box.north <= 90 && box.west >= -180 && box.east <= 180)
      }
    }
  }

  @Test("A large box is left to extracts and queries")
  func large() {
    let corners = [Coordinate(latitude: 47, longitude: 8), Coordinate(latitude: 48, longitude: 9)]
    let sources = MapSources(of: corners)
    #expect(!sources.isSmall)
    #expect(!sources.lines.contains { $0.contains("api.openstreetmap.org") })
    #expect(MapSources(near: corners[0]).isSmall)
  }

  @Test("The command prints addresses, and says what is no place")
  func command() {
    let run = CommandRun("map", "sources", "--near", "49.41,8.69", "--json")
    #expect(run.status == 0)
    #expect(run.output.contains("\"extracts\":[\"https://download.geofabrik.de/europe/germany/"))
    #expect(CommandRun("map", "sources").error.contains("--near 49.41,8.69"))
    #expect(CommandRun("map", "sources", "--near", "91,0").status == 2)
    let trace = Folder.package("Scenarios/traces/missed-turn.gpx")
    let new = CommandRun("new", trace, "--yes")
    #expect(new.status == 2)
    #expect(new.error.contains("europe/liechtenstein-latest.osm.pbf"))
  }
}
