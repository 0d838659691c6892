package import Navigation

/// What the ground of a scenario's maps knows: buildings, points of interest, tiles, panoramas.
package struct VenueSetup: Sendable {
  package var buildings: [IndoorBuilding] = []
  package var pointsOfInterest: [PointOfInterest] = []
  package var tileLayers: [TileLayerSetup] = []
  package var panoramas: [Panorama] = []
  /// How long it takes to find a panorama.
  package var panoramaLatencyNanoseconds: Int64 = 0

  package init() {}
}
