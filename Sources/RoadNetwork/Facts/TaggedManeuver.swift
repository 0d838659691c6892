/// What a relation of the map (`maneuver=…`) says of a turn, in place of what its junction looks like.
package struct TaggedManeuver: Hashable, Sendable {
  /// What the turn is.
  package enum Kind: UInt8, Sendable { case turn, `continue`, fork, suppress }

  /// Where it leads.
  package enum Direction: UInt8, Sendable {
    case uTurn, sharpRight, right, slightRight, straight, slightLeft, left, sharpLeft
  }

  /// What it is; nil for what the junction makes of it.
  package let kind: Kind?
  /// Where it leads; nil for what the junction makes of it.
  package let direction: Direction?
  /// The edges that one must drive for it, in their order.
  package let edges: [UInt32]
  /// The place among them of the edge that the turn leads to.
  package let place: Int

  /// Whether a way is the one that it is of, with the turn before one of its edges.
  package func isDriven(_ way: [UInt32], at turn: Int) -> Bool {
    let first = turn - place
    return first >= 0 && first + edges.count <= way.count
      && edges.indices.allSatisfy { edges[$0] == way[first + $0] }
  }
}

extension TaggedManeuver: StorableRecord {
  static var unreadable: TaggedManeuver {
    TaggedManeuver(kind: nil, direction: nil, edges: [], place: 0)
  }

  func write(to writer: inout RecordWriter) {
    writer.optional(kind) { $0.number(UInt64($1.rawValue)) }
    writer.optional(direction) { $0.number(UInt64($1.rawValue)) }
    writer.number(UInt64(place))
    writer.number(UInt64(edges.count))
    for edge in edges { writer.number(UInt64(edge)) }
  }

  init(from reader: inout RecordReader) {
    kind = reader.optional { $0.choice(.turn) }
    direction = reader.optional { $0.choice(.straight) }
    place = reader.count(upTo: Self.edgeLimit)
    edges = (0..<reader.count(upTo: Self.edgeLimit)).map { _ in
      UInt32(reader.count(upTo: Int(UInt32.max)))
    }
  }

  /// The most edges of one.
  static let edgeLimit = 64
}
