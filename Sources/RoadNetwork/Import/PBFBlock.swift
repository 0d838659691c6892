/// Reads the elements of a PBF block.
struct PBFBlock {
  var strings = PBFStrings()
  var scale = PBFScale()
  /// The numbers of the element, or of all dense nodes, that is being read.
  var columns = PBFColumns()

  private var groups: [Range<Int>] = []

  /// Reads a PrimitiveBlock from the first `count` bytes of `content`.
  mutating func read(
    _ content: [UInt8],
    count: Int,
    into builder: inout OSMDataBuilder
  ) throws(PBFError) {
    let bytes = content.span
    strings.removeAll()
    groups.removeAll(keepingCapacity: true)
    scale = PBFScale()
    do { try readFrame(bytes, 0..<count) } catch { throw PBFError(error) }
    guard (1...1_000_000_000).contains(scale.granularity) else {
      throw PBFError("the granularity is \(scale.granularity), expected 1...1000000000")
    }
    for group in groups { try readGroup(bytes, group, &builder) }
  }

  /// Finds the groups and reads what they need, which may stand behind them.
  private mutating func readFrame(
    _ bytes: Span<UInt8>,
    _ range: Range<Int>
  ) throws(ProtobufError) {
    var fields = ProtobufReader(range)
    while let field = try fields.field(bytes) {
      switch field {
      case 1: try strings.read(bytes, try fields.content(bytes))
      case 2: groups.append(try fields.content(bytes))
      case 17: scale.granularity = Int64(bitPattern: try fields.number(bytes))
      case 19: scale.latitudeOffset = Int64(bitPattern: try fields.number(bytes))
      case 20: scale.longitudeOffset = Int64(bitPattern: try fields.number(bytes))
      default: try fields.skip(bytes)
      }
    }
  }

  private mutating func readGroup(
    _ bytes: Span<UInt8>,
    _ group: Range<Int>,
    _ builder: inout OSMDataBuilder
  ) throws(PBFError) {
    var fields = ProtobufReader(group)
    while let (kind, place) = try nextElement(bytes, &fields) {
      do {
        switch kind {
        case .node: try addNode(bytes, &builder)
        case .dense: try addDense(bytes, &builder)
        case .way: try addWay(bytes, &builder)
        case .relation: try addRelation(bytes, &builder)
        }
      } catch {
        throw PBFError(error.message, at: error.offset ?? place, hint: error.hint)
      }
    }
  }

  /// Reads the columns of the next element of a group; nil at its end.
  private mutating func nextElement(
    _ bytes: Span<UInt8>,
    _ fields: inout ProtobufReader
  ) throws(PBFError) -> (PBFColumns.Kind, offset: Int)? {
    do {
      while let field = try fields.field(bytes) {
        guard let kind = PBFColumns.Kind(rawValue: field) else {
          try fields.skip(bytes)  // Changesets, and whatever may come.
          continue
        }
        let element = try fields.content(bytes)
        try columns.read(kind, bytes, element)
        return (kind, element.lowerBound)
      }
      return nil
    } catch { throw PBFError(error) }
  }
}
