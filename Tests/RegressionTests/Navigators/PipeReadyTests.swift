import Simulation
import Testing
import Waiting

@testable import Regression

@Suite("What a child says that it is", .waits)
struct PipeReadyTests {
  private func ready(_ line: String) throws -> NavigatorIdentity {
    try PipeSupply(PlayedChild([line + "\n"]).command, timeout: 20).identity()
  }

  private func failure(_ line: String) throws -> NavigatorFailure {
    do {
      _ = try ready(line)
    } catch let failure as NavigatorFailure {
      return failure
    }
    throw NavigatorCallNotOffered("it was taken: \(line)")
  }

  @Test("What is not said has defaults, and unknown members are passed over")
  func defaults() throws {
    let identity = try ready(
      #" {"ready":{"routes":"own","tells":[],"name":"a","colour":[1]},"id":0} "#
    )
    #expect(identity == NavigatorIdentity(name: "a", routes: .own, tells: []))
    #expect(identity.offers == ["setDestinations", "startGuidance"])
    #expect(identity.version == "" && !identity.timers && !identity.map)
  }

  @Test("All that can be said is taken")
  func full() throws {
    let identity = try ready(
      #"{"id":0,"ready":{"name":"0a.b_c-d","version":"1.0 é","routes":"given","#
        + #""offers":["setDestinations","traffic"],"tells":["navigator.didArrive"],"#
        + #""timers":true,"batches":true,"map":true,"protocol":1}}"#
    )
    #expect(identity.map && identity.isGivenMap)
    #expect(identity.routes == .given && identity.timers && identity.version == "1.0 é")
    #expect(identity.offers == ["setDestinations", "traffic"])
    #expect(identity.tells == ["navigator.didArrive"])
  }

  @Test(
    "Anything else is told with its place",
    arguments: [
      (#"{"id":0,"ready":{"routes":"own","tells":[]}}"#, 17, "'name' is missing: a text"),
      (#"{"id":0,"ready":{"name":"a","tells":[]}}"#, 17, "'routes' is missing"),
      (#"{"id":0,"ready":{"name":"a","routes":"own"}}"#, 17, "'tells' is missing: a list"),
      (#"{"id":0,"ready":[]}"#, 17, "an object"),
      (#"{"id":0,"ready":{"name":"a","routes":"mine","tells":[]}}"#, 38, "own, asked, given"),
      (#"{"id":0,"ready":{"name":"A","routes":"own","tells":[]}}"#, 25, "a name of a-z"),
      (#"{"id":0,"ready":{"name":"","routes":"own","tells":[]}}"#, 25, "a name of a-z"),
      (#"{"id":0,"ready":{"name":"builtin","routes":"own","tells":[]}}"#, 25, "built-in"),
      (#"{"id":0,"ready":{"name":"ferrostar","routes":"own","tells":[]}}"#, 25, "built-in"),
      (#"{"id":0,"ready":{"name":"a","routes":"own","tells":["navigator.x"]}}"#, 53, "no event"),
      (#"{"id":0,"ready":{"name":"a","routes":"own","tells":["x.mine"]}}"#, 53, "not listed"),
      (#"{"id":0,"ready":{"name":"a","routes":"own","tells":["provider.asked"]}}"#, 53, ""),
      (#"{"id":0,"ready":{"name":"a","routes":"own","tells":["setDestinations"]}}"#, 53, "harness"),
      (#"{"id":0,"ready":{"name":"a","routes":"own","tells":[7]}}"#, 53, "a text"),
      (#"{"id":0,"ready":{"name":"a","routes":"own","tells":[],"offers":["fly"]}}"#, 65, "fly"),
      (#"{"id":0,"ready":{"name":"a","routes":"own","tells":[],"timers":1}}"#, 64, "true or false"),
      (#"{"id":0,"ready":{"name":"a","routes":"own","tells":[],"protocol":2}}"#, 66, "protocol 1"),
      (
        #"{"id":0,"ready":{"name":"a","routes":"own","tells":[],"version":"\u0007"}}"#, 65,
        "version"
      ),
      (#"{"id":1,"ready":{"name":"a","routes":"own","tells":[]}}"#, 7, #""id":0"#),
      (#"{"ready":{"name":"a","routes":"own","tells":[]}}"#, 1, "'id' is missing"),
      (#"{"id":0,"done":0}"#, 1, "ready"), (#"{"id":0}"#, 1, "ready"),
      (#"{"tell":"x.early"}"#, 1, "ready"), ("{}", 1, "ready"), ("{", 2, ""),
    ] as [(String, Int, String)]
  )
  func faults(line: String, column: Int, words: String) throws {
    let failure = try failure(line)
    #expect(failure.kind == .badLine && failure.message == "initialize")
    #expect(failure.column == column && failure.line == 1 && failure.said == line)
    let told = "\(failure.detail) / \(failure.expected ?? "")"
    #expect(told.contains(words) || words.isEmpty, "\(told)")
    #expect(failure.given == #"{"id":0,"initialize":{"protocol":1}}"#)
    #expect(failure.milliseconds == nil)
  }

  @Test("An error instead of it is the child's word")
  func error() throws {
    let failure = try failure(#"{"id":0,"error":{"code":-32000,"message":"no licence"}}"#)
    #expect(failure.kind == .error && failure.detail == "-32000: no licence")
  }

  @Test("A name has at most 64 characters, a version too")
  func lengths() throws {
    func line(_ name: Int, _ version: Int) -> String {
      let (name, version) = (
        String(repeating: "a", count: name), String(repeating: "1", count: version)
      )
      return
        #"{"id":0,"ready":{"name":"\#(name)","version":"\#(version)","routes":"own","tells":[]}}"#
    }
    #expect(try ready(line(64, 64)).version.count == 64)
    #expect(try failure(line(65, 1)).kind == .badLine)
    #expect(try failure(line(1, 65)).kind == .badLine)
  }
}
