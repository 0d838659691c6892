/// A layer whose tiles lie at addresses on the web.
///
/// It has no network of its own: the fetcher that it is given gets them. Without one every tile may
/// come another time.
public final class URLTileLayer: TileLayer {
  /// Returns the address of a tile; nil where there is none.
  public typealias Constructor = (_ x: Int, _ y: Int, _ zoom: Int) -> String?

  private let constructor: Constructor
  private let fetcher: (any TileFetcher)?

  /// What the fetcher says it is; nil is the fetcher's own affair.
  public var userAgent: String?

  /// Creates a layer; the constructor says where each tile lies, the fetcher gets it.
  public init(fetcher: (any TileFetcher)? = nil, constructor: @escaping Constructor) {
    self.fetcher = fetcher
    self.constructor = constructor
    super.init()
  }

  public override func url(x: Int, y: Int, zoom: Int) -> String? { constructor(x, y, zoom) }

  public override func requestTile(x: Int, y: Int, zoom: Int, receiver: TileReceiver) {
    guard let url = constructor(x, y, zoom) else {
      return receiver.receive(x: x, y: y, zoom: zoom, .noTile)
    }
    guard let fetcher else { return receiver.receive(x: x, y: y, zoom: zoom, .retryLater) }
    fetcher.fetch(url: url, userAgent: userAgent) { outcome in
      receiver.receive(x: x, y: y, zoom: zoom, outcome)
    }
  }
}

/// Gets tiles from addresses.
public protocol TileFetcher: AnyObject {
  /// Gets what lies at an address, and hands it over once, at once or in a later job.
  func fetch(url: String, userAgent: String?, completion: @escaping (TileOutcome) -> Void)
}

/// A layer that has its tiles at hand; the base of an app's own.
open class SyncTileLayer: TileLayer {
  /// Returns a tile at once; the layer itself has none.
  open func tile(x: Int, y: Int, zoom: Int) -> TileOutcome { .noTile }

  public final override func requestTile(x: Int, y: Int, zoom: Int, receiver: TileReceiver) {
    receiver.receive(x: x, y: y, zoom: zoom, tile(x: x, y: y, zoom: zoom))
  }
}
