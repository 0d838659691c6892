/// What is wrong with an XML text, and where in the bytes in memory.
package struct OSMXMLError: Error {
  package let message: String
  package let offset: Int
  package let hint: String?

  init(_ message: String, at offset: Int, hint: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
  }
}
