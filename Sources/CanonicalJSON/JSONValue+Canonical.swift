extension JSONValue {
  /// The value in canonical form: the same bytes however the text around it is laid out.
  public var canonicalBytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}
