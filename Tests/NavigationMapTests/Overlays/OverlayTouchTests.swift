import Geodesy
import Navigation
import NavigationFixtures
import Seeds
import Testing

@testable import NavigationMap

/// Taps, info windows and drags, in their order.
struct OverlayTouchTests {
  @Test("A tap that the app handles selects nothing")
  func handled() throws {
    let scene = try OverlayMap()
    _ = try scene.marker("a")
    _ = scene.log.take()
    scene.log.isHandled = true
    scene.tap()
    #expect(scene.log.take() == ["tap a"])
    #expect(scene.map.selectedMarker == nil)
  }

  @Test("A tap selects; the next window opens after the one before closed")
  func selection() throws {
    let scene = try OverlayMap()
    let first = try scene.marker("a")
    let second = try scene.marker("b", east: 300)
    _ = scene.log.take()
    scene.tap()
    #expect(scene.log.take() == ["tap a", "window a", "contents a"])
    #expect(scene.map.selectedMarker === first)
    #expect(scene.map.infoWindow == .standard)
    scene.log.window = "own"
    scene.tap(east: 300)
    #expect(scene.log.take() == ["tap b", "close a", "window b"])
    #expect(scene.map.selectedMarker === second)
    #expect(scene.map.infoWindow == .window("own"))
    scene.tap(east: 300)
    #expect(scene.log.take() == ["tap b"])
    scene.tap(north: -400)
    #expect(scene.log.take() == ["tap", "close b"])
    #expect(scene.map.infoWindow == nil)
  }

