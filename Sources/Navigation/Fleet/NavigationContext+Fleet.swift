import Geodesy

/// What a context keeps for its fleet connectivity.
private final class FleetAccess {
  var transport: (any FleetTransport)?
  /// The service once it was asked for.
  var service: FleetConnectivityService?
}

extension NavigationContext {
  private var fleet: FleetAccess { surroundings.attachment { FleetAccess() } }

  /// Reaches the dispatcher's server; without one there is no fleet connectivity.
  public var fleetTransport: (any FleetTransport)? {
    get { fleet.transport }
    set { fleet.transport = newValue }
  }

  /// The service that connects with a dispatcher, the same each time; nil where access is denied: without
  /// a ``fleetTransport``, without a key, or with one that is not good for it.
  public var fleetConnectivity: FleetConnectivityService? {
    let fleet = fleet
    if let service = fleet.service { return service }
    guard let fleetTransport, let apiKey else { return nil }
    guard keyAuthority?.permitsFleetConnectivity(withKey: apiKey) ?? true else { return nil }
    let made = FleetConnectivityService(context: self, transport: fleetTransport)
    surroundings.add(made, as: .fleet)
    fleet.service = made
    return made
  }

  /// Returns where a job leads to (D-44): `destination` of its content as "lat,lon", else its `placeID`
  /// among the known places, else its `address` in the open map, else its text if that is "lat,lon".
  ///
  /// The waypoint has the `title` of the content.
  public func destination(of message: FleetMessage) -> Waypoint? {
    coordinate(of: message).flatMap {
      Waypoint(coordinate: $0, title: message.content["title"])
    }
  }

  private func coordinate(of message: FleetMessage) -> Coordinate? {
    if let place = message.content["destination"].flatMap(Coordinate.init(fleetText:)) {
      return place
    }
    if let id = message.content["placeID"], let place = engine.places?.coordinate(ofPlace: id),
      place.isValid
    {
      return place
    }
    if let address = message.content["address"],
      let found = try? search.geocode(address, near: currentPosition?.coordinate, limit: 1).first
    {
      return found.position
    }
    return message.message.flatMap(Coordinate.init(fleetText:))
  }
}

extension Coordinate {
  /// Reads "lat,lon" in decimal degrees, with spaces around the numbers if there are any.
  init?(fleetText text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(Self.degrees)
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
    self.init(latitude: latitude, longitude: longitude)
    guard isValid else { return nil }
  }

  private static func degrees(_ text: Substring) -> Double? {
    let trimmed = text.drop { $0 == " " }
    let number = trimmed.prefix { "+-.0123456789".contains($0) }
    guard !number.isEmpty, trimmed.dropFirst(number.count).allSatisfy({ $0 == " " }) else {
      return nil
    }
    return Double(number)
  }
}
