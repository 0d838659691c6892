/// The texts of a block, which are put into the pool only once and only if they are used.
struct PBFStrings {
  private static let unknown = UInt32.max
  private static let skipped = UInt32.max - 1

  private var ranges: [Range<Int>] = []
  /// The numbers of the texts in the pool.
  private var ids: [UInt32] = []
  /// The same of those that were keys, or that their tags are dropped.
  private var keys: [UInt32] = []

  mutating func removeAll() {
    ranges.removeAll(keepingCapacity: true)
    ids.removeAll(keepingCapacity: true)
    keys.removeAll(keepingCapacity: true)
  }

  /// Adds the texts of a string table.
  mutating func read(_ bytes: Span<UInt8>, _ table: Range<Int>) throws(ProtobufError) {
    var fields = ProtobufReader(table)
    while let field = try fields.field(bytes) {
      guard field == 1 else {
        try fields.skip(bytes)
        continue
      }
      ranges.append(try fields.content(bytes))
      ids.append(Self.unknown)
      keys.append(Self.unknown)
    }
  }

  /// Returns the number of a text in the pool.
  mutating func id(
    _ index: UInt64,
    _ bytes: Span<UInt8>,
    _ builder: inout OSMDataBuilder
  ) throws(PBFError) -> UInt32 {
    let place = try place(index)
    if ids[place] != Self.unknown { return ids[place] }
    let id = builder.strings.intern(bytes, ranges[place])
    ids[place] = id
    return id
  }

  /// Returns a tag; nil if it is dropped.
  mutating func tag(
    _ key: UInt64,
    _ value: UInt64,
    _ bytes: Span<UInt8>,
    _ builder: inout OSMDataBuilder
  ) throws(PBFError) -> OSMTagPair? {
    let place = try place(key)
    if keys[place] == Self.unknown {
      keys[place] = builder.key(bytes, ranges[place]) ?? Self.skipped
    }
    guard keys[place] != Self.skipped else {
      builder.report.skippedTags &+= 1
      _ = try self.place(value)
      return nil
    }
    return OSMTagPair(key: keys[place], value: try id(value, bytes, &builder))
  }

  private func place(_ index: UInt64) throws(PBFError) -> Int {
    guard index < UInt64(ranges.count) else {
      throw PBFError("text \(index) is used, but the block has \(ranges.count) texts")
    }
    return Int(index)
  }
}
