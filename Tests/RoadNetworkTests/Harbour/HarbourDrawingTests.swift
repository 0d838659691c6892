import Foundation
import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct HarbourDrawingTests {
  @Test("The whole town: sea, land, roads of each class, towns, the border; no house numbers")
  func town() throws {
    let svg = MapDrawing(try Harbour.map(), data: try Harbour.data(), width: 1600).svg()
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
    for kind in [AreaKind.residential, .wood, .water, .beach, .pier, .building] {
      #expect(svg.contains(kind.style), "\(kind)")
    }
    for roadClass in [RoadClass.motorway, .trunk, .primary, .secondary, .tertiary, .residential] {
      #expect(svg.contains("stroke=\"\(RoadStyle(roadClass).fill)\""), "\(roadClass)")
    }
    let names = ["Millhaven", "Saltmere", "Möwenau", "Eastcliff", "Quay Street", "M 1", "A 7"]
    for name in names { #expect(svg.contains(">\(name)</text>"), "\(name)") }
    #expect(!svg.contains(">12</text>"))
    #expect(svg.utf8.count < 400_000)
  }

  @Test("A few streets: arrows on one-way streets, places by name, house numbers")
  func streets() throws {
    let box = GeoBounds([Harbour.place(-60, 60), Harbour.place(260, 320)])
    let map = try Harbour.map()
    let svg = MapDrawing(map, data: try Harbour.data(), bounds: box, width: 1200).svg()
    for text in ["Market Street", "Post", "Café Zoë", "12"] {
      #expect(svg.contains(">\(text)</text>"), "\(text)")
    }
    #expect(svg.contains("stroke=\"#7a746a\""))
    // Without data the roads are there, and nothing else.
    let bare = MapDrawing(map, bounds: box, width: 1200).svg()
    #expect(bare.contains(">Market Street</text>"))
    #expect(!bare.contains(AreaKind.building.style))
  }
}
