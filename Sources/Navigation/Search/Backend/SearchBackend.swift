public import Geodesy

/// What a map's address data answers; one a map.
///
/// The search asks it and checks the questions before: texts may still be empty (then all there is
/// matches), long, or in any script. Nothing is found of a handle that the backend does not know. Matching folds
/// case and diacritics. Answers come in the order asked for and depend on nothing but the question.
public protocol SearchBackend: AnyObject {
  /// Returns a name in the form in which names are compared and ordered, the same for every map.
  func folded(_ name: String) -> [UInt8]

  /// Returns the towns whose whole name begins with the text, each once, and the parts of towns.
  ///
  /// Where the query is for main roads alone the answer is the same.
  func towns(_ query: SearchQuery) -> [SearchEntry]

  /// Returns the postcodes that begin with the text: name is the postcode.
  func postcodes(_ query: SearchQuery) -> [SearchEntry]

  /// Returns the towns that a postcode belongs to, the largest first.
  func towns(ofPostcode postcode: SearchHandle) -> [SearchEntry]

  /// Returns the postcodes of a town or of a part of one, in the order of their names.
  func postcodes(ofTown town: SearchHandle) -> [SearchEntry]

  /// Returns the streets with a name, or a word of it, that begins with the text.
  func streets(_ query: SearchQuery, in scope: SearchScope) -> [SearchEntry]

  /// Whether a street belongs to a town, to a postcode, or to that part of a town.
  func isStreet(_ street: SearchHandle, in scope: SearchScope) -> Bool

  /// Returns the house numbers of a street that begin with the text, along the street unless the
  /// query has a place to be near.
  func houseNumbers(_ query: SearchQuery, on street: SearchHandle) -> [SearchEntry]

  /// Returns the ranges of house numbers that a postcode has in a town: a street each, in the order
  /// of the streets' names; such as "Kaiserstraße 1–25" with the handle of the first house.
  func houseNumberRanges(ofPostcode postcode: SearchHandle, in town: SearchHandle) -> [SearchEntry]

  /// Returns the crossings of a street: name is that of the other street, or a word of it begins
  /// with the text; position is where they meet.
  func crossings(_ query: SearchQuery, of street: SearchHandle) -> [SearchEntry]

  /// Returns the points of interest with a name, or a word of it, that begins with the text.
  ///
  /// - Parameter layer: Only those of a category (such as `fuel`) or group of categories (such as
  ///   `car`); all if nil; none for one that the backend does not know.
  func pointsOfInterest(_ query: SearchQuery, layer: String?) -> [SearchEntry]

  /// Returns what a line of text may mean, the most likely first: words in any order, small typing
  /// errors forgiven; what only stands for the address meant is marked as approximate.
  ///
  /// The names are whole labels, such as "Kaiserstraße 5, 76133 Karlsruhe". The order of the query
  /// is not looked at. With `majorRoadsOnly` no house numbers, and no streets but those.
  func geocode(_ query: SearchQuery) -> [SearchEntry]

  /// Returns the addresses nearest to a place, the nearest first: houses within 100 m, else streets,
  /// else the town.
  ///
  /// - Parameters:
  ///   - limit: How many at most.
  ///   - majorRoadsOnly: Whether the map has no houses, and no streets but major roads.
  func addresses(near place: Coordinate, limit: Int, majorRoadsOnly: Bool) -> [SearchAddress]

  /// Returns the address of something found.
  func address(of handle: SearchHandle) -> SearchAddress?
}

/// Where streets are looked for; at least one of the two is there.
public struct SearchScope: Hashable, Sendable {
  /// A town with all that lies in it, or a part of a town.
  public var town: SearchHandle?
  /// Only what has this postcode.
  public var postcode: SearchHandle?

  /// Creates a scope; without both it is the whole map.
  public init(town: SearchHandle? = nil, postcode: SearchHandle? = nil) {
    self.town = town
    self.postcode = postcode
  }
}
