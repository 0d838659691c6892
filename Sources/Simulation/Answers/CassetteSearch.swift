import CanonicalJSON
import ScenarioLanguage

/// Says which entries of a cassette come nearest to a request that none answers.
struct CassetteSearch {
  /// How many entries are named.
  private static let limit = 3
  /// How many entries are looked at.
  private static let scope = 1000

  private let cassette: Cassette
  private let isUsed: [Bool]

  init(_ cassette: Cassette, isUsed: [Bool]) {
    self.cassette = cassette
    self.isUsed = isUsed
  }

  /// Returns the words for a request.
  func explanation(for request: CassetteRequest) -> String {
    let head = "no entry of \(cassette.path) answers \(request)"
    guard !cassette.entries.isEmpty else { return head + ": it has none" }
    let candidates = cassette.entries.prefix(Self.scope).enumerated().map { index, entry in
      (index: index, differences: CassetteDifference.between(entry.request, request))
    }.sorted { ($0.differences.count, $0.index) < ($1.differences.count, $1.index) }
    return head
      + candidates.prefix(Self.limit).map { candidate in
        let differences = candidate.differences.prefix(4).map(\.description)
        let more = candidate.differences.count - differences.count
        let text =
          differences.isEmpty
          ? "the same, but used already" : differences.joined(separator: ", ")
        return "\n  \(cassette.path):\(cassette.line(of: candidate.index)): "
          + "entry \(candidate.index + 1)\(isUsed[candidate.index] ? " (used)" : ""): \(text)"
          + (more > 0 ? ", and \(more) more" : "")
      }.joined()
  }
}
