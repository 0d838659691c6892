public import RoadNetwork

extension AddressIndex {
  /// Adds the index to the content of a `.navmap` file.
  public func store(in writer: inout NavmapWriter) {
    var copy = columns
    var visitor = SectionWriter(writer: writer)
    copy.forEachColumn(&visitor)
    writer = visitor.writer
  }

  /// - Throws: ``MapError`` where the file has no index or is damaged.
  convenience init(_ file: NavmapFile) throws(MapError) {
    guard file.has(Self.section(0, "texts.bytes")) else {
      throw MapError(
        source: file.name,
        message: "the map was built without addresses",
        hint: "build it again: navsim map build"
      )
    }
    var columns = AddressColumns()
    var visitor = SectionReader(file: file)
    try columns.forEachColumn(&visitor)
    try file.damage.check()
    do throws(AddressIndexError) {
      try self.init(columns)
    } catch {
      throw NavmapFile.damaged(file.name, "its \(error.part) contradict each other", 0)
    }
  }

  /// The section of the n-th column.
  static func section(_ number: UInt32, _ name: StaticString) -> NavmapSection {
    let words = "\(name)".split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return NavmapSection(200 + number, "address" + words.joined())
  }

  /// Opens the addresses in a map's file, so that its blocks are checked with those of the roads.
  ///
  /// - Returns: nil for a map in memory, or a file without addresses.
  /// - Throws: `MapError` where the file is damaged.
  public convenience init?(of map: RoadMap) throws(MapError) {
    guard let file = map.file, file.has(Self.section(0, "texts.bytes")) else { return nil }
    try self.init(file)
  }

  /// Copies every column into a file.
  private struct SectionWriter: AddressColumnVisitor {
    var writer: NavmapWriter
    var next: UInt32 = 0

    mutating func visit<Element: FixedWidthInteger & BitwiseCopyable & Sendable>(
      _ name: StaticString,
      _ column: inout [Element]
    ) throws(Never) {
      writer.add(AddressIndex.section(next, name), Column(column))
      next += 1
    }
  }

  /// Copies every column out of a file.
  private struct SectionReader: AddressColumnVisitor {
    let file: NavmapFile
    var next: UInt32 = 0

    mutating func visit<Element: FixedWidthInteger & BitwiseCopyable & Sendable>(
      _ name: StaticString,
      _ column: inout [Element]
    ) throws(MapError) {
      let stored: Column<Element> = try file.column(AddressIndex.section(next, name))
      column = stored.array
      next += 1
    }
  }
}
