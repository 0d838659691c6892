package import CanonicalJSON

/// Recorded requests of a routing server with their answers.
package struct Cassette: Sendable {
  /// One request and what came of it.
  package struct Entry: Sendable {
    package let request: CassetteRequest
    package let answer: ScriptedAnswer

    package init(request: CassetteRequest, answer: ScriptedAnswer) {
      self.request = request
      self.answer = answer
    }
  }

  /// The file it came from.
  package let path: String
  package let entries: [Entry]
  /// The entries as they stand in the file, for their lines.
  private let values: [JSONValue]

  package init(path: String, entries: [Entry], values: [JSONValue]) {
    self.path = path
    self.entries = entries
    self.values = values
  }

  /// Returns an entry as messages name it: its place, its number from 1, and what it asks.
  package func name(of index: Int) -> String {
    "\(path):\(line(of: index)): entry \(index + 1), \(entries[index].request.description)"
  }

  package func line(of index: Int) -> Int {
    values.indices.contains(index) ? values[index].location.line : 0
  }
}
