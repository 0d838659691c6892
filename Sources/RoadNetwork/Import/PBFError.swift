/// What is wrong with the content of a blob, and where.
struct PBFError: Error {
  let message: String
  /// The place in the content; nil for the blob as a whole.
  let offset: Int?
  let hint: String?

  init(_ message: String, at offset: Int? = nil, hint: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
  }

  init(_ error: ProtobufError) {
    self.init(error.message, at: error.offset)
  }
}
