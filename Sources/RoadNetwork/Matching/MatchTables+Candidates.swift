import Geodesy

extension MapTables {
  /// Finds the places of roads within a radius of a place, those of one section together.
  ///
  /// Of a road that comes by more than once, each passage counts.
  func candidates(
    near place: Coordinate,
    within radius: Double,
    _ projection: LocalProjection,
    into found: inout [RoadCandidate]
  ) {
    found.removeAll(keepingCapacity: true)
    guard graph.sectionCount > 0 else { return }
    let box = SnapBox(place, radius, graph.sections)
    find(box, 0, radius, projection, &found)
    if let turn = box.turn { find(box, turn, radius, projection, &found) }
  }

  /// Looks into the cells that a box covers, or its twin does, so far away to the east.
  private func find(
    _ box: SnapBox,
    _ turn: Int64,
    _ radius: Double,
    _ projection: LocalProjection,
    _ found: inout [RoadCandidate]
  ) {
    let first = (row: box.south - index.south, column: box.west + turn - index.west)
    let last = (row: box.north - index.south, column: box.east + turn - index.west)
    guard last.row >= 0, last.column >= 0 else { return }
    let bottom = Int(max(0, first.row) / index.cell)
    let left = Int(max(0, first.column) / index.width)
    let top = min(index.rows - 1, Int(last.row / index.cell))
    let right = min(index.columns - 1, Int(last.column / index.width))
    guard bottom <= top, left <= right else { return }
    let (starts, sections) = (index.starts, index.sections)
    for row in bottom...top {
      for column in left...right {
        let number = row * index.columns + column
        for entry in Int(starts[number])..<Int(starts[number + 1]) {
          let section = sections[entry]
          // A section stands in each cell that it touches.
          guard !found.contains(where: { $0.section == section }) else { continue }
          add(section, box, radius, projection, &found)
        }
      }
    }
  }

  @inline(__always)
  private func add(
    _ section: UInt32,
    _ box: SnapBox,
    _ radius: Double,
    _ projection: LocalProjection,
    _ found: inout [RoadCandidate]
  ) {
    let range = graph.shapeRange(section)
    for index in range.dropLast() where box.touches(segment: index) {
      measure(section, range, box, radius, projection, &found)
      return
    }
  }

  @inline(never)
  private func measure(
    _ section: UInt32,
    _ range: Range<Int>,
    _ box: SnapBox,
    _ radius: Double,
    _ projection: LocalProjection,
    _ found: inout [RoadCandidate]
  ) {
    let count = found.count
    var along = 0.0
    var a = projection.point(graph.shapePoint(range.lowerBound))
    for index in range.dropLast() {
      let b = projection.point(graph.shapePoint(index + 1))
      let east = b.east - a.east
      let north = b.north - a.north
      let square = east * east + north * north
      let length = square.squareRoot()
      if box.touches(segment: index) {
        let share = square > 0 ? min(1, max(0, -(a.east * east + a.north * north) / square)) : 0
        let x = a.east + share * east
        let y = a.north + share * north
        let distance = (x * x + y * y).squareRoot()
        if distance <= radius {
          let candidate = RoadCandidate(
            section: section,
            segment: index - range.lowerBound,
            share: share,
            fraction: along + share * length,
            distance: distance,
            east: east,
            north: north
          )
          // A straight road is within the radius for at most two of it.
          if found.count > count, candidate.fraction - found[found.count - 1].fraction < 2 * radius
          {
            if distance < found[found.count - 1].distance { found[found.count - 1] = candidate }
          } else {
            found.append(candidate)
          }
        }
      }
      along += length
      a = b
    }
    for index in count..<found.count {
      found[index].fraction = along > 0 ? min(1, found[index].fraction / along) : 0
    }
  }
}
