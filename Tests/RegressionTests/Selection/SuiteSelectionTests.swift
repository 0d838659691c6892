import Platform
import Regression
import Testing
import TestSupport

@Suite struct SuiteSelectionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "Scenarios/b.json", "Scenarios/a/z.json", "Scenarios/a/y.json", "Scenarios/a/_defaults.json",
      "Scenarios/maps/m.json", "Scenarios/a/traces/t.json", "Scenarios/cassettes/c.json",
      "Scenarios/schema/s.json", "Scenarios/.hidden.json", "Scenarios/a/readme.md", "other.json",
    ] {
      try folder.write("{}", to: name)
    }
  }

  @Test("A suite holds every scenario once, in the order of the names, and nothing else")
  func whole() throws {
    let selection = try SuiteSelection(of: [folder("Scenarios")], workingFolder: "/")
    #expect(selection.scenarios.map(\.name) == ["a/y", "a/z", "b"])
    #expect(selection.completeRoots == [SuiteRoot(scenarios: folder("Scenarios"))])
  }

  @Test("The folder above a suite, the working folder and no path at all mean the suite")
  func standard() throws {
    let above = try SuiteSelection(of: [folder.path], workingFolder: "/")
    #expect(above.scenarios.map(\.name) == ["a/y", "a/z", "b"])
    #expect(above.completeRoots.count == 1)
  }

  @Test("A part of a suite is not complete, and overlapping paths count once")
  func part() throws {
    let paths = [folder("Scenarios/a"), folder("Scenarios/a/z.json"), folder("Scenarios/b.json")]
    let selection = try SuiteSelection(of: paths, workingFolder: "/")
    #expect(selection.scenarios.map(\.name) == ["a/y", "a/z", "b"])
    #expect(selection.completeRoots.isEmpty)
  }

  @Test("A filter that leaves something out makes a suite incomplete")
  func filter() throws {
    var selection = try SuiteSelection(of: [folder("Scenarios")], workingFolder: "/")
    selection.filter { _ in true }
    #expect(selection.completeRoots.count == 1)
    selection.filter { $0.name == "b" }
    #expect(selection.scenarios.map(\.name) == ["b"])
    #expect(selection.completeRoots.isEmpty)
  }

  @Test("A path that does not exist is an error of the input")
  func missing() {
    let error = #expect(throws: FileError.self) {
      try SuiteSelection(of: [folder("nothing")], workingFolder: "/")
    }
    #expect(error?.exitCode == .invalidInput)
    #expect(
      error?.description == "\(folder("nothing")): error: cannot list: no such file or folder"
    )
  }
}
