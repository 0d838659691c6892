package import Geodesy
package import RoadNetwork
import Simulation

/// Places in the order of driving.
package struct Trip: Hashable, Sendable {
  /// Its number, from 1.
  package let number: Int
  /// The start, the stops between, the end.
  package let places: [Coordinate]

  /// How many trips are compared at once.
  package static let most = 10_000_000

  /// Reads trips, a line each: places as `lat,lon` with blanks between; empty lines and those that begin with `#`
  /// count for nothing.
  ///
  /// - Throws: ``TripError`` at the first line that is no trip.
  package static func trips(in text: String, source: String) throws(TripError) -> [Trip] {
    var trips: [Trip] = []
    for (index, line) in text.split(
      omittingEmptySubsequences: false,
      whereSeparator: \.isNewline
    ).enumerated() {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      var places: [Coordinate] = []
      for word in words {
        let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map {
          Double($0)
        }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
          case let place = Coordinate(latitude: latitude, longitude: longitude), place.isValid
        else {
          throw TripError(
            source: source,
            line: index + 1,
            message: "'\(word)' is no place: expected latitude and longitude, as 47.14,9.52"
          )
        }
        places.append(place)
      }
      guard places.count >= 2 else {
        throw TripError(source: source, line: index + 1, message: "a trip needs two places or more")
      }
      trips.append(Trip(number: trips.count + 1, places: places))
    }
    guard !trips.isEmpty else {
      throw TripError(source: source, line: 0, message: "no trip in the file")
    }
    return trips
  }

  /// Draws trips between places on a map's roads, the same for the same seed.
  package static func random(_ count: Int, on graph: RoadGraph, seed: UInt64) -> [Trip] {
    var stream = RandomStream("trips", seed: seed)
    let places = graph.places(2 * count) { stream.unit() }
    return (0..<places.count / 2).map {
      Trip(number: $0 + 1, places: [places[2 * $0], places[2 * $0 + 1]])
    }
  }
}

/// What is wrong with trips, or with the answers to them.
package struct TripError: Error, CustomStringConvertible, Sendable {
  /// The file or server.
  package let source: String
  /// The line, from 1; 0 for none.
  package let line: Int
  /// What is wrong.
  package let message: String

  package var description: String {
    (line > 0 ? "\(source):\(line): error: " : "\(source): error: ") + message
  }
}
