extension JSONWriter {
  /// Writes a parsed value in canonical form.
  ///
  /// Spaces go, strings are escaped only where needed, keys keep their order. A number keeps the
  /// value it has in the text: zeros at the end of its fraction and plus signs go, `-0` becomes
  /// `0`. Formatting twice changes nothing more.
  public mutating func value(_ value: JSONValue) {
    // A stack of its own: nesting is bounded by the reader's limits, not by the machine's stack.
    var open: [(isObject: Bool, end: Int)] = []
    let tape = value.tape
    let end = tape.index(after: value.index)
    var index = value.index
    while index < end {
      if let container = open.last, index == container.end {
        if container.isObject { endObject() } else { endArray() }
        open.removeLast()
        index += 1
        continue
      }
      if let container = open.last, container.isObject {
        key(tape.string(at: index))
        index += 1
      }
      let current = JSONValue(tape: tape, index: index)
      switch current.kind {
      case .object:
        beginObject()
        open.append((true, Int(tape.entries[index].extent) - 1))
      case .array:
        beginArray()
        open.append((false, Int(tape.entries[index].extent) - 1))
      case .string: string(tape.string(at: index))
      case .boolean: boolean(current.bool ?? false)
      case .null: null()
      case .number: raw(canonicalNumber(current.rawBytes))
      }
      index += 1
    }
  }

  /// Returns the digits of a number without what does not change its value.
  private func canonicalNumber(_ text: ArraySlice<UInt8>) -> [UInt8] {
    let split = text.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? text.endIndex
    var digits = Array(text[..<split])
    var power = text[split...].dropFirst().filter { $0 != UInt8(ascii: "+") }
    if digits.contains(UInt8(ascii: ".")) {
      while digits.last == UInt8(ascii: "0") { digits.removeLast() }
      if digits.last == UInt8(ascii: ".") { digits.removeLast() }
    }
    let isZero = !digits.contains { (UInt8(ascii: "1")...UInt8(ascii: "9")).contains($0) }
    if isZero { return [UInt8(ascii: "0")] }
    let isNegative = power.first == UInt8(ascii: "-")
    let magnitude = power.drop { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: "-") }
    if magnitude.isEmpty { return digits }
    power = (isNegative ? [UInt8(ascii: "-")] : []) + magnitude
    return digits + [UInt8(ascii: "e")] + power
  }
}

extension JSONValue {
  /// The value in canonical form: the same bytes however the text around it is laid out.
  public var canonicalBytes: [UInt8] {
    var writer = JSONWriter()
    writer.value(self)
    return writer.bytes
  }
}
