/// Makes turn restrictions of relations, for one traveller, and counts what it cannot use.
///
/// It follows OSRM 26.10: every turn `no_…` and `only_…` counts by its ways whatever its name says;
/// several ways to begin on need `no_entry`, several to end on `no_exit`. Unlike OSRM, the most
/// special of several keys decides, and a mixture of nodes and ways between is refused.
public struct TurnRestrictionParser: Sendable {
  /// How many relations were read in vain, by the reason, in the order of the cases.
  public private(set) var ignored: [(reason: RestrictionIgnoredReason, count: Int)]
  /// How many restrictions hold at certain times only; they do not count.
  public private(set) var conditionalCount = 0
  /// How many relations gave restrictions.
  public private(set) var usedCount = 0

  private let names: [String]
  private let keys: [TagKey]
  private let isObeyed: Bool

  /// A parser for the traveller of a profile.
  public init(_ profile: RoutingProfile) {
    names = profile.restrictionNames
    keys = profile.restrictionNames.map { TagKey("restriction:" + $0) } + [TagKey("restriction")]
    isObeyed = profile.obeysRestrictions
    ignored = RestrictionIgnoredReason.allCases.map { ($0, 0) }
  }

  /// Returns the restrictions of a relation that always hold, and counts what became of it.
  public mutating func restrictions(of relation: OSMRelation) -> [TurnRestriction] {
    switch read(relation) {
    case .restrictions(let restrictions):
      usedCount += 1
      return restrictions
    case .conditional: conditionalCount += 1
    case .ignored(let reason):
      for index in ignored.indices where ignored[index].reason == reason {
        ignored[index].count += 1
      }
    }
    return []
  }

  /// Reads a relation.
  public func read(_ relation: OSMRelation) -> RestrictionOutcome {
    let tags = TagReader(relation.tags)
    let type = tags["type"]
    let isTagged = relation.tags.contains { Self.isRestriction(key: $0.key) }
    guard isTagged, type == nil || type == "restriction" else {
      return .ignored(type == "restriction" ? .unknownKind : .notRestriction)
    }
    guard isObeyed else { return .ignored(.notObeyed) }
    let exceptions = tags["except"]?.split(separator: ";").map { String($0.trimmingSpaces) } ?? []
    if exceptions.contains(where: names.contains) { return .ignored(.excepted) }
    let conditional = keys.lazy.compactMap { tags[TagKey($0.name + ":conditional")] }.first
    guard let value = tags.first(of: keys) ?? conditional else {
      let isEmpty = relation.tags.contains { tag in keys.contains { $0.name == tag.key } }
      return .ignored(isEmpty ? .unknownKind : .otherTraveller)
    }
    let halves = value.split(separator: "@", maxSplits: 1)
    let name = halves.first?.trimmingSpaces ?? ""
    guard let kind = Self.kind(name) else {
      return .ignored(name.hasSuffix("_on_red") ? .onRed : .unknownKind)
    }
    let outcome = members(of: relation, kind: kind)
    guard halves.count > 1, case .restrictions(let restrictions) = outcome else { return outcome }
    return .conditional(restrictions, condition: Self.condition(halves[1]))
  }

  private static func isRestriction(key: String) -> Bool {
    key == "restriction" || key.hasPrefix("restriction:")
  }

  private static func kind(_ name: Substring) -> TurnRestriction.Kind? {
    if name.hasPrefix("only_") { return .init(rawValue: String(name)) ?? .otherOnly }
    guard name.hasPrefix("no_"), !name.hasSuffix("_on_red") else { return nil }
    if name.hasPrefix("no_exit") { return .noExit }
    if name.hasPrefix("no_entry") { return .noEntry }
    return .init(rawValue: String(name)) ?? .otherNo
  }

  /// The text after the `@`, without its parentheses.
  private static func condition(_ text: Substring) -> String {
    let trimmed = text.trimmingSpaces
    guard trimmed.hasPrefix("("), trimmed.hasSuffix(")"), trimmed.count > 1 else {
      return String(trimmed)
    }
    return String(trimmed.dropFirst().dropLast().trimmingSpaces)
  }

  private func members(
    of relation: OSMRelation,
    kind: TurnRestriction.Kind
  ) -> RestrictionOutcome {
    let members = TurnMembers(relation)
    let (from, to, nodes, ways) = (members.from, members.to, members.nodes, members.ways)
    if from.isEmpty { return .ignored(.missingFrom) }
    if to.isEmpty { return .ignored(.missingTo) }
    if nodes.isEmpty, ways.isEmpty { return .ignored(.missingVia) }
    if nodes.count > 1 || !nodes.isEmpty && !ways.isEmpty { return .ignored(.mixedVia) }
    if from.count > 1, kind != .noEntry { return .ignored(.severalFrom) }
    if to.count > 1, kind != .noExit { return .ignored(.severalTo) }
    let via = nodes.first.map(TurnRestriction.Via.node) ?? .ways(ways)
    return .restrictions(
      from.flatMap { from in
        to.map {
          TurnRestriction(relation: relation.id, kind: kind, from: from, via: via, to: $0)
        }
      }
    )
  }
}
