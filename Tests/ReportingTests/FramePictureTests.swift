import Foundation
import Geodesy
import RoadNetwork
import ScenarioLanguage
import Simulation
import Testing

@testable import Navigation
@testable import Regression
@testable import Reporting

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pictures of scenes that no scenario makes.
@Suite struct FramePictureTests {
  private let viewport = MapViewport(width: 390, height: 844)

  private func snapshot(
    angle: Double = 45,
    viewport: MapViewport? = nil,
    bearing: Double = 20
  ) -> MapSnapshot {
    MapSnapshot(
      mapID: "main",
      viewport: viewport ?? self.viewport,
      camera: CameraPosition(
        latitude: 47.14,
        longitude: 9.52,
        zoom: 17,
        bearing: bearing,
        viewingAngle: angle
      )
    )
  }

  private func scene(_ snapshot: MapSnapshot) -> FrameScene {
    FrameScene(time: .zero, title: "a test", snapshot: snapshot)
  }

  private func text(_ scene: FrameScene, _ scenery: FrameScenery? = nil) -> String {
    String(decoding: FramePicture(scenery).svg(scene), as: UTF8.self)
  }

  /// A street of a name through the middle of the picture.
  private func street(_ name: String) throws -> FrameScenery {
    let escaped = name.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
    let osm = """
      <osm version="0.6">
      <node id="1" lat="47.1380" lon="9.5200"/><node id="2" lat="47.1425" lon="9.5202"/>
      <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/>
      <tag k="name" v="\(escaped)"/></way></osm>
      """
    let (data, _) = try OSMReader.read(bytes: Array(osm.utf8), name: "a.osm")
    return FrameScenery(MapScenery(data))
  }

  @Test("A hostile street name is text and nothing else")
  func hostileNames() throws {
    let name = "</text><script>x</script>\" & \u{202E}ab"
    let picture = text(scene(snapshot(angle: 0, bearing: 0)), try street(name))
    #expect(picture.contains("&lt;/text&gt;&lt;script&gt;x&lt;/script&gt;&quot; &amp;"))
    #expect(!picture.contains("<script") && !picture.contains("\u{202E}"))
    #expect(XMLParser(data: Data(picture.utf8)).parse())
  }

  @Test("Every scene makes well-formed XML in which each number is one", arguments: 0..<60)
  func wellFormed(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    var snapshot = snapshot(
      angle: Double.random(in: 0...65, using: &random),
      viewport: MapViewport(
        width: Double.random(in: 1...1200, using: &random),
        height: Double.random(in: 1...1200, using: &random),
        padding: EdgeInsets(
          top: Double.random(in: 0...900, using: &random),
          left: Double.random(in: 0...100, using: &random),
          bottom: 0,
          right: 0
        )
      ),
      bearing: Double.random(in: 0...360, using: &random)
    )
    snapshot.camera.zoom = Double.random(in: 2...21, using: &random)
    snapshot.uiMode = seed.isMultiple(of: 2) ? .night : .normal
    snapshot.effectiveMapType = MapType.allCases[seed % MapType.allCases.count]
    let path = GeoPath([
      Coordinate(latitude: 47, longitude: 9), Coordinate(latitude: 47.14, longitude: 9.52),
      Coordinate(latitude: 47.141, longitude: 9.53), Coordinate(latitude: -40, longitude: -170),
    ])
    snapshot.route = path
    snapshot.remainingRoute = path.subpath(from: 40_000, through: path.length)
    snapshot.myLocation = Location(
      coordinate: Coordinate(latitude: 47.14, longitude: 9.52),
      horizontalAccuracy: 30,
      course: 77,
      speed: 12,
      timestamp: .zero
    )
    let picture = text(scene(snapshot), try street("Möwenstraße"))
    #expect(XMLParser(data: Data(picture.utf8)).parse())
    #expect(!picture.contains("nan") && !picture.contains("inf"))
    #expect(picture == text(scene(snapshot), try street("Möwenstraße")))
  }

  @Test("An outline that is not seen leaves no trace in a path")
  func emptyOutline() {
    var path = SVGWriter()
    path.line([], isClosed: true)
    #expect(path.isEmpty)
  }

  @Test("No map and no position is said in the picture")
  func nothing() {
    var scene = scene(snapshot())
    scene.note = "No map and no position yet"
    #expect(text(scene).contains(">No map and no position yet</text>"))
  }

  @Test("Above the horizon is sky")
  func sky() {
    let low = MapViewport(
      width: 390,
      height: 844,
      padding: EdgeInsets(top: 700, left: 0, bottom: 0, right: 0)
    )
    #expect(text(scene(snapshot(angle: 65, viewport: low))).contains("fill=\"#bcdcf5\""))
    #expect(!text(scene(snapshot(angle: 0))).contains("fill=\"#bcdcf5\""))
  }

  @Test("Night is another palette of the same map")
  func night() throws {
    var snapshot = snapshot(angle: 0)
    let day = text(scene(snapshot), try street("Mill Lane"))
    snapshot.uiMode = .night
    let night = text(scene(snapshot), try street("Mill Lane"))
    #expect(day.contains("#f2f0ea") && !night.contains("#f2f0ea"))
    #expect(day.split(separator: "\n").count == night.split(separator: "\n").count)
  }

  @Test(
    "Distances and times are as a driver reads them",
    arguments: [
      (3.0, "Now"), (94, "90 m"), (996, "1.0 km"), (1250, "1.3 km"), (9940, "9.9 km"),
      (9950, "10 km"), (123_456, "123 km"), (.infinity, "–"),
    ]
  )
  func distances(metres: Double, expected: String) {
    #expect(DrivingUnits.distance(metres) == expected)
  }

  @Test("A long text is cut with an ellipsis, or broken once")
  func fitted() {
    #expect(PictureText.fitted("Short", width: 100, size: 14) == "Short")
    let long = PictureText.fitted("A very long name of a street", width: 100, size: 14)
    #expect(long.hasSuffix("…") && PictureText.width(long, size: 14) <= 100)
    let lines = PictureText.lines("Turn left onto Harbour Road", width: 150, size: 14)
    #expect(lines.count == 2 && lines.allSatisfy { PictureText.width($0, size: 14) <= 150 })
    #expect(PictureText.lines("", width: 10, size: 14) == [""])
  }

  @Test(
    "Every maneuver has an arrow inside of its square",
    arguments: [
      "turn", "fork", "merge", "roundabout", "rotary", "depart", "arrive", "on ramp", "",
    ]
  )
  func arrows(type: String) {
    for modifier in [
      nil, "straight", "slight left", "left", "sharp left", "uturn", "slight right", "right",
      "sharp right", "nonsense",
    ] {
      let arrow = ManeuverArrow(type: type, modifier: modifier)
      #expect(arrow.isArrival == (type == "arrive"))
      for point in arrow.line {
        #expect((0...48).contains(point.x) && (0...48).contains(point.y))
      }
    }
  }
}
