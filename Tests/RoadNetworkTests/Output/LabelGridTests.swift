import Geodesy
import RoadFixtures
import Testing

@testable import RoadNetwork

@Suite struct LabelGridTests {
  @Test("Strips that are taken never share a point, whatever their direction")
  func disjoint() {
    var random = TestRandom(seed: 7)
    var grid = LabelGrid()
    var strips: [[PicturePoint]] = []
    for _ in 0..<400 {
      let center = PicturePoint(x: random.number(in: 0...300), y: random.number(in: 0...300))
      // 3-4-5: a direction that needs no sine.
      let (x, y) = random.number(in: 0...1) < 0.5 ? (1.0, 0.0) : (0.6, 0.8)
      let length = random.number(in: 10...60)
      guard grid.take(center, x: x, y: y, length: length, height: 8) else { continue }
      let middle = stride(from: -length / 2, through: length / 2, by: 1).map { along in
        PicturePoint(x: center.x + along * x, y: center.y + along * y)
      }
      for other in strips {
        let gap = middle.map { point in other.map { $0.distance(to: point) }.min() ?? 99 }.min()
        #expect((gap ?? 99) > 1)
      }
      strips.append(middle)
    }
    #expect(strips.count > 20)
  }
}

@Suite struct MapCanvasTests {
  @Test(
    "A picture is neither a ribbon nor a tower, shows all that was asked for, and keeps angles",
    arguments: [(0.2, 0.0001), (0.0001, 0.2), (0.1, 0.1)]
  )
  func shape(wide: Double, tall: Double) {
    let box = GeoBounds([
      Coordinate(latitude: 47, longitude: 9),
      Coordinate(latitude: 47 + tall, longitude: 9 + wide),
    ])
    let canvas = MapCanvas(box, width: 1000, margin: 0.06)
    #expect((290...1510).contains(canvas.height))
    for corner in [box.southWest, box.northEast] {
      let place = canvas.place(corner)
      #expect((0...canvas.width).contains(place.x) && (0...canvas.height).contains(place.y))
    }
    // A hundred metres are as long to the east as to the north.
    let middle = Coordinate(latitude: 47 + tall / 2, longitude: 9 + wide / 2)
    let shrink = DeterministicMath.cos(middle.latitude * .pi / 180)
    let start = canvas.place(middle)
    let north = canvas.place(
      Coordinate(latitude: middle.latitude + 0.0009, longitude: middle.longitude)
    )
    let east = canvas.place(
      Coordinate(latitude: middle.latitude, longitude: middle.longitude + 0.0009 / shrink)
    )
    #expect((start.distance(to: north) - start.distance(to: east)).magnitude < 1e-6)
  }
}
