/// What lies on a map.
extension Recorded {
  /// An overlay of a map.
  public struct OverlayEntry: RecordedObject, Hashable {
    public var overlayID: Int?
    public var type = OverlayKind.marker
    public var zIndex = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("overlayID", &overlayID, .any, "Its number.")
      try m.value("type", &type, "What it is.")
      try m.integer("zIndex", &zIndex, .any, "How high it lies.")
    }
  }
}
