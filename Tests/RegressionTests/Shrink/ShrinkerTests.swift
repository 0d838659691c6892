import Platform
import CanonicalJSON
import Navigation
import Simulation
import Synchronization
import Testing
import TestSupport

@testable import Regression
@testable import ScenarioLanguage

@Suite struct ShrinkerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func trial(_ path: String, planting defect: PlantedDefect) -> ShrinkTrial {
    let plain = ShrinkTrial(path: path, name: "x", folderRoot: nil)
    return ShrinkTrial(
      path: path,
      name: "x",
      folderRoot: nil,
      defects: [defect],
      reference: { _, scenario in
        let seen = try plain.observe(scenario, keepsRecording: true)
        return ShrinkTrial.Reference(recording: seen.recording, isClean: !seen.isFailure)
      }
    )
  }

  @Test(
    "Of a long drive at most a twentieth is left of what shows a planted defect",
    arguments: [
      (PlantedDefect.lateDeviation, LongDrive.fixCount),
      (.forgottenReset, LongDrive.shortFixCount),
      (.guardInNanoseconds, LongDrive.shortFixCount),
      (.invertedTolerance, LongDrive.shortFixCount),
      (.lostEast, LongDrive.shortFixCount),
    ]
  )
  func planted(defect: PlantedDefect, fixCount: Int) throws {
    let path = try LongDrive.write(to: folder, name: "\(defect).json", fixCount: fixCount)
    let draft = try ScenarioDraft(path: path)
    let result = try Shrinker.shrink(draft, with: trial(path, planting: defect))
    #expect(result.before.fixes == fixCount)
    #expect(result.after.fixes * 20 <= result.before.fixes)
    #expect(result.isComplete)
    #expect(result.after.faults == 0)
    #expect(result.after.actions < result.before.actions)
    print(
      "shrink \(defect): \(result.before.fixes) → \(result.after.fixes) fixes, "
        + "\(result.before.bytes) → \(result.after.bytes) bytes, \(result.runCount) runs, "
        + result.signature.described
    )
    // What is left fails in the same way by itself, and is the smallest of its kind.
    let again = try Shrinker.shrink(result.state.whole, with: trial(path, planting: defect))
    #expect(again.signature.rule == result.signature.rule)
    #expect(again.signature.event == result.signature.event)
    #expect(again.after.fixes <= result.after.fixes)
  }

  @Test("The same scenario becomes the same small one each time")
  func sameAgain() throws {
    let path = try LongDrive.write(to: folder, fixCount: LongDrive.shortFixCount)
    let draft = try ScenarioDraft(path: path)
    let first = try Shrinker.shrink(draft, with: trial(path, planting: .guardInNanoseconds))
    let second = try Shrinker.shrink(draft, with: trial(path, planting: .guardInNanoseconds))
    #expect(first.state.whole.text == second.state.whole.text)
    #expect(first.runCount == second.runCount)
  }

  @Test("What fails now and then is found before anything is left out")
  func flaky() throws {
    let path = try LongDrive.write(to: folder, fixCount: 200)
    let seed = Mutex<UInt64>(0)
    let trial = ShrinkTrial(
      path: path,
      name: "x",
      folderRoot: nil,
      prepare: { scenario in
        scenario.seed = seed.withLock { seed in
          seed += 1
          return seed
        }
      }
    )
    do {
      _ = try Shrinker.shrink(ScenarioDraft(path: path), with: trial)
      Issue.record("a scenario of two stories was made smaller")
    } catch ShrinkError.flaky(let finding) {
      #expect(finding != nil)
    }
  }

  @Test("A scenario that passes is left alone")
  func passing() throws {
    let path = try LongDrive.write(to: folder, fixCount: 200)
    let trial = ShrinkTrial(path: path, name: "x", folderRoot: nil)
    #expect(throws: ShrinkError.notFailing("x")) {
      try Shrinker.shrink(ScenarioDraft(path: path), with: trial)
    }
  }

  @Test("An arrival that is missing stays missing for its reason, not because the drive is cut")
  func absence() throws {
    let path = try LongDrive.write(to: folder, fixCount: LongDrive.shortFixCount)
    var draft = try ScenarioDraft(path: path)
    // The drive ends beyond the place, which has no road to it any more: nothing arrives.
    draft.root["expect"] = .array([
      .object([
        JSONTree.Member("event", .string("navigator.rerouteStarted")),
        JSONTree.Member("where", .object([JSONTree.Member("requestID", .number(99))])),
        JSONTree.Member("count", .number(1)),
      ])
    ])
    let trial = ShrinkTrial(path: path, name: "x", folderRoot: nil)
    let before = try #require(try trial.observe(ShrinkState(draft)))
    let result = try Shrinker.shrink(draft, with: trial)
    let after = try #require(try trial.observe(result.state))
    #expect(result.signature.isAbsence)
    #expect(after.story == before.story)
    #expect(after.unmet.map(\.shape) == before.unmet.map(\.shape))
    #expect(result.after.fixes * 20 <= result.before.fixes)
  }

  @Test(
    "What was found is told without when and where",
    arguments: [
      ("found 2 at 3.0, 4.5 s", "found 2"),
      ("found 0", "found 0"),
      ("found 0; elsewhere it came at 3.0 s", "found 0"),
      ("found 14 at 1.0, 2.0, … s", "found #"),
      ("found none; \"after\" never came", "found none"),
      ("found at 31.0 s, outside the window", "found, outside the window"),
      ("none came after 12.0 s", "none came after # s"),
    ]
  )
  func shapes(found: String, shape: String) {
    #expect(FailureShape.of(found: found) == shape)
  }

  @Test("Of a thousand things the two that are needed are left, and those that are kept")
  func minimal() {
    var count = 0
    let left = DeltaDebugging.minimal(1000, keeping: [3]) { indices in
      count += 1
      return indices.contains(417) && indices.contains(902)
    }
    #expect(left == [3, 417, 902])
    #expect(count < 200)
  }
}
