/// Reads OpenStreetMap's PBF format, block by block.
///
/// Facts of the format: https://wiki.openstreetmap.org/wiki/PBF_Format.
struct PBFReader {
  /// The largest header and the largest block, packed and unpacked, that the format allows.
  private static let headerLimit = 64 << 10
  private static let blockLimit = 32 << 20
  /// What a file may require of its reader.
  private static let features: Set<String> = ["OsmSchema-V0.6", "DenseNodes"]

  private var file: MapFile
  private var builder = OSMBuilder()
  private var hasHeader = false
  private let progress: (Int, Int) -> Void

  init(_ file: MapFile, progress: @escaping (Int, Int) -> Void) {
    self.file = file
    self.progress = progress
  }

  /// - Parameter head: The bytes that were read to find out the format.
  mutating func read(head: [UInt8]) throws(MapError) -> (OSMData, OSMImportReport) {
    var pending = head
    var number = 0
    while true {
      let start = file.position - pending.count
      let prefix = try take(4, &pending)
      if prefix.isEmpty { break }
      number += 1
      guard prefix.count == 4 else { throw cutOff(start) }
      let length = prefix.reduce(0) { $0 << 8 | Int($1) }
      guard length <= Self.headerLimit else {
        throw error(start, "block \(number) has a header of \(length) bytes; the limit is 64 kB")
      }
      let header = try take(length, &pending)
      guard header.count == length else { throw cutOff(start) }
      let (type, size) = try blobHeader(header, start)
      guard size >= 0, size <= Self.blockLimit else {
        throw error(start, "block \(number) has \(size) bytes; the limit is 32 MB")
      }
      let blob = try take(size, &pending)
      guard blob.count == size else { throw cutOff(start) }
      do throws(ProtobufReader.Fault) {
        try readBlock(type, blob)
      } catch {
        throw self.error(start, "block \(number) (\(type)) is damaged: \(error.message)")
      }
      progress(file.position, file.size)
    }
    guard hasHeader else { throw error(0, "no header block: this is no PBF file") }
    return builder.finish()
  }

  private mutating func take(_ count: Int, _ pending: inout [UInt8]) throws(MapError) -> [UInt8] {
    if pending.isEmpty { return try file.read(count) }
    let first = Array(pending.prefix(count))
    pending.removeFirst(first.count)
    return first.count == count ? first : first + (try file.read(count - first.count))
  }

  private func cutOff(_ offset: Int) -> MapError {
    error(offset, "the file ends within a block: it is cut off")
  }

  private func error(_ offset: Int, _ message: String) -> MapError {
    MapError(source: file.name, place: .byte(offset), message: message)
  }

  // MARK: - Blocks

  private func blobHeader(
    _ bytes: [UInt8],
    _ offset: Int
  ) throws(MapError) -> (type: String, size: Int) {
    var type = ""
    var size = -1
    var reader = ProtobufReader(bytes)
    do throws(ProtobufReader.Fault) {
      while try reader.next() {
        switch reader.field {
        case 1: type = String(decoding: try reader.data(), as: UTF8.self)
        case 3: size = Int(clamping: try reader.integer())
        default: try reader.skip()
        }
      }
    } catch {
      throw self.error(offset, "this is no PBF block header: \(error.message)")
    }
    guard !type.isEmpty, size >= 0 else { throw error(offset, "this is no PBF block header") }
    return (type, size)
  }

  private mutating func readBlock(
    _ type: String,
    _ blob: [UInt8]
  ) throws(ProtobufReader.Fault) {
    guard type == "OSMHeader" || type == "OSMData" else { return }
    let content = try unpacked(blob)
    if type == "OSMHeader" {
      try checkFeatures(content)
      hasHeader = true
    } else {
      guard hasHeader else {
        throw ProtobufReader.Fault(offset: 0, message: "it comes before the header")
      }
      var block = PBFBlock(content)
      try block.read(into: &builder)
    }
  }

  private func unpacked(_ blob: [UInt8]) throws(ProtobufReader.Fault) -> [UInt8] {
    var reader = ProtobufReader(blob)
    var size: Int?
    var packed: ArraySlice<UInt8>?
    while try reader.next() {
      switch reader.field {
      case 1: return Array(try reader.data())
      case 2: size = Int(clamping: try reader.integer())
      case 3: packed = try reader.data()
      case 4: throw reader.fault("LZMA compression is not read")
      case 5: throw reader.fault("bzip2 compression is not read")
      case 6: throw reader.fault("LZ4 compression is not read")
      case 7: throw reader.fault("Zstandard compression is not read")
      default: try reader.skip()
      }
    }
    guard let packed, let size else { throw reader.fault("it has no data") }
    guard size >= 0, size <= Self.blockLimit else {
      throw reader.fault("\(size) bytes unpacked; the limit is 32 MB")
    }
    guard let content = Inflater.inflate(packed, size: size) else {
      throw reader.fault("the compressed data is damaged, or not of \(size) bytes")
    }
    return content
  }

  private func checkFeatures(_ content: [UInt8]) throws(ProtobufReader.Fault) {
    var reader = ProtobufReader(content)
    while try reader.next() {
      guard reader.field == 4 else {
        try reader.skip()
        continue
      }
      let feature = String(decoding: try reader.data(), as: UTF8.self)
      guard Self.features.contains(feature) else {
        throw reader.fault("the file requires \"\(feature)\", which is not known")
      }
    }
  }
}
