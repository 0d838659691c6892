import Platform

/// A section of a mapped file, which a column keeps alive with its file.
@safe
final class MappedSection: ColumnOwner, @unchecked Sendable {
  /// What a section without bytes begins at.
  let nothing: UnsafeMutableRawPointer
  private let file: NavmapFile
  private let blocks: SectionBlocks

  init(file: NavmapFile, blocks: SectionBlocks) {
    self.file = file
    self.blocks = blocks
    unsafe nothing = .allocate(byteCount: 8, alignment: 8)
  }

  deinit { unsafe nothing.deallocate() }

  override func check(block: Int) -> Bool { blocks.check(block, of: file) }

  override func missed(_ index: Int) { blocks.missed(in: file) }
}

/// The blocks of a section, which are checked before they are read.
///
/// The file knows them as values: a weak reference to whoever reads would make each of its many references dear.
@safe
struct SectionBlocks: @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer
  let offset: Int
  let firstBlock: Int
  let rule: ColumnRule
  let name: String

  var count: Int {
    unsafe (bytes.count + NavmapFormat.blockSize - 1) / NavmapFormat.blockSize
  }

  func check(_ block: Int, of file: NavmapFile) -> Bool {
    let from = block * NavmapFormat.blockSize
    let to = unsafe min(from + NavmapFormat.blockSize, bytes.count)
    let content = unsafe UnsafeRawBufferPointer(rebasing: bytes[from..<to])
    guard unsafe Checksum.crc32(content) == file.checksum(ofBlock: firstBlock + block) else {
      return refuse(block, of: file, "a block of its section \(name) has another checksum", from)
    }
    guard unsafe rule.holds(content.bindMemory(to: UInt32.self), previous: number(before: from))
    else {
      return refuse(block, of: file, "its section \(name) leads beyond its ends", from)
    }
    file.setState(1, ofBlock: firstBlock + block)
    return true
  }

  func missed(in file: NavmapFile) {
    file.damage.note("something leads beyond its section \(name)", at: offset)
  }

  /// The number before a block.
  ///
  /// It need not be good itself: then its own block is refused.
  private func number(before byte: Int) -> UInt32? {
    byte < 4 ? nil : unsafe bytes.load(fromByteOffset: byte - 4, as: UInt32.self)
  }

  private func refuse(_ block: Int, of file: NavmapFile, _ message: String, _ byte: Int) -> Bool {
    file.damage.note(message, at: offset + byte)
    file.setState(2, ofBlock: firstBlock + block)
    return false
  }
}
