/// What tile layers lie on.
protocol TileHolder: AnyObject {
  /// A layer asks for a tile.
  func tileLayer(didRequest tile: TileRequest)

  /// What came of it.
  func tileLayer(didReceive outcome: TileOutcome, for tile: TileRequest)

  /// Tiles came, or are not waited for any more.
  func tilesMayBeComplete()
}

/// A layer of square images over the ground of a map, below all overlays; the base of an app's own.
open class TileLayer {
  /// Its number; nil until it is put on a map for the first time.
  public internal(set) var id: Int?
  /// What shows it: a map.
  weak var holder: (any TileHolder)?
  private var cache = TileCache()

  /// Which of two layers lies above the other: the one with the higher value, else the later one (0).
  public var zIndex = 0

  /// How many pixels a tile's edge is to measure, clamped to `64...4096` (256): larger ones are fewer.
  public var tileSize = 256 {
    didSet { tileSize = min(4096, max(64, tileSize)) }
  }

  /// From 0 to 1 (1), clamped; what is no number is ignored.
  public var opacity = 1.0 {
    didSet { opacity = opacity.isNaN ? oldValue : min(1, max(0, opacity)) }
  }

  /// Whether tiles fade in (yes); state only.
  public var isFadingIn = true

  /// Creates a layer that is on no map.
  public init() {}

  /// Asks for a tile; whoever overrides it hands the tile to the receiver, at once or later.
  ///
  /// The layer itself has no tiles.
  open func requestTile(x: Int, y: Int, zoom: Int, receiver: TileReceiver) {
    receiver.receive(x: x, y: y, zoom: zoom, .noTile)
  }

  /// Where a tile comes from, for those that come from somewhere.
  open func url(x: Int, y: Int, zoom: Int) -> String? { nil }

  /// Forgets the tiles it has; those under way are forgotten as they come.
  public func clearTileCache() {
    cache.clear()
    holder?.tilesMayBeComplete()
  }

  /// Whether tiles are under way.
  var isLoading: Bool { cache.isLoading }

  /// Asks for a tile unless it is there, or on its way.
  func load(_ address: TileAddress) {
    guard let holder, let id, cache.isMissing(address) else { return }
    let round = cache.begin(address)
    let request = TileRequest(
      layerID: id,
      address: address,
      url: url(x: address.x, y: address.y, zoom: address.zoom)
    )
    holder.tileLayer(didRequest: request)
    let receiver = TileReceiver(address) { [weak self, weak asked = holder] outcome in
      guard let self, self.cache.end(address, with: outcome, of: round) else { return }
      // Who heard of the request hears of its answer, though the layer is off the map by then.
      asked?.tileLayer(didReceive: outcome, for: request)
      self.holder?.tilesMayBeComplete()
    }
    requestTile(x: address.x, y: address.y, zoom: address.zoom, receiver: receiver)
  }

  /// The tiles that are there, by their place.
  func outcome(of address: TileAddress) -> TileOutcome? { cache.outcome(of: address) }
}

/// Gives tile layers their numbers; maps that share it have no number twice.
final class TileNumbers {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}
