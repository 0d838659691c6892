package import Geodesy

/// Searches and what they find.
extension Recorded {
  /// A result of a search.
  package struct SearchResult: RecordedObject, Hashable {
    package var name = ""
    package var kind = SearchKind.townByName
    package var type = SearchKind.townByName
    package var countryCode = 0
    package var category: String?
    package var coordinate: Coordinate?
    package var postcode: String?, layer: String?
    package var distance: Double?
    package var approximate = false
    package var mapID: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct FoundReference: RecordedObject, Hashable {
    package var found = ""
    package var index: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("found", &found, "The name of the list.")
      try m.integer("index", &index, .any, "The place in the list, if not the first.")
    }
  }

  /// What a search is given.
  package struct SearchRequest: RecordedObject, Hashable {
    package var text = ""
    package var kind: SearchKind?
    package var near: AnyPlace?
    package var countryCode: Int?
    package var country: String?
    package var limit: Int?
    package var mergingSameNames = false, majorOnly = false, distinctHouseNumbers = false
    package var layer: String?
    package var town: FoundReference?, street: FoundReference?
    package var byModel = false
    package var listName: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct Country: RecordedObject, Hashable {
    package var code = ""
    package var number = 0
    package var name = ""
    package var mapID = 0
    package var majorRoads = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("code", &code, "Its code.")
      try m.integer("cc", &number, .any, "Its number.")
      try m.text("name", &name, "Its name.")
      try m.integer("mapID", &mapID, .any, "The map that holds it.")
      try m.flag("majorRoads", &majorRoads, "Whether the map has major roads only.")
    }
  }

  /// An address.
  package struct Address: RecordedObject, Hashable {
    package var coordinate = Coordinate(latitude: 0, longitude: 0)
    package var lines: [String] = []
    package var thoroughfare: String?, locality: String?, subLocality: String?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "Where it is.")
      try m.list("lines", &lines, "As one writes it.")
      try m.text("thoroughfare", &thoroughfare, "The street with its number.")
      try m.text("locality", &locality, "The town.")
      try m.text("subLocality", &subLocality, "The part of the town.")
    }
  }

  /// A number that stands for an error.
  package struct ErrorCode: RecordedObject, Hashable {
    package var code = 0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("code", &code, .any, "The number.")
    }
  }
}
