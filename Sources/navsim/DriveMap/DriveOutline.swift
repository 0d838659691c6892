import Geodesy
import Reporting

/// A drive that was not run yet, as a picture for the terminal: where it was, what a navigator would have planned,
/// and where it was left.
struct DriveOutline {
  private let driven: [[Coordinate]]
  private let planned: [[Coordinate]]
  private let marks: [Coordinate]

  /// Takes the lines of drives and plans, and places that are marked by their numbers.
  init(driven: [[Coordinate]], planned: [[Coordinate]] = [], marks: [Coordinate] = []) {
    self.driven = driven
    self.planned = planned
    self.marks = marks
  }

  /// The lines of a picture at most.
  private static let rows = 14

  /// The sign of a place by its number from 0.
  static func sign(_ number: Int) -> Character {
    number < 9 ? Character("\(number + 1)") : "*"
  }

  /// Returns the picture, `○` where a drive begins and `◎` where it ends.
  func lines(columns: Int, style: Style) -> [String] {
    let places = (driven + planned).flatMap { $0 }
    guard
      let scale = DriveMapScale(places, columns: max(20, min(columns, 76)), rows: Self.rows)
    else { return [] }
    var canvas = BrailleCanvas(columns: scale.columns, rows: scale.rows)
    func draw(_ line: [Coordinate], _ ink: BrailleCanvas.Ink, every step: Int) {
      var phase = 0
      for (a, b) in zip(line, line.dropFirst()) {
        canvas.line(from: scale.dot(a), to: scale.dot(b), ink, every: step, phase: &phase)
      }
    }
    func mark(_ sign: Character, _ place: Coordinate?, _ ink: BrailleCanvas.Ink) {
      guard let place else { return }
      let dot = scale.dot(place)
      canvas.mark(sign, column: dot.x / 2, row: dot.y / 4, ink)
    }
    for line in planned { draw(line, .route, every: 3) }
    for line in driven { draw(line, .track, every: 1) }
    for line in driven {
      mark("○", line.first, .track)
      mark("◎", line.last, .track)
    }
    for (number, place) in marks.enumerated() { mark(Self.sign(number), place, .departure) }
    return canvas.lines(style: style).map { $0.isEmpty ? "" : "  " + $0 }
  }
}
