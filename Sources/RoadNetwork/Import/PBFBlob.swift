import Platform

/// Unpacks blobs into a buffer that is used again and again.
struct PBFBlob {
  /// The most bytes of a blob's content that the format allows.
  private static let contentLimit: UInt64 = 32 << 20

  /// The fields of a blob.
  private struct Parts {
    var raw: Range<Int>?
    var deflated: Range<Int>?
    var size: UInt64?
    var refusedMethod: String?
  }

  /// The content of the blob unpacked last, and behind it what earlier ones left.
  private(set) var content: [UInt8] = [0]
  private(set) var count = 0
  private let inflater = Inflater(.zlib)

  /// Unpacks a blob; its content is in the first ``count`` bytes of ``content``.
  mutating func unpack(_ blob: [UInt8]) throws(PBFError) {
    let parts: Parts
    do { parts = try Self.parts(of: blob) } catch {
      throw PBFError("in the blob's frame: " + error.message)
    }
    if let raw = parts.raw {
      guard UInt64(raw.count) <= Self.contentLimit else { throw Self.tooLarge(raw.count) }
      content = [UInt8](blob[raw]) + [0]
      count = raw.count
    } else if let deflated = parts.deflated {
      guard let size = parts.size else {
        throw PBFError("the blob lacks the size of its content (raw_size)")
      }
      guard size <= Self.contentLimit else { throw Self.tooLarge(size) }
      try inflate(blob, deflated, size: Int(size))
    } else if let method = parts.refusedMethod {
      throw PBFError(
        "the blob is compressed with \(method); read are raw and zlib",
        hint: "convert the file: osmium cat map.osm.pbf -o out.osm.pbf -f pbf"
      )
    } else {
      throw PBFError("the blob has no data")
    }
  }

  private static func parts(of blob: [UInt8]) throws(ProtobufError) -> Parts {
    var parts = Parts()
    let bytes = blob.span
    var fields = ProtobufReader(0..<blob.count)
    while let field = try fields.field(bytes) {
      switch field {
      case 1: parts.raw = try fields.content(bytes)
      case 2: parts.size = try fields.number(bytes)
      case 3: parts.deflated = try fields.content(bytes)
      default:
        switch field {
        case 4: parts.refusedMethod = "lzma"
        case 5: parts.refusedMethod = "bzip2"
        case 6: parts.refusedMethod = "lz4"
        case 7: parts.refusedMethod = "zstd"
        default: break
        }
        try fields.skip(bytes)
      }
    }
    return parts
  }

  /// Inflates a part of the blob, which must give exactly `size` bytes.
  private mutating func inflate(
    _ blob: [UInt8],
    _ part: Range<Int>,
    size: Int
  ) throws(PBFError) {
    guard let inflater else { throw PBFError("not enough memory to inflate the blob") }
    if content.count < size { content = [UInt8](repeating: 0, count: size) }
    inflater.reset()
    let step = inflater.step(blob, part, into: &content, 0..<size)
    switch step.status {
    case .failed(let reason): throw PBFError("the zlib data is damaged: \(reason)")
    case .going:
      throw step.consumed < part.count
        ? PBFError("the zlib data inflates to more than the \(size) bytes it claims")
        : PBFError("the zlib data ends too early")
    case .ended:
      guard step.produced == size else {
        throw PBFError("the zlib data inflates to \(step.produced) bytes, not the \(size) claimed")
      }
    }
    count = size
  }

  private static func tooLarge(_ size: some BinaryInteger) -> PBFError {
    PBFError("the content claims \(size) bytes, more than \(contentLimit)")
  }
}
