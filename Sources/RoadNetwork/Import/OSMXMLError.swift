/// What is wrong with an XML text, and where in the bytes in memory.
struct OSMXMLError: Error {
  let message: String
  let offset: Int
  let hint: String?

  init(_ message: String, at offset: Int, hint: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
  }
}
