import Platform

/// A section of a mapped file, which checks its blocks.
@safe
final class MappedSection: ColumnOwner, @unchecked Sendable {
  let bytes: UnsafeMutableRawBufferPointer
  /// What a section without bytes begins at.
  let nothing: UnsafeMutableRawPointer
  private let file: NavmapFile
  private let offset: Int
  private let firstBlock: Int
  private let rule: ColumnRule
  private let name: String

  @unsafe
  init(
    file: NavmapFile,
    bytes: UnsafeMutableRawBufferPointer,
    offset: Int,
    firstBlock: Int,
    rule: ColumnRule,
    name: String
  ) {
    self.file = file
    unsafe self.bytes = bytes
    unsafe nothing = .allocate(byteCount: 8, alignment: 8)
    self.offset = offset
    self.firstBlock = firstBlock
    self.rule = rule
    self.name = name
  }

  deinit { unsafe nothing.deallocate() }

  var blockCount: Int {
    unsafe (bytes.count + NavmapFormat.blockSize - 1) / NavmapFormat.blockSize
  }

  override func check(block: Int) -> Bool {
    let from = block * NavmapFormat.blockSize
    let to = unsafe min(from + NavmapFormat.blockSize, bytes.count)
    let content = unsafe UnsafeRawBufferPointer(rebasing: bytes[from..<to])
    guard unsafe Checksum.crc32(content) == file.checksum(ofBlock: firstBlock + block)
    else { return refuse(block, "a block of its section \(name) has another checksum", from) }
    guard unsafe rule.holds(content.bindMemory(to: UInt32.self), previous: number(before: from))
    else { return refuse(block, "its section \(name) leads beyond its ends", from) }
    file.setState(1, ofBlock: firstBlock + block)
    return true
  }

  override func missed(_ index: Int) {
    file.damage.note("something leads beyond its section \(name)", at: offset)
  }

  /// The number before a block.
  ///
  /// It need not be good itself: then its own block is refused.
  private func number(before byte: Int) -> UInt32? {
    byte < 4 ? nil : unsafe bytes.load(fromByteOffset: byte - 4, as: UInt32.self)
  }

  private func refuse(_ block: Int, _ message: String, _ byte: Int) -> Bool {
    file.damage.note(message, at: offset + byte)
    file.setState(2, ofBlock: firstBlock + block)
    return false
  }
}
