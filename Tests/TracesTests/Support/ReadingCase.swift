import Testing
import Traces

/// A text, how it is read, and what comes of it.
struct ReadingCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let fixes: [String]
  let repairs: String
  let options: TraceReadingOptions

  init(
    _ name: String,
    _ text: String,
    _ fixes: [String],
    mended repairs: String = "",
    options: (inout TraceReadingOptions) -> Void = { _ in }
  ) {
    self.init(name, bytes: Array(text.utf8), fixes, mended: repairs, options: options)
  }

  init(
    _ name: String,
    bytes: [UInt8],
    _ fixes: [String],
    mended repairs: String = "",
    options configure: (inout TraceReadingOptions) -> Void = { _ in }
  ) {
    self.name = name
    self.bytes = bytes
    self.fixes = fixes
    self.repairs = repairs
    var options = TraceReadingOptions()
    configure(&options)
    self.options = options
  }

  var testDescription: String { name }

  /// Reads the text, whose format the content alone has to tell, and compares.
  func check(as format: TraceFormat, sourceLocation: SourceLocation = #_sourceLocation) throws {
    var reader = try TraceReader(bytes: bytes, name: "trace", options: options)
    #expect(reader.format == format, sourceLocation: sourceLocation)
    let trace = try Trace(reading: &reader)
    #expect(trace.summary == fixes, sourceLocation: sourceLocation)
    #expect(trace.repairs == repairs, sourceLocation: sourceLocation)
  }
}
