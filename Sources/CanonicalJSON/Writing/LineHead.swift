/// What the lines of a long file begin with: an object whose first two members are whole numbers.
///
/// From line to line most of it stays, often all but a digit; so it is kept, and changed where it differs.
public struct LineHead: Sendable {
  /// The bytes, of which ``count`` count.
  private(set) var text = SIMD64<UInt8>()
  private(set) var count = 0
  private let names: (first: StaticString, second: StaticString)
  private var numbers = (first: -1, second: -1)
  /// Where the first number ends, and where the second begins.
  private var firstEnd = 0
  private var secondStart = 0

  /// - Precondition: Both names are plain ASCII, and there is room for them and two numbers.
  public init(_ first: StaticString, _ second: StaticString) {
    names = (first, second)
    let most = 10 + first.utf8CodeUnitCount + second.utf8CodeUnitCount + 2 * JSONWriter.longest
    precondition(most <= MemoryLayout.size(ofValue: text), "the names are too long")
  }

  /// Sets the two numbers.
  ///
  /// - Precondition: Neither is negative.
  @inline(__always)
  mutating func set(_ first: Int, _ second: Int) {
    precondition(first >= 0 && second >= 0)
    if first != numbers.first &+ 1 || !countOn() { write(first: first) }
    numbers.first = first
    if second != numbers.second { write(second: second) }
  }

  /// Makes the first number one more, unless that takes more than its last digit.
  @inline(__always)
  private mutating func countOn() -> Bool {
    let last = firstEnd &- 1
    return unsafe withUnsafeMutableBytes(of: &text) { text in
      // Before the first line there is no digit.
      guard last >= 0, unsafe text[last] < UInt8(ascii: "9") else { return false }
      unsafe text[last] &+= 1
      return true
    }
  }

  @inline(never)
  private mutating func write(first: Int) {
    let names = names
    (firstEnd, secondStart) = unsafe withUnsafeMutableBytes(of: &text) { bytes in
      let text = unsafe bytes.assumingMemoryBound(to: UInt8.self)
      guard let start = text.baseAddress else { return (0, 0) }
      unsafe start[0] = UInt8(ascii: "{")
      let end = unsafe 1 &+ JSONWriter.write(names.first, first, to: start + 1)
      unsafe start[end] = UInt8(ascii: ",")
      return unsafe (end, end &+ 1 &+ JSONWriter.write(key: names.second, to: start + end + 1))
    }
    numbers.second = -1
  }

  @inline(never)
  private mutating func write(second: Int) {
    let place = secondStart
    count = unsafe withUnsafeMutableBytes(of: &text) { bytes in
      let text = unsafe bytes.assumingMemoryBound(to: UInt8.self)
      guard let start = text.baseAddress else { return 0 }
      let number = UInt64(truncatingIfNeeded: second)
      let end = unsafe place &+ JSONWriter.write(whole: number, to: start + place)
      unsafe start[end] = UInt8(ascii: ",")
      return end &+ 1
    }
    numbers.second = second
  }
}
