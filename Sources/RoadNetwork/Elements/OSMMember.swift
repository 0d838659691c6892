/// An element with its part in a relation, as ``OSMData`` holds it.
public struct OSMMember: Hashable, Sendable {
  public enum Kind: UInt8, Hashable, Sendable {
    case node
    case way
    case relation
  }

  public let kind: Kind
  public let id: Int64
  /// Where the element stands among those of its kind; ``OSMData/missing`` if the data lacks it.
  public internal(set) var index: UInt32
  /// The number of the role in ``OSMData/strings``.
  public let role: UInt32

  init(kind: Kind, id: Int64, role: UInt32) {
    self.kind = kind
    self.id = id
    self.role = role
    index = OSMData.missing
  }
}
