import Geodesy
import Testing

@testable import navsim

@Suite("The scale of a drive's picture")
struct DriveMapScaleTests {
  private func place(_ latitude: Double, _ longitude: Double) -> Coordinate {
    Coordinate(latitude: latitude, longitude: longitude)
  }

  @Test("All places lie inside, north above and east on the right", arguments: [1, 20, 80, 200])
  func inside(columns: Int) throws {
    let places = [place(47.1, 9.5), place(47.2, 9.5), place(47.15, 9.7)]
    let scale = try #require(DriveMapScale(places, columns: columns, rows: 30))
    let dots = places.map(scale.dot)
    for dot in dots {
      #expect((0..<scale.columns * 2).contains(dot.x))
      #expect((0..<scale.rows * 4).contains(dot.y))
    }
    #expect(dots[1].y <= dots[0].y)
    #expect(dots[2].x >= dots[0].x)
  }

  @Test("A vehicle that stands has ground around it")
  func standing() throws {
    let scale = try #require(DriveMapScale([place(47, 9)], columns: 60, rows: 20))
    #expect(scale.metresPerDot > 0.5)
    #expect(DriveMapScale([], columns: 60, rows: 20) == nil)
  }

  @Test("Across the antimeridian a short drive stays short")
  func antimeridian() throws {
    let places = [place(0, 179.99), place(0, -179.99)]
    let scale = try #require(DriveMapScale(places, columns: 60, rows: 20))
    #expect(scale.metresPerDot < 100)
    #expect(scale.dot(places[1]).x > scale.dot(places[0]).x)
  }

  @Test("The scale bar has a round length that fits", arguments: [0.3, 1, 17, 450, 20_000])
  func bar(kilometres: Double) throws {
    let end = place(0, kilometres / 111.195)
    let scale = try #require(DriveMapScale([place(0, 0), end], columns: 80, rows: 24))
    let bar = scale.bar(columns: 12)
    #expect((3...13).contains(bar.columns))
    var metres = bar.metres
    while metres >= 10 { metres /= 10 }
    #expect([1, 2, 5].contains(metres))
  }
}
