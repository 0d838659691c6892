import Synchronization

/// The kinds and signs of a graph's roads, each once.
package struct RoadKinds: Sendable {
  /// The kinds by their number.
  package private(set) var kinds: [RoadKind] = []
  /// The signs by their number; the first says nothing.
  package private(set) var signs: [RoadSign] = [RoadSign()]
  /// The kind of each of the graph's facts.
  package private(set) var kindOfFacts: [UInt32] = []
  private let changes = NameChanges()

  /// Which signs were compared, and what came of it: the same two meet at many junctions.
  private final class NameChanges: Sendable {
    private let known = Mutex<[UInt64: Bool]>([:])

    func isNew(_ from: UInt32, _ to: UInt32, _ find: () -> Bool) -> Bool {
      let pair = UInt64(from) << 32 | UInt64(to)
      if let isNew = known.withLock({ $0[pair] }) { return isNew }
      let isNew = find()
      known.withLock { $0[pair] = isNew }
      return isNew
    }
  }

  /// Sorts facts into kinds and signs.
  package init(_ facts: [WayFacts]) {
    var knownSigns = [RoadSign(): UInt32(0)]
    var knownKinds: [RoadKind: UInt32] = [:]
    for one in facts {
      let sign = RoadSign(one)
      let signID = knownSigns[sign] ?? UInt32(signs.count)
      if signID == signs.count {
        knownSigns[sign] = signID
        signs.append(sign)
      }
      let kind = RoadKind(one, sign: signID)
      let kindID = knownKinds[kind] ?? UInt32(kinds.count)
      if kindID == kinds.count {
        knownKinds[kind] = kindID
        kinds.append(kind)
      }
      kindOfFacts.append(kindID)
    }
  }

  /// What the signs of a kind of road say.
  package func sign(_ kind: RoadKind) -> RoadSign { signs[Int(kind.sign)] }
  /// Whether its signs say nothing.
  package func isBlank(_ kind: RoadKind) -> Bool { kind.sign == 0 }
  /// Whether its signs give a name.
  package func hasName(_ kind: RoadKind) -> Bool { kind.sign != 0 && sign(kind).hasName }

  /// Whether the name changes so that it must be said.
  package func isNewName(_ from: RoadKind, _ to: RoadKind) -> Bool {
    from.sign != to.sign
      && changes.isNew(from.sign, to.sign) { RoadNames.isNew(from: sign(from), to: sign(to)) }
  }

  /// Whether both have names, and the same.
  package func isSameName(_ from: RoadKind, _ to: RoadKind) -> Bool {
    hasName(from) && hasName(to) && !isNewName(from, to)
  }

  /// Whether neither way the name changes, and there is one.
  package func isIdentical(_ a: RoadKind, _ b: RoadKind) -> Bool {
    !isBlank(a) && !isBlank(b) && !isNewName(a, b) && !isNewName(b, a)
  }
}
