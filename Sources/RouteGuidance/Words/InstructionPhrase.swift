/// A phrase with places to be filled in, such as `"Turn left[ to stay on {same}| onto {way}]"`.
///
/// What stands in square brackets is said only if everything in it is known; of several parts with `|` between
/// them the first that is. Read once, because a route has many steps.
public struct InstructionPhrase: Sendable, ExpressibleByStringLiteral {
  /// What can be filled in, by its name between braces.
  enum Place: String, Sendable {
    case way, same, exit, direction, destination, place, rotary, exits, lanes
  }

  private enum Piece: Sendable {
    case words(String)
    /// Nil for a name that means nothing, of which nothing is ever known.
    case place(Place?)
  }

  /// What is said one after the other: of each the alternatives.
  private let parts: [[[Piece]]]

  /// Reads a phrase.
  public init(stringLiteral text: String) {
    var parts: [[[Piece]]] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "[") {
      if open > rest.startIndex { parts.append([Self.pieces(rest[..<open])]) }
      let close = rest.firstIndex(of: "]") ?? rest.endIndex
      parts.append(rest[rest.index(after: open)..<close].split(separator: "|").map(Self.pieces))
      rest = close < rest.endIndex ? rest[rest.index(after: close)...] : rest[close...]
    }
    if !rest.isEmpty { parts.append([Self.pieces(rest)]) }
    self.parts = parts
  }

  private static func pieces(_ text: Substring) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { pieces.append(.words(String(rest[..<open]))) }
      let name = rest[rest.index(after: open)..<close]
      pieces.append(.place(Place(rawValue: String(name))))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { pieces.append(.words(String(rest))) }
    return pieces
  }

  /// Returns the phrase with its places filled.
  ///
  /// - Parameter value: What stands in a place; nil where it is not known.
  func filled(_ value: (Place) -> String?) -> String {
    var text = ""
    for alternatives in parts {
      for alternative in alternatives {
        guard let said = Self.filled(alternative, value) else { continue }
        text += said
        break
      }
    }
    return text
  }

  /// Whether its own words hold a name already, as "Take the ferry" does that of a ferry called "Ferry".
  func says(_ name: String) -> Bool {
    parts.joined().joined().contains { piece in
      guard case .words(let words) = piece else { return false }
      return words.split(separator: " ").contains { $0.lowercased() == name.lowercased() }
    }
  }

  /// Whether every name in it means something.
  var isUnderstood: Bool {
    parts.joined().joined().allSatisfy { piece in
      if case .place(nil) = piece { false } else { true }
    }
  }

  /// Nil where something in it is not known.
  private static func filled(_ pieces: [Piece], _ value: (Place) -> String?) -> String? {
    var text = ""
    for piece in pieces {
      switch piece {
      case .words(let words): text += words
      case .place(let place):
        guard let found = place.flatMap(value) else { return nil }
        text += found
      }
    }
    return text
  }
}
