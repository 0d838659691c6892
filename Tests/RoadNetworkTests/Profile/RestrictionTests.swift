import RoadNetwork
import Testing

@Suite struct RestrictionTests {
  /// `from:1 via:n2 to:3`; ways are numbers, nodes have an n.
  private static func relation(_ tags: String, _ members: String) -> OSMRelation {
    OSMRelation(
      id: 9,
      members: members.split(separator: " ").map { member in
        let parts = member.split(separator: ":")
        let isNode = parts[1].hasPrefix("n")
        let id = Int64(parts[1].drop { $0 == "n" }) ?? 0
        return .init(isNode ? .node(id) : .way(id), role: String(parts[0]))
      },
      tags: TagText.tags(tags)
    )
  }

  private static func line(_ outcome: RestrictionOutcome) -> String {
    func text(_ restriction: TurnRestriction) -> String {
      let via =
        switch restriction.via {
        case .node(let id): "n\(id)"
        case .ways(let ids): ids.map { "\($0)" }.joined(separator: "+")
        }
      return "\(restriction.kind.rawValue) \(restriction.from)-\(via)-\(restriction.to)"
    }
    return switch outcome {
    case .restrictions(let list): list.map(text).joined(separator: ", ")
    case .conditional(let list, let condition):
      list.map(text).joined(separator: ", ") + " @ " + condition
    case .ignored(let reason): reason.rawValue
    }
  }

  private static let simple = "from:1 via:n2 to:3"

  static let rows: [(String, String, String)] = [
    ("type=restriction, restriction=no_left_turn", simple, "no_left_turn 1-n2-3"),
    ("type=restriction, restriction=no_right_turn", simple, "no_right_turn 1-n2-3"),
    ("type=restriction, restriction=no_straight_on", simple, "no_straight_on 1-n2-3"),
    ("type=restriction, restriction=no_u_turn", simple, "no_u_turn 1-n2-3"),
    ("type=restriction, restriction=only_straight_on", simple, "only_straight_on 1-n2-3"),
    ("type=restriction, restriction=only_left_turn", simple, "only_left_turn 1-n2-3"),
    ("type=restriction, restriction=only_right_turn", simple, "only_right_turn 1-n2-3"),
    ("type=restriction, restriction=only_u_turn", simple, "only_u_turn 1-n2-3"),
    ("restriction=no_left_turn", simple, "no_left_turn 1-n2-3"),
    ("type=restriction, restriction=no_slight_left", simple, "no_ 1-n2-3"),
    ("type=restriction, restriction=only_whatever", simple, "only_ 1-n2-3"),
    ("type=restriction, restriction=no_u_turn", "from:1 via:n2 to:1", "no_u_turn 1-n2-1"),
    ("type=restriction, restriction=no_left_turn", "from:1 via:5 to:3", "no_left_turn 1-5-3"),
    ("type=restriction, restriction=no_u_turn", "from:1 via:5 via:6 to:3", "no_u_turn 1-5+6-3"),
    (
      "type=restriction, restriction=no_entry", "from:1 from:4 via:n2 to:3",
      "no_entry 1-n2-3, no_entry 4-n2-3"
    ),
    (
      "type=restriction, restriction=no_exit", "from:1 via:n2 to:3 to:4",
      "no_exit 1-n2-3, no_exit 1-n2-4"
    ),
    (
      "type=restriction, restriction=no_left_turn", "from:1 location_hint:n8 via:n2 to:3",
      "no_left_turn 1-n2-3"
    ),
    (
      "type=restriction, restriction=no_left_turn", "from:n1 from:1 via:n2 to:3",
      "no_left_turn 1-n2-3"
    ),
    ("type=restriction, restriction:motorcar=no_left_turn", simple, "no_left_turn 1-n2-3"),
    ("type=restriction, restriction:motor_vehicle=no_left_turn", simple, "no_left_turn 1-n2-3"),
    ("type=restriction, restriction:vehicle=only_left_turn", simple, "only_left_turn 1-n2-3"),
    (
      "type=restriction, restriction=no_left_turn, restriction:motorcar=no_u_turn", simple,
      "no_u_turn 1-n2-3"
    ),
    ("type=restriction, restriction:hgv=no_left_turn", simple, "otherTraveller"),
    ("type=restriction, restriction:bicycle=no_left_turn", simple, "otherTraveller"),
    ("type=restriction, restriction=no_left_turn, except=motorcar", simple, "excepted"),
    ("type=restriction, restriction=no_left_turn, except=psv;motor_vehicle", simple, "excepted"),
    ("type=restriction, restriction=no_left_turn, except=psv; vehicle", simple, "excepted"),
    (
      "type=restriction, restriction=no_left_turn, except=psv;bicycle", simple,
      "no_left_turn 1-n2-3"
    ),
    ("type=restriction, restriction=no_left_turn, except=", simple, "no_left_turn 1-n2-3"),
    (
      "type=restriction, restriction:conditional=no_left_turn @ (Mo-Fr 07:00-09:00)", simple,
      "no_left_turn 1-n2-3 @ Mo-Fr 07:00-09:00"
    ),
    (
      "type=restriction, restriction:motorcar:conditional=only_straight_on @ Sa", simple,
      "only_straight_on 1-n2-3 @ Sa"
    ),
    ("type=restriction, restriction:hgv:conditional=no_left_turn @ (Mo)", simple, "otherTraveller"),
    (
      "type=restriction, restriction=no_left_turn, restriction:conditional=no_u_turn @ (Mo)",
      simple, "no_left_turn 1-n2-3"
    ),
    ("type=restriction, restriction=no_left_turn @ (Mo)", simple, "no_left_turn 1-n2-3 @ Mo"),
    ("type=restriction, restriction:conditional=@", simple, "unknownKind"),
    ("type=restriction, restriction=no_right_turn_on_red", simple, "onRed"),
    ("type=restriction, restriction=yes", simple, "unknownKind"),
    ("type=restriction, restriction=", simple, "unknownKind"),
    ("type=restriction, restriction=kein_linksabbiegen", simple, "unknownKind"),
    ("type=restriction", simple, "unknownKind"),
    ("type=route, route=bus", simple, "notRestriction"),
    ("type=route, restriction=no_left_turn", simple, "notRestriction"),
    ("", "", "notRestriction"),
    ("type=restriction, restriction=no_left_turn", "via:n2 to:3", "missingFrom"),
    ("type=restriction, restriction=no_left_turn", "from:1 to:3", "missingVia"),
    ("type=restriction, restriction=no_left_turn", "from:1 via:n2", "missingTo"),
    ("type=restriction, restriction=no_left_turn", "", "missingFrom"),
    ("type=restriction, restriction=no_left_turn", "from:1 from:4 via:n2 to:3", "severalFrom"),
    ("type=restriction, restriction=only_left_turn", "from:1 via:n2 to:3 to:4", "severalTo"),
    ("type=restriction, restriction=no_exit", "from:1 from:4 via:n2 to:3", "severalFrom"),
    ("type=restriction, restriction=no_left_turn", "from:1 via:n2 via:n4 to:3", "mixedVia"),
    ("type=restriction, restriction=no_left_turn", "from:1 via:n2 via:4 to:3", "mixedVia"),
  ]

