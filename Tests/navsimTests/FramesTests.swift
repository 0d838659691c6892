import Foundation
import ScenarioLanguage
import Testing
import Waiting

@testable import navsim

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("navsim run --frames", .waits)
struct FramesTests {
  static let scenario = "Scenarios/drive/two-stops-by-the-model.json"

  private func run(
    _ words: [String],
    in folder: Folder = .package
  ) throws -> (status: Int32, output: String, error: String) {
    let run = try ChildProcess.run(
      ChildProcess.navsim,
      ["run"] + words,
      environment: ["NO_COLOR": "1"],
      folder: folder.path
    )
    return (run.status, run.output, run.error)
  }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("The folder holds a frame each so many seconds, and a page that turns them over")
  func folder() throws {
    try Folder.withTemporary { folder in
      let answer = try run([Self.scenario, "--frames", folder("a/b"), "--every", "40"])
      #expect(answer.status == 0)
      #expect(answer.output.contains("frames in \(folder("a/b/index.html"))"))
      let names = try names(in: folder("a/b"))
      #expect(names.first == "frame-000000.0.svg" && names.last == "index.html")
      #expect(names.dropFirst().first == "frame-000040.0.svg")
      let page = try Folder.text(of: folder("a/b/index.html"))
      for name in names.dropLast() { #expect(page.contains("\"\(name)\"")) }
      let frame = try Folder.bytes(of: folder("a/b/frame-000040.0.svg"))
      #expect(XMLParser(data: Data(frame)).parse())
    }
  }

  @Test("Frames change nothing of the run, and come out the same twice")
  func observed() throws {
    try Folder.withTemporary { folder in
      let plain = try run([Self.scenario, "--events", folder("plain.jsonl")])
      let options = ["--frames-at", "12.5,30"]
      let first = try run(
        [Self.scenario, "--events", folder("framed.jsonl"), "--frames", folder("a")] + options
      )
      _ = try run([Self.scenario, "--frames", folder("b")] + options)
      #expect(plain.status == 0 && first.status == 0)
      #expect(
        try Folder.bytes(of: folder("plain.jsonl")) == Folder.bytes(of: folder("framed.jsonl"))
      )
      let names = try names(in: folder("a"))
      #expect(names == ["frame-000012.5.svg", "frame-000030.0.svg", "index.html"])
      for name in names {
        #expect(try Folder.bytes(of: folder("a/\(name)")) == Folder.bytes(of: folder("b/\(name)")))
      }
    }
  }

  @Test("Of several scenarios each has a folder of its own")
  func several() throws {
    try Folder.withTemporary { folder in
      let other = "Scenarios/reroute/missed-turn.json"
      _ = try run([Self.scenario, other, "--frames", folder("a"), "--frames-at", "5", "-q"])
      for name in ["drive/two-stops-by-the-model", "reroute/missed-turn"] {
        let names = try names(in: folder("a/\(name)"))
        #expect(names == ["frame-000005.0.svg", "index.html"])
      }
    }
  }

  @Test("A scenario without map and position says so, in the frames and in a warning")
  func empty() throws {
    try Folder.withTemporary { folder in
      let scenario = try folder.write(
        "{ \"version\": 1, \"title\": \"Nothing\", \"duration\": 10, \"expect\": [] }",
        to: "Scenarios/x.json"
      )
      let answer = try run([scenario, "--frames", folder("a")])
      #expect(
        (answer.output + answer.error).contains("the scenario has no map, route or position")
      )
      let frame = try Folder.text(of: folder("a/frame-000000.0.svg"))
      #expect(frame.contains("No map and no position yet"))
      let names = try names(in: folder("a"))
      #expect(names.count == 4 && names[2] == "frame-000010.0.svg")
    }
  }

  @Test(
    "A rhythm or time that is none is exit 2",
    arguments: [
      ["--every", "0"], ["--every", "-5"], ["--every", "x"], ["--every", "nan"],
      ["--every", "0.25"], ["--frames-at", "1,,2"], ["--frames-at", "-1"],
      ["--frames-at", "1e300"],
    ]
  )
  func badTimes(words: [String]) throws {
    let answer = try run([Self.scenario, "--frames", "/nowhere"] + words)
    #expect(answer.status == 2)
    #expect(answer.error.contains(words[0]))
  }

  @Test("Times without a folder are exit 2", arguments: ["--every", "--frames-at"])
  func noFolder(option: String) throws {
    let answer = try run([Self.scenario, option, "5"])
    #expect(answer.status == 2 && answer.error.contains("--frames FOLDER"))
  }

  @Test("A folder that cannot be written is exit 70, before the run")
  func unwritable() throws {
    try Folder.withTemporary { folder in
      try folder.write("a file", to: "taken")
      let answer = try run([Self.scenario, "--frames", folder("taken")])
      #expect(answer.status == 70)
      #expect(answer.error.contains("taken"))
    }
  }
}
