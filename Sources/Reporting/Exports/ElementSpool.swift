import CanonicalJSON
import Platform

/// The elements of a JSON array that wait for their place in a file.
struct ElementSpool {
  private let spool: Spool

  init(beside path: String) { spool = Spool(beside: path) }

  /// Whether no element was added.
  var isEmpty: Bool { spool.isEmpty }

  /// Adds an element.
  func append(_ write: (inout JSONWriter) -> Void) throws {
    var writer = JSONWriter()
    write(&writer)
    if !spool.isEmpty { try spool.append(CollectionOfOne(UInt8(ascii: ","))) }
    try spool.append(writer.bytes)
  }

  /// Hands on the elements with commas between them.
  func handOn(to give: ([UInt8]) throws -> Void) throws { try spool.handOn(to: give) }
}
