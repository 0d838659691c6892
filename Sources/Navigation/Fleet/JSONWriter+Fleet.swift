import CanonicalJSON

extension JSONWriter {
  /// Writes content by its keys' order, so that equal content gives equal bytes.
  mutating func content(_ content: FleetContent) {
    beginObject("content")
    for (key, value) in content.ordered { member(key, value) }
    endObject()
  }
}
