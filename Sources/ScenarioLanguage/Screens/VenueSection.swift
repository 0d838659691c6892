import CanonicalJSON
import Geodesy
package import NavigationMap
import RoadNetwork

/// Reads the section `venues`.
enum VenueSection {
  private static let keys = VenueKeys.keys

  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> VenueSetup {
    var venues = VenueSetup()
    for var entry in keys.buildings(&reader) ?? [] {
      building(&entry, into: &venues)
      entry.finish()
    }
    for var entry in keys.pointsOfInterest(&reader) ?? [] {
      let id = VenueKeys.PointOfInterestKeys.keys.placeID(&entry)
      let name = VenueKeys.PointOfInterestKeys.keys.name(&entry)
      if let id, let name, let place = PlaceReading.coordinate(&entry, sketch) {
        venues.pointsOfInterest.append(PointOfInterest(placeID: id, name: name, coordinate: place))
      }
      entry.finish()
    }
    for var entry in keys.tileLayers(&reader) ?? [] {
      if let layer = TileLayerReading.layer(&entry) {
        if venues.tileLayers.contains(where: { $0.name == layer.name }) {
          entry.report("a second layer \"\(layer.name)\"", at: TileLayerKeys.keys.name.name)
        }
        venues.tileLayers.append(layer)
      }
      entry.finish()
    }
    for var entry in keys.panoramas(&reader) ?? [] {
      panorama(&entry, sketch, into: &venues)
      entry.finish()
    }
    venues.panoramaLatencyNanoseconds = keys.panoramaLatency(&reader) ?? 0
    return venues
  }

  private static func building(_ reader: inout JSONObjectReader, into venues: inout VenueSetup) {
    let keys = VenueKeys.Building.keys
    let id = keys.id(&reader)
    let levels = (keys.levels(&reader) ?? []).compactMap { entry -> IndoorLevel? in
      let keys = VenueKeys.Level.keys
      var entry = entry
      defer { entry.finish() }
      let name = keys.name(&entry)
      let shortName = keys.shortName(&entry)
      return keys.id(&entry).map { IndoorLevel(id: $0, name: name, shortName: shortName) }
    }
    let index = keys.defaultLevel(&reader)
    let isUnderground = keys.underground(&reader) ?? false
    let bounds = keys.bounds(&reader).flatMap { OverlayValue.bounds($0, reader) }
    guard let id else { return }
    if venues.buildings.contains(where: { $0.id == id }) {
      reader.report("a second building \"\(id)\"", at: keys.id.name)
    }
    do throws(IndoorError) {
      venues.buildings.append(
        try IndoorBuilding(
          id: id,
          levels: levels,
          defaultLevelIndex: index,
          isUnderground: isUnderground,
          bounds: bounds
        )
      )
    } catch {
      switch error {
      case .noLevels: reader.report("a building needs a level", at: keys.levels.name)
      case .invalidDefaultLevel:
        reader.report(
          "the building has no level \(index), counted from 0",
          at: keys.defaultLevel.name
        )
      }
    }
  }

  private static func panorama(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?,
    into venues: inout VenueSetup
  ) {
    let keys = VenueKeys.PanoramaKeys.keys
    let id = keys.id(&reader)
    let place = PlaceReading.coordinate(&reader, sketch)
    let links = (keys.links(&reader) ?? []).compactMap { entry -> PanoramaLink? in
      var entry = entry
      defer { entry.finish() }
      let heading = VenueKeys.Link.keys.heading(&entry)
      let target = VenueKeys.Link.keys.panorama(&entry)
      return heading.flatMap { heading in
        target.map { PanoramaLink(heading: heading, panoramaID: $0) }
      }
    }
    guard let id, let place else { return }
    if venues.panoramas.contains(where: { $0.id == id }) {
      reader.report("a second panorama \"\(id)\"", at: keys.id.name)
    }
    venues.panoramas.append(Panorama(id: id, coordinate: place, links: links))
  }
}

/// What the ground of a scenario's maps knows: buildings, points of interest, tiles, panoramas.
package struct VenueSetup: Sendable {
  /// The buildings with levels inside.
  package var buildings: [IndoorBuilding] = []
  /// The points of interest that can be seen and tapped.
  package var pointsOfInterest: [PointOfInterest] = []
  /// The layers of tiles that calls can add to a map.
  package var tileLayers: [TileLayerSetup] = []
  /// The panoramas that can be found, with their links.
  package var panoramas: [Panorama] = []
  /// How long it takes to find a panorama.
  package var panoramaLatencyNanoseconds: Int64 = 0

  /// Creates a ground of which nothing is known.
  package init() {}
}
