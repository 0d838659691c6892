public import Geodesy

extension Event {
  /// What a probe of the scenario finds.
  public enum Probe {}
}

extension Event.Probe {
  /// What the navigator says of itself.
  public struct NavigatorState: ProbePayload {
    public static var kind: EventKind { .navigatorState }
    public static var text: StaticString { "What the navigator says of itself." }
    public var onRouteState = Recorded.OnRouteState.onRoute
    public var isGuidanceActive = false
    public var legCount = 0
    public var remainingStops: [Recorded.Waypoint] = []
    public var timesAndDistances: [Recorded.Estimate] = []
    public var traveledPoints = 0
    public var traveledDistance = 0.0
    public var timeUpdateThreshold: Double?, distanceUpdateThreshold: Double?
    public var voice = Recorded.Voice.silent
    public var vibration = false
    public var delayCategory = Recorded.DelayCategory.noData
    public var speedLimit: Double?
    public var speedAlertSeverity = Recorded.SpeedAlertSeverity.unknown
    public var isSimulating = false
    public var currentLegFrom: Recorded.Place?
    public var estimates: [Recorded.PartialEstimate]?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("onRouteState", &onRouteState, "Whether it is on its route.")
      try m.flag("isGuidanceActive", &isGuidanceActive, "Whether it guides.")
      try m.integer("legCount", &legCount, .count, "How many legs remain.")
      try m.list("remainingStops", &remainingStops, "What is still to be reached.")
      try m.list("timesAndDistances", &timesAndDistances, "What each of the stops is away.")
      try m.integer(
        "traveledPoints",
        &traveledPoints,
        .count,
        "How many points the way driven has."
      )
      try m.number("traveledDistance", &traveledDistance, .metres, "How long it is.")
      try m.number(
        "timeUpdateThreshold",
        &timeUpdateThreshold,
        .limit(3),
        "The change of the time that is worth a report, in seconds."
      )
      try m.number(
        "distanceUpdateThreshold",
        &distanceUpdateThreshold,
        .limit(3),
        "The change of the distance that is worth a report, in metres."
      )
      try m.value("voice", &voice, "What is spoken.")
      try m.flag("vibration", &vibration, "Whether the device vibrates.")
      try m.value("delayCategory", &delayCategory, "How much the traffic delays.")
      try m.number("speedLimit", &speedLimit, .speed, "The limit where the vehicle is.")
      try m.value("speedAlertSeverity", &speedAlertSeverity, "How the speed compares with it.")
      try m.flag("isSimulating", &isSimulating, "Whether the vehicle is simulated.")
      try m.value("currentLegFrom", &currentLegFrom, "Where the current leg begins.")
      try m.list("estimates", &estimates, "What each waypoint that was asked for is away.")
    }
  }

  /// What a session of the routing service answers.
  public struct SessionState: ProbePayload {
    public static var kind: EventKind { .sessionState }
    public static var text: StaticString { "What a session of the routing service answers." }
    public var sessionID = 0
    public var isFinished: Bool?, hasSucceeded: Bool?, hasFailed: Bool?, isCancelled: Bool?
    public var isReleased = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("sessionID", &sessionID, .any, "The number of the session.")
      try m.flag("isFinished", &isFinished, "Whether it is over.")
      try m.flag("hasSucceeded", &hasSucceeded, "Whether it has routes.")
      try m.flag("hasFailed", &hasFailed, "Whether it failed.")
      try m.flag("isCancelled", &isCancelled, "Whether it was cancelled.")
      try m.mark("isReleased", &isReleased, "Whether nobody holds it any more.")
    }
  }

  /// What an overlay is like.
  public struct OverlayState: ProbePayload {
    public static var kind: EventKind { .overlayState }
    public static var text: StaticString { "What an overlay is like." }
    public var overlay = ""
    public var overlayID: Int?
    public var type = Recorded.OverlayKind.marker
    public var mapID: String?
    public var properties = Recorded.OverlayProperties()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("overlay", &overlay, "The scenario's name of it.")
      try m.integer("overlayID", &overlayID, .any, "Its number.")
      try m.value("type", &type, "What it is.")
      try m.text("mapID", &mapID, "On which map it lies.")
      try m.value("properties", &properties, "What differs from a new one of its kind.")
    }
  }

  /// What lies on a map.
  public struct OverlaysState: ProbePayload {
    public static var kind: EventKind { .overlaysState }
    public static var text: StaticString { "What lies on a map." }
    public var mapID = ""
    public var overlays: [Recorded.OverlayEntry] = []
    public var selectedMarker: Int?
    public var infoWindow: String?, infoContents: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.list("overlays", &overlays, "The overlays, the lowest first.")
      try m.integer(
        "selectedMarker",
        &selectedMarker,
        .any,
        "The number of the marker that is selected."
      )
      try m.text("infoWindow", &infoWindow, "The app's window of that marker.")
      try m.text("infoContents", &infoContents, "The app's contents of its window.")
    }
  }

  /// Everything that a picture of a map needs.
  public struct MapSnapshot: ProbePayload {
    public static var kind: EventKind { .mapSnapshot }
    public static var text: StaticString { "Everything that a picture of a map needs." }
    public var mapID = ""
    public var width = 0.0, height = 0.0
    public var padding: Recorded.Insets?
    public var camera = Recorded.Camera()
    public var visibleRegion = Recorded.Region()
    public var cameraMode = Recorded.CameraMode.free
    public var perspective = Recorded.Perspective.tilted
    public var minZoom = 0.0, maxZoom = 0.0
    public var mapType = Recorded.MapType.normal, shownType = Recorded.MapType.normal
    public var mapStyle: String?
    public var controlled = false, traffic = false, buildings = false, indoor = false,
      rendering = false
    public var myLocation: Recorded.Origin?
    public var route: String?
    public var remaining: Double?
    public var destinations: [Recorded.Destination]?
    public var overlayCount = 0
    public var scale: Int?
    public var uiMode = Recorded.UIMode.normal
    public var settings: [Recorded.UISetting] = []
    public var header: String?
    public var etaCard: Recorded.ArrivalCard?
    public var tripProgress: Double?
    public var recenterButton = false, myLocationButton = false, compass = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.number("width", &width, .points, "How wide the view is.")
      try m.number("height", &height, .points, "How high.")
      try m.value("padding", &padding, "What of the view is covered.")
      try m.value("camera", &camera, "Where the camera is.")
      try m.value("visibleRegion", &visibleRegion, "What is seen.")
      try m.value("cameraMode", &cameraMode, "What moves the camera.")
      try m.value("perspective", &perspective, "How it follows.")
      try m.number("minZoom", &minZoom, .zoom, "The least zoom.")
      try m.number("maxZoom", &maxZoom, .zoom, "The greatest.")
      try m.value("mapType", &mapType, "The kind of map that the app set.")
      try m.value("shownType", &shownType, "The kind that is shown.")
      try m.text("mapStyle", &mapStyle, "The style of the map.")
      try m.flag("controlled", &controlled, "Whether the navigator has the map.")
      try m.flag("traffic", &traffic, "Whether the traffic is shown.")
      try m.flag("buildings", &buildings, "Whether buildings are shown.")
      try m.flag("indoor", &indoor, "Whether the insides of buildings are shown.")
      try m.flag("rendering", &rendering, "Whether the map draws.")
      try m.value("myLocation", &myLocation, "Where the vehicle is shown.")
      try m.text("route", &route, "The line of the route with precision 6.")
      try m.number("remaining", &remaining, .metres, "How much of it is ahead.")
      try m.list("destinations", &destinations, "The stops that are shown.")
      try m.integer("overlayCount", &overlayCount, .count, "How many overlays lie on it.")
      try m.integer("scale", &scale, .any, "The scale in which a place is shown.")
      try m.value("uiMode", &uiMode, "Whether it is day.")
      try m.list("settings", &settings, "The switches that are on.")
      try m.text("header", &header, "What the banner says.")
      try m.value("etaCard", &etaCard, "The card of the arrival.")
      try m.number("tripProgress", &tripProgress, .fraction, "How much of the trip is done.")
      try m.flag(
        "recenterButton",
        &recenterButton,
        "Whether the button that follows again is shown."
      )
      try m.flag(
        "myLocationButton",
        &myLocationButton,
        "Whether the button of the position is shown."
      )
      try m.flag("compass", &compass, "Whether the compass is shown.")
    }
  }

  /// Where a place is seen, and which place is seen there.
  public struct MapProjection: ProbePayload {
    public static var kind: EventKind { .mapProjection }
    public static var text: StaticString {
      "Where a place is seen, and which place is seen there."
    }
    public var mapID = ""
    public var coordinate = Coordinate(latitude: 0, longitude: 0)
    public var x: Double?, y: Double?
    public var back: Recorded.Place?
    public var visible = false
    public var pointsPerKilometre: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.place(&coordinate, "The place.")
      try m.number("x", &x, .points, "From the left of the view.")
      try m.number("y", &y, .points, "From the top.")
      try m.value("back", &back, "The place that is seen there.")
      try m.flag("visible", &visible, "Whether the place is seen.")
      try m.number(
        "pointsPerKilometre",
        &pointsPerKilometre,
        .points,
        "How large a kilometre is there."
      )
    }
  }

  /// What maps, lists and form hold.
  public struct SearchState: ProbePayload {
    public static var kind: EventKind { .searchState }
    public static var text: StaticString { "What maps, lists and form hold." }
    public var mapID: Int?
    public var countries: [Recorded.Country] = []
    public var towns = 0, streets = 0, houseNumbers = 0
    public var screen = Recorded.FormScreen.search
    public var rows = 0
    public var selection: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("mapID", &mapID, .any, "The map that is open.")
      try m.list("countries", &countries, "The countries of the catalogue.")
      try m.integer("towns", &towns, .count, "How many towns are listed.")
      try m.integer("streets", &streets, .count, "How many streets.")
      try m.integer("houseNumbers", &houseNumbers, .count, "How many house numbers.")
      try m.value("screen", &screen, "Which screen the form shows.")
      try m.integer("rows", &rows, .count, "How many rows it has.")
      try m.text("selection", &selection, "What is selected.")
    }
  }

  /// Which building a map looks into.
  public struct IndoorState: ProbePayload {
    public static var kind: EventKind { .indoorState }
    public static var text: StaticString { "Which building a map looks into." }
    public var mapID = ""
    public var building: String?, level: String?, levelName: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("mapID", &mapID, "Which map.")
      try m.textOrNull("building", &building, "Which building; null for none.")
      try m.textOrNull("level", &level, "Which level; null for none.")
      try m.text("levelName", &levelName, "The name of the level.")
    }
  }

  /// What the panorama view shows.
  public struct PanoramaState: ProbePayload {
    public static var kind: EventKind { .panoramaState }
    public static var text: StaticString { "What the panorama view shows." }
    public var panoramaID: String?
    public var camera = Recorded.PanoramaCamera()
    public var x: Double?, y: Double?, headingThere: Double?, pitchThere: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.textOrNull("panoramaID", &panoramaID, "Which panorama; null for none.")
      try camera.visit(&m)
      try m.number("x", &x, .points, "Where a direction is seen, from the left.")
      try m.number("y", &y, .points, "From the top.")
      try m.number(
        "headingThere",
        &headingThere,
        .course,
        "The direction that is seen there, clockwise from north."
      )
      try m.number("pitchThere", &pitchThere, .angle, "Degrees above the horizon.")
    }
  }

  /// What the fleet service says of itself.
  public struct FleetState: ProbePayload {
    public static var kind: EventKind { .fleetState }
    public static var text: StaticString { "What the fleet service says of itself." }
    public var running = false
    public var assetID: String?, dispatcherID: String?
    public var pollingInterval: Int?
    public var runningJobID: String?
    public var pollCount: Int?
    public var denied = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("running", &running, "Whether it runs.")
      try m.text("assetID", &assetID, "Who the vehicle is.")
      try m.text("dispatcherID", &dispatcherID, "Whose messages are wanted.")
      try m.integer("pollingInterval", &pollingInterval, .any, "Seconds between two questions.")
      try m.text("runningJobID", &runningJobID, "The job that runs.")
      try m.integer("pollCount", &pollCount, .count, "How often the server was asked.")
      try m.mark("denied", &denied, "Whether access is denied.")
    }
  }
}
