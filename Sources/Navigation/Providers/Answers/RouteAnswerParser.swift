import CanonicalJSON
import Geodesy

/// Reads answers in every form that is known, telling by their members which one it is.
public struct RouteAnswerParser: RouteResponseParser {
  /// What an answer says, whatever its form.
  public struct Answer: Sendable {
    /// The form that it was told by.
    public var form: RouteAnswerForm
    /// The routes, best first.
    public var routes: [Route]
    /// What was read otherwise than it stands, each with its place; empty in OSRM's form, whose words
    /// are ours.
    public var notes: [String]
  }

  /// The decimals of a degree in polylines of OSRM's form, 5 or 6; nil is as its lengths tell.
  public let precision: Int?

  /// Creates a parser; its precision is the decimals of a degree in polylines of OSRM's form.
  public init(precision: Int? = nil) {
    self.precision = precision
  }

  /// Reads every route of an answer, the best first.
  ///
  /// - Throws: ``RouteParseError`` for a refusal, and for an answer that is damaged or of no known form.
  public func parseRoutes(from response: [UInt8]) throws(RouteParseError) -> [Route] {
    try answer(response).routes
  }

  /// Reads an answer with its form and what is to be said of it.
  ///
  /// - Throws: ``RouteParseError`` for a refusal, and for an answer that is damaged or of no known form.
  public func answer(_ response: [UInt8]) throws(RouteParseError) -> Answer {
    let root = try OSRMResponseParser.document(response).root
    let form = Self.form(of: root)
    var notes = AnswerNotes()
    let routes: [Route] =
      switch form {
      case .osrm: try osrm(root)
      case .google: try GoogleRoutes.routes(root, &notes)
      case .here: try HERERoutes.routes(root, &notes)
      case .tomtom: try TomTomRoutes.routes(root, &notes)
      case .graphhopper: try GraphHopperRoutes.routes(root, &notes)
      }
    return Answer(form: form, routes: routes, notes: notes.texts)
  }

  /// Tells the form of an answer; OSRM's where nothing speaks for another.
  static func form(of root: JSONValue) -> RouteAnswerForm {
    let forms: [(RouteAnswerForm, (JSONValue) -> Bool)] = [
      (.graphhopper, GraphHopperRoutes.wrote), (.tomtom, TomTomRoutes.wrote),
      (.here, HERERoutes.wrote), (.google, GoogleRoutes.wrote),
    ]
    return forms.first { $0.1(root) }?.0 ?? .osrm
  }

  /// Returns whether a body says by itself why there is no route, whatever the status beside it.
  static func statesRefusal(_ body: [UInt8]) -> Bool {
    guard let root = try? JSONDocument(parsing: body).root else { return false }
    if root["code"] != nil || root["error_code"] != nil { return true }
    return form(of: root) != .osrm
  }

  private func osrm(_ root: JSONValue) throws(RouteParseError) -> [Route] {
    if let precision { return try OSRMResponseParser(precision: precision).routes(of: root) }
    let fine = try OSRMResponseParser(precision: 6).routes(of: root)
    // A polyline of five decimals read as one of six is a tenth as long.
    guard let first = fine.first, first.path.length < first.distance * 0.3 else { return fine }
    return try OSRMResponseParser(precision: 5).routes(of: root)
  }
}
