import Geodesy

/// Finds roads near a place: a grid of cells, each with the sections that touch it.
public final class SnapIndex: Sendable {
  /// 1e-7 degrees of latitude a cell: about 250 m, and more on maps that are larger than a country.
  private static let smallestCell: Int64 = 22_500
  private static let cellLimit: Int64 = 4_000_000
  /// 180 degrees.
  static let halfTurn: Int64 = 1_800_000_000

  let graph: RoadGraph
  let grid: SnapGrid
  /// Where the sections of each cell begin, row by row.
  let starts: Column<UInt32>
  let sections: Column<UInt32>

  var cell: Int64 { grid.cell }
  var width: Int64 { grid.width }
  var south: Int64 { grid.south }
  var west: Int64 { grid.west }
  var rows: Int { grid.rows }
  var columns: Int { grid.columns }

  /// Sorts the sections of a graph into cells.
  public init(_ graph: RoadGraph) {
    self.graph = graph
    let south = Int64(graph.sections.shapeLatitudes.min() ?? 0)
    let north = Int64(graph.sections.shapeLatitudes.max() ?? 0)
    var west = Int64(graph.sections.shapeLongitudes.min() ?? 0)
    var east = Int64(graph.sections.shapeLongitudes.max() ?? 0)
    // Roads over the antimeridian reach it from both sides.
    if east - west > Self.halfTurn { (west, east) = (-Self.halfTurn, Self.halfTurn) }
    let middle = Double(south + north) / 2e7 * .pi / 180
    let narrow = max(0.05, DeterministicMath.cos(middle))
    var size = Self.smallestCell
    let (tall, wide) = (north - south, east - west)
    while (tall / size + 1) * (wide / Int64(Double(size) / narrow) + 1) > Self.cellLimit {
      size *= 2
    }
    let width = Int64(Double(size) / narrow)
    let rows = Int(tall / size) + 1
    let columns = Int(wide / width) + 1
    let grid = SnapGrid(
      south: south,
      west: west,
      cell: size,
      width: width,
      rows: rows,
      columns: columns
    )
    var counts = [UInt32](repeating: 0, count: rows * columns)
    grid.forEachCell(of: graph) { cell, _ in counts[cell] += 1 }
    var sum: UInt32 = 0
    var filled: [UInt32] = []
    for count in counts {
      filled.append(sum)
      sum += count
    }
    self.grid = grid
    starts = Column(filled + [sum])
    var all = [UInt32](repeating: 0, count: Int(sum))
    grid.forEachCell(of: graph) { cell, section in
      all[Int(filled[cell])] = section
      filled[cell] += 1
    }
    sections = Column(all)
  }

  init(_ file: NavmapFile, _ info: NavmapInfo, _ graph: RoadGraph) throws(MapError) {
    self.graph = graph
    grid = info.snapGrid
    sections = try file.column(.snapSections, .below(UInt64(graph.sectionCount)))
    starts = try file.column(
      .snapStarts,
      count: grid.rows * grid.columns + 1,
      .rising(to: UInt64(sections.count))
    )
  }

  func store(in writer: inout NavmapWriter) {
    writer.add(.snapStarts, starts)
    writer.add(.snapSections, sections)
  }

