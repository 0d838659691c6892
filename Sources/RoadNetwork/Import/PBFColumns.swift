/// The numbers of one element of a block, or of many dense nodes, as they stand on the wire.
///
/// One value is used for all, so that nothing is allocated for an element.
package struct PBFColumns {
  /// The elements of a group by the number of their field.
  package enum Kind: UInt64 {
    case node = 1
    case dense = 2
    case way = 3
    case relation = 4
  }

  /// The id of a node (still in zigzag), way or relation; nil if there is none.
  package private(set) var id: UInt64?
  /// The ids of dense nodes, the nodes of a way, or the members of a relation.
  private(set) var ids: [UInt64] = []
  package private(set) var latitudes: [UInt64] = []
  package private(set) var longitudes: [UInt64] = []
  /// The texts of the keys; of dense nodes keys and values in turn, with a 0 behind each node's.
  package private(set) var keys: [UInt64] = []
  package private(set) var values: [UInt64] = []
  private(set) var roles: [UInt64] = []
  /// The kinds of the members.
  private(set) var types: [UInt64] = []
  /// Whether each dense node, or the one element, is not deleted; empty if nothing is said.
  private(set) var visible: [UInt64] = []

  /// Whether the one element is marked as deleted.
  var isDeleted: Bool { visible.last == 0 }

  package mutating func read(
    _ kind: Kind,
    _ bytes: Span<UInt8>,
    _ element: Range<Int>
  ) throws(ProtobufError) {
    removeAll()
    var fields = ProtobufReader(element)
    while let field = try fields.field(bytes) {
      switch (kind, field) {
      case (.dense, 1): try fields.numbers(bytes, &ids)
      case (.dense, 5), (.node, 4), (.way, 4), (.relation, 4):
        try readInfo(bytes, try fields.content(bytes))
      case (.dense, 8), (.node, 8): try fields.numbers(bytes, &latitudes)
      case (.dense, 9), (.node, 9): try fields.numbers(bytes, &longitudes)
      case (.dense, 10): try fields.numbers(bytes, &keys)
      case (.node, 1), (.way, 1), (.relation, 1): id = try fields.number(bytes)
      case (.node, 2), (.way, 2), (.relation, 2): try fields.numbers(bytes, &keys)
      case (.node, 3), (.way, 3), (.relation, 3): try fields.numbers(bytes, &values)
      case (.way, 8), (.relation, 9): try fields.numbers(bytes, &ids)
      case (.relation, 8): try fields.numbers(bytes, &roles)
      case (.relation, 10): try fields.numbers(bytes, &types)
      default: try fields.skip(bytes)
      }
    }
  }

  /// Reads what an Info or DenseInfo says of deletion.
  private mutating func readInfo(
    _ bytes: Span<UInt8>,
    _ info: Range<Int>
  ) throws(ProtobufError) {
    var fields = ProtobufReader(info)
    while let field = try fields.field(bytes) {
      if field == 6 { try fields.numbers(bytes, &visible) } else { try fields.skip(bytes) }
    }
  }

  private mutating func removeAll() {
    id = nil
    ids.removeAll(keepingCapacity: true)
    latitudes.removeAll(keepingCapacity: true)
    longitudes.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    types.removeAll(keepingCapacity: true)
    visible.removeAll(keepingCapacity: true)
  }
}
