import RoadNetwork

/// Gathers the texts of an index, each once.
struct AddressTextPool {
  private(set) var texts = AddressTexts()
  private var numbers: [String: UInt32] = ["": 0]

  /// Returns the number of a text, a new one if it was not there.
  mutating func insert(_ text: String) -> UInt32 {
    if let number = numbers[text] { return number }
    texts.bytes += Array(text.utf8)
    texts.ends.append(UInt32(texts.bytes.count))
    let number = UInt32(texts.ends.count - 1)
    numbers[text] = number
    return number
  }
}
