/// A turn that is forbidden, or the only one allowed.
public struct TurnRestriction: Hashable, Sendable {
  public enum Via: Hashable, Sendable {
    case node(Int64)
    case ways([Int64])
  }

  public let from: [Int64]
  public let via: Via
  public let to: [Int64]
  /// Whether it names the only way on, not a forbidden one.
  public let isOnly: Bool
}

/// Why a restriction does not count.
public enum RestrictionDropReason: String, CaseIterable, Error, Sendable {
  /// Not for this traveller.
  case excepted
  /// Only at certain times.
  case conditional
  case unknownKind
  case missingMembers
}

extension RoutingProfile {
  /// Reads a relation of the type `restriction`; nil for any other.
  public func restriction(
    _ relation: OSMRelation
  ) -> Result<TurnRestriction, RestrictionDropReason>? {
    guard let type = relation.tags["type"], type.hasPrefix("restriction") else { return nil }
    guard obeysRestrictions else { return .failure(.excepted) }
    let kind =
      restrictionKeys.lazy.compactMap { relation.tags["restriction:" + $0] }.first
      ?? relation.tags["restriction"]
    guard let kind else {
      let isConditional = relation.tags.contains { $0.key.hasSuffix("conditional") }
      let isOther = relation.tags.contains { $0.key.hasPrefix("restriction:") }
      return .failure(isConditional ? .conditional : (isOther ? .excepted : .unknownKind))
    }
    let exceptions = relation.tags["except"]?.split(separator: ";").map { String($0).trimmed } ?? []
    guard !exceptions.contains(where: restrictionKeys.contains) else { return .failure(.excepted) }
    guard kind.hasPrefix("no_") || kind.hasPrefix("only_") else { return .failure(.unknownKind) }
    if kind.contains("@") { return .failure(.conditional) }
    return members(of: relation, isOnly: kind.hasPrefix("only_"))
  }

  private func members(
    of relation: OSMRelation,
    isOnly: Bool
  ) -> Result<TurnRestriction, RestrictionDropReason> {
    var from: [Int64] = []
    var to: [Int64] = []
    var nodes: [Int64] = []
    var ways: [Int64] = []
    for member in relation.members {
      switch (member.role, member.element) {
      case ("from", .way(let id)): from.append(id)
      case ("to", .way(let id)): to.append(id)
      case ("via", .node(let id)): nodes.append(id)
      case ("via", .way(let id)): ways.append(id)
      default: break
      }
    }
    guard !from.isEmpty, !to.isEmpty, nodes.count + ways.count > 0, nodes.count <= 1,
      nodes.isEmpty || ways.isEmpty
    else { return .failure(.missingMembers) }
    let via: TurnRestriction.Via = nodes.first.map { .node($0) } ?? .ways(ways)
    return .success(TurnRestriction(from: from, via: via, to: to, isOnly: isOnly))
  }
}
