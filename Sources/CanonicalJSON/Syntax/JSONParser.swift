/// A parser that checks a text and lays it out as the entries of a ``JSONTape``.
///
/// It keeps its own stack, so that nesting costs no machine stack.
struct JSONParser {
  /// An object or array that is still open.
  struct Frame {
    /// The index of its opening entry.
    var opening: Int
    /// The number of elements or members that are complete.
    var count: Int
    /// The index of the key whose value is being read; -1 in arrays and before the first key.
    var key: Int
    var isObject: Bool
  }

  let bytes: [UInt8]
  let source: String
  let limits: JSONLimits
  var entries: [JSONTape.Entry] = []
  var stack: [Frame] = []
  var position = 0
  var hasEscapedKey = false

  /// Whether a line break ends the text instead of being space.
  private var isLineWise = false

  /// The keys of the object that is checked for duplicates; kept to spare allocations.
  var keys: [Int] = []
  /// A number for each of the keys of an object with few of them; see ``mayRepeatKey(_:)``.
  var signs = [UInt64](repeating: 0, count: 16)

  init(bytes: [UInt8], source: String, limits: JSONLimits) {
    precondition(limits.size < UInt32.max, "a size limit of \(limits.size) bytes is beyond 4 GB")
    self.bytes = bytes
    self.source = source
    self.limits = limits
  }

  /// Parses the whole text into ``entries``.
  mutating func parse() throws(JSONError) {
    try begin()
    let bytes = bytes
    skipSpace(bytes.span)
    guard position < bytes.count else { throw error(.empty, at: position) }
    try parseDocument()
    if position < bytes.count {
      throw error(.trailingText(found: found()), at: position)
    }
  }

  /// Parses one value a line into ``entries``.
  ///
  /// - Returns: The index of each line's value.
  mutating func parseLines() throws(JSONError) -> [Int] {
    try begin()
    isLineWise = true
    let bytes = bytes
    var roots: [Int] = []
    while position < bytes.count {
      roots.append(entries.count)
      skipSpace(bytes.span)
      try parseDocument()
      guard position < bytes.count else { break }
      guard bytes[position] == UInt8(ascii: "\n") else {
        throw error(.trailingText(found: found()), at: position)
      }
      position += 1
    }
    return roots
  }

  private mutating func begin() throws(JSONError) {
    guard bytes.count <= limits.size else {
      throw error(.tooLarge(size: bytes.count, limit: limits.size), at: 0)
    }
    // The usual density of real documents; the array grows where this is too little.
    entries.reserveCapacity(bytes.count / 6)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func parseDocument() throws(JSONError) {
    // Held here, so that a value costs no reference count.
    let bytes = bytes
    let text = bytes.span
    repeat {
      try parseValue(text)
      try closeCompleted(text)
    } while !stack.isEmpty
    skipSpace(text)
  }

  /// Reads a scalar, or opens an object or array.
  @inline(__always)
  private mutating func parseValue(_ text: Span<UInt8>) throws(JSONError) {
    guard position < text.count else { throw endOfText(expected: "a value") }
    guard entries.count < limits.nodes else {
      throw error(.tooManyValues(limit: limits.nodes), at: position)
    }
    let start = position
    switch text[position] {
    case UInt8(ascii: "\""):
      if !skipPlainString(text) { try parseString() }
    case UInt8(ascii: "{"):
      try open(isObject: true)
      return
    case UInt8(ascii: "["):
      try open(isObject: false)
      return
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      if !skipPlainNumber(text) { try parseNumber() }
    default:
      if !skipPlainWord(text) { try parseWord() }
    }
    append(from: start)
    if !stack.isEmpty { stack[stack.count - 1].count += 1 }
  }

  /// Moves on to where the next value begins, closing what ends on the way.
  @inline(__always)
  private mutating func closeCompleted(_ text: Span<UInt8>) throws(JSONError) {
    while let frame = stack.last {
      skipSpace(text)
      guard position < text.count else {
        throw endOfText(expected: frame.isObject ? "',' or '}'" : "',' or ']'")
      }
      let byte = text[position]
      let closer = UInt8(ascii: frame.isObject ? "}" : "]")
      if byte == closer {
        try close(frame)
      } else if isFresh(frame) {
        if frame.isObject { try parseKey(text) }
        return
      } else if byte == UInt8(ascii: ",") {
        position += 1
        skipSpace(text)
        if frame.isObject {
          try parseKey(text)
        } else if position < text.count, text[position] == closer {
          throw unexpected("a value after the comma")
        }
        return
      } else {
        throw unexpected(frame.isObject ? "',' or '}'" : "',' or ']'")
      }
    }
  }

  /// Whether nothing has been read inside `frame` yet.
  private func isFresh(_ frame: Frame) -> Bool {
    frame.count == 0 && frame.key < 0
  }

  private mutating func open(isObject: Bool) throws(JSONError) {
    guard stack.count < limits.depth else {
      throw error(.tooDeep(limit: limits.depth), at: position)
    }
    stack.append(Frame(opening: entries.count, count: 0, key: -1, isObject: isObject))
    entries.append(JSONTape.Entry(offset: UInt32(position), extent: 0))
    position += 1
  }

  private mutating func close(_ frame: Frame) throws(JSONError) {
    let closing = JSONTape.Entry(offset: UInt32(position), extent: UInt32(frame.count))
    entries.append(closing)
    entries[frame.opening].extent = UInt32(entries.count)
    if frame.count > 1, frame.isObject { try rejectDuplicateKeys(of: frame) }
    position += 1
    stack.removeLast()
    if !stack.isEmpty { stack[stack.count - 1].count += 1 }
  }

  @inline(__always)
  private mutating func parseKey(_ text: Span<UInt8>) throws(JSONError) {
    guard position < text.count else { throw endOfText(expected: "a key") }
    guard text[position] == UInt8(ascii: "\"") else {
      throw unexpected("a key in double quotes")
    }
    let start = position
    if !skipPlainString(text), try parseString() { hasEscapedKey = true }
    stack[stack.count - 1].key = entries.count
    append(from: start)
    skipSpace(text)
    guard position < text.count else { throw endOfText(expected: "':'") }
    guard text[position] == UInt8(ascii: ":") else { throw unexpected("':'") }
    position += 1
    skipSpace(text)
  }

  @inline(__always)
  private mutating func append(from start: Int) {
    entries.append(JSONTape.Entry(offset: UInt32(start), extent: UInt32(position)))
  }

  @inline(__always)
  private mutating func skipSpace(_ text: Span<UInt8>) {
    var at = position
    while at < text.count {
      let byte = text[at]
      guard byte <= 0x20, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else {
        break
      }
      if byte == 0x0A, isLineWise { break }
      at += 1
    }
    position = at
  }
}
