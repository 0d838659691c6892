import Geodesy
import Navigation
import NavigationFixtures
import Testing

@testable import NavigationMap

/// A map as the address form uses it.
struct MapAddressSearchTests {
  @Test("Pins come and go, the centre moves the camera, the scale is a number of its own")
  func form() throws {
    let display = try Display()
    let map = display.map
    map.addImage(named: "pin", at: Display.place(47, 9))
    map.addImage(named: "pin", at: Display.place(95, 9))
    #expect(display.log.take() == ["+marker"])
    map.setCenter(Display.place(47, 9))
    #expect(display.log.take() == ["will", "did", "idle"])
    map.setScale(7000)
    #expect(map.snapshot().scale == 7000 && display.log.lines.isEmpty)
    map.tellsTileRendering = true
    map.refresh()
    #expect(display.log.take() == ["tiles", "tiles done", "snapshot"])
    map.deleteImages()
    map.deleteImages()
    #expect(display.log.take() == ["-marker"])
  }
}
