extension JSONParser {
  /// Throws if two members of a completed object have the same key.
  mutating func rejectDuplicateKeys(of frame: Frame) throws(JSONError) {
    guard mayRepeatKey(frame) else { return }
    collectKeys(of: frame)
    let duplicate: (first: Int, second: Int)?
    if hasEscapedKey, keys.contains(where: isEscaped) {
      duplicate = duplicateAmongDecodedKeys()
    } else if keys.count <= 16 {
      duplicate = duplicateAmongFewKeys()
    } else {
      duplicate = duplicateAmongManyKeys()
    }
    guard let (first, second) = duplicate else { return }
    let line = SourceLocation(offset: Int(entries[first].offset), in: bytes).line
    let name = decodedKey(second)
    stack[stack.count - 1].key = second
    throw error(.duplicateKey(name, firstLine: line), at: Int(entries[second].offset))
  }

  /// Whether two of an object's keys may be the same; that they are not is seen without a look at most
  /// of their bytes.
  private mutating func mayRepeatKey(_ frame: Frame) -> Bool {
    guard !hasEscapedKey, frame.count <= signs.count else { return true }
    let bytes = bytes
    let text = bytes.span
    let entries = entries
    var index = frame.opening + 1
    for number in 0..<frame.count {
      guard let sign = Self.sign(text, entries[index]) else { return true }
      for other in 0..<number where signs[other] == sign { return true }
      signs[number] = sign
      let byte = text[Int(entries[index + 1].offset)]
      let isContainer = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      index = isContainer ? Int(entries[index + 1].extent) : index + 2
    }
    return false
  }

  /// Returns a number that is the same for the same keys: of up to eight bytes their own, of more their
  /// first and last eight mixed; nil at the end of the text.
  @inline(__always)
  private static func sign(_ text: Span<UInt8>, _ key: JSONTape.Entry) -> UInt64? {
    let start = Int(key.offset) + 1
    let length = Int(key.extent) - 1 - start
    guard start + 8 <= text.count else { return nil }
    let head = text.word(at: start)
    guard length < 8 else {
      return head &+ text.word(at: start + length - 8) &* 0x9e37_79b9_7f4a_7c15
    }
    return head & (1 << UInt64(8 * length) - 1)
  }

  private mutating func collectKeys(of frame: Frame) {
    keys.removeAll(keepingCapacity: true)
    var index = frame.opening + 1
    let end = entries.count - 1
    while index < end {
      keys.append(index)
      let byte = bytes[Int(entries[index + 1].offset)]
      let isContainer = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
      index = isContainer ? Int(entries[index + 1].extent) : index + 2
    }
  }

  private func duplicateAmongFewKeys() -> (first: Int, second: Int)? {
    for (position, second) in keys.enumerated() {
      for first in keys[..<position] where isSameText(first, second) { return (first, second) }
    }
    return nil
  }

  /// Sorts instead of hashing, so that no choice of keys can make it slow.
  private mutating func duplicateAmongManyKeys() -> (first: Int, second: Int)? {
    let sorted = keys.sorted { left, right in
      let order = compare(left, right)
      return order == 0 ? left < right : order < 0
    }
    var found: (first: Int, second: Int)?
    for (first, second) in zip(sorted, sorted.dropFirst()) where compare(first, second) == 0 {
      if found.map({ second < $0.second }) ?? true { found = (first, second) }
    }
    return found
  }

  private func duplicateAmongDecodedKeys() -> (first: Int, second: Int)? {
    var seen: [[UInt8]: Int] = [:]
    for key in keys {
      let text = Array(decodedKey(key).utf8)
      if let first = seen[text] { return (first, key) }
      seen[text] = key
    }
    return nil
  }

  private func isSameText(_ left: Int, _ right: Int) -> Bool {
    let leftStart = Int(entries[left].offset)
    let rightStart = Int(entries[right].offset)
    let length = Int(entries[left].extent) - leftStart
    guard length == Int(entries[right].extent) - rightStart else { return false }
    for index in 0..<length where bytes[leftStart + index] != bytes[rightStart + index] {
      return false
    }
    return true
  }

  /// Returns a negative number, 0 or a positive number like `memcmp`, shorter texts first.
  private func compare(_ left: Int, _ right: Int) -> Int {
    let leftStart = Int(entries[left].offset)
    let rightStart = Int(entries[right].offset)
    let leftLength = Int(entries[left].extent) - leftStart
    let rightLength = Int(entries[right].extent) - rightStart
    if leftLength != rightLength { return leftLength - rightLength }
    for index in 0..<leftLength {
      let difference = Int(bytes[leftStart + index]) - Int(bytes[rightStart + index])
      if difference != 0 { return difference }
    }
    return 0
  }

  private func isEscaped(_ key: Int) -> Bool {
    content(of: key).contains(UInt8(ascii: "\\"))
  }

  private func content(of key: Int) -> ArraySlice<UInt8> {
    bytes[Int(entries[key].offset) + 1..<Int(entries[key].extent) - 1]
  }

  func decodedKey(_ key: Int) -> String {
    String(decoding: JSONEscapes.decoded(content(of: key)), as: UTF8.self)
  }
}
