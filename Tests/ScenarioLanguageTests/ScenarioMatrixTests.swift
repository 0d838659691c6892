import CanonicalJSON
import Navigation
import Testing

@testable import ScenarioLanguage

@Suite struct ScenarioMatrixTests {
  private static func scenario(_ matrix: String, _ members: String = "") -> [UInt8] {
    Array(#"{"version":1,"title":"x","duration":1,"matrix":\#(matrix)\#(members)}"#.utf8)
  }

  private static func problems(_ matrix: String, _ members: String = "") -> [String] {
    do {
      _ = try ScenarioLoader.decode(scenario(matrix, members), path: "x.json", name: "x", root: ".")
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  @Test("A matrix gives one run for each combination, the keys in order")
  func combinations() {
    let text = Self.scenario(#"{"seed":[1,2],"navigator.offRoute.distance":[25,50]}"#)
    #expect(
      ScenarioVariants.texts(of: text, path: "x.json") == [
        "navigator.offRoute.distance=25,seed=1", "navigator.offRoute.distance=25,seed=2",
        "navigator.offRoute.distance=50,seed=1", "navigator.offRoute.distance=50,seed=2",
      ]
    )
  }

  @Test("Each run has its values, also in sections that the scenario does not have")
  func values() throws {
    let text = Self.scenario(
      #"{"seed":[1,2],"navigator.offRoute.distance":[25],"faults.1.sigma":[4]}"#,
      #","navigator":{"arrivalDistance":30},"trace":{"points":[{"t":0,"lat":0,"lon":0}]},"#
        + #""faults":[{"kind":"white","sigma":1},{"kind":"white","sigma":2}]"#
    )
    let scenario = try ScenarioLoader.decode(
      text,
      path: "x.json",
      name: "x",
      root: ".",
      variant: "faults.1.sigma=4,navigator.offRoute.distance=25,seed=2"
    )
    #expect(scenario.seed == 2)
    #expect(scenario.navigator.offRoute.distance == 25)
    #expect(scenario.navigator.arrivalDistance == 30)
    guard case .white(let first, _) = scenario.faults[0].kind,
      case .white(let second, _) = scenario.faults[1].kind
    else { Issue.record("white faults"); return }
    #expect(first == 1 && second == 4)
  }

  @Test("A value of any kind has a name of its own")
  func named() throws {
    let text = Self.scenario(
      #"{"context":[{"name":"plain","value":{}},{"name":"off","value":{"locationEnabled":false}}]}"#
    )
    #expect(ScenarioVariants.texts(of: text, path: "x.json") == ["context=plain", "context=off"])
    let scenario = try ScenarioLoader.decode(
      text,
      path: "x.json",
      name: "x",
      root: ".",
      variant: "context=off"
    )
    #expect(!scenario.context.isLocationEnabled)
  }

  @Test(
    "A wrong matrix says where and what",
    arguments: [
      ("[1]", "x.json:1:48: error: 'matrix' must be an object, found an array (at /matrix)"),
      ("{}", "x.json:1:48: error: a matrix has 1 to 16 keys, found 0 (at /matrix)"),
      (
        #"{"seed":3}"#,
        "x.json:1:56: error: 'seed' needs a list of values, found 3 (at /matrix/seed)"
      ),
      (
        #"{"seed":[1,1.0]}"#,
        "x.json:1:59: error: the value '1.0' comes twice (at /matrix/seed/1)"
      ),
      (
        #"{"sead":[1]}"#,
        "x.json:1:49: error: a matrix does not vary 'sead' (at /matrix/sead)"
      ),
      (
        #"{"title":["a"]}"#,
        "x.json:1:49: error: a matrix does not vary 'title' (at /matrix/title)"
      ),
      (
        #"{"routing.options":["a/b"]}"#,
        "x.json:1:68: error: the string \"a/b\" cannot stand in the name of a run"
          + " (at /matrix/routing.options/0)"
      ),
      (
        #"{"faults.0.sigma":[1]}"#,
        "x.json:1:49: error: 'faults' has no entry '0': its 0 entries count from 0"
          + " (at /matrix/faults.0.sigma)"
      ),
      (
        #"{"duration.x":[1]}"#,
        "x.json:1:49: error: 'duration' is 1, which has no 'x' (at /matrix/duration.x)"
      ),
      (
        #"{"navigator":[{"name":"a","value":{}}],"navigator.arrivalDistance":[5]}"#,
        "x.json:1:87: error: 'navigator.arrivalDistance' and 'navigator' are one place"
          + " (at /matrix/navigator.arrivalDistance)"
      ),
    ]
  )
  func wrong(matrix: String, problem: String) {
    let faults =
      matrix.contains("faults") ? #","trace":{"points":[{"t":0,"lat":0,"lon":0}]},"faults":[]"# : ""
    #expect(Self.problems(matrix, faults) == [problem])
  }

  @Test("What is wrong with a value or key of one run is told at its place in the matrix")
  func wrongValues() {
    func problems(_ matrix: String, _ variant: String) -> [String] {
      do {
        let text = Self.scenario(matrix)
        _ = try ScenarioLoader.decode(
          text,
          path: "x.json",
          name: "x",
          root: ".",
          variant: variant
        )
        return []
      } catch {
        return error.problems.map(\.description)
      }
    }
    #expect(
      problems(#"{"navigator.offRoute.distance":[25,-5]}"#, "navigator.offRoute.distance=-5") == [
        "x.json:1:83: error: 'distance' is -5, outside 1...10000 m"
          + " (at /matrix/navigator.offRoute.distance/1)"
      ]
    )
    #expect(
      problems(#"{"navigator.offRoute.distnace":[25]}"#, "navigator.offRoute.distnace=25") == [
        "x.json:1:49: error: unknown key 'distnace', did you mean 'distance'?"
          + " (at /matrix/navigator.offRoute.distnace)"
      ]
    )
    #expect(
      problems(#"{"seed":[1]}"#, "seed=2") == [
        "x.json:1:1: error: the scenario's matrix has no run 'seed=2'"
      ]
    )
  }

  @Test("More than 1000 runs, and names longer than a file's, are refused")
  func limits() {
    let numbers = (0..<40).map(String.init).joined(separator: ",")
    let many =
      #"{"seed":[\#(numbers)],"duration":[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26]}"#
    #expect(
      Self.problems(many) == [
        "x.json:1:48: error: the matrix gives more than 1000 runs (at /matrix)"
      ]
    )
    let long = #"{"navigator.\#(String(repeating: "x", count: 200))":[1]}"#
    #expect(
      Self.problems(long) == [
        "x.json:1:48: error: the names of the runs would be longer than 200 bytes (at /matrix)"
      ]
    )
  }

  @Test("A scenario without a matrix, or that is no JSON, has no variants")
  func none() {
    #expect(ScenarioVariants.texts(of: Array(#"{"version":1}"#.utf8), path: "x").isEmpty)
    #expect(ScenarioVariants.texts(of: Array(#"{"matrix":"#.utf8), path: "x").isEmpty)
    #expect(ScenarioVariants.texts(of: Array(#""matrix""#.utf8), path: "x").isEmpty)
  }
}