  /// Returns the nearest places on roads, the nearest first, one a section.
  ///
  /// - Parameters:
  ///   - limit: Metres within which roads are looked for.
  ///   - count: How many at most.
  ///   - isWanted: Which sections count.
  func nearest(
    to place: Coordinate,
    within limit: Double,
    count: Int = 1,
    where isWanted: (UInt32) -> Bool = { _ in true }
  ) -> [RoadPosition] {
    guard graph.sectionCount > 0, place.isValid else { return [] }
    let latitude = Int64((place.latitude * 1e7).rounded())
    let longitude = Int64((place.longitude * 1e7).rounded())
    let projection = LocalProjection(origin: place)
    let flat = FlatView(
      projection,
      latitude: latitude,
      longitude: longitude,
      graph.sections
    )
    var found: [RoadPosition] = []
    func look(from longitude: Int64) {
      var reach: Double {
        found.count >= count ? min(limit, found.last?.distance ?? limit) : limit
      }
      visitCells(around: latitude, longitude, flat, within: { reach }) { section in
        guard mayReach(section, within: reach, flat), isWanted(section),
          !found.contains(where: { $0.section == section })
        else { return }
        let position = foot(of: place, on: section, projection)
        guard position.distance <= limit else { return }
        let index = found.firstIndex {
          ($0.distance, $0.section) > (position.distance, position.section)
        }
        found.insert(position, at: index ?? found.count)
        if found.count > count { found.removeLast() }
      }
    }
    look(from: longitude)
    let reach = min(Double(Self.halfTurn), limit / EarthModel.metresPerDegree * 1e7)
    let narrow = max(0.05, DeterministicMath.cos(place.latitude * .pi / 180))
    if let turn = Self.turn(around: longitude, Int64(reach / narrow)) {
      look(from: longitude + turn)
    }
    return found
  }

  /// Returns how far away to the east the other side of the antimeridian lies, in 1e-7 degrees; nil where
  /// that is farther than `reach`.
  static func turn(around longitude: Int64, _ reach: Int64) -> Int64? {
    guard abs(longitude) + reach >= halfTurn else { return nil }
    return longitude > 0 ? -2 * halfTurn : 2 * halfTurn
  }

  /// Calls with the sections of the cells around a place that come within a reach, which may shrink meanwhile, ring by
  /// ring.
  private func visitCells(
    around latitude: Int64,
    _ longitude: Int64,
    _ flat: FlatView,
    within reach: () -> Double,
    _ body: (UInt32) -> Void
  ) {
    let row = Self.floor(latitude - south, cell)
    let column = Self.floor(longitude - west, width)
    // Metres from the place to a row or a column of cells; nothing inside.
    func away(_ row: Int) -> Double {
      let edge = south + Int64(row) * cell
      return Double(max(0, edge - latitude, latitude - edge - cell)) * flat.north
    }
    func aside(_ column: Int) -> Double {
      let edge = west + Int64(column) * width
      return Double(max(0, edge - longitude, longitude - edge - width)) * flat.east
    }
    // Nearer rings have no cell.
    var ring = max(0, max(-row, row - rows + 1), max(-column, column - columns + 1))
    // Beyond this ring there is no cell at all.
    let last = max(
      max(abs(row), abs(rows - 1 - row)),
      max(abs(column), abs(columns - 1 - column))
    )
    while ring <= last {
      let nearest =
        ring == 0
        ? 0
        : min(
          min(away(row - ring), away(row + ring)),
          min(aside(column - ring), aside(column + ring))
        )
      if nearest > Self.loosely(reach()) { return }
      visit(ring, row, column) { r, c in
        let (north, east) = (away(r), aside(c))
        let most = Self.loosely(reach())
        guard most == .infinity || north * north + east * east <= most * most else { return }
        let cell = r * columns + c
        let low = Int(starts[cell])
        for index in low..<max(low, Int(starts[cell + 1])) { body(sections[index]) }
      }
      ring += 1
    }
  }

  /// A distance, and what roundings may make of it: of the exact measure, and of segments that are cut into pieces.
  private static func loosely(_ reach: Double) -> Double { reach * 1.000_001 + 0.05 }

  private static func floor(_ value: Int64, _ size: Int64) -> Int {
    Int(value >= 0 ? value / size : -((size - 1 - value) / size))
  }

  /// Calls with the row and the column of each cell at a distance of `ring` cells.
  private func visit(_ ring: Int, _ row: Int, _ column: Int, _ body: (Int, Int) -> Void) {
    let (top, bottom) = (max(0, row - ring), min(rows - 1, row + ring))
    let (left, right) = (max(0, column - ring), min(columns - 1, column + ring))
    guard top <= bottom, left <= right else { return }
    for r in top...bottom {
      if r == row - ring || r == row + ring {
        for c in left...right { body(r, c) }
      } else {
        if column - ring == left { body(r, left) }
        if column + ring == right, ring > 0 { body(r, right) }
      }
    }
  }

