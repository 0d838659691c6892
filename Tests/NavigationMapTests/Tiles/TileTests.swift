import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

@testable import NavigationMap

/// Tile layers, and which tiles a map asks them for.
struct TileTests {
  /// Hears a map's tiles as short lines.
  final class Log: MapModelDelegate {
    private(set) var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func map(_ map: MapModel, didRequest tile: TileRequest) {
      lines.append("? \(tile.layerID) \(Self.text(tile.address))\(tile.url.map { " \($0)" } ?? "")")
    }
    func map(_ map: MapModel, didReceive outcome: TileOutcome, for tile: TileRequest) {
      lines.append("! \(tile.layerID) \(Self.text(tile.address)) \(outcome)")
    }
    func mapDidStartTileRendering(_ map: MapModel) { lines.append("started") }
    func mapDidFinishTileRendering(_ map: MapModel) { lines.append("finished") }
    func mapSnapshotIsReady(_ map: MapModel) { lines.append("snapshot") }

    private static func text(_ address: TileAddress) -> String {
      "\(address.zoom)/\(address.x)/\(address.y)"
    }
  }

  /// Hands tiles over when it is told to.
  final class SlowLayer: TileLayer {
    var receivers: [(TileAddress, TileReceiver)] = []

    override func requestTile(x: Int, y: Int, zoom: Int, receiver: TileReceiver) {
      receivers.append((TileAddress(x: x, y: y, zoom: zoom), receiver))
    }

    func answer(_ outcome: TileOutcome) {
      let waiting = receivers
      receivers = []
      for (address, receiver) in waiting {
        receiver.receive(x: address.x, y: address.y, zoom: address.zoom, outcome)
      }
    }
  }

  final class Fetcher: TileFetcher {
    private(set) var agents: [String?] = []

    func fetch(url: String, userAgent: String?, completion: @escaping (TileOutcome) -> Void) {
      agents.append(userAgent)
      completion(.image(url))
    }
  }

  let drive: Drive
  let map: MapModel
  let log = Log()

  /// A map of one tile's width in the middle of tile 3/4/3.
  init() throws {
    drive = try Drive()
    map = drive.context.makeMap(id: "main", viewport: MapViewport(width: 200, height: 200))
    map.setCamera(
      CameraPosition(
        target: WebMercator.coordinate(ScreenPoint(x: 144, y: 112)),
        zoom: 3
      )
    )
    map.delegate = log
  }

  @Test("A layer without tiles has none, for good")
  func none() {
    let layer = TileLayer()
    layer.map = map
    map.requestTiles()
    map.requestTiles()
    #expect(log.take() == ["? 1 3/4/3", "! 1 3/4/3 noTile"])
    #expect(layer.outcome(of: TileAddress(x: 4, y: 3, zoom: 3)) == .noTile)
  }

  @Test("A tile under way is not asked for again; one that may come later is")
  func underWay() {
    let layer = SlowLayer()
    layer.map = map
    map.requestTiles()
    map.requestTiles()
    #expect(log.take() == ["? 1 3/4/3"])
    layer.answer(.retryLater)
    map.requestTiles()
    #expect(log.take() == ["! 1 3/4/3 retryLater", "? 1 3/4/3"])
    layer.answer(.image("a"))
    map.requestTiles()
    #expect(log.take() == ["! 1 3/4/3 image(\"a\")"])
  }

  @Test("After a clear tiles are asked for anew, and late ones are dropped")
  func clear() {
    let layer = SlowLayer()
    layer.map = map
    map.requestTiles()
    let late = layer.receivers
    layer.clearTileCache()
    map.requestTiles()
    #expect(log.take() == ["? 1 3/4/3", "? 1 3/4/3"])
    for (address, receiver) in late {
      receiver.receive(x: address.x, y: address.y, zoom: address.zoom, .image("old"))
    }
    #expect(log.take().isEmpty)
    layer.receivers.removeFirst()
    layer.answer(.image("new"))
    layer.answer(.image("again"))
    #expect(log.take() == ["! 1 3/4/3 image(\"new\")"])
  }

  @Test("A tile that comes while its layer is off the map is told to the map that asked, and kept")
  func offTheMap() {
    let layer = SlowLayer()
    layer.map = map
    map.requestTiles()
    layer.map = nil
    _ = log.take()
    layer.answer(.image("a"))
    #expect(log.take() == ["! 1 3/4/3 image(\"a\")"])
    layer.map = map
    map.requestTiles()
    #expect(log.take().isEmpty)
  }

  @Test("A receiver takes one tile, of its own place")
  func receiver() {
    let layer = SlowLayer()
    layer.map = map
    map.requestTiles()
    let receiver = layer.receivers[0].1
    receiver.receive(x: 0, y: 0, zoom: 3, .image("wrong"))
    receiver.receive(x: 4, y: 3, zoom: 3, .image("right"))
    receiver.receive(x: 4, y: 3, zoom: 3, .noTile)
    #expect(log.take() == ["? 1 3/4/3", "! 1 3/4/3 image(\"right\")"])
  }

