/// Gets tiles from addresses.
public protocol TileFetcher: AnyObject {
  /// Gets what lies at an address, and hands it over once, at once or in a later job.
  func fetch(url: String, userAgent: String?, completion: @escaping (TileOutcome) -> Void)
}
