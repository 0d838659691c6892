import Reporting

/// A picture of Braille characters: eight dots in each column of a line, with letters set over them.
struct BrailleCanvas {
  /// What a dot belongs to; where several share a character, the last of this order colours it.
  enum Ink: UInt8, CaseIterable {
    case none, ground, golden, route, track, departure
  }

  /// A letter over the dots.
  private struct Letter {
    var text: Character
    /// Whether it is part of a name, which gives way to marks.
    var isName: Bool
    var ink: Ink
  }

  let columns: Int
  let rows: Int
  private var dots: [UInt8]
  private var inks: [Ink]
  private var letters: [Int: Letter] = [:]

  /// Dots from left to right and from top to bottom.
  var dotColumns: Int { columns * 2 }
  var dotRows: Int { rows * 4 }

  /// Creates an empty picture.
  init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    dots = Array(repeating: 0, count: self.columns * self.rows)
    inks = Array(repeating: .none, count: self.columns * self.rows)
  }

  /// The bits of the dots of a character, from Unicode's block "Braille Patterns" (U+2800).
  private static let bits: [[UInt8]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  /// Sets a dot; outside of the picture nothing happens.
  mutating func dot(_ x: Int, _ y: Int, _ ink: Ink) {
    guard (0..<dotColumns).contains(x), (0..<dotRows).contains(y) else { return }
    let place = y / 4 * columns + x / 2
    dots[place] |= Self.bits[y % 4][x % 2]
    if ink.rawValue > inks[place].rawValue { inks[place] = ink }
  }

  /// Draws a line by Bresenham's algorithm, of which only one dot in so many is set.
  ///
  /// - Parameter phase: how many dots were drawn before, so that a polyline is dotted evenly.
  mutating func line(
    from a: (x: Int, y: Int),
    to b: (x: Int, y: Int),
    _ ink: Ink,
    every step: Int = 1,
    phase: inout Int
  ) {
    let (width, height) = (abs(b.x - a.x), -abs(b.y - a.y))
    let (right, down) = (a.x < b.x ? 1 : -1, a.y < b.y ? 1 : -1)
    var (x, y, error) = (a.x, a.y, width + height)
    while true {
      if phase % step == 0 { dot(x, y, ink) }
      if x == b.x, y == b.y { return }
      phase += 1
      let twice = 2 * error
      if twice >= height {
        error += height
        x += right
      }
      if twice <= width {
        error += width
        y += down
      }
    }
  }

  /// Sets a mark over the dots.
  mutating func mark(_ character: Character, column: Int, row: Int, _ ink: Ink) {
    guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
    letters[row * columns + column] = Letter(text: character, isName: false, ink: ink)
  }

  /// Sets a name where it hides nothing but ground; false where there is no room.
  mutating func name(_ text: String, column: Int, row: Int) -> Bool {
    let characters = Array(text)
    guard (0..<rows).contains(row), column >= 0, column + characters.count <= columns else {
      return false
    }
    let place = row * columns + column
    let room =
      max(place - 1, row * columns)..<min(place + characters.count + 1, (row + 1) * columns)
    guard room.allSatisfy({ inks[$0].rawValue <= Ink.ground.rawValue && letters[$0] == nil }) else {
      return false
    }
    for (index, character) in characters.enumerated() {
      letters[place + index] = Letter(text: character, isName: true, ink: .ground)
    }
    return true
  }

  /// Returns the lines of the picture, without the spaces at their ends.
  func lines(style: Style) -> [String] {
    (0..<rows).map { row in
      var line = ""
      var run = ""
      var ink = Ink.none
      func flush() {
        line += Self.paint(run, ink, style)
        run = ""
      }
      let places = row * columns..<(row + 1) * columns
      let end = places.last { dots[$0] != 0 || letters[$0] != nil }.map { $0 + 1 }
      for place in places.lowerBound..<(end ?? places.lowerBound) {
        let letter = letters[place]
        let next = letter?.ink ?? inks[place]
        if next != ink {
          flush()
          ink = next
        }
        run.append(letter?.text ?? Self.character(dots[place]))
      }
      flush()
      return line
    }
  }

  private static func character(_ dots: UInt8) -> Character {
    dots == 0 ? " " : Character(Unicode.Scalar(0x2800 + UInt32(dots)) ?? " ")
  }

  private static func paint(_ text: String, _ ink: Ink, _ style: Style) -> String {
    switch ink {
    case .none: text
    case .ground: style.dim(text)
    case .golden: style.warning(text)
    case .route: style.accent(text)
    case .track: style.good(text)
    case .departure: style.error(text)
    }
  }
}
