extension Event {
  /// What the search tells.
  public enum Search {}
  /// What the geocoder tells.
  public enum Geocoder {}
}

extension Event.Search {
  /// A search came to its end.
  public struct Results: EventPayload {
    public static var kind: EventKind { .searchResults }
    public static var text: StaticString { "A search came to its end." }
    public var function = Recorded.SearchFunction.openMap
    public var kind: Recorded.SearchKind?
    public var text: String?
    public var near: Recorded.AnyPlace?
    public var countryCode: Int?, limit: Int?
    public var flags: [Recorded.SearchFlag]?
    public var layer: String?
    public var mapID: Int?
    public var count = 0
    public var results: [Recorded.SearchResult] = []
    public var isAmbiguous: Bool?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct Refused: EventPayload {
    public static var kind: EventKind { .searchError }
    public static var text: StaticString { "A search failed." }
    public var function = Recorded.SearchFunction.openMap
    public var fault = ""
    public var detail: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("function", &function, "What was called.")
      try m.text("case", &fault, "Why.")
      try m.text("detail", &detail, "More of it.")
    }
  }

  /// Another map is searched.
  public struct MapChanged: EventPayload {
    public static var kind: EventKind { .searchMapChanged }
    public static var text: StaticString { "Another map is searched." }
    public var from: Int?
    public var to = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("from", &from, .any, "The map before.")
      try m.integer("to", &to, .any, "The map now.")
    }
  }

  /// The form of an address changed.
  public struct Selection: EventPayload {
    public static var kind: EventKind { .searchSelection }
    public static var text: StaticString { "The form of an address changed." }
    public var country: String?, town: String?, street: String?, houseNumber: String?
    public var enabledButtons: [Recorded.FormButton] = []
    public var scale: Int?
    public var pin: Recorded.Place?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  public struct UI: EventPayload {
    public static var kind: EventKind { .searchUi }
    public static var text: StaticString { "The form of an address shows another screen." }
    public var screen = Recorded.FormScreen.search
    public var kind = Recorded.SearchKind.townByName
    public var cleared: [Recorded.FormEntry] = []

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("screen", &screen, "Which screen.")
      try m.value("kind", &kind, "What is chosen on it.")
      try m.list("cleared", &cleared, "What was emptied.")
    }
  }
}

extension Event.Geocoder {
  /// A question was answered.
  public struct Completed: EventPayload {
    public static var kind: EventKind { .geocoderCompleted }
    public static var text: StaticString { "A question was answered." }
    public var requestID = 0
    public var results: [Recorded.Address]?
    public var error: Recorded.ErrorCode?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("requestID", &requestID, .any, "The number of the question.")
      try m.list("results", &results, "The addresses, the nearest first.")
      try m.value("error", &error, "Why there is none.")
    }
  }
}
