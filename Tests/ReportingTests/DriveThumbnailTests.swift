import Platform
import ScenarioLanguage
import Testing

@testable import Reporting

@Suite("The picture of a drive in a list") struct DriveThumbnailTests {
  private func story(_ records: [String], end: Int) throws -> DriveStory {
    let text = #"{"version":1,"title":"x","duration":1}"#
    let scenario = try ScenarioLoader.decode(Array(text.utf8), path: "x", name: "x", root: nil)
    let header = #"{"navsim":1,"scenario":"x","seed":0,"navigator":"builtin","config":""}"#
    let lines = [header] + records + [#"{"end":\#(end * 1000),"records":\#(records.count)}"#, ""]
    return try DriveStory(
      scenario,
      fixes: [],
      decisions: [],
      recording: Array(lines.joined(separator: "\n").utf8),
      endTime: Int64(end * 1000),
      words: { _, _ in nil }
    )
  }

  private func location(_ second: Int, _ latitude: Double, _ longitude: Double) -> String {
    #"{"seq":\#(second),"t":\#(second * 1000),"source":"navigator","event":"navigator.didUpdateLocation","#
      + #""lat":\#(latitude),"lon":\#(longitude)}"#
  }

  @Test("Nothing driven is no picture")
  func nothing() throws { #expect(DriveThumbnail(try story([], end: 0)) == nil) }

  @Test("A way to the north-east goes up and right inside of the picture, without needless points")
  func straight() throws {
    let drive = try story(
      (0...8).map { location($0, 47 + Double($0) / 1000, 9 + Double($0) / 1000) },
      end: 8
    )
    let picture = try #require(DriveThumbnail(drive))
    let (first, last) = (try #require(picture.track.first), try #require(picture.track.last))
    #expect(picture.track.count == 2)
    #expect(first.x < last.x && first.y > last.y)
    #expect(picture.track.allSatisfy { (0...144).contains($0.x) && (0...96).contains($0.y) })
  }

  @Test("A vehicle that stands is a point in the middle")
  func standing() throws {
    let drive = try story((0...3).map { location($0, 47, 9) }, end: 3)
    let picture = try #require(DriveThumbnail(drive))
    #expect(picture.track == [DriveThumbnail.Place(x: 72, y: 48)])
  }

  @Test("An arrival lies where the vehicle was")
  func arrival() throws {
    let arrived =
      #"{"seq":9,"t":4000,"source":"navigator","event":"navigator.didArrive","isFinalDestination":true}"#
    let way = (0...4).map { location($0, 47, 9 + Double($0) / 1000) }
    let drive = try story(way + [arrived], end: 4)
    let picture = try #require(DriveThumbnail(drive))
    #expect(picture.arrivals == [try #require(picture.track.last)])
    #expect(picture.reroutes.isEmpty)
  }
}