  @Test("A marker that is not tappable lets the tap through")
  func through() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    _ = try scene.circle("c")
    marker.isTappable = false
    _ = scene.log.take()
    scene.tap()
    #expect(scene.log.take() == ["tap c", "tap"])
  }

  @Test("A callback that takes the marker away, or selects another, is heeded")
  func callbacks() throws {
    let scene = try OverlayMap()
    let first = try scene.marker("a")
    let second = try scene.marker("b", east: 300)
    _ = scene.log.take()
    scene.log.onLine = { line in
      switch line {
      case "tap a": first.map = nil
      case "window b": scene.map.selectedMarker = nil
      default: break
      }
    }
    scene.tap()
    #expect(scene.log.take() == ["tap a", "main - a"])
    scene.tap(east: 300)
    #expect(scene.log.take() == ["tap b", "window b"])
    #expect(scene.map.selectedMarker == nil)
    first.map = scene.map
    scene.log.onLine = { line in
      if line == "window a" { scene.map.selectedMarker = second }
    }
    _ = scene.log.take()
    scene.map.selectedMarker = first
    #expect(scene.log.take() == ["window a", "window b", "contents b"])
    #expect(scene.map.selectedMarker === second)
  }

  @Test("A marker of another map cannot be selected")
  func foreign() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    scene.other.selectedMarker = marker
    #expect(scene.other.selectedMarker == nil)
    scene.map.selectedMarker = try Marker(position: OverlayMap.center)
    #expect(scene.map.selectedMarker == nil)
  }

  @Test("Without a title, a snippet or a view there is no window to touch")
  func windows() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    #expect(!scene.map.tapInfoWindow())
    scene.map.selectedMarker = marker
    #expect(scene.map.tapInfoWindow())
    #expect(scene.map.longPressInfoWindow())
    #expect(scene.map.snapshot().infoWindow?.title == "a")
    marker.title = nil
    #expect(!scene.map.tapInfoWindow())
    #expect(scene.map.snapshot().infoWindow == nil)
  }

  @Test("A selected marker that goes closes its window before")
  func selectedGoes() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    scene.map.selectedMarker = marker
    _ = scene.log.take()
    marker.map = nil
    #expect(scene.log.take() == ["close a", "main - a"])
  }

  @Test("A tap on the sky selects none and tells no place")
  func sky() throws {
    let scene = try OverlayMap()
    scene.map.setCamera(
      CameraPosition(target: OverlayMap.center, zoom: 18, viewingAngle: 65)
    )
    scene.map.tap(at: ScreenPoint(x: 200, y: -4000))
    scene.map.longPress(at: ScreenPoint(x: 200, y: -4000))
    #expect(scene.log.take().filter { $0.hasPrefix("tap") || $0.hasPrefix("long") }.isEmpty)
  }

  @Test("The nearest point of interest is hit, but not under an overlay")
  func pointsOfInterest() throws {
    let scene = try OverlayMap()
    scene.map.pointsOfInterest = [
      PointOfInterest(placeID: "1", name: "far", coordinate: OverlayMap.place(east: 40, north: 0)),
      PointOfInterest(placeID: "2", name: "near", coordinate: OverlayMap.place(east: 20, north: 0)),
    ]
    scene.tap()
    #expect(scene.log.take() == ["tap near", "tap"])
    _ = try scene.circle("c")
    _ = scene.log.take()
    scene.tap()
    #expect(scene.log.take() == ["tap c", "tap"])
  }

  @Test("A drag begins, moves and ends; only a draggable marker on the map can be dragged")
  func drag() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    _ = scene.log.take()
    #expect(throws: OverlayError.notDraggable) { try scene.map.beginDragging(marker) }
    #expect(throws: OverlayError.notOnThisMap) { try scene.other.beginDragging(marker) }
    marker.isDraggable = true
    _ = scene.log.take()
    #expect(scene.map.beginDragging(at: ScreenPoint(x: 200, y: 390)) === marker)
    scene.map.drag(to: OverlayMap.place(east: 10, north: 0))
    scene.map.drag(to: OverlayValueTests.nowhere)
    scene.map.endDragging()
    scene.map.endDragging()
    scene.map.drag(to: OverlayMap.center)
    let lines = scene.log.take()
    #expect(
      lines.filter { !$0.contains("refused") } == ["begin a", "a position", "drag a", "end a"]
    )
  }

  @Test("A marker that goes while it is dragged is let go of before")
  func removedWhileDragged() throws {
    let scene = try OverlayMap()
    let marker = try scene.marker("a")
    let other = try scene.marker("b")
    for marker in [marker, other] { marker.isDraggable = true }
    try scene.map.beginDragging(marker)
    _ = scene.log.take()
    marker.map = nil
    scene.map.drag(to: OverlayMap.center)
    #expect(scene.log.take() == ["end a", "main - a"])
    try scene.map.beginDragging(other)
    scene.map.clear()
    #expect(scene.log.take() == ["begin b", "end b", "main cleared b"])
    #expect(scene.map.draggedMarker == nil)
  }

  @Test("Every begin has one end, by whatever calls", arguments: [5, 6] as [UInt64])
  func law(seed: UInt64) throws {
    let scene = try OverlayMap()
    var random = SeededGenerator(seed: seed)
    let markers = try (0..<4).map { try scene.marker("\($0)") }
    for marker in markers { marker.isDraggable = true }
    for _ in 0..<400 {
      let marker = markers[Int.random(in: 0..<4, using: &random)]
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try? scene.map.beginDragging(marker)
      case 1: scene.map.drag(to: OverlayMap.place(east: 5, north: 5))
      case 2: scene.map.endDragging()
      case 3: marker.map = marker.map == nil ? scene.map : nil
      case 4: if Int.random(in: 0..<10, using: &random) == 0 { scene.map.clear() }
      default: marker.isDraggable.toggle()
      }
    }
    scene.map.endDragging()
    var dragged: Substring?
    for line in scene.log.take() {
      if line.hasPrefix("begin") {
        #expect(dragged == nil)
        dragged = line.dropFirst(6)
      } else if line.hasPrefix("drag") {
        #expect(dragged == line.dropFirst(5))
      } else if line.hasPrefix("end") {
        #expect(dragged == line.dropFirst(4))
        dragged = nil
      }
    }
    #expect(dragged == nil)
  }
}
