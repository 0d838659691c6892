extension Event {
  /// What the interface of the navigation tells.
  public enum UI {}
  /// What a map's view into buildings tells.
  public enum Indoor {}
  /// What passes between a map and its tile layers.
  public enum Tile {}
}

extension Event.UI {
  /// Day became night, or night day.
  public struct DidChangeMode: EventPayload {
    public static var kind: EventKind { .uiDidChangeMode }
    public static var text: StaticString { "Day became night, or night day." }
    public var mode = Recorded.UIMode.normal

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("mode", &mode, "What it is.")
    }
  }

  /// A switch was moved.
  public struct SettingsChanged: EventPayload {
    public static var kind: EventKind { .uiSettingsChanged }
    public static var text: StaticString { "A switch was moved." }
    public var setting = Recorded.UISetting.scrollGestures
    public var value = false
    public var mapID: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("setting", &setting, "Which switch.")
      try m.flag("value", &value, "Whether it is on.")
      try m.text("mapID", &mapID, "Which map; none for the switches of the navigation.")
    }
  }

  /// The driver is told of the traffic.
  public struct TrafficPromptShown: EventPayload {
    public static var kind: EventKind { .uiTrafficPromptShown }
    public static var text: StaticString { "The driver is told of the traffic." }
    public var text = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("text", &text, "What is said.")
    }
  }

  /// The card of an incident is shown.
  public struct IncidentCardShown: EventPayload {
    public static var kind: EventKind { .uiIncidentCardShown }
    public static var text: StaticString { "The card of an incident is shown." }
    public var incidentID = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("incidentID", &incidentID, "Which incident.")
    }
  }
}

extension Event.Indoor {
  /// The map looks into another building.
  public struct DidChangeActiveBuilding: EventPayload {
    public static var kind: EventKind { .indoorDidChangeActiveBuilding }
    public static var text: StaticString { "The map looks into another building." }
    public var mapID = ""
    public var building: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.textOrNull("building", &building, "Which building; null for none.")
    }
  }

  /// The map shows another level.
  public struct DidChangeActiveLevel: EventPayload {
    public static var kind: EventKind { .indoorDidChangeActiveLevel }
    public static var text: StaticString { "The map shows another level." }
    public var mapID = ""
    public var level: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.textOrNull("level", &level, "Which level; null for none.")
    }
  }
}

extension Event.Tile {
  /// A tile is asked for.
  public struct Requested: EventPayload {
    public static var kind: EventKind { .tileRequested }
    public static var text: StaticString { "A tile is asked for." }
    public var layerID = 0, x = 0, y = 0, zoom = 0
    public var url: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("layerID", &layerID, .any, "The number of the layer.")
      try m.integer("x", &x, .any, "The tile's column.")
      try m.integer("y", &y, .any, "The tile's row.")
      try m.integer("zoom", &zoom, .any, "The tile's zoom.")
      try m.text("url", &url, "The address, without host and keys.")
    }
  }

  /// A tile came.
  public struct Received: EventPayload {
    public static var kind: EventKind { .tileReceived }
    public static var text: StaticString { "A tile came." }
    public var layerID = 0, x = 0, y = 0, zoom = 0
    public var outcome = Recorded.TileAnswer.image
    public var image: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("layerID", &layerID, .any, "The number of the layer.")
      try m.integer("x", &x, .any, "The tile's column.")
      try m.integer("y", &y, .any, "The tile's row.")
      try m.integer("zoom", &zoom, .any, "The tile's zoom.")
      try m.value("outcome", &outcome, "What came.")
      try m.text("image", &image, "The name of the image.")
    }
  }
}
