import Geodesy
package import Navigation
import Platform
import RoadNetwork
package import RouteGuidance

/// Who answers trips.
package enum TripSource: Sendable {
  /// The embedded router on a map.
  case map(GuidedMap)
  /// Answers of servers, one for each trip.
  case answers(name: String, lines: [ArraySlice<UInt8>])
  /// A server that answers as OSRM does; each thread has its own way of asking.
  case server(url: String, ask: @Sendable () throws -> Exchange)

  /// Performs a request and waits for its answer.
  package typealias Exchange = (RouteRequest) -> Result<TransportResponse, TransportError>

  /// The map, where there is one.
  package var map: GuidedMap? { if case .map(let map) = self { map } else { nil } }
}

/// Answers one trip after another; for one thread.
final class TripEngine {
  private let source: TripSource
  private let router: Router?
  private let exchange: TripSource.Exchange?

  init(_ source: TripSource) throws {
    self.source = source
    router = source.map.map { Router($0.roads) }
    if case .server(_, let ask) = source { exchange = try ask() } else { exchange = nil }
  }

  /// Returns the way of a trip; nil where there is none.
  ///
  /// - Throws: ``TripError`` where nobody could tell.
  func answer(_ trip: Trip) throws(TripError) -> TripAnswer? {
    switch source {
    case .map(let map):
      do throws(RoutingFailure) {
        guard let route = try router?.route(trip.places.map { RouteStop($0) }) else { return nil }
        return TripAnswer(route, map.guide)
      } catch .damagedMap(let error) {
        throw TripError(source: "the map", line: 0, message: error.description)
      } catch {
        return nil
      }
    case .answers(let name, let lines):
      guard lines.indices.contains(trip.number - 1) else {
        throw TripError(
          source: name,
          line: lines.count,
          message: "no answer for trip \(trip.number)"
        )
      }
      return try Self.route(Array(lines[trip.number - 1]), name, line: trip.number)
    case .server(let url, _): return try ask(trip, url)
    }
  }

  private func ask(_ trip: Trip, _ url: String) throws(TripError) -> TripAnswer? {
    let request: RouteRequest
    do throws(RouteRequestError) {
      request = try OSRMRequestGenerator(endpoint: url).makeRequest(
        from: Location(coordinate: trip.places[0], timestamp: .zero),
        through: trip.places.dropFirst().compactMap { Waypoint(coordinate: $0) },
        options: RouteOptions()
      )
    } catch {
      throw TripError(source: url, line: 0, message: "trip \(trip.number) cannot be asked for")
    }
    switch exchange?(request) ?? .failure(.offline) {
    case .failure(let error):
      throw TripError(
        source: url,
        line: 0,
        message: "no answer for trip \(trip.number): \(error.rawValue)"
      )
    case .success(let response): return try Self.route(response.body, url, line: 0)
    }
  }

  private static func route(
    _ bytes: [UInt8],
    _ source: String,
    line: Int
  ) throws(TripError) -> TripAnswer? {
    do throws(RouteParseError) {
      return try RouteAnswerParser().parseRoutes(from: bytes).first.map { TripAnswer($0) }
    } catch {
      if error.meansNoRoute { return nil }
      throw TripError(source: source, line: line, message: "no answer that can be read: \(error)")
    }
  }
}
