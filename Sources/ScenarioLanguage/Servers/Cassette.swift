package import CanonicalJSON

/// Recorded requests of a routing server with their answers.
package struct Cassette: Sendable {
  /// One request and what came of it.
  package struct Entry: Sendable {
    /// What was asked.
    package let request: CassetteRequest
    /// What the server answered, and how long it took.
    package let answer: ScriptedAnswer

    /// Creates an entry.
    package init(request: CassetteRequest, answer: ScriptedAnswer) {
      self.request = request
      self.answer = answer
    }
  }

  /// The file it came from.
  package let path: String
  /// The entries in the order of the file.
  package let entries: [Entry]
  /// The entries as they stand in the file, for their lines.
  private let values: [JSONValue]

  /// Creates a cassette; `values` are the entries as they stand in the file.
  package init(path: String, entries: [Entry], values: [JSONValue]) {
    self.path = path
    self.entries = entries
    self.values = values
  }

  /// Returns an entry as messages name it: its place, its number from 1, and what it asks.
  package func name(of index: Int) -> String {
    "\(path):\(line(of: index)): entry \(index + 1), \(entries[index].request.description)"
  }

  /// Returns the line of an entry in the file, from 1; 0 where it is not known.
  package func line(of index: Int) -> Int {
    values.indices.contains(index) ? values[index].location.line : 0
  }
}
