/// The elements that are open, from the root inwards.
struct OSMXMLNesting {
  /// Elements within one another at most; OpenStreetMap needs three.
  private static let limit = 100

  private var names: [UInt8] = []
  private var starts: [Int] = []

  var depth: Int { starts.count }

  /// The name of the innermost element.
  var last: String? {
    starts.last.map { String(decoding: names[$0...], as: UTF8.self) }
  }

  mutating func push(_ bytes: Span<UInt8>, _ name: Range<Int>) throws(OSMXMLError) {
    guard starts.count < Self.limit else {
      throw OSMXMLError("elements are nested deeper than \(Self.limit)", at: name.lowerBound)
    }
    starts.append(names.count)
    for index in name { names.append(bytes[index]) }
  }

  /// Ends the innermost element, which must have the given name.
  mutating func pop(_ bytes: Span<UInt8>, _ name: Range<Int>) throws(OSMXMLError) {
    guard let start = starts.last else {
      throw OSMXMLError("an end tag ends nothing", at: name.lowerBound)
    }
    var isSame = names.count - start == name.count
    var index = 0
    while isSame, index < name.count {
      isSame = names[start + index] == bytes[name.lowerBound + index]
      index += 1
    }
    guard isSame else {
      throw OSMXMLError("</\(last ?? "")> is expected here", at: name.lowerBound)
    }
    names.removeLast(names.count - start)
    starts.removeLast()
  }
}
