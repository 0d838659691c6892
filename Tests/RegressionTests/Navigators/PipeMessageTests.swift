import Geodesy
import Navigation
import Recording
import Simulation
import Testing

@testable import Regression

@Suite("Messages over the pipe")
struct PipeMessageTests {
  private func line(_ id: Int, _ time: VirtualTime?, _ content: PipeMessage.Content) -> String {
    String(decoding: PipeMessage(id: id, time: time, content: content).line, as: UTF8.self)
  }

  @Test("Messages of a child's life")
  func life() {
    #expect(line(0, nil, .initialize) == #"{"id":0,"initialize":{"protocol":1}}"# + "\n")
    #expect(line(99, nil, .reset) == #"{"id":99,"reset":true}"# + "\n")
    #expect(line(100, nil, .end) == #"{"id":100,"end":true}"# + "\n")
    #expect(line(10, .seconds(48), .wake) == #"{"id":10,"now":48000,"wake":true}"# + "\n")
  }

  @Test("The beginning of a run, with and without a map")
  func begin() {
    let setup = RunSetup.small(stops: ["navigator.routeStatus"], map: "/a/x.osm")
    #expect(
      line(1, nil, .begin(setup)) == #"{"id":1,"begin":{"scenario":"roads/x","seed":7,"#
        + #""epoch":"2026-03-01T08:00:00Z","locale":"en","map":"/a/x.osm","keys":{},"#
        + #""stops":["navigator.routeStatus"]}}"# + "\n"
    )
    #expect(line(1, nil, .begin(.small())).contains(#""locale":"en","keys":{},"stops":[]}}"#))
  }

  @Test("A call with the members of the action")
  func call() {
    #expect(
      line(2, .zero, .call(.go))
        == #"{"id":2,"now":0,"do":"setDestinations","waypoints":[{"lat":47,"lon":9.51}]}"# + "\n"
    )
    #expect(line(3, .zero, .call(.start)) == #"{"id":3,"now":0,"do":"startGuidance"}"# + "\n")
  }

  @Test("A fix with what is known, in the shortest numbers, its stamp rounded down")
  func fix() {
    let full = Location(
      coordinate: Coordinate(latitude: 47.1, longitude: 0.1 + 0.2),
      altitude: 430,
      horizontalAccuracy: 5,
      verticalAccuracy: 1e-7,
      course: 90.5,
      speed: 13.9,
      quality: 4,
      timestamp: VirtualTime(nanoseconds: -1)
    )
    #expect(
      line(7, VirtualTime(nanoseconds: 45_000_999_999), .fix((.zero, full), number: 1))
        == #"{"id":7,"now":45000,"fix":{"lat":47.1,"lon":0.30000000000000004,"time":-1,"#
        + #""altitude":430,"course":90.5,"speed":13.9,"horizontalAccuracy":5,"#
        + #""verticalAccuracy":1e-7,"quality":4}}"# + "\n"
    )
    #expect(
      line(7, .seconds(1), .fix((.seconds(1), .fix(at: 1)), number: 1))
        == #"{"id":7,"now":1000,"fix":{"lat":47,"lon":9.501,"time":1000}}"# + "\n"
    )
  }

  @Test("Many fixes, each with its moment")
  func fixes() {
    let due = [1, 2].map { (VirtualTime.seconds($0), Location.fix(at: $0)) }
    #expect(
      line(8, .seconds(1), .fixes(due, number: 4))
        == #"{"id":8,"fixes":[{"now":1000,"lat":47,"lon":9.501,"time":1000},"#
        + #"{"now":2000,"lat":47,"lon":9.502,"time":2000}]}"# + "\n"
    )
  }

  @Test(
    "Why there is no route",
    arguments: [
      (.init(.noRouteFound), #""error":"noRouteFound""#),
      (.init(.networkError, httpStatus: 503), #""error":"networkError","status":503"#),
      (.init(.networkError, reason: "timeout"), #""error":"networkError","reason":"timeout""#),
    ] as [(RouteAnswer.RouteFailureWord, String)]
  )
  func failures(word: RouteAnswer.RouteFailureWord, members: String) {
    let origin = Coordinate(latitude: 47, longitude: 9.5)
    #expect(
      line(9, .seconds(45), .answer(3, .failure(word), from: origin))
        == #"{"id":9,"now":45000,"answer":3,\#(members)}"# + "\n"
    )
  }

  @Test("An excerpt ends before a character that does not fit")
  func excerpts() {
    let long = [UInt8](repeating: 0x61, count: 199)
    #expect(PipeLimits.excerpt(long + Array("ü".utf8)).utf8.count == 199)
    #expect(PipeLimits.excerpt(long + Array("bc\n".utf8)).utf8.count == 200)
    #expect(PipeLimits.excerpt(Array("grün\n".utf8)) == "grün")
    let broken = PipeLimits.excerpt([UInt8](repeating: 0xFF, count: 300))
    #expect(broken.utf8.count <= 200 && broken.hasPrefix("\u{FFFD}"))
  }
}
