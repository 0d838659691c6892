extension Event {
  /// What the interface of the navigation tells.
  package enum UI {}
  /// What a map's view into buildings tells.
  package enum Indoor {}
  /// What passes between a map and its tile layers.
  package enum Tile {}
}

extension Event.UI {
  /// Day became night, or night day.
  package struct DidChangeMode: EventPayload {
    package static var kind: EventKind { .uiDidChangeMode }
    package static var text: StaticString { "Day became night, or night day." }
    package var mode = Recorded.UIMode.normal

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("mode", &mode, "What it is.")
    }
  }

  /// A switch was moved.
  package struct SettingsChanged: EventPayload {
    package static var kind: EventKind { .uiSettingsChanged }
    package static var text: StaticString { "A switch was moved." }
    package var setting = Recorded.UISetting.scrollGestures
    package var value = false
    package var mapID: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("setting", &setting, "Which switch.")
      try m.flag("value", &value, "Whether it is on.")
      try m.text("mapID", &mapID, "Which map; none for the switches of the navigation.")
    }
  }

  /// The driver is told of the traffic.
  package struct TrafficPromptShown: EventPayload {
    package static var kind: EventKind { .uiTrafficPromptShown }
    package static var text: StaticString { "The driver is told of the traffic." }
    package var text = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("text", &text, "What is said.")
    }
  }

  /// The card of an incident is shown.
  package struct IncidentCardShown: EventPayload {
    package static var kind: EventKind { .uiIncidentCardShown }
    package static var text: StaticString { "The card of an incident is shown." }
    package var incidentID = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("incidentID", &incidentID, "Which incident.")
    }
  }
}

extension Event.Indoor {
  /// The map looks into another building.
  package struct DidChangeActiveBuilding: EventPayload {
    package static var kind: EventKind { .indoorDidChangeActiveBuilding }
    package static var text: StaticString { "The map looks into another building." }
    package var mapID = ""
    package var building: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.textOrNull("building", &building, "Which building; null for none.")
    }
  }

  /// The map shows another level.
  package struct DidChangeActiveLevel: EventPayload {
    package static var kind: EventKind { .indoorDidChangeActiveLevel }
    package static var text: StaticString { "The map shows another level." }
    package var mapID = ""
    package var level: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.textOrNull("level", &level, "Which level; null for none.")
    }
  }
}

extension Event.Tile {
  /// A tile is asked for.
  package struct Requested: EventPayload {
    package static var kind: EventKind { .tileRequested }
    package static var text: StaticString { "A tile is asked for." }
    package var layerID = 0, x = 0, y = 0, zoom = 0
    package var url: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("layerID", &layerID, .any, "The number of the layer.")
      try m.integer("x", &x, .any, "The tile's column.")
      try m.integer("y", &y, .any, "The tile's row.")
      try m.integer("zoom", &zoom, .any, "The tile's zoom.")
      try m.text("url", &url, "The address, without host and keys.")
    }
  }

  /// A tile came.
  package struct Received: EventPayload {
    package static var kind: EventKind { .tileReceived }
    package static var text: StaticString { "A tile came." }
    package var layerID = 0, x = 0, y = 0, zoom = 0
    package var outcome = Recorded.TileAnswer.image
    package var image: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("layerID", &layerID, .any, "The number of the layer.")
      try m.integer("x", &x, .any, "The tile's column.")
      try m.integer("y", &y, .any, "The tile's row.")
      try m.integer("zoom", &zoom, .any, "The tile's zoom.")
      try m.value("outcome", &outcome, "What came.")
      try m.text("image", &image, "The name of the image.")
    }
  }
}
