import Testing

@testable import Geodesy

@Suite struct GeoPathChangingTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test("A path is built up and taken apart coordinate by coordinate")
  func changing() {
    var path = GeoPath()
    path.append(place(0, 0))
    path.append(latitude: 0, longitude: 2)
    let inserted = [path.insert(place(0, 1), at: 1), path.insert(place(0, 3), at: 3)]
    #expect(inserted == [true, true] && Array(path).map(\.longitude) == [0, 1, 2, 3])
    let isReplaced = path.replace(at: 2, with: place(1, 2))
    #expect(isReplaced && path[2] == place(1, 2))
    let removed = [path.remove(at: 2), path.removeLast()]
    #expect(removed == [place(1, 2), place(0, 3)])
    #expect(path == GeoPath([place(0, 0), place(0, 1)]))
    #expect(path.length == GeoPath([place(0, 0), place(0, 1)]).length)
    path.removeAll()
    #expect(path.isEmpty)
  }

  @Test("An index beyond the path gives nil and changes nothing", arguments: [-1, 2, 99, Int.min])
  func outOfRange(index: Int) {
    let path = GeoPath([place(0, 0), place(0, 1)])
    var changed = path
    let removed = changed.remove(at: index)
    let isReplaced = changed.replace(at: index, with: place(5, 5))
    let isInserted = index == 2 ? false : changed.insert(place(5, 5), at: index)
    #expect(path[index] == nil && removed == nil && !isReplaced && !isInserted)
    #expect(changed == path)
    var empty = GeoPath()
    let last = empty.removeLast()
    #expect(last == nil && empty[0] == nil)
  }

  @Test("A copy that changes leaves the path as it was")
  func copy() {
    let path = GeoPath([place(0, 0), place(0, 1)])
    var copy = path
    copy.append(place(0, 2))
    #expect(path.count == 2 && copy.count == 3)
  }

  @Test("Half the length of two equal segments is one segment", arguments: PathLengthKind.allCases)
  func segments(kind: PathLengthKind) {
    let path = GeoPath([place(0, 0), place(0, 1), place(0, 2)])
    let length = path.length(kind)
    #expect(abs(path.segments(forLength: length / 2, kind) - 1) < 1e-12)
    #expect(abs(path.segments(forLength: length / 8, kind) - 0.25) < 1e-12)
    #expect(path.segments(forLength: length * 3, kind) == 2)
    #expect(path.segments(forLength: -1, kind) == 0 && path.segments(forLength: .nan, kind) == 0)
    #expect(GeoPath([place(0, 0)]).segments(forLength: 5, kind) == 0)
  }

  @Test("Segments without length are counted, not divided by")
  func emptySegments() {
    let path = GeoPath([place(0, 0), place(0, 0), place(0, 1), place(0, 1)])
    for kind in PathLengthKind.allCases {
      #expect(path.segments(forLength: path.length(kind) / 2, kind) == 1.5)
    }
  }

  @Test("The equator measures 2 on the map")
  func projected() {
    let equator = GeoPath([-180, -90, 0, 90, 180].map { place(0, $0) })
    #expect(abs(equator.length(.projected) - 2) < 1e-12)
    // The half of a meridian that the square map shows.
    let meridian = GeoPath([place(0, 0), place(85.051_128_779_806_59, 0)])
    #expect(abs(meridian.length(.projected) - 1) < 1e-9)
    let metre = GeoPath([place(0, 0), place(0, 360 / (2 * .pi * 6_378_137))])
    #expect(abs(metre.length(.projected) * .pi * 6_378_137 - 1) < 1e-6)
  }

  @Test("On the equator and on meridians all lines are the same; on a parallel the rhumb is longer")
  func rhumb() {
    for path in [
      GeoPath([place(0, 5), place(0, 50)]), GeoPath([place(-20, 5), place(60, 5)]),
      GeoPath([place(0, 179), place(0, -179)]),
    ] {
      #expect(abs(path.length(.rhumb) - path.length) < 1e-6)
    }
    let parallel = GeoPath([place(60, 0), place(60, 90)])
    let expected = EarthModel.meanRadius * 0.5 * .pi / 2
    #expect(abs(parallel.length(.rhumb) - expected) < 1e-6)
    #expect(parallel.length < expected)
    // A hair off the parallel is no jump.
    let near = GeoPath([place(60, 0), place(60 + 2e-6 * 180 / .pi, 90)])
    #expect(abs(near.length(.rhumb) - expected) < 30)
  }

  @Test("Beside a pole the length of a rhumb line is a number", arguments: [1.0, -1])
  func rhumbAtThePole(side: Double) {
    for (from, to) in [(89.995, 89.999), (89.995, 90), (90, 90), (89.98, 89.995)] {
      let a = Coordinate(latitude: side * from, longitude: 10)
      let b = Coordinate(latitude: side * to, longitude: 10)
      let length = a.rhumbDistance(to: b)
      #expect((length - a.distance(to: b)).magnitude < 0.01, "\(from) to \(to)")
      #expect(a.rhumbDistance(to: Coordinate(latitude: side * to, longitude: 80)).isFinite)
    }
  }

  @Test("No rhumb line is shorter than the great circle")
  func rhumbLaw() {
    var random = TestRandom(seed: 224)
    for _ in 0..<2000 {
      let a = place(random.number(in: -85...85), random.number(in: -180...180))
      let b = place(random.number(in: -85...85), random.number(in: -180...180))
      #expect(a.rhumbDistance(to: b) >= a.distance(to: b) * (1 - 1e-9))
      #expect(abs(a.rhumbDistance(to: b) - b.rhumbDistance(to: a)) < 1e-3)
    }
  }
}
