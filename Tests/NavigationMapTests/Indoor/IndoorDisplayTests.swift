import Geodesy
import Navigation
import NavigationFixtures
import Testing

@testable import NavigationMap

/// Which building a map looks into, and on which level.
struct IndoorDisplayTests {
  /// Hears a display, keeps each callback as a short line, and may do something in it.
  final class Log: IndoorDisplayDelegate {
    private(set) var lines: [String] = []
    var onLine: ((String) -> Void)?

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }

    func indoorDisplay(
      _ display: IndoorDisplay,
      didChangeActiveBuilding building: IndoorBuilding?
    ) {
      // The level is new already.
      note("building \(building?.id ?? "none") on \(display.activeLevel?.id ?? "none")")
    }

    func indoorDisplay(_ display: IndoorDisplay, didChangeActiveLevel level: IndoorLevel?) {
      note("level \(level?.id ?? "none")")
    }

    private func note(_ line: String) {
      lines.append(line)
      onLine?(line)
    }
  }

  let display = IndoorDisplay()
  let log = Log()
  let mall: IndoorBuilding
  let annex: IndoorBuilding
  let metro: IndoorBuilding

  init() throws {
    let first = IndoorLevel(id: "1", name: "First floor", shortName: "1")
    let ground = IndoorLevel(id: "0", name: "Ground floor")
    mall = try IndoorBuilding(id: "mall", levels: [first, ground], defaultLevelIndex: 1)
    annex = try IndoorBuilding(
      id: "annex",
      levels: [IndoorLevel(id: "2"), IndoorLevel(id: "0", name: "Street level")]
    )
    metro = try IndoorBuilding(
      id: "metro",
      levels: [IndoorLevel(id: "-1")],
      isUnderground: true
    )
    display.buildings = [mall, annex, metro]
    display.delegate = log
  }

  @Test("The building is told first, its level is new already, then the level")
  func order() {
    display.focus(on: mall)
    #expect(log.take() == ["building mall on 0", "level 0"])
    display.focus(on: mall)
    #expect(log.take().isEmpty)
    display.focus(on: metro)
    #expect(log.take() == ["building metro on -1", "level -1"])
    display.focus(on: nil)
    #expect(log.take() == ["building none on none", "level none"])
  }

  @Test("A level that both buildings share stays, with the name it has in the new one")
  func shared() {
    display.focus(on: mall)
    _ = log.take()
    display.focus(on: annex)
    #expect(log.take() == ["building annex on 0"])
    #expect(display.activeLevel?.name == "Street level")
  }

  @Test("A level of another building, none above ground, and any without a building are ignored")
  func ignored() {
    display.activeLevel = IndoorLevel(id: "0")
    display.focus(on: mall)
    _ = log.take()
    display.activeLevel = IndoorLevel(id: "9")
    display.activeLevel = nil
    display.activeLevel = IndoorLevel(id: "0")
    #expect(log.take().isEmpty)
    display.activeLevel = IndoorLevel(id: "1")
    #expect(log.take() == ["level 1"])
    #expect(display.activeLevel?.name == "First floor")
    display.focus(on: metro)
    _ = log.take()
    display.activeLevel = nil
    #expect(log.take() == ["level none"])
  }

  @Test("A callback that sets the level, or another building, has the last word")
  func callbacks() {
    log.onLine = { [display] line in
      if line.hasPrefix("building mall") { display.activeLevel = IndoorLevel(id: "1") }
    }
    display.focus(on: mall)
    #expect(log.take() == ["building mall on 0", "level 1"])
    log.onLine = { [display, metro] line in
      if line.hasPrefix("building annex") { display.focus(on: metro) }
    }
    display.focus(on: annex)
    #expect(log.take() == ["building annex on 2", "building metro on -1", "level -1"])
  }

  @Test("Levels and buildings are equal by their IDs")
  func identity() throws {
    #expect(IndoorLevel(id: "0", name: "A") == IndoorLevel(id: "0", name: "B"))
    #expect(IndoorLevel(id: "0", name: "A") != IndoorLevel(id: "1", name: "A"))
    #expect(throws: IndoorError.noLevels) { _ = try IndoorBuilding(id: "x", levels: []) }
    #expect(throws: IndoorError.invalidDefaultLevel(index: 1)) {
      _ = try IndoorBuilding(id: "x", levels: [IndoorLevel(id: "0")], defaultLevelIndex: 1)
    }
  }

  @Test("A building that the ground forgets loses the focus")
  func forgotten() {
    display.focus(on: mall)
    _ = log.take()
    display.buildings = [annex]
    #expect(log.take() == ["building none on none", "level none"])
  }

  @Test("The camera brings what it is aimed at into focus from zoom 17 on")
  func camera() throws {
    let scene = try OverlayMap()
    let box = GeoBounds(
      southWest: OverlayMap.place(east: -50, north: -50),
      northEast: OverlayMap.place(east: 50, north: 50)
    )
    let hall = try IndoorBuilding(id: "hall", levels: [IndoorLevel(id: "0")], bounds: box)
    scene.map.indoorDisplay.buildings = [hall]
    scene.map.setCamera(CameraPosition(target: OverlayMap.center, zoom: 16.9))
    #expect(scene.map.indoorDisplay.activeBuilding == nil)
    scene.map.setCamera(CameraPosition(target: OverlayMap.center, zoom: 17))
    #expect(scene.map.indoorDisplay.activeBuilding == hall)
    scene.map.setCamera(CameraPosition(target: OverlayMap.place(east: 80, north: 0), zoom: 17))
    #expect(scene.map.indoorDisplay.activeBuilding == nil)
  }
}
