/// What the first bytes of a file say that it is.
enum OSMFileKind: Hashable {
  case pbf
  case xml
  case gzip
  case empty
  /// Something that cannot be read, in words, and what can be done about it.
  case other(String, hint: String?)

  /// How many bytes of a file tell its kind.
  static let headCount = 512

  private static let formats =
    "read are .osm, .osm.gz, .osm.pbf, and the .navmap that 'navsim map build' writes"

  init(_ head: [UInt8]) {
    guard !head.isEmpty else {
      self = .empty
      return
    }
    for (magic, kind) in Self.magics where head.starts(with: magic) {
      self = kind
      return
    }
    // A PBF file begins with the length of a header of less than 64 KiB, in four bytes.
    if head.count >= 4, head[0] == 0, head[1] == 0 || Self.find("OSMHeader", in: head) {
      self = .pbf
      return
    }
    let blanks: [UInt8] = [0x09, 0x0a, 0x0d, 0x20]
    let start = head.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let text = head[start...].drop { blanks.contains($0) }
    switch text.first {
    case UInt8(ascii: "<"): self = .xml
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      self = .other("JSON", hint: "ask Overpass for [out:xml]; " + Self.formats)
    case nil: self = .other("blank", hint: Self.formats)
    default:
      self =
        Self.find("OSMHeader", in: head)
        ? .pbf : .other("something unknown", hint: Self.formats)
    }
  }

  private static let magics: [([UInt8], OSMFileKind)] = [
    ([0x1f, 0x8b], .gzip),
    (Array("PK\u{3}\u{4}".utf8), .other("a zip archive", hint: "unpack it first")),
    (Array("BZh".utf8), .other("compressed with bzip2", hint: "unpack it first: bunzip2")),
    ([0xfd, 0x37, 0x7a, 0x58, 0x5a], .other("compressed with xz", hint: "unpack it first: unxz")),
    ([0x28, 0xb5, 0x2f, 0xfd], .other("compressed with zstd", hint: "unpack it first: unzstd")),
    (
      Array("7z".utf8) + [0xbc, 0xaf, 0x27, 0x1c],
      .other("a 7z archive", hint: "unpack it first")
    ),
    ([0xfe, 0xff], .other("text in UTF-16", hint: "convert it to UTF-8")),
    ([0xff, 0xfe], .other("text in UTF-16", hint: "convert it to UTF-8")),
    (
      [0xff, 0xe0],
      .other("an o5m file", hint: "convert it: osmconvert map.o5m -o=map.osm.pbf")
    ),
  ]

  private static func find(_ text: StaticString, in bytes: [UInt8]) -> Bool {
    let pattern = Array(text.description.utf8)
    guard bytes.count >= pattern.count else { return false }
    return (0...(bytes.count - pattern.count)).contains {
      bytes[$0..<($0 + pattern.count)].elementsEqual(pattern)
    }
  }
}