  /// A place and its surroundings in whole 1e-7 degrees, as a ``LocalProjection`` has them in metres.
  private struct FlatView {
    let latitude: Int64
    let longitude: Int64
    /// Metres of 1e-7 degrees.
    let east: Double
    let north: Double
    /// The points of the roads, here that they are held once for a place and not for each point.
    let latitudes: Column<Int32>
    let longitudes: Column<Int32>

    init(
      _ projection: LocalProjection,
      latitude: Int64,
      longitude: Int64,
      _ sections: SectionColumns
    ) {
      (latitudes, longitudes) = (sections.shapeLatitudes, sections.shapeLongitudes)
      self.latitude = latitude
      self.longitude = longitude
      let unit = projection.point(
        Coordinate(
          latitude: projection.origin.latitude + 1,
          longitude: projection.origin.longitude + 1
        )
      )
      (east, north) = (unit.east / 1e7, unit.north / 1e7)
    }
  }

  /// Whether a section may come within some metres of a place: quick, and never wrong where it says no.
  private func mayReach(_ section: UInt32, within limit: Double, _ flat: FlatView) -> Bool {
    guard limit < .infinity else { return true }
    let reach = Self.loosely(limit)
    let most = reach * reach
    let range = graph.shapeRange(section)
    var a = flatPoint(range.lowerBound, flat)
    for index in range.dropFirst() {
      let b = flatPoint(index, flat)
      let (east, north) = (b.east - a.east, b.north - a.north)
      let square = east * east + north * north
      let along = -(a.east * east + a.north * north)
      let share = along <= 0 || square <= 0 ? 0 : along >= square ? 1 : along / square
      let (x, y) = (a.east + share * east, a.north + share * north)
      if x * x + y * y <= most { return true }
      a = b
    }
    return false
  }

  private func flatPoint(_ index: Int, _ flat: FlatView) -> (east: Double, north: Double) {
    var longitude = Int64(flat.longitudes[index]) - flat.longitude
    if longitude > Self.halfTurn { longitude -= 2 * Self.halfTurn }
    if longitude < -Self.halfTurn { longitude += 2 * Self.halfTurn }
    let latitude = Int64(flat.latitudes[index]) - flat.latitude
    return (Double(longitude) * flat.east, Double(latitude) * flat.north)
  }

  /// Returns the place of a section that is nearest to another place.
  func foot(
    of place: Coordinate,
    on section: UInt32,
    _ projection: LocalProjection
  ) -> RoadPosition {
    let range = graph.shapeRange(section)
    var best = (distance: Double.infinity, index: range.lowerBound, share: 0.0, before: 0.0)
    var before = 0.0
    var a = projection.point(graph.shapePoint(range.lowerBound))
    for index in range.dropLast() {
      let b = projection.point(graph.shapePoint(index + 1))
      let east = b.east - a.east
      let north = b.north - a.north
      let square = east * east + north * north
      let share =
        square > 0 ? min(1, max(0, -(a.east * east + a.north * north) / square)) : 0
      let x = a.east + share * east
      let y = a.north + share * north
      let distance = (x * x + y * y).squareRoot()
      let length = square.squareRoot()
      if distance < best.distance { best = (distance, index, share, before + share * length) }
      before += length
      a = b
    }
    let from = graph.shapePoint(best.index)
    let to = graph.shapePoint(min(best.index + 1, range.upperBound - 1))
    let coordinate = from.between(to, best.share)
    return RoadPosition(
      section: section,
      segment: best.index - range.lowerBound,
      fraction: before > 0 ? min(1, best.before / before) : 0,
      coordinate: coordinate,
      place: place,
      distance: best.distance
    )
  }
}
