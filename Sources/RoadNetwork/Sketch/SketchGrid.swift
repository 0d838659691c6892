import CanonicalJSON
import Geodesy

/// Where the rows and columns of a sketch lie on the Earth.
struct SketchGrid {
  /// Metres from one row to the next.
  private let size: Double
  /// The place of the first character of the first row.
  let origin: Coordinate

  init(_ reader: inout JSONObjectReader) {
    size = reader.double("grid", in: 0.1...100_000, unit: "metres") ?? 100
    var place = Coordinate(latitude: 47.14, longitude: 9.52)
    if var object = reader.object("origin") {
      if let latitude = object.double("lat", .required, in: -85...85, unit: "degrees") {
        place.latitude = latitude
      }
      if let longitude = object.double("lon", .required, in: -180...180, unit: "degrees") {
        place.longitude = longitude
      }
      object.finish()
    }
    origin = place
  }

  /// Returns the place of a character, rounded to 1e-7 degrees.
  func coordinate(row: Int, column: Int) -> Coordinate {
    let south = Double(row) * size / EarthModel.metresPerDegree
    let parallel =
      EarthModel.metresPerDegree * DeterministicMath.cos(origin.latitude * (.pi / 180))
    let east = Double(column) * (size / 2) / parallel
    return Coordinate(
      latitude: rounded(origin.latitude - south),
      longitude: rounded(Bearing.wrappedLongitude(origin.longitude + east))
    )
  }

  private func rounded(_ degrees: Double) -> Double {
    (degrees * 1e7).rounded(.toNearestOrAwayFromZero) / 1e7
  }
}
