/// The texts of an index, each kept once; number 0 is the empty text.
public struct AddressTexts: Hashable, Sendable {
  /// UTF-8, one text after the other.
  public internal(set) var bytes: [UInt8] = []
  /// Where each text ends.
  public internal(set) var ends: [UInt32] = [0]

  init() {}

  /// Returns a text; the empty one for a number that is not there.
  subscript(_ number: UInt32) -> String {
    let index = Int(number)
    guard index > 0, index < ends.count else { return "" }
    return String(decoding: bytes[Int(ends[index - 1])..<Int(ends[index])], as: UTF8.self)
  }

  var isSound: Bool {
    ends.first == 0 && ends.last == UInt32(exactly: bytes.count)
      && zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 }
  }
}
