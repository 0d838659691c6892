import Geodesy
import ScenarioLanguage
import Testing
import Traces

@testable import Regression

@Suite("Cleaning a trace")
struct TraceCleaningTests {
  /// A drive east at 15 m/s, a fix a second.
  private static func fixes(_ count: Int = 60, hasSpeed: Bool = true) -> [Fix] {
    let start = Coordinate(latitude: 47, longitude: 9)
    return (0..<count).map { index in
      Fix(
        time: 1_709_539_200_000_000_000 + Int64(index) * 1_000_000_000,
        coordinate: start.destination(distance: 15 * Double(index), bearing: 90),
        speed: hasSpeed ? 15 : nil,
        line: index + 1
      )
    }
  }

  @Test("A sound drive stays as it is")
  func sound() {
    let cleaning = TraceCleaning(Self.fixes())
    #expect(cleaning.fixes == Self.fixes())
    #expect(cleaning.findings.isEmpty)
  }

  @Test("One to three fixes that nobody drives to are spikes", arguments: 1...3)
  func spikes(width: Int) {
    var fixes = Self.fixes()
    for index in 20..<20 + width {
      fixes[index].coordinate = fixes[index].coordinate.destination(distance: 900, bearing: 10)
    }
    let cleaning = TraceCleaning(fixes)
    #expect(cleaning.findings == [.init(kind: .spike, count: width, firstLine: 21)])
    #expect(cleaning.fixes.map(\.line) == (1...60).filter { !(21...20 + width).contains($0) })
  }

  @Test("A first fix of another place is one too; a ferry's far side is none")
  func firstSpike() {
    var fixes = Self.fixes()
    fixes[0].coordinate = Coordinate(latitude: 46, longitude: 8)
    #expect(TraceCleaning(fixes).findings == [.init(kind: .spike, count: 1, firstLine: 1)])
    fixes = Self.fixes()
    for index in 30..<60 {
      fixes[index].coordinate = fixes[index].coordinate.destination(distance: 5_000, bearing: 0)
    }
    #expect(TraceCleaning(fixes).findings.isEmpty)
  }

  @Test("A place that freezes while the vehicle moves is kept once", arguments: [true, false])
  func frozen(hasSpeed: Bool) {
    var fixes = Self.fixes(hasSpeed: hasSpeed)
    for index in 21...30 { fixes[index].coordinate = fixes[20].coordinate }
    let cleaning = TraceCleaning(fixes)
    #expect(cleaning.findings == [.init(kind: .frozen, count: 10, firstLine: 22)])
    #expect(cleaning.fixes.count == 50)
  }

  @Test("A spike of a vehicle that stands is a spike")
  func spikeAtRest() {
    var fixes = Self.fixes()
    for index in 20..<60 { fixes[index].coordinate = fixes[20].coordinate }
    for index in 20..<60 { fixes[index].speed = 0 }
    fixes[40].coordinate = fixes[40].coordinate.destination(distance: 300, bearing: 0)
    #expect(TraceCleaning(fixes).findings == [.init(kind: .spike, count: 1, firstLine: 41)])
  }

  @Test("A vehicle that stands is not frozen")
  func standing() {
    var fixes = Self.fixes()
    for index in 20..<60 { fixes[index].coordinate = fixes[20].coordinate }
    for index in 20..<60 { fixes[index].speed = 0 }
    #expect(TraceCleaning(fixes).findings.isEmpty)
  }

  @Test("A clock that leaps ahead under way is set back; a break with a stop is none")
  func clockJump() {
    var fixes = Self.fixes()
    for index in 30..<60 { fixes[index].time += 3_600_000_000_000 }
    let cleaning = TraceCleaning(fixes)
    #expect(cleaning.findings == [.init(kind: .clockJump, count: 1, firstLine: 31)])
    #expect(cleaning.fixes.map(\.time) == Self.fixes().map(\.time))
    fixes[29].speed = 0
    #expect(TraceCleaning(fixes).findings.isEmpty)
  }
}
