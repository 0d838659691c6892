extension Event {
  /// What the search tells.
  package enum Search {}
  /// What the geocoder tells.
  package enum Geocoder {}
}

extension Event.Search {
  /// A search came to its end.
  package struct Results: EventPayload {
    package static var kind: EventKind { .searchResults }
    package static var text: StaticString { "A search came to its end." }
    package var function = Recorded.SearchFunction.openMap
    package var kind: Recorded.SearchKind?
    package var text: String?
    package var near: Recorded.AnyPlace?
    package var countryCode: Int?, limit: Int?
    package var flags: [Recorded.SearchFlag]?
    package var layer: String?
    package var mapID: Int?
    package var count = 0
    package var results: [Recorded.SearchResult] = []
    package var isAmbiguous: Bool?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("function", &function, "What was called.")
      try m.value("kind", &kind, "What was searched for.")
      try m.text("text", &text, "What was typed.")
      try m.value("near", &near, "What near.")
      try m.integer("cc", &countryCode, .any, "The number of the country; 0 for any.")
      try m.integer("limit", &limit, .any, "How many results were wanted.")
      try m.list("flags", &flags, "How it was searched.")
      try m.text("layer", &layer, "In which layer of points of interest.")
      try m.integer("mapID", &mapID, .any, "In which map.")
      try m.integer("count", &count, .count, "How many results there are.")
      try m.list("results", &results, "The results, the best first.")
      try m.flag("isAmbiguous", &isAmbiguous, "Whether several are equally good.")
    }
  }

  /// A search failed.
  package struct Refused: EventPayload {
    package static var kind: EventKind { .searchError }
    package static var text: StaticString { "A search failed." }
    package var function = Recorded.SearchFunction.openMap
    package var fault = ""
    package var detail: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("function", &function, "What was called.")
      try m.text("case", &fault, "Why.")
      try m.text("detail", &detail, "More of it.")
    }
  }

  /// Another map is searched.
  package struct MapChanged: EventPayload {
    package static var kind: EventKind { .searchMapChanged }
    package static var text: StaticString { "Another map is searched." }
    package var from: Int?
    package var to = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("from", &from, .any, "The map before.")
      try m.integer("to", &to, .any, "The map now.")
    }
  }

  /// The form of an address changed.
  package struct Selection: EventPayload {
    package static var kind: EventKind { .searchSelection }
    package static var text: StaticString { "The form of an address changed." }
    package var country: String?, town: String?, street: String?, houseNumber: String?
    package var enabledButtons: [Recorded.FormButton] = []
    package var scale: Int?
    package var pin: Recorded.Place?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("country", &country, "Its code.")
      try m.text("town", &town, "Its name.")
      try m.text("street", &street, "Its name.")
      try m.text("houseNumber", &houseNumber, "The number.")
      try m.list("enabledButtons", &enabledButtons, "What can be chosen next.")
      try m.integer("scale", &scale, .any, "The scale in which the map shows it.")
      try m.value("pin", &pin, "Where the map shows it.")
    }
  }

  /// The form of an address shows another screen.
  package struct UI: EventPayload {
    package static var kind: EventKind { .searchUi }
    package static var text: StaticString { "The form of an address shows another screen." }
    package var screen = Recorded.FormScreen.search
    package var kind = Recorded.SearchKind.townByName
    package var cleared: [Recorded.FormEntry] = []

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("screen", &screen, "Which screen.")
      try m.value("kind", &kind, "What is chosen on it.")
      try m.list("cleared", &cleared, "What was emptied.")
    }
  }
}

extension Event.Geocoder {
  /// A question was answered.
  package struct Completed: EventPayload {
    package static var kind: EventKind { .geocoderCompleted }
    package static var text: StaticString { "A question was answered." }
    package var requestID = 0
    package var results: [Recorded.Address]?
    package var error: Recorded.ErrorCode?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the question.")
      try m.list("results", &results, "The addresses, the nearest first.")
      try m.value("error", &error, "Why there is none.")
    }
  }
}
