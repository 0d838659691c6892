import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

@testable import NavigationMap

/// Which overlays are on which map.
struct OverlayMembershipTests {
  @Test("An overlay gets its number on its first map and keeps it")
  func number() throws {
    let scene = try OverlayMap()
    let marker = try Marker(position: OverlayMap.center)
    #expect(marker.id == nil)
    marker.map = scene.map
    let circle = try scene.circle("c")
    marker.map = nil
    marker.map = scene.other
    #expect(marker.id == OverlayID(rawValue: 1))
    #expect(circle.id == OverlayID(rawValue: 2))
  }

  @Test("On a second map it leaves the first, which tells so before")
  func second() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    _ = scene.log.take()
    marker.map = scene.other
    marker.map = scene.other
    #expect(scene.log.take() == ["main - a", "other + a"])
    #expect(scene.map.overlays.isEmpty)
    #expect(scene.other.overlays.count == 1)
  }

  @Test("A callback that puts it elsewhere has the last word")
  func callbackMoves() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    scene.log.onLine = { line in if line == "main - a" { marker.map = scene.map } }
    marker.map = scene.other
    #expect(marker.map === scene.map)
    #expect(scene.other.overlays.isEmpty)
  }

  @Test("A copy is of the same kind with the same properties, on no map")
  func copies() throws {
    let scene = try OverlayMap()
    let path = GeoPath([OverlayMap.center, OverlayMap.place(east: 100, north: 0)])
    let marker = try scene.marker("a")
    marker.rotation = 30
    marker.isDraggable = true
    let line = try Polyline(path: path)
    line.spans = [StyleSpan(.red)]
    let polygon = try Polygon(path: path)
    polygon.holes = [path]
    let circle = try Circle(position: OverlayMap.center, radius: 5)
    circle.fillColor = .green
    let image = try GroundOverlay(bounds: path.bounds, icon: MapImage.marker)
    image.bearing = 10
    for overlay in [marker, line, polygon, circle, image] as [Overlay] {
      overlay.zIndex = 7
      overlay.map = scene.map
      let copy = overlay.copy()
      #expect(type(of: copy) == type(of: overlay))
      #expect(copy.shape == overlay.shape)
      #expect(copy.zIndex == 7)
      #expect(copy.title == overlay.title)
      #expect(copy.map == nil)
      #expect(copy.id == nil)
    }
    #expect(marker.copy().isDraggable)
  }

  @Test("A map that goes away leaves its overlays free")
  func mapGone() throws {
    let scene = try OverlayMap()
    let marker = try Marker(position: OverlayMap.center)
    do {
      let brief = scene.drive.context.makeMap(
        id: "brief",
        viewport: MapViewport(width: 10, height: 10)
      )
      marker.map = brief
    }
    #expect(marker.map == nil)
    marker.map = scene.map
    #expect(scene.map.overlays.count == 1)
  }

  @Test("Clear takes what the app put there, and leaves the map as it is")
  func clear() throws {
    let scene = try OverlayMap()
    let route = try Polyline(path: GeoPath([OverlayMap.center]))
    route.title = "route"
    route.belongsToNavigation = true
    route.map = scene.map
    _ = try scene.marker("a")
    _ = try scene.circle("c")
    scene.map.mapType = .hybrid
    _ = scene.log.take()
    scene.map.clear()
    scene.map.clear()
    #expect(scene.log.take() == ["main cleared c a"])
    #expect(scene.map.overlays.count == 1)
    #expect(scene.map.mapType == .hybrid)
  }

  @Test("By whatever calls, an overlay is on one map at most", arguments: [1, 2, 3] as [UInt64])
  func law(seed: UInt64) throws {
    let scene = try OverlayMap()
    var random = SeededGenerator(seed: seed)
    let overlays = try (0..<6).map { _ in try Marker(position: OverlayMap.center) }
    for _ in 0..<500 {
      let overlay = overlays[Int.random(in: 0..<6, using: &random)]
      switch Int.random(in: 0..<8, using: &random) {
      case 0: scene.map.clear()
      case 1, 2: overlay.map = nil
      case 3, 4: overlay.map = scene.map
      case 5: scene.map.selectedMarker = overlay
      default: overlay.map = scene.other
      }
      for overlay in overlays {
        let holders = [scene.map, scene.other].filter { map in
          map.overlays.contains { $0 === overlay }
        }
        #expect(holders.count == (overlay.map == nil ? 0 : 1))
        #expect(holders.first === overlay.map)
      }
      if let selected = scene.map.selectedMarker { #expect(selected.map === scene.map) }
    }
  }
}
