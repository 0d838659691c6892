/// The elements of one PBF block.
struct PBFBlock {
  private let bytes: [UInt8]
  /// The texts of the block; the number in the pool, plus one, once it was needed.
  private var texts: [Range<Int>] = []
  private var pooled: [UInt32] = []
  /// Whether the key with a number is kept: 0 not known, 1 yes, 2 no.
  private var kept: [UInt8] = []
  private var granularity: Int64 = 100
  private var latitudeOffset: Int64 = 0
  private var longitudeOffset: Int64 = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read(into builder: inout OSMBuilder) throws(ProtobufReader.Fault) {
    var groups: [Range<Int>] = []
    var reader = ProtobufReader(bytes)
    while try reader.next() {
      switch reader.field {
      case 1: try readTexts(try reader.message())
      case 2: groups.append(try reader.range())
      case 17: granularity = try reader.integer()
      case 19: latitudeOffset = try reader.integer()
      case 20: longitudeOffset = try reader.integer()
      default: try reader.skip()
      }
    }
    for group in groups { try readGroup(group, into: &builder) }
  }

  private mutating func readTexts(_ table: ProtobufReader) throws(ProtobufReader.Fault) {
    var reader = table
    while try reader.next() {
      if reader.field == 1 { texts.append(try reader.range()) } else { try reader.skip() }
    }
    pooled = [UInt32](repeating: 0, count: texts.count)
    kept = [UInt8](repeating: 0, count: texts.count)
  }

  private mutating func readGroup(
    _ range: Range<Int>,
    into builder: inout OSMBuilder
  ) throws(ProtobufReader.Fault) {
    var reader = ProtobufReader(bytes, range)
    while try reader.next() {
      switch reader.field {
      case 1: try readNode(try reader.message(), into: &builder)
      case 2: try readDense(try reader.message(), into: &builder)
      case 3: try readWay(try reader.message(), into: &builder)
      case 4: try readRelation(try reader.message(), into: &builder)
      default: try reader.skip()
      }
    }
  }

  // MARK: - Texts

  /// Returns the number of a text in the pool.
  @inline(__always)
  private mutating func text(
    _ index: UInt64,
    _ builder: inout OSMBuilder
  ) throws(ProtobufReader.Fault) -> UInt32 {
    guard index < UInt64(texts.count) else {
      throw ProtobufReader.Fault(offset: 0, message: "text \(index) of \(texts.count)")
    }
    let index = Int(index)
    if pooled[index] == 0 { pooled[index] = builder.data.strings.insert(bytes[texts[index]]) + 1 }
    return pooled[index] - 1
  }

  @inline(__always)
  private mutating func addTag(
    _ key: UInt64,
    _ value: UInt64,
    _ builder: inout OSMBuilder
  ) throws(ProtobufReader.Fault) {
    let keyText = try text(key, &builder)
    if kept[Int(key)] == 0 {
      let name = String(decoding: bytes[texts[Int(key)]], as: UTF8.self)
      kept[Int(key)] = OSMBuilder.keeps(name) ? 1 : 2
    }
    guard kept[Int(key)] == 1 else { return }
    builder.addTag(keyText, try text(value, &builder))
  }

  private mutating func addTags(
    _ keys: [UInt64],
    _ values: [UInt64],
    _ builder: inout OSMBuilder
  ) throws(ProtobufReader.Fault) {
    guard keys.count == values.count else {
      throw ProtobufReader.Fault(
        offset: 0,
        message: "\(keys.count) keys for \(values.count) values"
      )
    }
    for (key, value) in zip(keys, values) { try addTag(key, value, &builder) }
  }

  // MARK: - Elements

  /// Returns 1e-7 degrees; what is out of range stays so.
  @inline(__always)
  private func place(_ value: Int64, _ offset: Int64) -> Int64 {
    let (product, isOver) = granularity.multipliedReportingOverflow(by: value)
    let (sum, isMore) = offset.addingReportingOverflow(product)
    return isOver || isMore ? .max / 2 : sum / 100
  }

  private mutating func readNode(
    _ message: ProtobufReader,
    into builder: inout OSMBuilder
  ) throws(ProtobufReader.Fault) {
    var reader = message
    var id: Int64 = 0
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    var isVisible = true
    var keys: [UInt64] = []
    var values: [UInt64] = []
    while try reader.next() {
      switch reader.field {
      case 1: id = try reader.zigzag()
      case 2: try reader.numbers { keys.append($0) }
      case 3: try reader.numbers { values.append($0) }
      case 4: isVisible = try Self.isVisible(try reader.message())
      case 8: latitude = try reader.zigzag()
      case 9: longitude = try reader.zigzag()
      default: try reader.skip()
      }
    }
    guard isVisible else {
      builder.report.deleted += 1
      return
    }
    let start = builder.tagStart
    try addTags(keys, values, &builder)
    builder.addNode(
      id,
      latitude: place(latitude, latitudeOffset),
      longitude: place(longitude, longitudeOffset),
      tagStart: start
    )
  }

