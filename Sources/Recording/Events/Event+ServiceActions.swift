extension Event.Action {
  /// Routes through points are asked for.
  public struct CalculateRoutes: EventPayload {
    public static var kind: EventKind { .calculateRoutes }
    public static var text: StaticString { "Routes through points are asked for." }
    public var session = ""
    public var points: [Recorded.CoursePlace] = []
    public var fromCurrentPosition = false
    public var request = Recorded.RoutingRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
      try m.list("points", &points, "The points.")
      try m.mark(
        "fromCurrentPosition",
        &fromCurrentPosition,
        "Whether it begins where the vehicle is."
      )
      try request.visit(&m)
    }
  }

  /// Routes to waypoints are asked for.
  public struct RequestRoutes: EventPayload {
    public static var kind: EventKind { .requestRoutes }
    public static var text: StaticString { "Routes to waypoints are asked for." }
    public var waypoints: [Recorded.Waypoint] = []
    public var session = ""
    public var from: Recorded.CoursePlace?
    public var request = Recorded.RoutingRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.list("waypoints", &waypoints, "The waypoints.")
      try m.text("session", &session, "The app's name of the session.")
      try m.value("from", &from, "Where they begin, if not where the vehicle is.")
      try request.visit(&m)
    }
  }

  /// A line is to be put onto the roads.
  public struct SnapRoute: EventPayload {
    public static var kind: EventKind { .snapRoute }
    public static var text: StaticString { "A line is to be put onto the roads." }
    public var session = ""
    public var points: [Recorded.CoursePlace] = []
    public var request = Recorded.RoutingRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
      try m.list("points", &points, "The line.")
      try request.visit(&m)
    }
  }

  /// A session is cancelled.
  public struct CancelSession: EventPayload {
    public static var kind: EventKind { .cancelSession }
    public static var text: StaticString { "A session is cancelled." }
    public var session = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
    }
  }

  /// The app lets go of a session.
  public struct ReleaseSession: EventPayload {
    public static var kind: EventKind { .releaseSession }
    public static var text: StaticString { "The app lets go of a session." }
    public var session = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
    }
  }

  /// The app lets go of a session's listener.
  public struct ReleaseListener: EventPayload {
    public static var kind: EventKind { .releaseListener }
    public static var text: StaticString { "The app lets go of a session's listener." }
    public var session = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
    }
  }

  /// The app lets go of the routing service.
  public struct ReleaseService: EventPayload {
    public static var kind: EventKind { .releaseService }
    public static var text: StaticString { "The app lets go of the routing service." }
    public init() {}
  }

  /// The navigator gets a route of a session.
  public struct NavigateAlong: EventPayload {
    public static var kind: EventKind { .navigateAlong }
    public static var text: StaticString { "The navigator gets a route of a session." }
    public var session = ""
    public var route = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
      try m.integer("route", &route, .count, "Which route, from 0.")
    }
  }

  /// Other settings of the fleet service.
  public struct FleetSetUp: EventPayload {
    public static var kind: EventKind { .fleetSetUp }
    public static var text: StaticString { "Other settings of the fleet service." }
    public var assetID: String?, dispatcherID: String?
    public var pollingInterval: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("assetID", &assetID, "Who the vehicle is.")
      try m.text("dispatcherID", &dispatcherID, "Whose messages are wanted.")
      try m.integer("pollingInterval", &pollingInterval, .any, "Seconds between two questions.")
    }
  }

  /// The fleet service starts.
  public struct FleetStart: EventPayload {
    public static var kind: EventKind { .fleetStart }
    public static var text: StaticString { "The fleet service starts." }
    public init() {}
  }

  /// The fleet service stops.
  public struct FleetStop: EventPayload {
    public static var kind: EventKind { .fleetStop }
    public static var text: StaticString { "The fleet service stops." }
    public init() {}
  }

  /// The server is to be asked at once.
  public struct FleetPoll: EventPayload {
    public static var kind: EventKind { .fleetPoll }
    public static var text: StaticString { "The server is to be asked at once." }
    public init() {}
  }

  /// The app sends an event.
  public struct FleetSend: EventPayload {
    public static var kind: EventKind { .fleetSendEvent }
    public static var text: StaticString { "The app sends an event." }
    public var send = Recorded.FleetEventKind.jobStarted
    public var jobID: String?
    public var etaThreshold: Int?
    public var content: RecordedJSON?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("send", &send, "What it is.")
      try m.text("jobID", &jobID, "The job that it is about.")
      try m.integer(
        "etaThreshold",
        &etaThreshold,
        .any,
        "The change of the arrival that is worth a report, in percent."
      )
      try m.json("content", &content, .texts, "What it holds beside.")
    }
  }

  /// A map of the catalogue is opened.
  public struct OpenMap: EventPayload {
    public static var kind: EventKind { .openMap }
    public static var text: StaticString { "A map of the catalogue is opened." }
    public var mapID = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("mapID", &mapID, .any, "Which map.")
    }
  }

  /// Towns are searched.
  public struct SearchTowns: EventPayload {
    public static var kind: EventKind { .searchTowns }
    public static var text: StaticString { "Towns are searched." }
    public var request = Recorded.SearchRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// Streets are searched.
  public struct SearchStreets: EventPayload {
    public static var kind: EventKind { .searchStreets }
    public static var text: StaticString { "Streets are searched." }
    public var request = Recorded.SearchRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// House numbers are searched.
  public struct SearchHouseNumbers: EventPayload {
    public static var kind: EventKind { .searchHouseNumbers }
    public static var text: StaticString { "House numbers are searched." }
    public var request = Recorded.SearchRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// Crossings are searched.
  public struct SearchCrossings: EventPayload {
    public static var kind: EventKind { .searchCrossings }
    public static var text: StaticString { "Crossings are searched." }
    public var request = Recorded.SearchRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// Points of interest are searched.
  public struct SearchPointsOfInterest: EventPayload {
    public static var kind: EventKind { .searchPointsOfInterest }
    public static var text: StaticString { "Points of interest are searched." }
    public var request = Recorded.SearchRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// Postcodes are searched.
  public struct SearchPostcodes: EventPayload {
    public static var kind: EventKind { .searchPostcodes }
    public static var text: StaticString { "Postcodes are searched." }
    public var request = Recorded.SearchRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// The place of an address is asked for.
  public struct Geocode: EventPayload {
    public static var kind: EventKind { .geocode }
    public static var text: StaticString { "The place of an address is asked for." }
    public var request = Recorded.SearchRequest()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// The address of a place is asked for.
  public struct ReverseGeocode: EventPayload {
    public static var kind: EventKind { .reverseGeocode }
    public static var text: StaticString { "The address of a place is asked for." }
    public var near = Recorded.AnyPlace()
    public var listName: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("near", &near, "The place.")
      try m.text("as", &listName, "What the list is called from now on.")
    }
  }

  /// The geocoder is asked for the address of a place.
  public struct GeocoderReverse: EventPayload {
    public static var kind: EventKind { .geocoderReverse }
    public static var text: StaticString { "The geocoder is asked for the address of a place." }
    public var near = Recorded.AnyPlace()

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("near", &near, "The place.")
    }
  }

  /// A list of the search model is emptied.
  public struct ResetSearchModel: EventPayload {
    public static var kind: EventKind { .resetSearchModel }
    public static var text: StaticString { "A list of the search model is emptied." }
    public var list = Recorded.FormEntry.town

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("list", &list, "Which list.")
    }
  }

  /// A country is chosen.
  public struct SelectCountry: EventPayload {
    public static var kind: EventKind { .selectCountry }
    public static var text: StaticString { "A country is chosen." }
    public var index: Int?
    public var country: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("index", &index, .any, "Its place in the list.")
      try m.text("country", &country, "Its code.")
    }
  }

  /// A part of an address is to be entered.
  public struct BeginEntry: EventPayload {
    public static var kind: EventKind { .beginEntry }
    public static var text: StaticString { "A part of an address is to be entered." }
    public var entry = Recorded.FormEntry.town

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("entry", &entry, "Which part.")
    }
  }

  /// Something is typed.
  public struct TypeText: EventPayload {
    public static var kind: EventKind { .type }
    public static var text: StaticString { "Something is typed." }
    public var text = ""

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("text", &text, "What.")
    }
  }

  /// A row is chosen.
  public struct Choose: EventPayload {
    public static var kind: EventKind { .choose }
    public static var text: StaticString { "A row is chosen." }
    public var index = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("index", &index, .any, "Which row, from 0.")
    }
  }

  /// The entry is given up.
  public struct CancelEntry: EventPayload {
    public static var kind: EventKind { .cancelEntry }
    public static var text: StaticString { "The entry is given up." }
    public init() {}
  }

  /// The navigator gets what was selected.
  public struct NavigateToSelection: EventPayload {
    public static var kind: EventKind { .navigateToSelection }
    public static var text: StaticString { "The navigator gets what was selected." }
    public var simulated = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("simulated", &simulated, "Whether the vehicle is simulated.")
    }
  }
}
