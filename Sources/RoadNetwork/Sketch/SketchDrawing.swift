import CanonicalJSON
import Geodesy

/// The letters and digits of a sketch with their places.
struct SketchDrawing {
  /// The letters in the order of reading: their nodes are numbered from 1.
  private(set) var letters: [Character] = []
  private(set) var places: [Character: Coordinate] = [:]
  private let diagnostics: Diagnostics

  /// The most rows, and the most columns of a row.
  static let limit = 1_000

  init(_ rows: [JSONValue], _ grid: SketchGrid, _ diagnostics: Diagnostics) {
    self.diagnostics = diagnostics
    var seen: [Character: (row: Int, column: Int)] = [:]
    for (row, value) in rows.enumerated() {
      guard let text = value.string else {
        diagnostics.add("a row of the drawing must be a text, found \(value.described)", at: value)
        continue
      }
      guard row < Self.limit, text.count <= Self.limit else {
        diagnostics.add("a drawing has at most \(Self.limit) rows and columns", at: value)
        return
      }
      for (column, character) in text.enumerated() {
        if character == "\t" {
          report("the drawing has a tab; draw with spaces", at: value, row, column)
        }
        guard Self.isName(character) else { continue }
        if let first = seen[character] {
          report(
            "'\(character)' is drawn twice, first in row \(first.row + 1),"
              + " column \(first.column + 1)",
            at: value,
            row,
            column
          )
          continue
        }
        seen[character] = (row, column)
        let place = grid.coordinate(row: row, column: column)
        if !place.isValid {
          report("'\(character)' is drawn beyond the pole", at: value, row, column)
        }
        places[character] = place
        if character.isLetter { letters.append(character) }
      }
    }
  }

  /// Whether a character names a node (an ASCII letter) or a place (a digit).
  private static func isName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  /// Returns the id of a letter's node.
  func id(of letter: Character) -> Int64? {
    letters.firstIndex(of: letter).map { Int64($0 + 1) }
  }

  /// Returns the ids of the nodes that a text names; reports a letter that is not drawn.
  func ids(in text: String, at value: JSONValue) -> [Int64]? {
    var ids: [Int64] = []
    for letter in text {
      guard let id = id(of: letter) else {
        let reason =
          places[letter] != nil ? "is a place, not a node" : "is not in the drawing"
        diagnostics.add("'\(letter)' of '\(text)' \(reason)", at: value)
        return nil
      }
      ids.append(id)
    }
    return ids
  }

  /// Reports a problem at a character of a row.
  private func report(_ message: String, at value: JSONValue, _ row: Int, _ column: Int) {
    diagnostics.add("\(message) (row \(row + 1), column \(column + 1) of the drawing)", at: value)
  }
}
