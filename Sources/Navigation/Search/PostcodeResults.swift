/// What a search by postcode found.
public struct PostcodeResults: Hashable, Sendable {
  /// The towns, by name.
  public let results: SearchResults
  /// Whether a postcode found belongs to towns of more than one name (D-34), whatever of them the
  /// results hold.
  public let isAmbiguous: Bool

  public init(results: SearchResults, isAmbiguous: Bool) {
    self.results = results
    self.isAmbiguous = isAmbiguous
  }
}
