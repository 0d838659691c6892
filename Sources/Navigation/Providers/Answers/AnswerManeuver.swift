import CanonicalJSON

/// What was read otherwise than it stands; the first of each kind with its place, the rest counted.
struct AnswerNotes {
  private(set) var texts: [String] = []
  private var known: Set<String> = []

  /// Notes something once, whatever the number of its places.
  mutating func add(_ text: String, at value: JSONValue) {
    guard known.insert(text).inserted else { return }
    texts.append("\(text) (first at \(OSRMReading.place(value)))")
  }

  /// Returns what a table of maneuvers has for a word; a word that it has not is the type itself.
  mutating func maneuver(
    _ word: String,
    in table: [String: AnswerManeuver],
    at value: JSONValue
  ) -> AnswerManeuver {
    if let known = table[word] { return known }
    add("the maneuver '\(word)' is not known: its step has it as its type", at: value)
    return AnswerManeuver(word)
  }
}

/// A type and modifier in OSRM's words.
struct AnswerManeuver: Hashable, ExpressibleByStringLiteral {
  var type: String
  var modifier: String?

  init(_ type: String, _ modifier: String? = nil) {
    self.type = type
    self.modifier = modifier
  }

  /// A type without a modifier.
  init(stringLiteral type: String) { self.init(type) }

  var isArrival: Bool { type == "arrive" }

  /// Whether it is done where roads meet, and may have lanes before it.
  var isAtJunction: Bool { !["depart", "arrive", "notification"].contains(type) }
}
