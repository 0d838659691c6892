extension AddressIndex {
  /// Adds the index to the content of a `.navmap` file.
  public func store(in writer: inout NavmapWriter) {
    var copy = columns
    var visitor = SectionWriter(writer: writer)
    copy.forEachColumn(&visitor)
    writer = visitor.writer
  }

  /// Opens a map file: a `.navmap` that holds an index, or OpenStreetMap data, of which one is built.
  ///
  /// The content decides, not the name. The columns of a `.navmap` are read whole, and checked.
  ///
  /// - Parameter country: The country of what OpenStreetMap data give none.
  /// - Throws: ``MapError`` where the file cannot be read, is damaged, or has no index.
  public init(path: String, country: CountryCode? = nil) throws(MapError) {
    guard try NavmapFile.isNavmap(path: path) else {
      let data = try OSMReader.read(path: path, options: .map).data
      self = AddressIndexBuilder.build(data, country: country).index
      return
    }
    try self.init(try NavmapFile(path: path))
  }

  /// - Throws: ``MapError`` where the file has no index or is damaged.
  init(_ file: NavmapFile) throws(MapError) {
    guard file.has(.addressTextsBytes) else {
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
  static func section(_ number: UInt32) -> NavmapSection {
    NavmapSection(rawValue: NavmapSection.addressTextsBytes.rawValue + number) ?? .info
  }

  /// Copies every column into a file.
  private struct SectionWriter: AddressColumnVisitor {
    var writer: NavmapWriter
    var next: UInt32 = 0

    mutating func visit<Element: FixedWidthInteger & BitwiseCopyable & Sendable>(
      _ name: StaticString,
      _ column: inout [Element]
    ) throws(Never) {
      writer.add(AddressIndex.section(next), Column(column))
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
      let stored: Column<Element> = try file.column(AddressIndex.section(next))
      column = Array(stored)
      next += 1
    }
  }
}
