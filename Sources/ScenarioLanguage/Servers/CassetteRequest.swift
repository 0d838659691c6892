import CanonicalJSON
package import Navigation

/// A request as a cassette keeps it: without server, headers and what may be a key
/// (``Redaction``); equal ones ask the same.
package struct CassetteRequest: Hashable, Sendable, CustomStringConvertible {
  /// One parameter of the query, as it stands in the URL.
  package struct Parameter: Hashable, Sendable {
    /// The part before the `=`.
    package var name: String
    /// The part behind the `=`.
    package var value: String
  }

  /// The HTTP method, such as `GET`.
  package let method: String
  /// The path below the server's endpoint.
  package let path: String
  /// Ordered by name; equal names in the order in which they came.
  package let query: [Parameter]
  /// The body as canonical JSON; nil where there is none.
  package let body: [UInt8]?

  init(method: String, path: String, query: [Parameter], body: [UInt8]?) {
    self.method = method
    self.path = path
    let kept = query.filter { Redaction.isKept(parameter: $0.name, $0.value) }
    self.query = kept.enumerated().sorted {
      ($0.element.name, $0.offset) < ($1.element.name, $1.offset)
    }.map(\.element)
    self.body = body
  }

  /// Takes from a request what a cassette keeps.
  package init(_ request: RouteRequest, at address: ServerAddress) {
    let (method, body): (String, [UInt8]?) =
      switch request {
      case .httpGet: ("GET", nil)
      case .httpPost(_, _, let body): ("POST", CanonicalForm.body(body))
      }
    let rest = address.relative(request.url)
    self.init(
      method: method,
      path: String(rest.prefix { $0 != "?" && $0 != "#" }),
      query: Redaction.query(of: rest).map {
        Parameter(name: String($0.name), value: String($0.value))
      },
      body: body
    )
  }

  package var description: String { "\(method) \(path)" }
}