  private mutating func readDense(
    _ message: ProtobufReader,
    into builder: inout OSMBuilder
  ) throws(ProtobufReader.Fault) {
    var reader = message
    var ids: [Int64] = []
    var latitudes: [Int64] = []
    var longitudes: [Int64] = []
    var tags: [UInt64] = []
    var visible: [Bool] = []
    while try reader.next() {
      switch reader.field {
      case 1: try reader.numbers { ids.append(ProtobufReader.signed($0)) }
      case 5: visible = try Self.visible(try reader.message())
      case 8: try reader.numbers { latitudes.append(ProtobufReader.signed($0)) }
      case 9: try reader.numbers { longitudes.append(ProtobufReader.signed($0)) }
      case 10: try reader.numbers { tags.append($0) }
      default: try reader.skip()
      }
    }
    guard ids.count == latitudes.count, ids.count == longitudes.count else {
      throw reader.fault("dense nodes with columns of different lengths")
    }
    var id: Int64 = 0
    var latitude: Int64 = 0
    var longitude: Int64 = 0
    var tag = 0
    for index in ids.indices {
      id &+= ids[index]
      latitude &+= latitudes[index]
      longitude &+= longitudes[index]
      let start = builder.tagStart
      while tag < tags.count, tags[tag] != 0 {
        guard tag + 1 < tags.count else { throw reader.fault("a key without a value") }
        try addTag(tags[tag], tags[tag + 1], &builder)
        tag += 2
      }
      tag += 1
      guard index >= visible.count || visible[index] else {
        builder.report.deleted += 1
        builder.dropTags(from: start)
        continue
      }
      builder.addNode(
        id,
        latitude: place(latitude, latitudeOffset),
        longitude: place(longitude, longitudeOffset),
        tagStart: start
      )
    }
  }

  private mutating func readWay(
    _ message: ProtobufReader,
    into builder: inout OSMBuilder
  ) throws(ProtobufReader.Fault) {
    var reader = message
    var id: Int64 = 0
    var isVisible = true
    var keys: [UInt64] = []
    var values: [UInt64] = []
    var node: Int64 = 0
    while try reader.next() {
      switch reader.field {
      case 1: id = try reader.integer()
      case 2: try reader.numbers { keys.append($0) }
      case 3: try reader.numbers { values.append($0) }
      case 4: isVisible = try Self.isVisible(try reader.message())
      case 8:
        try reader.numbers { delta in
          node &+= ProtobufReader.signed(delta)
          builder.addReference(node)
        }
      default: try reader.skip()
      }
    }
    guard isVisible else {
      builder.report.deleted += 1
      builder.dropReferences()
      return
    }
    let start = builder.tagStart
    try addTags(keys, values, &builder)
    builder.addWay(id, tagStart: start)
  }

  private mutating func readRelation(
    _ message: ProtobufReader,
    into builder: inout OSMBuilder
  ) throws(ProtobufReader.Fault) {
    var reader = message
    var id: Int64 = 0
    var isVisible = true
    var keys: [UInt64] = []
    var values: [UInt64] = []
    var roles: [UInt64] = []
    var members: [Int64] = []
    var types: [UInt64] = []
    while try reader.next() {
      switch reader.field {
      case 1: id = try reader.integer()
      case 2: try reader.numbers { keys.append($0) }
      case 3: try reader.numbers { values.append($0) }
      case 4: isVisible = try Self.isVisible(try reader.message())
      case 8: try reader.numbers { roles.append($0) }
      case 9: try reader.numbers { members.append(ProtobufReader.signed($0)) }
      case 10: try reader.numbers { types.append($0) }
      default: try reader.skip()
      }
    }
    guard roles.count == members.count, types.count == members.count else {
      throw reader.fault("a relation with columns of different lengths")
    }
    guard isVisible else {
      builder.report.deleted += 1
      return
    }
    let start = builder.tagStart
    try addTags(keys, values, &builder)
    var member: Int64 = 0
    for index in members.indices {
      member &+= members[index]
      guard let type = OSMData.MemberType(rawValue: UInt8(clamping: types[index])) else {
        throw reader.fault("a member of the unknown type \(types[index])")
      }
      builder.addMember(type, member, role: try text(roles[index], &builder))
    }
    builder.addRelation(id, tagStart: start)
  }

  // MARK: - Metadata

  private static func isVisible(_ info: ProtobufReader) throws(ProtobufReader.Fault) -> Bool {
    var reader = info
    var visible = true
    while try reader.next() {
      if reader.field == 6 { visible = try reader.unsigned() != 0 } else { try reader.skip() }
    }
    return visible
  }

  private static func visible(_ info: ProtobufReader) throws(ProtobufReader.Fault) -> [Bool] {
    var reader = info
    var visible: [Bool] = []
    while try reader.next() {
      if reader.field == 6 {
        try reader.numbers { visible.append($0 != 0) }
      } else {
        try reader.skip()
      }
    }
    return visible
  }
}
