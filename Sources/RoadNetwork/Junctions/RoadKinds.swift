/// The kinds and signs of a graph's roads, each once.
package struct RoadKinds: Sendable {
  package private(set) var kinds: [RoadKind] = []
  package private(set) var signs: [RoadSign] = [RoadSign()]
  /// The kind of each of the graph's facts.
  package private(set) var kindOfFacts: [UInt32] = []

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

  package func sign(_ kind: RoadKind) -> RoadSign { signs[Int(kind.sign)] }
  package func isBlank(_ kind: RoadKind) -> Bool { kind.sign == 0 }
  package func hasName(_ kind: RoadKind) -> Bool { kind.sign != 0 && sign(kind).hasName }

  /// Whether the name changes so that it must be said.
  package func isNewName(_ from: RoadKind, _ to: RoadKind) -> Bool {
    from.sign != to.sign && RoadNames.isNew(from: sign(from), to: sign(to))
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
