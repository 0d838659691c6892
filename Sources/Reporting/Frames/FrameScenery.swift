import Navigation
package import RoadNetwork

/// The scenery of a map on the plane of ``WebMercator``: made once, for all frames of a run.
package struct FrameScenery: Sendable {
  struct Road: Sendable {
    let facts: MapScenery.Road
    let points: [ScreenPoint]
    let box: PlaneBox
  }

  struct Area: Sendable {
    let kind: AreaKind
    let rings: [[ScreenPoint]]
    let box: PlaneBox
  }

  struct Place: Sendable {
    let facts: MapScenery.Place
    let point: ScreenPoint
  }

  let roads: [Road]
  let areas: [Area]
  let places: [Place]
  let land: [[ScreenPoint]]?
  /// Whose data it is, written in a corner.
  let attribution: String?

  package init(_ scenery: MapScenery, attribution: String? = nil) {
    roads = scenery.roads.map {
      let points = FrameGround.plane($0.line)
      return Road(facts: $0, points: points, box: PlaneBox(points))
    }
    areas = scenery.areas.map {
      let rings = $0.rings.map { FrameGround.plane($0) }
      return Area(kind: $0.kind, rings: rings, box: PlaneBox(rings.flatMap { $0 }))
    }
    places = scenery.places.map { Place(facts: $0, point: WebMercator.point($0.coordinate)) }
    land = scenery.land?.map { FrameGround.plane($0) }
    self.attribution = attribution
  }
}