  @Test("A relation is a restriction or says why not", arguments: rows)
  func read(tags: String, members: String, expected: String) {
    let outcome = TurnRestrictionParser(.car).read(Self.relation(tags, members))
    #expect(Self.line(outcome) == expected)
  }

  @Test("Cyclists have their own restrictions, walkers none")
  func travellers() {
    let own = Self.relation("type=restriction, restriction:bicycle=no_left_turn", Self.simple)
    #expect(Self.line(TurnRestrictionParser(.bicycle).read(own)) == "no_left_turn 1-n2-3")
    let except = Self.relation(
      "type=restriction, restriction=no_left_turn, except=bicycle",
      Self.simple
    )
    #expect(Self.line(TurnRestrictionParser(.bicycle).read(except)) == "excepted")
    #expect(Self.line(TurnRestrictionParser(.car).read(except)) == "no_left_turn 1-n2-3")
    #expect(Self.line(TurnRestrictionParser(.foot).read(own)) == "notObeyed")
  }

  @Test("What is read in vain is counted by its reason")
  func counts() {
    var parser = TurnRestrictionParser(.car)
    var restrictions = 0
    for (tags, members, _) in Self.rows {
      restrictions += parser.restrictions(of: Self.relation(tags, members)).count
    }
    let good = Self.rows.map(\.2).filter { $0.contains("-") && !$0.contains("@") }
    #expect(parser.usedCount == good.count)
    #expect(restrictions == good.count + 2)
    #expect(parser.conditionalCount == 3)
    #expect(parser.ignored.first { $0.reason == .mixedVia }?.count == 2)
    let all = parser.ignored.map(\.count).reduce(parser.usedCount + parser.conditionalCount, +)
    #expect(all == Self.rows.count)
  }
}
