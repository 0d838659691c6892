import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process that dies at any moment leaves every golden either old or new.
@Suite("Killed while accepting", .waits)
struct KillTests {
  private static let names = ["a", "b", "c"]

  private func write(_ extra: String, to folder: Folder) throws {
    for name in Self.names {
      try folder.write(Suite.scenario(extra: extra), to: "Scenarios/\(name).json")
    }
  }

  private func goldens(_ folder: Folder) throws -> [[UInt8]] {
    try Self.names.map { try Folder.bytes(of: folder("Golden/\($0).jsonl")) }
  }

  @Test("Fifty kills at random moments tear no golden")
  func kills() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      _ = try ChildProcess.run("/bin/rm", [folder("Scenarios/ok.json")])
      let variants = ["", "\n  \"navigator\": { \"arrivalDistance\": 60 },"]
      var whole: [[[UInt8]]] = []
      for variant in variants {
        try write(variant, to: folder)
        #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
        whole.append(try goldens(folder))
      }
      let start = ContinuousClock.now
      let run = try ChildProcess.run(
        ChildProcess.navsim,
        ["accept", "--unseen", folder("Scenarios")]
      )
      #expect(run.status == 0)
      let span = Double((ContinuousClock.now - start) / .microseconds(1))
      var state: UInt64 = 42
      var killed = 0
      for attempt in 0..<50 {
        try write(variants[attempt % 2], to: folder)
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let share = Double(state >> 33) / Double(1 << 31)
        let status = try ChildProcess.run(
          ChildProcess.navsim,
          ["accept", "--unseen", folder("Scenarios")],
          killAfterMicroseconds: Int(span * 1.2 * share)
        ).status
        if status == 128 + SIGKILL { killed += 1 }
        for (place, golden) in try goldens(folder).enumerated() {
          #expect(
            golden == whole[0][place] || golden == whole[1][place],
            "torn: \(Self.names[place])"
          )
        }
      }
      #expect(killed > 10, "the moments lie within the work")
      try write("", to: folder)
      #expect(CommandRun("accept", "--unseen", folder("Scenarios")).status == 0)
      #expect(try goldens(folder) == whole[0], "what was left behind is no obstacle")
    }
  }

  @Test("In a tree that cannot be written, accepting is exit 70 and the goldens stay")
  func readOnly() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let scenario = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", scenario).status == 0)
      let golden = try Folder.bytes(of: folder("Golden/ok.jsonl"))
      let extra = "\n  \"navigator\": { \"arrivalDistance\": 60 },"
      try folder.write(Suite.scenario(extra: extra), to: "Scenarios/ok.json")
      _ = unsafe chmod(folder("Golden"), 0o555)
      defer { _ = unsafe chmod(folder("Golden"), 0o755) }
      // Root may write everywhere.
      guard unsafe access(folder("Golden"), W_OK) != 0 else { return }
      #expect(CommandRun("accept", "--unseen", scenario).status == 70)
      #expect(try Folder.bytes(of: folder("Golden/ok.jsonl")) == golden)
    }
  }
}
