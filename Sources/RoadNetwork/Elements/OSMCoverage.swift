import Geodesy

/// Where the nodes of a map lie.
struct OSMCoverage {
  private let latitudes: [Int32]
  private let longitudes: [Int32]

  /// - Parameters:
  ///   - latitudes: In 1e-7 degrees.
  ///   - longitudes: In 1e-7 degrees, as many.
  init(_ latitudes: [Int32], _ longitudes: [Int32]) {
    self.latitudes = latitudes
    self.longitudes = longitudes
  }

  /// Returns the box around the nodes, cut to what a source claims if most nodes lie in that; nil
  /// without nodes.
  ///
  /// Extracts hold whole ways that reach far beyond them, and some claim half of the globe.
  func bounds(claimed: GeoBounds?) -> GeoBounds? {
    guard let box else { return nil }
    guard let claimed, crosses(box) == false, crosses(claimed) == false, holdsMost(claimed) else {
      return box
    }
    return GeoBounds(
      southWest: Coordinate(
        latitude: max(box.southWest.latitude, claimed.southWest.latitude),
        longitude: max(box.southWest.longitude, claimed.southWest.longitude)
      ),
      northEast: Coordinate(
        latitude: min(box.northEast.latitude, claimed.northEast.latitude),
        longitude: min(box.northEast.longitude, claimed.northEast.longitude)
      )
    )
  }

  /// The box around all nodes, over the antimeridian where it is smaller so.
  private var box: GeoBounds? {
    guard let south = latitudes.min(), let north = latitudes.max(),
      var west = longitudes.min(), var east = longitudes.max()
    else { return nil }
    if Int(east) - Int(west) > 1_800_000_000 {
      // Longitudes from 0 to 360 degrees, in which the antimeridian is no seam.
      let turned = longitudes.map { $0 < 0 ? Int($0) + 3_600_000_000 : Int($0) }
      if let first = turned.min(), let last = turned.max(), last - first < Int(east) - Int(west) {
        west = Self.signed(first)
        east = Self.signed(last)
      }
    }
    return GeoBounds(
      southWest: Coordinate(latitude: Double(south) / 1e7, longitude: Double(west) / 1e7),
      northEast: Coordinate(latitude: Double(north) / 1e7, longitude: Double(east) / 1e7)
    )
  }

  private static func signed(_ turned: Int) -> Int32 {
    Int32(truncatingIfNeeded: turned > 1_800_000_000 ? turned - 3_600_000_000 : turned)
  }

  private func crosses(_ box: GeoBounds) -> Bool {
    box.southWest.longitude > box.northEast.longitude
  }

  private func holdsMost(_ box: GeoBounds) -> Bool {
    let south = box.southWest.latitude * 1e7
    let north = box.northEast.latitude * 1e7
    let west = box.southWest.longitude * 1e7
    let east = box.northEast.longitude * 1e7
    var inside = 0
    for index in latitudes.indices {
      let latitude = Double(latitudes[index])
      let longitude = Double(longitudes[index])
      if latitude >= south, latitude <= north, longitude >= west, longitude <= east { inside += 1 }
    }
    return inside * 2 > latitudes.count
  }
}
