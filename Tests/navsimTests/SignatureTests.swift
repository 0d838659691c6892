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
