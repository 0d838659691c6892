public import Geodesy

/// Searches and what they find.
extension Recorded {
  /// A result of a search.
  public struct SearchResult: RecordedObject, Hashable {
    public var name = ""
    public var kind = SearchKind.townByName
    public var type = SearchKind.townByName
    public var countryCode = 0
    public var category: String?
    public var coordinate: Coordinate?
    public var postcode: String?, layer: String?
    public var distance: Double?
    public var approximate = false
    public var mapID: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("name", &name, "Its name.")
      try m.value("kind", &kind, "What was searched for.")
      try m.value("type", &type, "What it is.")
      try m.integer("cc", &countryCode, .any, "The number of the country.")
      try m.text("category", &category, "What kind of point of interest it is.")
      try m.anyPlace(&coordinate, "Where it is.")
      try m.text("postcode", &postcode, "Its postcode.")
      try m.text("layer", &layer, "The layer of points of interest that holds it.")
      try m.number(
        "distance",
        &distance,
        .limit(2),
        "How far it is from the position of the search, in metres."
      )
      try m.mark("approximate", &approximate, "Whether the place is only near it.")
      try m.integer("mapID", &mapID, .any, "The map that holds it.")
    }
  }

  /// A result of a search that was named.
  public struct FoundReference: RecordedObject, Hashable {
    public var found = ""
    public var index: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("found", &found, "The name of the list.")
      try m.integer("index", &index, .any, "The place in the list, if not the first.")
    }
  }

  /// What a search is given.
  public struct SearchRequest: RecordedObject, Hashable {
    public var text = ""
    public var kind: SearchKind?
    public var near: AnyPlace?
    public var countryCode: Int?
    public var country: String?
    public var limit: Int?
    public var mergingSameNames = false, majorOnly = false, distinctHouseNumbers = false
    public var layer: String?
    public var town: FoundReference?, street: FoundReference?
    public var byModel = false
    public var listName: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("text", &text, "What is typed.")
      try m.value("kind", &kind, "What is searched for.")
      try m.value("near", &near, "What near.")
      try m.integer("cc", &countryCode, .any, "The number of the country; 0 for any.")
      try m.text("country", &country, "The code of the country.")
      try m.integer("limit", &limit, .any, "How many results are wanted.")
      try m.mark(
        "mergingSameNames",
        &mergingSameNames,
        "Whether places of one name are one result."
      )
      try m.mark("majorOnly", &majorOnly, "Whether only large places are wanted.")
      try m.mark("distinctHouseNumbers", &distinctHouseNumbers, "Whether a number is told once.")
      try m.text("layer", &layer, "In which layer of points of interest.")
      try m.value("town", &town, "The town.")
      try m.value("street", &street, "The street.")
      try m.mark("model", &byModel, "Whether the search model searches.")
      try m.text("as", &listName, "What the list is called from now on.")
    }
  }

  /// A country of the catalogue.
  public struct Country: RecordedObject, Hashable {
    public var code = ""
    public var number = 0
    public var name = ""
    public var mapID = 0
    public var majorRoads = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("code", &code, "Its code.")
      try m.integer("cc", &number, .any, "Its number.")
      try m.text("name", &name, "Its name.")
      try m.integer("mapID", &mapID, .any, "The map that holds it.")
      try m.flag("majorRoads", &majorRoads, "Whether the map has major roads only.")
    }
  }

  /// An address.
  public struct Address: RecordedObject, Hashable {
    public var coordinate = Coordinate(latitude: 0, longitude: 0)
    public var lines: [String] = []
    public var thoroughfare: String?, locality: String?, subLocality: String?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where it is.")
      try m.list("lines", &lines, "As one writes it.")
      try m.text("thoroughfare", &thoroughfare, "The street with its number.")
      try m.text("locality", &locality, "The town.")
      try m.text("subLocality", &subLocality, "The part of the town.")
    }
  }

  /// A number that stands for an error.
  public struct ErrorCode: RecordedObject, Hashable {
    public var code = 0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("code", &code, .any, "The number.")
    }
  }
}
