/// Which keys are dropped.
struct OSMKeyFilter {
  private var names: [[UInt8]] = []
  private var prefixes: [[UInt8]] = []
  private let kept: [[UInt8]]

  init(_ options: OSMReadingOptions) {
    kept = options.keptKeys.map { Array($0.utf8) }
    for key in options.skippedKeys ?? [] {
      if key.hasSuffix("*") {
        prefixes.append(Array(key.utf8.dropLast()))
      } else {
        names.append(Array(key.utf8))
      }
    }
  }

  func skips(_ source: Span<UInt8>, _ range: Range<Int>) -> Bool {
    let isSkipped =
      Self.contains(names, source, range)
      || prefixes.contains { Self.isPrefix($0, source, range) }
    return isSkipped && !Self.contains(kept, source, range)
  }

  private static func contains(
    _ names: [[UInt8]],
    _ source: Span<UInt8>,
    _ range: Range<Int>
  ) -> Bool {
    names.contains { $0.count == range.count && isPrefix($0, source, range) }
  }

  private static func isPrefix(
    _ name: [UInt8],
    _ source: Span<UInt8>,
    _ range: Range<Int>
  ) -> Bool {
    guard name.count <= range.count else { return false }
    for index in name.indices where name[index] != source[range.lowerBound + index] {
      return false
    }
    return true
  }
}
