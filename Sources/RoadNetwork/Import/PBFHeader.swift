import Geodesy

/// What the OSMHeader of a PBF file says.
struct PBFHeader {
  /// What the file covers, if it says so.
  private(set) var bounds: GeoBounds?

  private var left: Int64 = 0
  private var right: Int64 = 0
  private var top: Int64 = 0
  private var bottom: Int64 = 0

  /// Reads a header; refuses files that need what is not implemented.
  init(_ content: [UInt8], count: Int) throws(PBFError) {
    var features: [String] = []
    do { try read(content, count, &features) } catch { throw PBFError(error) }
    for feature in features where feature != "OsmSchema-V0.6" && feature != "DenseNodes" {
      throw PBFError(
        "the file requires the feature '\(feature)', which is not supported",
        hint: feature == "HistoricalInformation"
          ? "it holds past states of the map; extract one: osmium time-filter" : nil
      )
    }
  }

  private mutating func read(
    _ content: [UInt8],
    _ count: Int,
    _ features: inout [String]
  ) throws(ProtobufError) {
    let bytes = content.span
    var fields = ProtobufReader(0..<count)
    while let field = try fields.field(bytes) {
      switch field {
      case 1: try readBox(bytes, try fields.content(bytes))
      case 4: features.append(String(decoding: content[try fields.content(bytes)], as: UTF8.self))
      default: try fields.skip(bytes)
      }
    }
  }

  /// Reads a box in nanodegrees; one that is off the globe is as good as none.
  private mutating func readBox(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>
  ) throws(ProtobufError) {
    var fields = ProtobufReader(range)
    while let field = try fields.field(bytes) {
      switch field {
      case 1: left = try fields.number(bytes).zigzag
      case 2: right = try fields.number(bytes).zigzag
      case 3: top = try fields.number(bytes).zigzag
      case 4: bottom = try fields.number(bytes).zigzag
      default: try fields.skip(bytes)
      }
    }
    let box = GeoBounds(
      southWest: Coordinate(latitude: Double(bottom) / 1e9, longitude: Double(left) / 1e9),
      northEast: Coordinate(latitude: Double(top) / 1e9, longitude: Double(right) / 1e9)
    )
    bounds = box.isValid ? box : nil
  }
}
