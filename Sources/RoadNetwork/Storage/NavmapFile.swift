import Platform
import Synchronization

/// A `.navmap` file that is open: its tables are checked, its content is checked as it is read.
package final class NavmapFile: Sendable {
  /// What was found damaged so far.
  package let damage: MapFileDamage
  private let file: MappedFile
  private let entries: [UInt32: (entry: NavmapFormat.Entry, firstBlock: Int)]
  private let states: BlockStates

  /// Where the checksums of the blocks begin.
  private let checksumOffset: Int
  /// The sections that columns were made of.
  private let sections = Mutex<[SectionBlocks]>([])

  /// Where it was opened.
  package var name: String { file.path }

  /// Whether a file's first bytes are those of a `.navmap`.
  package static func isNavmap(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: NavmapFormat.magic)
  }

  /// - Throws: ``MapError`` where the file cannot be read, is of another version, is cut off, or its
  ///   tables are damaged.
  package init(path: String) throws(MapError) {
    do { file = try MappedFile(path) } catch { throw MapError(error) }
    guard file.count > 0 else {
      throw MapError(source: path, message: "cannot read the map: it is empty")
    }
    damage = MapFileDamage(source: path)
    let header = try NavmapHeader(file)
    checksumOffset = NavmapFormat.headerSize + header.sectionCount * NavmapFormat.entrySize
    var entries: [UInt32: (NavmapFormat.Entry, Int)] = [:]
    var block = 0
    var end = checksumOffset + header.checksumCount * 4
    for index in 0..<header.sectionCount {
      let at = NavmapFormat.headerSize + index * NavmapFormat.entrySize
      let entry = NavmapFormat.Entry(
        id: file.number(UInt32.self, at: at),
        elementSize: file.number(UInt32.self, at: at + 4),
        offset: file.number(UInt64.self, at: at + 8),
        length: file.number(UInt64.self, at: at + 16)
      )
      guard entry.offset % UInt64(NavmapFormat.alignment) == 0, entry.offset >= UInt64(end),
        entry.offset <= UInt64(file.count), entry.length <= UInt64(file.count) - entry.offset
      else { throw Self.damaged(path, "section \(entry.id) does not lie in the file", at) }
      guard Self.isZero(file, end..<Int(entry.offset)) else {
        throw Self.damaged(path, "there is something between its sections", end)
      }
      end = Int(entry.offset + entry.length)
      entries[entry.id] = (entry, block)
      block += entry.blockCount
    }
    guard block == header.checksumCount, Self.isZero(file, end..<file.count) else {
      throw Self.damaged(path, "its tables contradict each other", 0)
    }
    self.entries = entries
    states = BlockStates(count: block)
  }

  private static func isZero(_ file: MappedFile, _ range: Range<Int>) -> Bool {
    range.count < NavmapFormat.alignment
      && range.allSatisfy { file.number(UInt8.self, at: $0) == 0 }
  }

  /// The error for a file that contradicts itself at a byte.
  package static func damaged(_ path: String, _ message: String, _ byte: Int) -> MapError {
    MapError(
      source: path,
      place: .byte(byte),
      message: "the map is damaged: \(message)",
      hint: "build it again: navsim map build"
    )
  }

  /// Whether the file has a section.
  package func has(_ id: NavmapSection) -> Bool { entries[id.number] != nil }

  /// Returns a section as a column.
  ///
  /// - Parameters:
  ///   - count: How many elements there must be; nil for any number.
  ///   - rule: What every element must be, checked with the block.
  /// - Throws: ``MapError`` where the section is missing or of another size.
  package func column<Element>(
    _ id: NavmapSection,
    count: Int? = nil,
    _ rule: ColumnRule = .any
  ) throws(MapError) -> Column<Element> {
    guard let (entry, firstBlock) = entries[id.number] else {
      throw Self.damaged(name, "section \(id) is missing", NavmapFormat.headerSize)
    }
    let size = MemoryLayout<Element>.stride
    let elements = Int(entry.length) / size
    guard Int(entry.elementSize) == size, Int(entry.length) % size == 0,
      count == nil || count == elements
    else {
      throw Self.damaged(name, "section \(id) has another size than it must", Int(entry.offset))
    }
    let blocks = unsafe SectionBlocks(
      bytes: file.bytes(Int(entry.offset)..<Int(entry.offset + entry.length)),
      offset: Int(entry.offset),
      firstBlock: firstBlock,
      rule: rule,
      name: "\(id)"
    )
    sections.withLock { $0.append(blocks) }
    let section = MappedSection(file: self, blocks: blocks)
    return unsafe Column(
      owner: section,
      start: blocks.bytes.baseAddress ?? section.nothing,
      count: elements,
      states: states.start + firstBlock,
      shift: UInt8((NavmapFormat.blockSize / size).trailingZeroBitCount)
    )
  }

  func records<Record>(
    _ starts: NavmapSection,
    _ bytes: NavmapSection
  ) throws(MapError) -> RecordTable<Record> {
    let all: Column<UInt8> = try column(bytes)
    let offsets: Column<UInt32> = try column(starts, .rising(to: UInt64(all.count)))
    return RecordTable(StoredRecords(starts: offsets, bytes: all, damage: damage))
  }

  /// Checks every block of every section that a column was made of.
  func verify() throws(MapError) {
    for blocks in sections.withLock({ $0 }) {
      for block in 0..<blocks.count { _ = blocks.check(block, of: self) }
    }
    try damage.check()
  }

  /// The checksum that a block must have.
  package func checksum(ofBlock block: Int) -> UInt32 {
    file.number(UInt32.self, at: checksumOffset + block * 4)
  }

  func setState(_ state: UInt8, ofBlock block: Int) { states.set(state, block) }
}
