import Geodesy

/// In which directions a section leaves its ends, as a driver perceives them.
///
/// To the point 10 m along; 2 m on a roundabout, whose road bends at once.
struct SectionBearings {
  let start: Double
  let end: Double

  init(_ sections: SectionColumns, _ section: UInt32, _ facts: WayFacts) {
    let range = sections.shapeRange(section)
    let reach = facts.isRoundabout || facts.isCircular ? 2.0 : 10.0
    let first = sections.shapePoint(range.lowerBound)
    let last = sections.shapePoint(range.upperBound - 1)
    start = first.initialBearing(to: Self.along(sections, range.map { $0 }, reach))
    let back = last.initialBearing(to: Self.along(sections, range.reversed(), reach))
    end = Bearing.normalized(back + 180)
  }

  private static func along(
    _ sections: SectionColumns,
    _ points: [Int],
    _ reach: Double
  ) -> Coordinate {
    var left = reach
    var previous = sections.shapePoint(points[0])
    for index in points.dropFirst() {
      let place = sections.shapePoint(index)
      let metres = previous.distance(to: place)
      if metres >= left, metres > 0 {
        let share = left / metres
        return previous.between(place, share)
      }
      left -= metres
      previous = place
    }
    return previous
  }
}
