import Platform

/// Records in a ring on disk: a head, then records one behind another, the oldest overwritten by the newest.
///
/// A record is whole before the head says that it is there, and the head has let the old ones go before
/// they are overwritten: wherever a process ends, what the head speaks of can be read.
struct FlightRing {
  /// What a record holds.
  enum Kind: UInt32 {
    /// Nothing: the rest of the ring, where a record did not fit.
    case filler, fix, event, route
  }

  /// The bytes of the head, and of what stands before a record's content.
  static let headSize = 1024, prefixSize = 16
  /// Everything is a multiple of it, so that a prefix always fits.
  private static let grain = 16
  private static let magic: [UInt8] = Array("NAVRING1".utf8)

  private let file: RingFile
  let capacity: Int
  /// Bytes ever written, and the first of them that is still there.
  private(set) var start = 0
  private(set) var end = 0
  /// Records that did not fit at all.
  private(set) var droppedCount = 0
  private var head = [UInt8](repeating: 0, count: 40)
  private var prefix = [UInt8](repeating: 0, count: FlightRing.prefixSize)

  /// Makes a ring of `capacity` bytes with a header line.
  ///
  /// - Throws: ``FlightRecorderError`` where the system refuses.
  init(creating path: String, capacity: Int, header: [UInt8]) throws(FlightRecorderError) {
    self.capacity = max(4096, capacity / Self.grain * Self.grain)
    let size = Self.headSize + self.capacity
    file = try FlightRecorderError.translating { () throws(FileError) in
      let file = try RingFile(path, create: true)
      try file.resize(to: size)
      return file
    }
    var whole = Array(header.prefix(Self.headSize - 64))
    whole = Self.number(UInt64(whole.count)) + whole
    file.write(whole, whole.count, at: 48)
    writeHead()
  }

  /// Opens a ring that a process left.
  ///
  /// - Throws: ``FlightRecorderError`` where it is none.
  init(opening path: String) throws(FlightRecorderError) {
    file = try FlightRecorderError.translating { () throws(FileError) in
      try RingFile(path, create: false)
    }
    var head = [UInt8](repeating: 0, count: 40)
    guard file.read(into: &head, 40, at: 0), head.starts(with: Self.magic) else {
      throw .damaged(path)
    }
    let numbers = (1..<5).map { Self.number(head, at: $0 * 8) }
    guard let capacity = Int(exactly: numbers[0]), let start = Int(exactly: numbers[1]),
      let end = Int(exactly: numbers[2]), let dropped = Int(exactly: numbers[3]),
      4096...1 << 30 ~= capacity, start >= 0, end >= start, end - start <= capacity
    else { throw .damaged(path) }
    self.capacity = capacity
    (self.start, self.end, droppedCount) = (start, end, dropped)
  }

  /// Returns the header line.
  func header() -> [UInt8] {
    var size = [UInt8](repeating: 0, count: 8)
    guard file.read(into: &size, 8, at: 48) else { return [] }
    let count = Int(clamping: Self.number(size, at: 0))
    var text = [UInt8](repeating: 0, count: min(count, Self.headSize - 64))
    return file.read(into: &text, text.count, at: 56) ? text : []
  }

  // MARK: - Writing

  /// Writes the prefix of a record into the beginning of `record`, whose content has `count` bytes, and
  /// then the record into the ring; `record` has room for both and for padding.
  mutating func append(_ kind: Kind, at milliseconds: Int64, _ record: inout [UInt8], _ count: Int)
  {
    let size = (Self.prefixSize + count + Self.grain - 1) / Self.grain * Self.grain
    guard size <= capacity / 4, size <= record.count else {
      droppedCount += 1
      writeHead()
      return
    }
    Self.set(&record, 0, UInt64(count) << 32 | UInt64(kind.rawValue))
    Self.set(&record, 8, UInt64(bitPattern: milliseconds))
    let place = end % capacity
    let rest = capacity - place
    let filler = size > rest ? rest : 0
    release(size + filler)
    if filler > 0 {
      Self.set(&prefix, 0, UInt64(filler - Self.prefixSize) << 32)
      Self.set(&prefix, 8, 0)
      file.write(prefix, Self.prefixSize, at: Self.headSize + place)
      end += filler
    }
    file.write(record, size, at: Self.headSize + end % capacity)
    end += size
    writeHead()
  }

  /// Lets the oldest records go until so many bytes fit.
  private mutating func release(_ size: Int) {
    let before = start
    while end - start + size > capacity {
      guard file.read(into: &prefix, Self.prefixSize, at: Self.headSize + start % capacity) else {
        start = end
        break
      }
      let count = Int(Self.number(prefix, at: 0) >> 32)
      start += (Self.prefixSize + count + Self.grain - 1) / Self.grain * Self.grain
      if start > end { start = end }
    }
    if start != before { writeHead() }
  }

  private mutating func writeHead() {
    for index in 0..<8 { head[index] = Self.magic[index] }
    Self.set(&head, 8, UInt64(capacity))
    Self.set(&head, 16, UInt64(start))
    Self.set(&head, 24, UInt64(end))
    Self.set(&head, 32, UInt64(droppedCount))
    file.write(head, 40, at: 0)
  }

  // MARK: - Reading

  /// Gives every record, the oldest first.
  ///
  /// - Throws: ``FlightRecorderError`` where the file does not hold what its head says.
  func forEach(
    _ body: (Kind, _ milliseconds: Int64, _ content: [UInt8]) -> Void
  ) throws(FlightRecorderError) {
    var at = start
    var prefix = [UInt8](repeating: 0, count: Self.prefixSize)
    while at < end {
      let place = at % capacity
      guard file.read(into: &prefix, Self.prefixSize, at: Self.headSize + place) else {
        throw .damaged(file.path)
      }
      let word = Self.number(prefix, at: 0)
      let count = Int(word >> 32)
      guard let kind = Kind(rawValue: UInt32(truncatingIfNeeded: word)),
        count <= capacity - place - Self.prefixSize
      else { throw .damaged(file.path) }
      if kind != .filler {
        var content = [UInt8](repeating: 0, count: count)
        guard file.read(into: &content, count, at: Self.headSize + place + Self.prefixSize) else {
          throw .damaged(file.path)
        }
        body(kind, Int64(bitPattern: Self.number(prefix, at: 8)), content)
      }
      at += (Self.prefixSize + count + Self.grain - 1) / Self.grain * Self.grain
    }
  }

  // MARK: - Numbers

  static func set(_ bytes: inout [UInt8], _ at: Int, _ value: UInt64) {
    for index in 0..<8 {
      bytes[at + index] = UInt8(truncatingIfNeeded: value >> (8 * UInt64(index)))
    }
  }

  static func number(_ bytes: [UInt8], at start: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << (8 * UInt64($1)) }
  }

  private static func number(_ value: UInt64) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 8)
    set(&bytes, 0, value)
    return bytes
  }
}
