import Platform
import Regression
import Testing
import TestSupport

@Suite struct GoldenStoreTests {
  private let folder: TemporaryFolder
  private let root: SuiteRoot
  private let text = DriveRecording().text

  init() throws {
    folder = try TemporaryFolder()
    root = SuiteRoot(scenarios: folder("Scenarios"))
    try folder.write("{}", to: "Scenarios/a/drive.json")
  }

  private var identity: ScenarioIdentity {
    ScenarioIdentity(path: folder("Scenarios/drive.json"), workingFolder: "/")
  }

  @Test("What waits is listed by name, accepted into the golden and gone")
  func accept() throws {
    try folder.write("old", to: "Golden/drive.jsonl")
    try folder.write(text, to: "Golden/drive.new.jsonl")
    try folder.write("x", to: "Golden/a/b.new.jsonl")
    let store = GoldenStore()
    let waiting = try store.pending(in: root)
    #expect(waiting.map(\.name) == ["a/b", "drive"])
    let drive = try #require(waiting.last)
    #expect(drive.replacesGolden)
    #expect(store.pending(for: identity) == drive)
    try store.accept(drive)
    #expect(try folder.read("Golden/drive.jsonl") == text)
    #expect(try store.pending(in: root).map(\.name) == ["a/b"])
  }

  @Test("What is rejected is gone, and the golden stays")
  func reject() throws {
    try folder.write("old", to: "Golden/drive.jsonl")
    try folder.write(text, to: "Golden/drive.new.jsonl")
    let store = GoldenStore()
    try store.reject(try #require(store.pending(for: identity)))
    #expect(try folder.read("Golden/drive.jsonl") == "old")
    #expect(store.pending(for: identity) == nil)
  }

  @Test("A folder of its own takes what waits, and accepting brings it home")
  func pendingFolder() throws {
    let store = GoldenStore(pendingFolder: folder("elsewhere"))
    #expect(store.pendingPath(for: identity) == folder("elsewhere/drive.new.jsonl"))
    try folder.write(text, to: "elsewhere/drive.new.jsonl")
    let waiting = try store.pending(in: root)
    #expect(waiting.map(\.goldenPath) == [folder("Golden/drive.jsonl")])
    try store.accept(try #require(waiting.first))
    #expect(try folder.read("Golden/drive.jsonl") == text)
    #expect(try store.pending(in: root).isEmpty)
  }

  @Test(
    "A recording that is not whole is not accepted",
    arguments: [
      "", "{\"navsim\":1,\"scenario\":\"drive\"}", "{\"navsim\":1,\"scenario\":\"x\"}\n",
    ]
  )
  func refuse(text: String) throws {
    try folder.write("old", to: "Golden/drive.jsonl")
    try folder.write(text, to: "Golden/drive.new.jsonl")
    let store = GoldenStore()
    let pending = try #require(store.pending(for: identity))
    #expect(throws: GoldenDamage.self) { try store.accept(pending) }
    #expect(try folder.read("Golden/drive.jsonl") == "old")
    #expect(try folder.read("Golden/drive.new.jsonl") == text)
  }

  @Test("A golden without scenario is obsolete, a pending one is not")
  func obsolete() throws {
    try folder.write(text, to: "Golden/drive.jsonl")
    try folder.write(text, to: "Golden/old/gone.jsonl")
    try folder.write(text, to: "Golden/old/gone.new.jsonl")
    try folder.write(text, to: "Golden/.hidden.jsonl")
    let found = try GoldenStore().obsolete(in: root, scenarios: [identity])
    #expect(found == [folder("Golden/old/gone.jsonl")])
  }

  @Test("A suite without goldens has none that are obsolete or wait")
  func empty() throws {
    #expect(try GoldenStore().obsolete(in: root, scenarios: []).isEmpty)
    #expect(try GoldenStore().pending(in: root).isEmpty)
  }
}
