/// What lies on a map.
extension Recorded {
  /// An overlay of a map.
  package struct OverlayEntry: RecordedObject, Hashable {
    package var overlayID: Int?
    package var type = OverlayKind.marker
    package var zIndex = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("overlayID", &overlayID, .any, "Its number.")
      try m.value("type", &type, "What it is.")
      try m.integer("zIndex", &zIndex, .any, "How high it lies.")
    }
  }
}
