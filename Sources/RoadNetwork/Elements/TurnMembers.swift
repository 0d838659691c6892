/// The members of a relation about a turn, such as a restriction.
///
/// There are ways to come from, what they lead over, and ways to go on by; members of other parts are passed over.
struct TurnMembers {
  private(set) var from: [Int64] = []
  private(set) var to: [Int64] = []
  /// The nodes and the ways that the turn leads over, each in their order.
  private(set) var nodes: [Int64] = []
  private(set) var ways: [Int64] = []

  init(_ relation: OSMRelation) {
    for member in relation.members {
      switch (member.role, member.element) {
      case ("from", .way(let id)): from.append(id)
      case ("to", .way(let id)): to.append(id)
      case ("via", .node(let id)): nodes.append(id)
      case ("via", .way(let id)): ways.append(id)
      default: break
      }
    }
  }
}
