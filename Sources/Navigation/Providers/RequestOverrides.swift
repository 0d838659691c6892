import CanonicalJSON

/// Options that an app writes as a JSON object; each member stands in place of the generator's own.
struct RequestOverrides: Sendable {
  let members: [JSONMember]

  /// Reads options; none at all override nothing.
  init(_ options: [UInt8]?) throws(RequestOptionsError) {
    guard let options else {
      members = []
      return
    }
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: options, source: "options").root
    } catch {
      throw .notJSON(String(describing: error))
    }
    guard root.kind == .object else { throw .notAnObject(root.described) }
    members = Array(root.members)
  }
}

extension RequestOverrides {
  /// No options.
  static let none = RequestOverrides(members: [])

  private init(members: [JSONMember]) { self.members = members }
}

/// Why a request generator could not be made: its options are no JSON object.
public enum RequestOptionsError: Error, Hashable, Sendable {
  /// The text is no JSON; the text says where and why.
  case notJSON(String)
  /// JSON of another kind, such as a list; the text says what it is.
  case notAnObject(String)
}
