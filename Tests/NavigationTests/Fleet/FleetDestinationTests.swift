import Geodesy
import Navigation
import NavigationFixtures
import Testing

/// The destination of a job (D-44).
struct FleetDestinationTests {
  private final class Places: PlaceResolver {
    func coordinate(ofPlace id: String) -> Coordinate? {
      id == "depot" ? Coordinate(latitude: 3, longitude: 4) : nil
    }
  }

  private func destination(
    _ content: FleetContent,
    text: String? = nil,
    opensMap: Bool = false
  ) -> Waypoint? {
    let scheduler = TestScheduler()
    let places = Places()
    let maps = MapCatalog([
      SearchMap(name: "Town", countries: ["DEU"], backend: OneAddressBackend())
    ])
    if opensMap { #expect(throws: Never.self) { try maps.open(0) } }
    let context = NavigationContext(
      provider: .custom(ScriptedProvider(scheduler, [])),
      scheduler: scheduler,
      places: places,
      maps: maps
    )
    let message = FleetMessage(
      id: "M1",
      kind: .job(etaThreshold: nil),
      jobID: "J1",
      dispatcherID: "d",
      assetID: "a",
      message: text,
      creationMilliseconds: 0,
      content: content
    )
    return context.destination(of: message)
  }

  @Test(
    "Latitude and longitude are two decimal numbers on the Earth",
    arguments: [
      ("1,2", true), ("1.5,-2.25", true), (" 1 , 2 ", true), ("-90,180", true), ("91,0", false),
      ("0,181", false), ("1", false), ("1,2,3", false), ("", false), (",", false), ("nan,0", false),
      ("inf,0", false), ("0x1p3,1", false), ("1e1,1", false), ("1 2,3", false), ("１,２", false),
      ("--1,2", false), ("1.2.3,4", false),
    ]
  )
  func coordinates(text: String, isPlace: Bool) {
    #expect((destination(["destination": text]) != nil) == isPlace)
  }

  @Test("The places are tried in their order, and what cannot be read is passed over")
  func order() {
    let depot = Coordinate(latitude: 3, longitude: 4)
    #expect(destination(["destination": "?", "placeID": "depot"])?.coordinate == depot)
    #expect(destination(["destination": "5,6", "placeID": "depot"])?.coordinate?.latitude == 5)
    #expect(destination(["placeID": "nowhere"], text: "7,8")?.coordinate?.latitude == 7)
    #expect(destination(["address": "Mill Lane"], text: "7,8")?.coordinate?.latitude == 7)
    #expect(destination([:], text: "Call me") == nil)
    #expect(destination(["destination": "5,6", "title": "Home"])?.title == "Home")
  }

  @Test("An address is looked for in the open map, after the place and before the text")
  func address() {
    let content: FleetContent = ["address": OneAddressBackend.address, "title": "Parcel"]
    let found = destination(content, text: "7,8", opensMap: true)
    #expect(found?.coordinate == OneAddressBackend.place)
    #expect(found?.title == "Parcel")
    #expect(destination(content, text: "7,8")?.coordinate?.latitude == 7)
    #expect(destination(content) == nil)
    #expect(destination(["address": "Mill Lane 4"], opensMap: true) == nil)
    #expect(destination(["address": ""], opensMap: true) == nil)
    let place: FleetContent = ["address": OneAddressBackend.address, "placeID": "depot"]
    #expect(destination(place, opensMap: true)?.coordinate?.latitude == 3)
  }
}
