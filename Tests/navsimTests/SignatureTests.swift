import ScenarioLanguage
import Testing

@testable import navsim

@Suite("Signatures for git bisect")
struct SignatureTests {
  private let scenario = Folder.package("Scenarios/arrival/at-25-metres.json")

  @Test("0 is the same, 1 is another, 125 cannot be told")
  func contract() throws {
    let told = CommandRun("run", scenario, "--signature")
    #expect(told.status == 0)
    let digest = try #require(told.output.split(separator: "\n").first).description
    #expect(digest.count == 16)
    #expect(CommandRun("run", scenario, "--expect-signature", digest).status == 0)
    #expect(CommandRun("run", scenario, "--expect-signature", digest.uppercased()).status == 0)
    let other = CommandRun("run", scenario, "--expect-signature", "0123456789abcdef")
    #expect(other.status == 1)
    #expect(other.error.contains(digest))
    try Folder.withTemporary { folder in
      try folder.write("{ oops", to: "bad.json")
      #expect(CommandRun("run", folder("bad.json"), "--expect-signature", digest).status == 125)
      let absent = CommandRun("run", folder("absent.json"), "--expect-signature", digest)
      #expect(absent.status == 125)
      #expect(absent.error.contains("absent.json"))
      let silent = ["--expect-signature", digest, "--navigator", "no-such-program"]
      #expect(CommandRun(arguments: ["run", scenario] + silent).status == 125)
      #expect(CommandRun("run", folder("bad.json"), "--signature").status == 2)
      let matrix = Folder.package("Scenarios/drawn/deep-canyon.json")
      let many = CommandRun("run", matrix, "--expect-signature", digest)
      #expect(many.status == 125)
      #expect(many.error == "error: a signature is that of one scenario, not of 8\n")
    }
  }

  @Test("A failure has a code: 1 is this failure, 0 none, 125 another")
  func failures() throws {
    try Folder.withTemporary { folder in
      try Suite.write(to: folder)
      let path = folder("Scenarios/ok.json")
      #expect(CommandRun("accept", "--unseen", path).status == 0)
      let whole = CommandRun("run", path, "--signature")
      #expect(whole.error.isEmpty)
      #expect(CommandRun("run", path, "--expect-failure", "0123456789abcdef").status == 0)
      let text = try Folder.text(of: path)
      try folder.write(
        text.replacing("\"count\": 1", with: "\"count\": 2"),
        to: "Scenarios/ok.json"
      )
      let failing = CommandRun("run", path, "--signature")
      #expect(failing.status == 0)
      let code = try #require(
        failing.error.firstMatch(of: #/fails as ([0-9a-f]{16}): expectation/#)
      )
      .output.1
      #expect(CommandRun("run", path, "--expect-failure", String(code)).status == 1)
      // What fails in another way says nothing of this one.
      try folder.write(
        text.replacing("\"count\": 1", with: "\"count\": 0"),
        to: "Scenarios/ok.json"
      )
      let other = CommandRun("run", path, "--expect-failure", String(code))
      #expect(other.status == 125)
      #expect(other.error.contains("fails as "))
      #expect(CommandRun("run", folder("nix.json"), "--expect-failure", String(code)).status == 125)
      let both = ["--expect-failure", String(code), "--expect-signature", String(code)]
      #expect(CommandRun(arguments: ["run", path] + both).status == 2)
    }
  }

  @Test(
    "What is no digest is an error of the command line",
    arguments: ["", "abc", "0123456789abcdeg"]
  )
  func refused(text: String) {
    #expect(CommandRun("run", scenario, "--expect-signature", text).status == 2)
  }
}
