import CanonicalJSON
import Geodesy
import Recording
import Testing

@Suite("What is wrong with what a program hands over") struct PayloadFaultTests {
  @Test("A position is a place on the Earth, with a course and a speed")
  func location() {
    func fault(_ change: (inout Event.Navigator.DidUpdateLocation) -> Void) -> String? {
      var payload = Event.Navigator.DidUpdateLocation()
      change(&payload)
      return payload.fault
    }
    #expect(fault { _ in } == nil)
    #expect(fault { $0.coordinate.latitude = 91 } == "'lat' is 91.0, outside -90...90")
    #expect(fault { $0.coordinate.longitude = .nan } == "'lon' is nan, no finite number")
    #expect(fault { $0.course = 360 } == nil)
    #expect(fault { $0.course = 360.1 } == "'course' is 360.1, outside 0...360")
    #expect(fault { $0.speed = -1 } == "'speed' is -1.0, outside 0...1000000")
    #expect(fault { $0.speed = .infinity } == "'speed' is inf, no finite number")
  }

  @Test("Where a limit may be none, infinity is none")
  func limits() {
    var payload = Event.Navigator.DidUpdateRemainingTime()
    payload.threshold = .infinity
    #expect(payload.fault == nil)
    #expect(String(decoding: payload.written, as: UTF8.self) == #"{"seconds":0,"threshold":"max"}"#)
    payload.threshold = -.infinity
    #expect(payload.fault == "'threshold' is -inf, no finite number")
  }

  @Test("Members of members are found")
  func nested() {
    var arrival = Event.Navigator.DidArrive()
    arrival.waypoint.coordinate = Coordinate(latitude: 0, longitude: 181)
    #expect(arrival.fault == "'waypoint/lon' is 181.0, outside -180...180")
    arrival.waypoint.coordinate = nil
    arrival.index = -1
    #expect(arrival.fault == "'index' is -1, less than 0")

    var routes = Event.Navigator.DidLoadAlternateRoutes()
    routes.routes = [Recorded.Route(), Recorded.Route()]
    routes.routes[1].distance = .nan
    #expect(routes.fault == "'routes/1/distance' is nan, no finite number")

    var cleared = Event.Map.Cleared()
    cleared.overlayIDs = [1, .max]
    #expect(
      cleared.fault == "'overlayIDs/1' is 9223372036854775807, more than 9007199254740991"
    )
  }

  @Test(
    "JSON of others is canonical and in its form",
    arguments: [
      (#"{"side":"left"}"#, nil), ("{}", nil),
      ("[1]", "'waypoint/properties' is [1], expected an object"),
      ("{ }", "'waypoint/properties' is no canonical JSON"),
      ("{", "'waypoint/properties' is no canonical JSON"),
    ] as [(String, String?)]
  )
  func json(text: String, fault: String?) {
    var arrival = Event.Navigator.DidArrive()
    arrival.waypoint.properties = RecordedJSON(canonical: Array(text.utf8))
    #expect(arrival.fault == fault)
  }

  @Test(
    "An integer of an overlay is one that a double holds exactly",
    arguments: [
      ("0", true), ("-5", true), ("9007199254740991", true), ("-9007199254740991", true),
      ("9007199254740992", false), ("10000000000000000", false), ("-9223372036854775808", false),
      ("0.5", false), ("true", false),
    ] as [(String, Bool)]
  )
  func overlayIntegers(text: String, fits: Bool) {
    var added = Event.Map.OverlayAdded()
    added.properties[.zIndex] = RecordedJSON(canonical: Array(text.utf8))
    let bounds = "-9007199254740991...9007199254740991"
    #expect(
      added.fault
        == (fits ? nil : "'properties/zIndex' is \(text), expected an integer of \(bounds)")
    )
  }
}
