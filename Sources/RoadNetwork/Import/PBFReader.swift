/// Reads the blobs of a PBF file one after another.
///
/// The format: https://wiki.openstreetmap.org/wiki/PBF_Format, which also names the limits.
struct PBFReader {
  /// The most bytes of a blob's header.
  private static let headerLimit = 64 << 10
  /// The most bytes of a blob, compressed and not.
  private static let blobLimit = 32 << 20

  private let input: OSMInput
  private let progress: OSMReader.Progress?
  private let contentLimit: Int
  private var builder: OSMDataBuilder
  private var block = PBFBlock()
  private var unpacker = PBFBlob()
  private var buffer: [UInt8] = []
  private var blob = 0
  private var blobOffset = 0
  private var hasHeader = false

  init(_ input: OSMInput, _ options: OSMReadingOptions, _ progress: OSMReader.Progress?) {
    self.input = input
    self.progress = progress
    contentLimit = options.decompressedLimit
    builder = OSMDataBuilder(options)
  }

  consuming func read() throws(MapError) -> (data: OSMData, report: OSMImportReport) {
    while let header = try nextHeader() {
      try fill(header.size, "the blob")
      switch header.kind {
      case "OSMHeader": try readHeader()
      case "OSMData": try readData()
      default: break  // The format tells readers to pass over other kinds.
      }
      progress?(input.fileBytes, input.totalBytes)
    }
    guard hasHeader else { throw error("the file has no OSMHeader") }
    return builder.finish()
  }

  /// Reads the header of the next blob; nil at the end of the file.
  private mutating func nextHeader() throws(MapError) -> (kind: String, size: Int)? {
    blob += 1
    blobOffset = input.position
    buffer = [UInt8](repeating: 0, count: 4)
    let count = try input.read(into: &buffer, 0..<4)
    if count == 0, blob > 1 { return nil }
    guard count == 4 else { throw cutShort("the length of the blob's header") }
    let length = buffer.reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.headerLimit else {
      throw error("the blob's header claims \(length) bytes, more than \(Self.headerLimit)")
    }
    try fill(length, "the blob's header")
    let header: (kind: String, size: UInt64?)
    do { header = try Self.header(buffer) } catch {
      throw self.error("in the blob's header: " + error.message)
    }
    guard let size = header.size else { throw error("the blob's header lacks the blob's size") }
    guard size <= UInt64(Self.blobLimit) else {
      throw error("the blob claims \(size) bytes, more than \(Self.blobLimit)")
    }
    return (header.kind, Int(size))
  }

  private static func header(
    _ bytes: [UInt8]
  ) throws(ProtobufError) -> (kind: String, size: UInt64?) {
    var kind = ""
    var size: UInt64?
    let span = bytes.span
    var fields = ProtobufReader(0..<bytes.count)
    while let field = try fields.field(span) {
      switch field {
      case 1: kind = String(decoding: bytes[try fields.content(span)], as: UTF8.self)
      case 3: size = try fields.number(span)
      default: try fields.skip(span)
      }
    }
    return (kind, size)
  }

  private mutating func readHeader() throws(MapError) {
    do {
      try unpacker.unpack(buffer)
      let header = try PBFHeader(unpacker.content, count: unpacker.count)
      builder.bounds = header.bounds ?? builder.bounds
    } catch { throw located(error) }
    try countContent()
    hasHeader = true
  }

  private mutating func readData() throws(MapError) {
    guard hasHeader else { throw error("data comes before the file's OSMHeader") }
    do {
      try unpacker.unpack(buffer)
      try block.read(unpacker.content, count: unpacker.count, into: &builder)
    } catch { throw located(error) }
    try countContent()
    guard !builder.isFull else { throw error("the map has more than 32-bit numbers can count") }
  }

  /// Counts what the blob unpacked to.
  private mutating func countContent() throws(MapError) {
    builder.report.decompressedBytes += unpacker.count
    guard builder.report.decompressedBytes <= contentLimit else {
      throw error(
        "the content grows beyond \(contentLimit) bytes",
        hint: "raise the limit of decompressed bytes if the file is really that large"
      )
    }
  }

  /// Reads the next `count` bytes into the buffer, which grows only as far as the file goes.
  private mutating func fill(_ count: Int, _ what: String) throws(MapError) {
    let chunk = 1 << 20
    var filled = 0
    buffer.removeAll(keepingCapacity: true)
    while filled < count {
      let amount = min(chunk, count - filled)
      buffer.append(contentsOf: [UInt8](repeating: 0, count: amount))
      let read = try input.read(into: &buffer, filled..<(filled + amount))
      filled += read
      guard read == amount else { throw cutShort(what) }
    }
  }

  // MARK: - Errors

  private func cutShort(_ what: String) -> MapError {
    error("the file ends within \(what)", hint: "the file is cut short; fetch it again")
  }

  private func error(_ message: String, hint: String? = nil) -> MapError {
    MapError(
      source: input.name,
      place: .blob(blob, offset: blobOffset),
      message: message,
      hint: hint
    )
  }

  private func located(_ error: PBFError) -> MapError {
    MapError(
      source: input.name,
      place: .blob(blob, offset: blobOffset, contentOffset: error.offset),
      message: error.message,
      hint: error.hint
    )
  }
}

/// What is wrong with the content of a blob, and where.
struct PBFError: Error {
  let message: String
  /// The place in the content; nil for the blob as a whole.
  let offset: Int?
  let hint: String?

  init(_ message: String, at offset: Int? = nil, hint: String? = nil) {
    self.message = message
    self.offset = offset
    self.hint = hint
  }

  init(_ error: ProtobufError) {
    self.init(error.message, at: error.offset)
  }
}
