import CanonicalJSON
import ScenarioLanguage

/// One difference between an entry's request and the one that was made.
struct CassetteDifference: CustomStringConvertible {
  /// What differs: `method`, `path`, a parameter as `?name`, or a JSON pointer into the body.
  let place: String
  /// The entry's; nil where it has none.
  let recorded: String?
  /// The request's; nil where it has none.
  let asked: String?

  var description: String {
    switch (recorded, asked) {
    case (let recorded?, let asked?): "\(place) is \(recorded), asked \(asked)"
    case (let recorded?, nil): "\(place) is \(recorded), asked without"
    case (nil, let asked?): "no \(place), asked \(asked)"
    case (nil, nil): place
    }
  }

  /// Returns the differences in the order of the request's parts.
  static func between(_ entry: CassetteRequest, _ request: CassetteRequest) -> [CassetteDifference]
  {
    var found: [CassetteDifference] = []
    func compare(_ place: String, _ recorded: String?, _ asked: String?) {
      guard recorded != asked else { return }
      found.append(CassetteDifference(place: place, recorded: recorded, asked: asked))
    }
    compare("method", entry.method, request.method)
    compare("path", entry.path, request.path)
    let names = entry.query.map(\.name) + request.query.map(\.name)
    for (index, name) in names.enumerated() where !names[..<index].contains(name) {
      compare("?\(name)", text(entry.query, name), text(request.query, name))
    }
    if entry.body != request.body {
      let recorded = entry.body.flatMap { try? JSONDocument(parsing: $0) }?.root
      let asked = request.body.flatMap { try? JSONDocument(parsing: $0) }?.root
      found += values(recorded, asked, "")
    }
    return found
  }

  private static func text(_ query: [CassetteRequest.Parameter], _ name: String) -> String? {
    let values = query.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: "&")
  }

  /// Nesting is bounded by the reader's limit.
  private static func values(
    _ recorded: JSONValue?,
    _ asked: JSONValue?,
    _ place: String
  ) -> [CassetteDifference] {
    if let recorded, let asked, recorded.kind == asked.kind {
      if recorded.kind == .object {
        let keys = recorded.members.map(\.key)
        let others = asked.members.map(\.key).filter { !keys.contains($0) }
        return (keys + others).flatMap { values(recorded[$0], asked[$0], "\(place)/\($0)") }
      }
      if recorded.kind == .array {
        let (left, right) = (Array(recorded.elements), Array(asked.elements))
        return (0..<max(left.count, right.count)).flatMap { index in
          values(
            index < left.count ? left[index] : nil,
            index < right.count ? right[index] : nil,
            "\(place)/\(index)"
          )
        }
      }
      if recorded.rawBytes == asked.rawBytes { return [] }
    }
    return [
      CassetteDifference(
        place: place.isEmpty ? "body" : place,
        recorded: recorded?.excerpt,
        asked: asked?.excerpt
      )
    ]
  }
}
