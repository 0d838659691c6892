extension JSONWriter {
  /// Copies the bytes of a literal.
  @inline(__always)
  mutating func appendStatic(_ text: StaticString) {
    unsafe bytes.append(
      contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }
}
