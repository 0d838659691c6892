package import Navigation

/// What may be kept of a request in recordings and cassettes.
///
/// It is a list of what our own generators write, and of what the interfaces of the servers are documented to
/// take: whatever else stands in a request may be a key, whatever it is called. No list of the names of keys
/// could be complete.
package enum Redaction {
  /// What stands in place of a value that is not kept.
  package static let mark = "redacted"

  /// The parameters of a query: of OSRM and those that speak like it, and of the dispatcher.
  private static let parameters: Set<String> = [
    "overview", "geometries", "steps", "annotations", "alternatives", "bearings", "radiuses",
    "approaches", "waypoints", "exclude", "continue_straight", "snapping", "skip_waypoints",
    "generate_hints", "language", "voice_instructions", "banner_instructions", "roundabout_exits",
    "voice_units", "depart_at", "arrive_by", "waypoint_names", "waypoint_targets", "enable_refresh",
    "dispatcher", "after",
  ]

  /// The parameters of the addresses of tiles.
  private static let tileParameters: Set<String> = [
    "x", "y", "z", "s", "bbox", "crs", "format", "height", "lang", "layers", "request", "scale",
    "service", "size", "srs", "style", "styles", "tilecol", "tilematrix", "tilerow", "tilesize",
    "time", "transparent", "v", "version", "width", "zoom",
  ]

  /// The members of bodies whose texts are kept: of Valhalla, GraphHopper and the dispatcher.
  private static let members: Set<String> = [
    "format", "costing", "directions_type", "language", "units", "shape_format", "type", "action",
    "attributes", "name", "preferred_side", "side_of_street", "search_filter", "min_road_class",
    "max_road_class", "voice_units", "profile", "locale", "algorithm", "details", "curbsides",
    "snap_preventions", "point_hints", "if", "else_if", "else", "multiply_by", "limit_to", "value",
    "asset_id", "dispatcher_id", "id", "job_id", "message_id", "message_ids", "text", "unit",
  ]

  /// The headers that our generators write; of all others the value is not kept.
  package static func isKept(header name: String) -> Bool { name.lowercased() == "content-type" }

  /// Whether a parameter of a query is kept.
  static func isKept(parameter name: some StringProtocol, _ value: some StringProtocol) -> Bool {
    parameters.contains(name.lowercased()) && isPlain(value)
  }

  /// Whether a text of a member of a body is kept.
  static func isKept(textOf name: String) -> Bool { members.contains(name) }

  /// Whether a number of a member of a body is kept: settings have many names, keys have few.
  static func isKept(numberOf name: String) -> Bool {
    let name = name.lowercased()
    let words = ["key", "token", "secret", "pass", "auth", "sign", "code", "pin", "session"]
    return !words.contains { name.contains($0) }
  }

  /// Whether a value is one value, and hides no further parameter.
  private static func isPlain(_ value: some StringProtocol) -> Bool {
    !value.contains("=") && !value.lowercased().contains("%3d")
  }

  /// Returns what a request holds beside what is kept of it, as the server may repeat it.
  package static func secrets(in request: RouteRequest, at address: ServerAddress) -> Secrets {
    let headers =
      switch request {
      case .httpGet(_, let headers), .httpPost(_, let headers, _): headers
      }
    var secrets = address.secrets
    for header in headers where !isKept(header: header.name) {
      secrets.insert(header.value)
      // What stands before a blank is the scheme.
      secrets.insert(header.value.split(separator: " ").last ?? "")
    }
    for part in query(of: address.relative(request.url)) where !isKept(part) {
      secrets.insert(part.value)
      for inner in part.value.split(whereSeparator: { ";=,".contains($0) }) {
        secrets.insert(inner)
      }
    }
    if case .httpPost(_, _, let body) = request { secrets.insertTexts(ofBody: body) }
    return secrets
  }

  /// Returns a URL with the server replaced by the provider's name, and without what is not kept.
  package static func url(_ url: String, provider: String, at address: ServerAddress) -> String {
    redacted(address.relative(url), provider: provider) { isKept($0) }
  }

  /// Returns the URL of a tile with the server, whichever it is, replaced by a name.
  package static func tile(_ url: String, provider: String) -> String {
    let path = url.firstRange(of: "://").map { url[$0.upperBound...] } ?? url[...]
    return redacted(path.firstIndex(of: "/").map { path[$0...] } ?? "", provider: provider) {
      tileParameters.contains($0.name.lowercased()) && isPlain($0.value)
    }
  }

  /// One part of a query: a name, and a value where there is one.
  struct Part {
    let name: Substring
    let value: Substring

    init(_ text: Substring) {
      name = text.prefix { $0 != "=" }
      value = text.dropFirst(name.count + 1)
    }
  }

  private static func isKept(_ part: Part) -> Bool { isKept(parameter: part.name, part.value) }

  /// Returns the parts of the query of what follows a server's address.
  static func query(of rest: Substring) -> [Part] {
    guard let question = rest.firstIndex(of: "?") else { return [] }
    return rest[rest.index(after: question)...].split(separator: "&").map { Part($0) }
  }

  private static func redacted(
    _ rest: Substring,
    provider: String,
    isKept: (Part) -> Bool
  ) -> String {
    let path = provider + rest.prefix { $0 != "?" && $0 != "#" }
    let query = Self.query(of: rest).map { part in
      // A part without a value is one, whatever it is called.
      isKept(part)
        ? "\(part.name)=\(part.value)" : part.value.isEmpty ? mark : "\(part.name)=\(mark)"
    }
    return query.isEmpty ? path : path + "?" + query.joined(separator: "&")
  }
}
