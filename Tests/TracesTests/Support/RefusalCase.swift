import Testing
import Traces

/// A text that is refused, the line that is to blame, and words of the message.
struct RefusalCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let line: Int
  let gist: String
  /// Words of the hint; nil where there is none.
  let hint: String?
  let options: TraceReadingOptions

  init(
    _ name: String,
    _ text: String,
    line: Int,
    _ gist: String,
    hint: String? = nil,
    options: (inout TraceReadingOptions) -> Void = { _ in }
  ) {
    self.init(name, bytes: Array(text.utf8), line: line, gist, hint: hint, options: options)
  }

  init(
    _ name: String,
    bytes: [UInt8],
    line: Int,
    _ gist: String,
    hint: String? = nil,
    options configure: (inout TraceReadingOptions) -> Void = { _ in }
  ) {
    self.name = name
    self.bytes = bytes
    self.line = line
    self.gist = gist
    self.hint = hint
    var options = TraceReadingOptions()
    configure(&options)
    self.options = options
  }

  var testDescription: String { name }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: TraceError.self, sourceLocation: sourceLocation) {
      var reader = try TraceReader(bytes: bytes, name: "f", options: options)
      return try Trace(reading: &reader).summary
    }
    guard let error else { return }
    #expect(error.source == "f", sourceLocation: sourceLocation)
    #expect(error.line == line, "\(error)", sourceLocation: sourceLocation)
    #expect(error.message.contains(gist), "\(error)", sourceLocation: sourceLocation)
    if let hint {
      #expect(error.hint?.contains(hint) == true, "\(error)", sourceLocation: sourceLocation)
    } else {
      #expect(error.hint == nil, sourceLocation: sourceLocation)
    }
  }
}
