import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

@testable import NavigationMap

/// What is above what.
struct OverlayOrderTests {
  @Test("Markers above all, then by z-index, equal ones as they came")
  func order() throws {
    let scene = try OverlayMap()
    let high = try scene.circle("high")
    high.zIndex = 9
    try scene.marker("pin").zIndex = -4
    _ = try scene.circle("first")
    _ = try scene.circle("second")
    let top = try scene.marker("top")
    #expect(scene.map.overlays.compactMap(\.title) == ["first", "second", "high", "pin", "top"])
    high.zIndex = 0
    #expect(scene.map.overlays.compactMap(\.title) == ["high", "first", "second", "pin", "top"])
    top.map = nil
    top.zIndex = -4
    top.map = scene.map
    #expect(scene.map.overlays.compactMap(\.title).suffix(2) == ["pin", "top"])
  }

  @Test("The order is total, and a tap hits the topmost", arguments: [11, 12, 13] as [UInt64])
  func law(seed: UInt64) throws {
    let scene = try OverlayMap()
    var random = SeededGenerator(seed: seed)
    var arrivals: [ObjectIdentifier: Int] = [:]
    var all: [Overlay] = []
    for arrival in 0..<40 {
      let radius = Double.random(in: 1...120, using: &random)
      let overlay: Overlay
      if Bool.random(using: &random) {
        overlay = try scene.circle("\(arrival)", radius: radius)
      } else {
        overlay = try scene.marker("\(arrival)", east: radius, north: -radius / 2)
      }
      overlay.zIndex = Int.random(in: -2...2, using: &random)
      overlay.isTappable = Int.random(in: 0..<4, using: &random) > 0
      arrivals[ObjectIdentifier(overlay)] = arrival
      all.append(overlay)
    }
    func isBelow(_ a: Overlay, _ b: Overlay) -> Bool {
      func key(_ overlay: Overlay) -> (Int, Int, Int) {
        (overlay is Marker ? 1 : 0, overlay.zIndex, arrivals[ObjectIdentifier(overlay)] ?? 0)
      }
      return key(a) < key(b)
    }
    let order = scene.map.overlays
    #expect(order.count == all.count)
    for (index, overlay) in order.enumerated() {
      for later in order[(index + 1)...] { #expect(isBelow(overlay, later)) }
    }
    for _ in 0..<200 {
      let point = ScreenPoint(
        x: Double.random(in: 0...400, using: &random),
        y: Double.random(in: 200...600, using: &random)
      )
      let hit = scene.map.overlay(at: point)
      let projection = scene.map.projection
      let candidates = all.filter { $0.isTappable && $0.shape.isHit(at: point, in: projection) }
      #expect(hit === candidates.max(by: isBelow))
    }
  }
}
