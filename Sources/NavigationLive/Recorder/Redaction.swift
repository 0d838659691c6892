import CanonicalJSON

/// What a flight recorder leaves out before anything reaches the disk.
public struct Redaction: Hashable, Sendable {
  /// Members of events and routes that are left out, at any depth.
  public var keys: Set<String>
  /// Whether names of roads, places and people, and all texts made of them, are replaced by `x`.
  public var names: Bool
  /// Metres around the first place, and before the last, of which nothing is kept; 0 keeps all.
  ///
  /// With it routes are not kept either, nor the places that events tell: they lead to both ends.
  public var ends: Double

  /// Makes a redaction; by default nothing is left out.
  public init(keys: Set<String> = [], names: Bool = false, ends: Double = 0) {
    self.keys = keys
    self.names = names
    self.ends = ends
  }

  /// Members whose texts are names, or made of them.
  private static let texts: Set<String> = [
    "name", "title", "text", "instruction", "announcement", "ssmlAnnouncement", "roadName",
    "street", "ref",
    "address", "destinations", "summary", "primary", "secondary", "sub", "driver", "label", "query",
  ]
  /// Members that say where something is.
  private static let places: Set<String> = [
    "lat", "lon", "location", "coordinate", "coordinates", "geometry", "waypoints", "origin",
    "destination",
    "bounds", "places", "polyline",
  ]

  /// Whether nothing is left out of texts.
  var isEmpty: Bool { keys.isEmpty && !names && ends == 0 }

  /// Writes a value without what is left out; nil for a text that is no JSON object.
  func redacted(_ text: [UInt8]) -> [UInt8]? {
    guard let root = try? JSONDocument(parsing: text).root, root.kind == .object else { return nil }
    guard !isEmpty else { return text }
    var json = JSONWriter()
    write(root, key: "", to: &json)
    return json.bytes
  }

  private func write(_ value: JSONValue, key: String, to json: inout JSONWriter) {
    switch value.kind {
    case .object:
      json.beginObject()
      for member in value.members {
        guard !keys.contains(member.key), ends == 0 || !Self.places.contains(member.key) else {
          continue
        }
        json.key(member.key)
        write(member.value, key: member.key, to: &json)
      }
      json.endObject()
    case .array:
      json.beginArray()
      for element in value.elements { write(element, key: key, to: &json) }
      json.endArray()
    case .string:
      json.string(names && Self.texts.contains(key) ? "x" : value.string ?? "")
    case .number, .boolean, .null:
      json.value(value)
    }
  }
}
