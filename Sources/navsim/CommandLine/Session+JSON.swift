import CanonicalJSON

extension Session {
  /// Writes one JSON object on one line to standard output.
  func writeJSON(_ members: (inout JSONWriter) throws -> Void) rethrows {
    var json = JSONWriter()
    json.beginObject()
    try members(&json)
    json.endObject()
    json.newline()
    output.write(json.bytes)
  }
}
