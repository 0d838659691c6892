import CanonicalJSON
import Geodesy
import Navigation

/// Reads the `venues` section.
enum VenueSection {
  static func read(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    for var entry in reader.objects("buildings") ?? [] {
      building(&entry, into: &scenario)
      entry.finish()
    }
    for var entry in reader.objects("pointsOfInterest") ?? [] {
      let id = entry.string("placeID", .required)
      let name = entry.string("name", .required)
      if let id, let name, let place = PlaceReading.coordinate(&entry, scenario.sketch) {
        scenario.venues.pointsOfInterest.append(
          PointOfInterest(placeID: id, name: name, coordinate: place)
        )
      }
      entry.finish()
    }
    for var entry in reader.objects("tileLayers") ?? [] {
      if let layer = TileLayerReading.layer(&entry) {
        if scenario.venues.tileLayers.contains(where: { $0.name == layer.name }) {
          entry.report("a second layer \"\(layer.name)\"", at: "name")
        }
        scenario.venues.tileLayers.append(layer)
      }
      entry.finish()
    }
    for var entry in reader.objects("panoramas") ?? [] {
      panorama(&entry, into: &scenario)
      entry.finish()
    }
    let latency = reader.double("panoramaLatency", in: 0...86_400, unit: "s") ?? 0
    scenario.venues.panoramaLatencyNanoseconds = Int64((latency * 1e9).rounded())
  }

  private static func building(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    let id = reader.string("id", .required)
    let levels = (reader.objects("levels", .required) ?? []).compactMap { entry -> IndoorLevel? in
      var entry = entry
      defer { entry.finish() }
      let name = entry.string("name")
      let shortName = entry.string("shortName")
      return entry.string("id", .required).map {
        IndoorLevel(id: $0, name: name, shortName: shortName)
      }
    }
    let index = reader.integer("defaultLevel", in: 0...1000) ?? 0
    let isUnderground = reader.bool("underground") ?? false
    let bounds = reader.value("bounds").flatMap { OverlayValue.bounds($0, reader) }
    guard let id else { return }
    if scenario.venues.buildings.contains(where: { $0.id == id }) {
      reader.report("a second building \"\(id)\"", at: "id")
    }
    do throws(IndoorError) {
      scenario.venues.buildings.append(
        try IndoorBuilding(
          id: id,
          levels: levels,
          defaultLevelIndex: Int(index),
          isUnderground: isUnderground,
          bounds: bounds
        )
      )
    } catch {
      switch error {
      case .noLevels: reader.report("a building needs a level", at: "levels")
      case .invalidDefaultLevel:
        reader.report("the building has no level \(index), counted from 0", at: "defaultLevel")
      }
    }
  }

  private static func panorama(_ reader: inout JSONObjectReader, into scenario: inout Scenario) {
    let id = reader.string("id", .required)
    let place = PlaceReading.coordinate(&reader, scenario.sketch)
    let links = (reader.objects("links") ?? []).compactMap { entry -> PanoramaLink? in
      var entry = entry
      defer { entry.finish() }
      let heading = entry.double("heading", .required, in: -360...360, unit: "degrees")
      let target = entry.string("panorama", .required)
      return heading.flatMap { heading in
        target.map { PanoramaLink(heading: heading, panoramaID: $0) }
      }
    }
    guard let id, let place else { return }
    if scenario.venues.panoramas.contains(where: { $0.id == id }) {
      reader.report("a second panorama \"\(id)\"", at: "id")
    }
    scenario.venues.panoramas.append(Panorama(id: id, coordinate: place, links: links))
  }
}
