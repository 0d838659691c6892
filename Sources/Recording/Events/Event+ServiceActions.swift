extension Event.Action {
  /// Routes through points are asked for.
  package struct CalculateRoutes: EventPayload {
    package static var kind: EventKind { .calculateRoutes }
    package static var text: StaticString { "Routes through points are asked for." }
    package var session = ""
    package var points: [Recorded.CoursePlace] = []
    package var fromCurrentPosition = false
    package var request = Recorded.RoutingRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct RequestRoutes: EventPayload {
    package static var kind: EventKind { .requestRoutes }
    package static var text: StaticString { "Routes to waypoints are asked for." }
    package var waypoints: [Recorded.Waypoint] = []
    package var session = ""
    package var from: Recorded.CoursePlace?
    package var request = Recorded.RoutingRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.list("waypoints", &waypoints, "The waypoints.")
      try m.text("session", &session, "The app's name of the session.")
      try m.value("from", &from, "Where they begin, if not where the vehicle is.")
      try request.visit(&m)
    }
  }

  /// A line is to be put onto the roads.
  package struct SnapRoute: EventPayload {
    package static var kind: EventKind { .snapRoute }
    package static var text: StaticString { "A line is to be put onto the roads." }
    package var session = ""
    package var points: [Recorded.CoursePlace] = []
    package var request = Recorded.RoutingRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
      try m.list("points", &points, "The line.")
      try request.visit(&m)
    }
  }

  /// A session is cancelled.
  package struct CancelSession: EventPayload {
    package static var kind: EventKind { .cancelSession }
    package static var text: StaticString { "A session is cancelled." }
    package var session = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
    }
  }

  /// The app lets go of a session.
  package struct ReleaseSession: EventPayload {
    package static var kind: EventKind { .releaseSession }
    package static var text: StaticString { "The app lets go of a session." }
    package var session = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
    }
  }

  /// The app lets go of a session's listener.
  package struct ReleaseListener: EventPayload {
    package static var kind: EventKind { .releaseListener }
    package static var text: StaticString { "The app lets go of a session's listener." }
    package var session = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
    }
  }

  /// The app lets go of the routing service.
  package struct ReleaseService: EventPayload {
    package static var kind: EventKind { .releaseService }
    package static var text: StaticString { "The app lets go of the routing service." }
    package init() {}
  }

  /// The navigator gets a route of a session.
  package struct NavigateAlong: EventPayload {
    package static var kind: EventKind { .navigateAlong }
    package static var text: StaticString { "The navigator gets a route of a session." }
    package var session = ""
    package var route = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("session", &session, "The app's name of the session.")
      try m.integer("route", &route, .count, "Which route, from 0.")
    }
  }

  /// Other settings of the fleet service.
  package struct FleetSetUp: EventPayload {
    package static var kind: EventKind { .fleetSetUp }
    package static var text: StaticString { "Other settings of the fleet service." }
    package var assetID: String?, dispatcherID: String?
    package var pollingInterval: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("assetID", &assetID, "Who the vehicle is.")
      try m.text("dispatcherID", &dispatcherID, "Whose messages are wanted.")
      try m.integer("pollingInterval", &pollingInterval, .any, "Seconds between two questions.")
    }
  }

  /// The fleet service starts.
  package struct FleetStart: EventPayload {
    package static var kind: EventKind { .fleetStart }
    package static var text: StaticString { "The fleet service starts." }
    package init() {}
  }

  /// The fleet service stops.
  package struct FleetStop: EventPayload {
    package static var kind: EventKind { .fleetStop }
    package static var text: StaticString { "The fleet service stops." }
    package init() {}
  }

  /// The server is to be asked at once.
  package struct FleetPoll: EventPayload {
    package static var kind: EventKind { .fleetPoll }
    package static var text: StaticString { "The server is to be asked at once." }
    package init() {}
  }

  /// The app sends an event.
  package struct FleetSend: EventPayload {
    package static var kind: EventKind { .fleetSendEvent }
    package static var text: StaticString { "The app sends an event." }
    package var send = Recorded.FleetEventKind.jobStarted
    package var jobID: String?
    package var etaThreshold: Int?
    package var content: RecordedJSON?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct OpenMap: EventPayload {
    package static var kind: EventKind { .openMap }
    package static var text: StaticString { "A map of the catalogue is opened." }
    package var mapID = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("mapID", &mapID, .any, "Which map.")
    }
  }

  /// Towns are searched.
  package struct SearchTowns: EventPayload {
    package static var kind: EventKind { .searchTowns }
    package static var text: StaticString { "Towns are searched." }
    package var request = Recorded.SearchRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// Streets are searched.
  package struct SearchStreets: EventPayload {
    package static var kind: EventKind { .searchStreets }
    package static var text: StaticString { "Streets are searched." }
    package var request = Recorded.SearchRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// House numbers are searched.
  package struct SearchHouseNumbers: EventPayload {
    package static var kind: EventKind { .searchHouseNumbers }
    package static var text: StaticString { "House numbers are searched." }
    package var request = Recorded.SearchRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// Crossings are searched.
  package struct SearchCrossings: EventPayload {
    package static var kind: EventKind { .searchCrossings }
    package static var text: StaticString { "Crossings are searched." }
    package var request = Recorded.SearchRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// Points of interest are searched.
  package struct SearchPointsOfInterest: EventPayload {
    package static var kind: EventKind { .searchPointsOfInterest }
    package static var text: StaticString { "Points of interest are searched." }
    package var request = Recorded.SearchRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// Postcodes are searched.
  package struct SearchPostcodes: EventPayload {
    package static var kind: EventKind { .searchPostcodes }
    package static var text: StaticString { "Postcodes are searched." }
    package var request = Recorded.SearchRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// The place of an address is asked for.
  package struct Geocode: EventPayload {
    package static var kind: EventKind { .geocode }
    package static var text: StaticString { "The place of an address is asked for." }
    package var request = Recorded.SearchRequest()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try request.visit(&m)
    }
  }

  /// The address of a place is asked for.
  package struct ReverseGeocode: EventPayload {
    package static var kind: EventKind { .reverseGeocode }
    package static var text: StaticString { "The address of a place is asked for." }
    package var near = Recorded.AnyPlace()
    package var listName: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("near", &near, "The place.")
      try m.text("as", &listName, "What the list is called from now on.")
    }
  }

  /// The geocoder is asked for the address of a place.
  package struct GeocoderReverse: EventPayload {
    package static var kind: EventKind { .geocoderReverse }
    package static var text: StaticString { "The geocoder is asked for the address of a place." }
    package var near = Recorded.AnyPlace()

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("near", &near, "The place.")
    }
  }

  /// A list of the search model is emptied.
  package struct ResetSearchModel: EventPayload {
    package static var kind: EventKind { .resetSearchModel }
    package static var text: StaticString { "A list of the search model is emptied." }
    package var list = Recorded.FormEntry.town

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("list", &list, "Which list.")
    }
  }

  /// A country is chosen.
  package struct SelectCountry: EventPayload {
    package static var kind: EventKind { .selectCountry }
    package static var text: StaticString { "A country is chosen." }
    package var index: Int?
    package var country: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("index", &index, .any, "Its place in the list.")
      try m.text("country", &country, "Its code.")
    }
  }

  /// A part of an address is to be entered.
  package struct BeginEntry: EventPayload {
    package static var kind: EventKind { .beginEntry }
    package static var text: StaticString { "A part of an address is to be entered." }
    package var entry = Recorded.FormEntry.town

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("entry", &entry, "Which part.")
    }
  }

  /// Something is typed.
  package struct TypeText: EventPayload {
    package static var kind: EventKind { .type }
    package static var text: StaticString { "Something is typed." }
    package var text = ""

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("text", &text, "What.")
    }
  }

  /// A row is chosen.
  package struct Choose: EventPayload {
    package static var kind: EventKind { .choose }
    package static var text: StaticString { "A row is chosen." }
    package var index = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("index", &index, .any, "Which row, from 0.")
    }
  }

  /// The entry is given up.
  package struct CancelEntry: EventPayload {
    package static var kind: EventKind { .cancelEntry }
    package static var text: StaticString { "The entry is given up." }
    package init() {}
  }

  /// The navigator gets what was selected.
  package struct NavigateToSelection: EventPayload {
    package static var kind: EventKind { .navigateToSelection }
    package static var text: StaticString { "The navigator gets what was selected." }
    package var simulated = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.flag("simulated", &simulated, "Whether the vehicle is simulated.")
    }
  }
}