  @Test("A layer of addresses: none is no tile, no fetcher is later")
  func addresses() {
    let fetcher = Fetcher()
    let layer = URLTileLayer(fetcher: fetcher) { x, y, zoom in
      zoom == 3 ? "https://tiles.example/\(zoom)/\(x)/\(y).png" : nil
    }
    layer.userAgent = "navsim"
    layer.map = map
    map.requestTiles()
    let url = "https://tiles.example/3/4/3.png"
    #expect(log.take() == ["? 1 3/4/3 \(url)", "! 1 3/4/3 image(\"\(url)\")"])
    #expect(fetcher.agents == ["navsim"])
    layer.tileSize = 128
    map.requestTiles()
    #expect(log.take().filter { $0.hasPrefix("!") }.allSatisfy { $0.hasSuffix("noTile") })
    layer.map = nil
    URLTileLayer { _, _, _ in url }.map = map
    map.requestTiles()
    #expect(log.take() == ["? 2 3/4/3 \(url)", "! 2 3/4/3 retryLater"])
  }

  @Test("Layers are asked from the lowest to the topmost")
  func layers() {
    let first = TileLayer()
    let second = TileLayer()
    let third = TileLayer()
    for layer in [first, second, third] { layer.map = map }
    first.zIndex = 2
    map.requestTiles()
    #expect(log.take().filter { $0.hasPrefix("?") } == ["? 2 3/4/3", "? 3 3/4/3", "? 1 3/4/3"])
    second.map = nil
    #expect(map.tileLayersInOrder.count == 2)
  }

  @Test("Drawing is finished when the last tile came")
  func rendering() {
    let layer = SlowLayer()
    layer.map = map
    map.tellsTileRendering = true
    map.setCamera(map.camera)
    #expect(log.take() == ["started", "? 1 3/4/3"])
    layer.answer(.image("a"))
    #expect(log.take() == ["! 1 3/4/3 image(\"a\")", "finished", "snapshot"])
  }

  @Test(
    "The tiles of a view, by the size of a tile and the zoom level",
    arguments: [
      (256, 3.0, 1), (128, 3, 4), (512, 3, 1), (256, 4.5, 4), (256, 2.99, 1),
    ]
  )
  func cover(size: Int, zoom: Double, count: Int) {
    let projection = MapProjection(
      camera: CameraPosition(
        target: WebMercator.coordinate(ScreenPoint(x: 144.1, y: 112.1)),
        zoom: zoom
      ),
      viewport: MapViewport(width: 200, height: 200)
    )
    let tiles = TileCover.tiles(in: projection, tileSize: size)
    #expect(tiles.count == count)
  }

  @Test("Across the antimeridian and past the poles no tile is outside of the world")
  func edges() {
    for (latitude, longitude) in [(0.0, 180.0), (85, 0), (-85, -180)] {
      let projection = MapProjection(
        camera: CameraPosition(latitude: latitude, longitude: longitude, zoom: 2),
        viewport: MapViewport(width: 3000, height: 2000)
      )
      let tiles = TileCover.tiles(in: projection, tileSize: 256)
      #expect(!tiles.isEmpty)
      #expect(Set(tiles).count == tiles.count)
      #expect(tiles.allSatisfy { (0..<4).contains($0.x) && (0..<4).contains($0.y) })
    }
  }

  @Test(
    "Every point of the ground in the view lies on a tile asked for",
    arguments: [3, 4] as [UInt64]
  )
  func law(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let projection = MapProjection(
        camera: CameraPosition(
          latitude: Double.random(in: -80...80, using: &random),
          longitude: Double.random(in: -180...180, using: &random),
          zoom: Double.random(in: 2...20, using: &random),
          bearing: Double.random(in: 0...360, using: &random),
          viewingAngle: Double.random(in: 0...50, using: &random)
        ),
        viewport: MapViewport(width: 400, height: 600)
      )
      let tiles = TileCover.tiles(in: projection, tileSize: 256)
      #expect(tiles.count <= TileCover.limit)
      guard tiles.count < TileCover.limit, let zoom = tiles.first?.zoom else { continue }
      let known = Set(tiles)
      let count = Double(1 << zoom)
      for _ in 0..<50 {
        let point = ScreenPoint(
          x: Double.random(in: 0.01...399.99, using: &random),
          y: Double.random(in: 0.01...599.99, using: &random)
        )
        guard let place = projection.coordinate(for: point) else { continue }
        let plane = WebMercator.point(place)
        let row = (plane.y / 256 * count).rounded(.down)
        guard row >= 0, row < count else { continue }
        let column = Int((plane.x / 256 * count).rounded(.down)) % (1 << zoom)
        #expect(known.contains(TileAddress(x: column, y: Int(row), zoom: zoom)))
      }
    }
  }
}
