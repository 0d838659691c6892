import Platform
import Regression
import ScenarioLanguage
import Testing
import TestSupport

@Suite struct SelftestTests {
  @Test("Every comparator of the program catches every plant and cries at nothing else")
  func passes() throws {
    let folder = try TemporaryFolder()
    let selftest = try Selftest(CanaryComparator.all(folder: folder.path))
    #expect(selftest.trials.filter { !$0.isPassed } == [])
    #expect(selftest.trials.count == 4 * Canary.Plant.allCases.count)
    #expect(selftest.exitCode == .success)
    #expect(try folder.tree().isEmpty)
  }

  @Test(
    "A comparator that is blind to one plant fails the selftest",
    arguments: Canary.Plant.allCases
  )
  func blind(plant: Canary.Plant) throws {
    let golden = Canary(plant: plant).golden
    let blind = CanaryComparator(name: "blind") { seen, new in
      seen == golden || seen == new ? nil : "found"
    }
    let selftest = try Selftest([blind])
    #expect(selftest.isPassed == (plant == .nothing))
  }

  @Test("A comparator that always cries fails the selftest, and so does none at all")
  func crying() throws {
    let crying = CanaryComparator(name: "crying") { _, _ in "found" }
    #expect(try Selftest([crying]).exitCode == .harnessFault)
    #expect(try Selftest([]).exitCode == .harnessFault)
  }

  @Test("Every plant is different from the recording")
  func plants() {
    for plant in Canary.Plant.allCases where plant != .nothing {
      #expect(Canary(plant: plant).golden != Canary.recording)
    }
    #expect(Canary(plant: .nothing).golden == Canary.recording)
  }
}
