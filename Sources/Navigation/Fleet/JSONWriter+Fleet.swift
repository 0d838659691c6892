import CanonicalJSON

extension JSONWriter {
  mutating func member(_ key: StaticString, _ value: String) {
    self.key(key)
    string(value)
  }

  /// Writes content by its keys' order, so that equal content gives equal bytes.
  mutating func content(_ content: FleetContent) {
    key("content" as StaticString)
    beginObject()
    for (key, value) in content.ordered {
      self.key(key)
      string(value)
    }
    endObject()
  }
}
