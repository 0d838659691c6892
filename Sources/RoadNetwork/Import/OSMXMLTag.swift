/// A start tag: its name, and where the values of its attributes stand.
package struct OSMXMLTag {
  /// The attributes that are read, packed like ``OSMXMLName``, in no order of meaning.
  package enum Attribute: UInt64 {
    case id = 0x6964
    case k = 0x6b
    case v = 0x76
    case ref = 0x7265_66
    case lat = 0x6c61_74
    case lon = 0x6c6f_6e
    case type = 0x7479_7065
    case role = 0x726f_6c65
    case visible = 0x7669_7369_626c_65
    case action = 0x6163_7469_6f6e
    case minlat = 0x6d69_6e6c_6174
    case minlon = 0x6d69_6e6c_6f6e
    case maxlat = 0x6d61_786c_6174
    case maxlon = 0x6d61_786c_6f6e

    var slot: Int {
      switch self {
      case .id: 0
      case .k: 1
      case .v: 2
      case .ref: 3
      case .lat: 4
      case .lon: 5
      case .type: 6
      case .role: 7
      case .visible: 8
      case .action: 9
      case .minlat: 10
      case .minlon: 11
      case .maxlat: 12
      case .maxlon: 13
      }
    }
  }

  /// Where a value stands between its quotes.
  package struct Value {
    package var start = 0
    package var end = 0
    /// Whether the bytes are the text: no references, no blanks but spaces.
    var isPlain = true

    package var range: Range<Int> { start..<end }
  }

  package private(set) var start = 0
  package private(set) var name = 0..<0
  /// The packed name; nil if it is longer than eight bytes or none of those known.
  package private(set) var code: OSMXMLName?
  /// Whether the tag is an element without content.
  package private(set) var isEmpty = false
  private var present: UInt32 = 0
  private var values = [Value](repeating: Value(), count: 14)

  /// Returns where the value of an attribute stands; nil if the tag does not have it.
  package subscript(attribute: Attribute) -> Value? {
    present & (1 << attribute.slot) == 0 ? nil : values[attribute.slot]
  }

  /// Reads the tag that begins at `start`.
  ///
  /// - Returns: The place behind it; nil if it does not end before `end`.
  package mutating func read(
    _ bytes: Span<UInt8>,
    _ start: Int,
    _ end: Int
  ) throws(OSMXMLError) -> Int? {
    self.start = start
    present = 0
    var place = start + 1
    let packed = Self.name(bytes, &place, end)
    guard place < end else { return nil }
    name = (start + 1)..<place
    guard !name.isEmpty, OSMXMLCharacter.isNameStart(bytes[start + 1]) else {
      throw OSMXMLError("a tag has no name", at: start)
    }
    code = OSMXMLName(rawValue: packed)
    while true {
      let blanks = place
      while place < end, OSMXMLCharacter.isBlank(bytes[place]) { place &+= 1 }
      guard place < end else { return nil }
      let byte = bytes[place]
      if byte == UInt8(ascii: ">") {
        isEmpty = false
        return place + 1
      }
      if byte == UInt8(ascii: "/") {
        guard place + 1 < end else { return nil }
        guard bytes[place + 1] == UInt8(ascii: ">") else {
          throw OSMXMLError("'/' stands within a tag", at: place)
        }
        isEmpty = true
        return place + 2
      }
      guard place > blanks else { throw OSMXMLError("a blank is missing in a tag", at: place) }
      guard try readAttribute(bytes, &place, end) else { return nil }
    }
  }

  /// Reads an attribute; false if it does not end before `end`.
  @inline(__always)
  private mutating func readAttribute(
    _ bytes: Span<UInt8>,
    _ place: inout Int,
    _ end: Int
  ) throws(OSMXMLError) -> Bool {
    let start = place
    guard OSMXMLCharacter.isNameStart(bytes[place]) else {
      throw OSMXMLError("an attribute has no name", at: place)
    }
    let packed = Self.name(bytes, &place, end)
    while place < end, OSMXMLCharacter.isBlank(bytes[place]) { place &+= 1 }
    guard place < end else { return false }
    guard bytes[place] == UInt8(ascii: "=") else {
      throw OSMXMLError("an attribute has no value", at: start)
    }
    place &+= 1
    while place < end, OSMXMLCharacter.isBlank(bytes[place]) { place &+= 1 }
    guard place < end else { return false }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw OSMXMLError("the value of an attribute has no quotes", at: start)
    }
    place &+= 1
    guard let value = try Self.value(bytes, &place, end, quote) else { return false }
    guard let attribute = Attribute(rawValue: packed) else { return true }
    let slot = attribute.slot
    guard present & (1 << slot) == 0 else {
      throw OSMXMLError("a tag has the attribute '\(attribute)' twice", at: start)
    }
    present |= 1 << slot
    values[slot] = value
    return true
  }

  /// Reads a value up to its quote and passes it; nil if that does not come before `end`.
  @inline(__always)
  private static func value(
    _ bytes: Span<UInt8>,
    _ place: inout Int,
    _ end: Int,
    _ quote: UInt8
  ) throws(OSMXMLError) -> Value? {
    var value = Value(start: place)
    while place < end {
      let byte = bytes[place]
      // Most bytes: quotes, '&' and control characters are all smaller.
      if byte > UInt8(ascii: "'"), byte != UInt8(ascii: "<") {
        place &+= 1
        continue
      }
      if byte == quote {
        value.end = place
        place &+= 1
        return value
      }
      if byte == UInt8(ascii: "&") {
        value.isPlain = false
        guard let (_, next) = try OSMXMLText.reference(bytes, place, end) else { return nil }
        place = next
        continue
      }
      if byte == UInt8(ascii: "<") {
        throw OSMXMLError("'<' stands in a value; its quote may be missing", at: place)
      }
      if byte < 0x20 {
        value.isPlain = false
        guard OSMXMLCharacter.isBlank(byte) else {
          throw OSMXMLError("a value has a control character", at: place)
        }
      }
      place &+= 1
    }
    return nil
  }

  /// Passes a name and returns it packed; 0, which no name has, if it is longer than eight bytes.
  @inline(__always)
  private static func name(_ bytes: Span<UInt8>, _ place: inout Int, _ end: Int) -> UInt64 {
    let start = place
    var packed: UInt64 = 0
    while place < end, OSMXMLCharacter.isName(bytes[place]) {
      packed = packed << 8 | UInt64(bytes[place])
      place &+= 1
    }
    return place - start > 8 ? 0 : packed
  }
}
