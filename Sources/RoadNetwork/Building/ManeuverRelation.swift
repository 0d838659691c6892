/// A relation of the map that says what a turn is to a driver, as OSRM reads it: over one node, and over ways beside it
/// where one must come from further away.
struct ManeuverRelation {
  let kind: TaggedManeuver.Kind?
  let direction: TaggedManeuver.Direction?
  let from: Int64
  let node: Int64
  let ways: [Int64]
  let to: Int64

  /// The keys by which a relation is one, in both ways of spelling.
  static let keys = [TagKey("maneuver"), TagKey("manoeuvre")]

  /// Nil for any other relation, for one without a beginning, a place or an end, and for one with several.
  init?(_ relation: OSMRelation) {
    let tags = TagReader(relation.tags)
    guard let word = tags.first(of: Self.keys) else { return nil }
    let members = TurnMembers(relation)
    let (from, nodes, to) = (members.from, members.nodes, members.to)
    guard from.count == 1, to.count == 1, nodes.count == 1 else { return nil }
    (self.from, node, ways, self.to) = (from[0], nodes[0], members.ways, to[0])
    kind = Self.kinds[word]
    direction =
      tags["direction"].flatMap { Self.directions[$0] } ?? (word == "uturn" ? .uTurn : nil)
    if kind == nil, direction == nil { return nil }
  }

  /// What the key may say, in the order of the alphabet.
  static let words = kinds.keys.sorted()
  /// What `direction` may say, likewise.
  static let directionWords = directions.keys.sorted()

  private static let kinds: [String: TaggedManeuver.Kind] = [
    "turn": .turn, "uturn": .turn, "continue": .continue, "fork": .fork, "suppress": .suppress,
  ]

  private static let directions: [String: TaggedManeuver.Direction] = [
    "sharp_right": .sharpRight, "right": .right, "slight_right": .slightRight,
    "straight": .straight, "slight_left": .slightLeft, "left": .left, "sharp_left": .sharpLeft,
  ]
}
