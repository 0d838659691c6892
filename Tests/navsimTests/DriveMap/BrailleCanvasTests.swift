import Reporting
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Pictures of Braille characters")
struct BrailleCanvasTests {
  @Test(
    "Each dot has its bit",
    arguments: [
      (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"),
      (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"), (1, 3, "⢀"),
    ]
  )
  func bits(x: Int, y: Int, expected: String) {
    var canvas = BrailleCanvas(columns: 1, rows: 1)
    canvas.dot(x, y, .track)
    #expect(canvas.lines(style: .plain) == [expected])
  }

  @Test("A line reaches both of its ends, whatever its direction", arguments: 0..<16)
  func lines(direction: Int) {
    let ends = [
      (0, 0), (9, 0), (19, 0), (19, 9), (19, 19), (9, 19), (0, 19), (0, 9),
    ]
    let (a, b) = (ends[direction % 8], ends[(direction * 3 + 5) % 8])
    var canvas = BrailleCanvas(columns: 10, rows: 5)
    var phase = 0
    canvas.line(from: (a.0, a.1), to: (b.0, b.1), .track, phase: &phase)
    #expect(phase == max(abs(a.0 - b.0), abs(a.1 - b.1)))
    var expected = canvas
    expected.dot(a.0, a.1, .track)
    expected.dot(b.0, b.1, .track)
    #expect(canvas.lines(style: .plain) == expected.lines(style: .plain))
  }

  @Test("What lies outside is not drawn, and no line ends in a space")
  func outside() {
    var canvas = BrailleCanvas(columns: 4, rows: 2)
    var phase = 0
    canvas.line(from: (-50, 2), to: (3, 2), .track, phase: &phase)
    canvas.dot(100, 100, .track)
    canvas.mark("x", column: 9, row: 9, .track)
    #expect(canvas.lines(style: .plain) == ["⠤⠤", ""])
  }

  @Test("A name stands where only ground is, and gives way to all else")
  func names() {
    var canvas = BrailleCanvas(columns: 12, rows: 2)
    var phase = 0
    canvas.line(from: (0, 1), to: (23, 1), .ground, phase: &phase)
    canvas.mark("◎", column: 9, row: 1, .route)
    let tries = [("Quay", 2, 0), ("Mill", 5, 0), ("Mill", 5, 1), ("Mill", 9, 0)]
    let isSet = tries.map { canvas.name($0.0, column: $0.1, row: $0.2) }
    #expect(isSet == [true, false, false, false], "over another, near a mark, over the edge")
    #expect(canvas.lines(style: .plain)[0] == "⠒⠒Quay⠒⠒⠒⠒⠒⠒")
  }

  @Test("What matters more colours a character that several share")
  func inks() {
    var canvas = BrailleCanvas(columns: 1, rows: 1)
    canvas.dot(0, 0, .departure)
    canvas.dot(1, 0, .ground)
    let painted = canvas.lines(style: Style(isColored: true))
    #expect(painted == [Style(isColored: true).error("⠉")])
  }
}
