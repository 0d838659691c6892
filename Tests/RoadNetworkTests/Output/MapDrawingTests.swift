import FoundationEssentials
import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MapDrawingTests {
  @Test("A drawing is well-formed, holds each road, and hostile names are inert")
  func drawing() throws {
    let sketch = try Sketch(
      #"""
      { "drawing": ["a-----------b-----------c"],
        "ways": [{ "nodes": "ab", "name": "<script>\"&" }, { "nodes": "bc", "name": "Mühle" }] }
      """#
    )
    let places = try "ac".map { try #require(sketch.map.coordinate(of: $0)) }
    let svg = MapDrawing(sketch.roads).svg(routes: [places], trace: places)
    let parser = XMLParser(data: Data(svg.utf8))
    #expect(parser.parse())
    #expect(svg.contains("&lt;script&gt;&quot;&amp;"))
    #expect(!svg.contains("<script"))
    #expect(svg.contains("Mühle"))
    // Two sections in one casing and in one road, and the route.
    #expect(svg.ranges(of: "M53.6 ").count == 3)
    #expect(svg == MapDrawing(sketch.roads).svg(routes: [places], trace: places))
  }

  @Test("Land lies left of a coastline, to the edges of the map; an island lies in the sea")
  func coast() throws {
    // A coast from west to east with land in the north, and an island going round anticlockwise.
    let box = GeoBounds([place(0, 0), place(10, 10)])
    let shore = [[place(0, 4), place(5, 5)], [place(5, 5), place(10, 4)]]
    let island = [place(4, 1), place(6, 1), place(5, 2), place(4, 1)]
    let land = Coastline.land(shore + [island], in: box)
    #expect(land.count == 2)
    #expect(land.first == island)
    #expect(
      land.last == [place(0, 4), place(5, 5), place(10, 4), place(10, 10), place(0, 10)]
    )
  }

  @Test("Land between two coasts is one piece")
  func isthmus() {
    let box = GeoBounds([place(0, 0), place(10, 10)])
    let land = Coastline.land(
      [[place(10, 6), place(0, 6)], [place(0, 4), place(10, 4)]],
      in: box
    )
    #expect(land == [[place(10, 6), place(0, 6), place(0, 4), place(10, 4)]])
  }

  @Test("A river that the map cuts is closed along the edge of the map, between its banks")
  func river() {
    let box = GeoBounds([place(0, 0), place(10, 10)])
    let banks = [
      [place(-1, 4), place(5, 5), place(11, 4)], [place(11, 6), place(5, 7), place(-1, 6)],
    ]
    let rings = CutOutlines.rings(banks, in: box)
    #expect(rings == [banks[0] + banks[1] + [banks[0][0]]])
    // The other way round, and with a second river beside it.
    let other = banks.map { $0.map { place($0.longitude, $0.latitude + 4) } }
    let two = CutOutlines.rings([banks[0], Array(banks[1].reversed())] + other, in: box)
    #expect(two.map(\.count) == [7, 7])
    #expect(
      two.allSatisfy { ring in
        (ring.map(\.latitude).max() ?? 9) - (ring.map(\.latitude).min() ?? 0) == 3
      }
    )
  }

  @Test(
    "A lake at the corner of the map goes round the corner; an outline that ends within the map is none"
  )
  func cornerLake() {
    let box = GeoBounds([place(0, 0), place(10, 10)])
    let shore = [place(7, 11), place(7, 7), place(11, 7)]
    #expect(CutOutlines.rings([shore], in: box) == [shore + [place(10, 10), place(7, 11)]])
    let broken = [place(0, 5), place(5, 5)]
    #expect(CutOutlines.rings([broken], in: box).isEmpty)
    let pond = [place(1, 1), place(2, 1), place(2, 2), place(1, 1)]
    #expect(CutOutlines.rings([broken, pond], in: nil) == [pond])
  }

  @Test("Names lie within the picture, along roads of every direction", arguments: [0, 30, 60, 90])
  func names(angle: Double) throws {
    // A road that leaves the box on both sides.
    let (x, y) = (cosine(angle), cosine(90 - angle))
    let ends = [-0.02, 0.02].map { place(8 + x * $0, 47 + y * $0) }
    let data = OSMData(
      nodes: ends.enumerated().map { OSMNode(id: Int64($0.offset + 1), coordinate: $0.element) },
      ways: [
        OSMWay(
          id: 1,
          nodes: [1, 2],
          tags: [OSMTag("highway", "primary"), OSMTag("name", "Old Harbour Promenade")]
        )
      ],
      relations: []
    )
    for shift in [-0.0031, 0, 0.0031] {
      let box = GeoBounds([
        place(8 - 0.004 + shift * y, 47 - 0.003 + shift * x),
        place(8 + 0.004 + shift * y, 47 + 0.003 + shift * x),
      ])
      let svg = MapDrawing(RoadMap(data), data: data, bounds: box, width: 400).svg()
      let size = numbers(after: "viewBox=\"", in: svg)
      for line in svg.split(separator: "\n") where line.contains("Old Harbour Promenade</text>") {
        let matrix = numbers(after: "matrix(", in: String(line))
        let font = numbers(after: "font-size=\"", in: String(line))[0]
        let half = 21 * font * 0.54 / 2
        #expect(matrix[4] > half * abs(matrix[0]) && matrix[4] < size[2] - half * abs(matrix[0]))
        #expect(matrix[5] > half * abs(matrix[1]) && matrix[5] < size[3] - half * abs(matrix[1]))
      }
    }
  }

  private func cosine(_ degrees: Double) -> Double { DeterministicMath.cos(degrees * .pi / 180) }

  /// The numbers behind a text.
  private func numbers(after text: String, in svg: String) -> [Double] {
    let rest = svg.ranges(of: text).first.map { svg[$0.upperBound...] } ?? ""
    return rest.prefix { $0.isNumber || " .-".contains($0) }.split(separator: " ").compactMap {
      Double($0)
    }
  }

  private func place(_ x: Double, _ y: Double) -> Coordinate {
    Coordinate(latitude: y, longitude: x)
  }

  @Test("Lines that continue each other are joined, turned round where they may be")
  func chains() {
    let lines = [[1, 2], [3, 4], [3, 2], [7, 8], [8, 7]]
    #expect(LineChains.join(lines, mayReverse: true) == [[1, 2, 3, 4], [7, 8, 7]])
    #expect(LineChains.join(lines, mayReverse: false) == [[1, 2], [3, 4], [3, 2], [7, 8, 7]])
  }

  @Test("A hole in a wood stays open, and two overlapping woods stay woods")
  func holes() {
    func ring(_ id: Int64, _ west: Double, _ size: Double) -> [OSMNode] {
      [(0.0, 0.0), (size, 0), (size, size), (0, size)].enumerated().map { index, at in
        OSMNode(id: id + Int64(index), coordinate: place(west + at.0, west + at.1))
      }
    }
    func way(_ id: Int64, tags: [OSMTag]) -> OSMWay {
      OSMWay(id: id, nodes: [id, id + 1, id + 2, id + 3, id], tags: tags)
    }
    let data = OSMData(
      nodes: ring(10, 0, 0.03) + ring(20, 0.01, 0.01) + ring(30, 0.02, 0.03),
      ways: [way(10, tags: []), way(20, tags: []), way(30, tags: [OSMTag("natural", "wood")])],
      relations: [
        OSMRelation(
          id: 1,
          members: [
            OSMRelation.Member(.way(10), role: "outer"),
            OSMRelation.Member(.way(20), role: "inner"),
          ],
          tags: [OSMTag("type", "multipolygon"), OSMTag("landuse", "forest")]
        )
      ]
    )
    let box = GeoBounds([place(0, 0), place(0.05, 0.05)])
    let svg = MapDrawing(RoadMap(data), data: data, bounds: box, width: 560).svg()
    // One path of woods; the outlines go round one way, the hole the other.
    let wood = svg.split(separator: "\n").filter { $0.contains(AreaKind.wood.style) }
    #expect(wood.count == 1)
    let turns = (wood.first ?? "").split(separator: "\"").last { $0.hasPrefix("M") }?
      .split(separator: "Z").map { signedArea(of: $0) > 0 }
    #expect(turns == [true, true, false] || turns == [false, false, true])
  }

  private func signedArea(of path: Substring) -> Double {
    let points = path.split { "ML".contains($0) }.map { pair in
      pair.split(separator: " ").compactMap { Double($0) }
    }
    return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0[0] * $1.1[1] - $1.1[0] * $1.0[1] }
  }

  @Test("Whose data it is stands in the corner, if anything does")
  func attribution() throws {
    let sketch = try Sketch(#"{ "drawing": ["a---b"], "ways": [{ "nodes": "ab" }] }"#)
    #expect(!MapDrawing(sketch.roads).svg().contains("©"))
    let drawn = MapDrawing(sketch.roads, attribution: "© A & B").svg()
    #expect(drawn.contains("© A &amp; B</text>"))
  }
}
