import CanonicalJSON

/// Voice and banner instructions of a step.
enum OSRMInstructions {
  static func voices(_ step: JSONValue) throws(RouteParseError) -> [SpokenInstruction] {
    var voices: [SpokenInstruction] = []
    for value in try OSRMReading.list(step, "voiceInstructions") {
      voices.append(
        SpokenInstruction(
          text: try OSRMReading.string(value, "announcement"),
          ssml: value["ssmlAnnouncement"]?.string,
          triggerDistance: try OSRMReading.nonNegative(value, "distanceAlongGeometry")
        )
      )
    }
    return voices
  }

  static func banners(_ step: JSONValue) throws(RouteParseError) -> [VisualInstruction] {
    var banners: [VisualInstruction] = []
    for value in try OSRMReading.list(step, "bannerInstructions") {
      guard let primary = value["primary"], primary.kind == .object else {
        throw .invalidRouteObject("banner without a primary line at \(value.pointer)")
      }
      banners.append(
        VisualInstruction(
          primary: content(primary),
          secondary: optional(value["secondary"]),
          sub: optional(value["sub"]),
          triggerDistance: try OSRMReading.nonNegative(value, "distanceAlongGeometry")
        )
      )
    }
    return banners
  }

  private static func optional(_ value: JSONValue?) -> VisualInstruction.Content? {
    guard let value, value.kind == .object else { return nil }
    return content(value)
  }

  private static func content(_ value: JSONValue) -> VisualInstruction.Content {
    VisualInstruction.Content(
      text: value["text"]?.string ?? "",
      maneuverType: value["type"]?.string,
      modifier: value["modifier"]?.string,
      roundaboutExitDegrees: value["degrees"]?.double,
      lanes: lanes(value),
      exitNumbers: components(value).filter { $0["type"]?.string == "exit-number" }
        .compactMap { $0["text"]?.string }
    )
  }

  private static func lanes(_ value: JSONValue) -> [VisualInstruction.Lane] {
    components(value).filter { $0["type"]?.string == "lane" }.map { lane in
      VisualInstruction.Lane(
        isActive: lane["active"]?.bool ?? false,
        directions: lane["directions"].map { $0.elements.compactMap(\.string) } ?? [],
        activeDirection: lane["active_direction"]?.string
      )
    }
  }

  /// Returns the lanes at the start of a step, as its first intersection tells them.
  static func maneuverLanes(_ step: JSONValue) -> [VisualInstruction.Lane] {
    guard let first = step["intersections"]?.elements.first(where: { _ in true }),
      let lanes = first["lanes"]
    else { return [] }
    return lanes.elements.map { lane in
      VisualInstruction.Lane(
        isActive: lane["valid"]?.bool ?? false,
        directions: lane["indications"].map { $0.elements.compactMap(\.string) } ?? [],
        activeDirection: lane["valid_indication"]?.string
      )
    }
  }

  private static func components(_ value: JSONValue) -> [JSONValue] {
    value["components"].map { Array($0.elements) } ?? []
  }
}
