import Foundation
import ScenarioLanguage
import Testing

@testable import navsim

@Suite("navsim trace")
struct TraceCommandTests {
  private func run(
    _ words: [String],
    input: String = "/dev/null"
  ) throws -> (status: Int32, output: String, error: String) {
    let run = try ChildProcess.run(
      ChildProcess.navsim,
      ["trace"] + words,
      environment: ["NO_COLOR": "1"],
      folder: Folder.package.path,
      input: input
    )
    return (run.status, run.output, run.error)
  }

  private func write(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test("A trace goes from format to format and back without a loss that is not told")
  func convert() throws {
    try Folder.withTemporary { folder in
      let source = "Scenarios/traces/missed-turn.gpx"
      let first = try run(["convert", source, folder("a.kml")])
      #expect(first.status == 0 && first.error.hasPrefix("145 fixes written as kml"))
      let xcode = try run(["convert", folder("a.kml"), folder("b.gpx"), "--to", "xcode"])
      #expect(xcode.status == 0)
      #expect(xcode.error.contains("xcode cannot hold: speed"))
      let info = try run(["info", folder("b.gpx"), "--json"])
      #expect(info.output.contains("\"format\":\"xcode\",\"fixes\":145"))
      let back = try run(["convert", folder("a.kml"), "-", "--to", "csv"])
      let direct = try run(["convert", source, "-", "--to", "csv"])
      #expect(back.output == direct.output)
    }
  }

  @Test(
    "A trace of standard input is read as one of a file",
    arguments: ["info", "clean", "split"]
  )
  func standardInput(command: String) throws {
    let source = Folder.package("Scenarios/traces/two-stops.csv")
    let words = command == "split" ? ["--split", "20"] : []
    let file = try run([command, source] + words)
    let input = try run([command, "-"] + words, input: source)
    #expect(file.status == 0 && input.status == 0)
    #expect(input.output == file.output.replacing(source, with: "stdin"))
    #expect(try run([command, "-"] + words, input: "/dev/null").error.contains("stdin: error"))
  }

  @Test("What the receiver made up is taken out, and told with its line")
  func clean() throws {
    try Folder.withTemporary { folder in
      var text = "time,lat,lon\n"
      for second in 0..<60 {
        let place = second == 30 ? "48,9" : "47,\(9 + Double(second) * 10 / 75_800)"
        text += "\(1_772_352_000 + second),\(place)\n"
      }
      try write(text, folder("spike.csv"))
      let look = try run(["clean", folder("spike.csv")])
      #expect(look.status == 0)
      #expect(look.output.contains("59 of 60 fixes would remain"))
      #expect(look.output.contains("taken out 1 spike (first at line 32)"))
      let pipe = try run(["clean", folder("spike.csv"), "-", "--to", "csv"])
      #expect(pipe.output.split(separator: "\n").count == 60 && !pipe.output.contains(",48,"))
      #expect(pipe.error.contains("59 of 60 fixes written as csv"))
      let json = try run(["clean", folder("spike.csv"), folder("out.kmz"), "--json"])
      #expect(json.output.contains(#""remaining":59,"cleaned":[{"kind":"spike","count":1,"#))
      #expect(try run(["info", folder("out.kmz"), "--json"]).output.contains(#""fixes":59"#))
      #expect(try run(["clean", folder("spike.csv"), "-", "--json"]).status == 2)
      #expect(try run(["clean", folder("spike.csv"), folder("out.kmz")]).error.contains("--force"))
    }
  }

  @Test("A log is divided into its drives, and none is written where one is in the way")
  func split() throws {
    try Folder.withTemporary { folder in
      let words = ["split", "Scenarios/traces/two-stops.csv", folder("drives"), "--split", "20"]
      let first = try run(words)
      #expect(first.status == 0)
      #expect(first.output.contains("  2 drives\n"))
      for (number, fixes) in [(1, 73), (2, 108)] {
        let info = try run(["info", folder("drives/two-stops-\(number).csv"), "--json"])
        #expect(info.output.contains("\"format\":\"csv\",\"fixes\":\(fixes),"))
      }
      try FileManager.default.removeItem(atPath: folder("drives/two-stops-1.csv"))
      let second = try run(words)
      #expect(
        second.status == 2 && second.error.contains("two-stops-2.csv: error: it is there already")
      )
      #expect(!FileManager.default.fileExists(atPath: folder("drives/two-stops-1.csv")))
      let nameless = try run(["split", "-", folder("drives")], input: "/dev/null")
      #expect(nameless.status == 2 && nameless.error.contains("--to gpx"))
    }
  }

  @Test("A format that is not written is refused with those that are")
  func notWritten() throws {
    let answer = try run(["convert", "Scenarios/traces/missed-turn.gpx", "a.fit"])
    #expect(answer.status == 2)
    #expect(answer.error.contains("--to gpx, nmea, geojson, csv, kml, kmz, xcode"))
  }

  @Test("A format that is not read is named with the command that converts it")
  func foreign() throws {
    try Folder.withTemporary { folder in
      let path = folder("my ride.gdb")
      try write("MsRcf\u{0}", path)
      let answer = try run(["info", path])
      #expect(answer.status == 2)
      #expect(answer.error.contains("Garmin GDB is not read"))
      #expect(answer.error.contains("gpsbabel -i gdb -f '\(path)' -o gpx -F out.gpx"))
    }
  }

  /// A drive east at 10 m/s: as it was, and as a receiver a metre to the right of it tells.
  private func drive(_ folder: Folder, minutes: Int) throws {
    var (truth, told) = ("time,lat,lon\n", "time,lat,lon,speed,course\n")
    for second in 0..<(60 * minutes) {
      let time = 1_772_352_000 + second
      let longitude = 9 + Double(second) * 10 / 75_800
      let swing = Double((second * 7919) % 200 - 100) * 2e-8
      truth += "\(time),47,\(longitude)\n"
      told += "\(time),\(47 - 9e-6 + swing),\(longitude),10,90\n"
    }
    try write(truth, folder("truth.csv"))
    try write(told, folder("told.csv"))
  }

  @Test("A receiver is calibrated by a reference, and what is printed can be pasted")
  func calibrate() throws {
    try Folder.withTemporary { folder in
      try drive(folder, minutes: 10)
      let words = ["calibrate", folder("told.csv"), "--reference", folder("truth.csv")]
      let answer = try run(words)
      #expect(answer.status == 0)
      #expect(answer.output.contains("600 fixes with a reference over 9:59"))
      #expect(answer.output.contains("{\"kind\":\"bias\",\"across\":1}"))
      #expect(answer.output.hasSuffix("]\n"))
      let json = try run(words + ["--json"])
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      )
      #expect(object["fixes"] as? Int == 600)
      let across = try #require(object["across"] as? Double)
      #expect((across - 1).magnitude < 0.05)
      #expect((object["faults"] as? [[String: Any]])?.first?["kind"] as? String == "bias")
    }
  }

  @Test("A calibration without a reference, or with one of another day, says what is missing")
  func calibrateRefusals() throws {
    try Folder.withTemporary { folder in
      try drive(folder, minutes: 2)
      let alone = try run(["calibrate", folder("told.csv")])
      #expect(alone.status == 2)
      #expect(alone.error.contains("--reference TRACE"))
      let elsewhere = try run([
        "calibrate", folder("told.csv"), "--reference", "Scenarios/traces/missed-turn.gpx",
      ])
      #expect(elsewhere.status == 2)
      #expect(elsewhere.error.contains("another drive?"))
      let truth = try String(contentsOfFile: folder("truth.csv"), encoding: .utf8)
      try write(truth.replacing("\n1772", with: "\n1773"), folder("later.csv"))
      let later = try run(["calibrate", folder("told.csv"), "--reference", folder("later.csv")])
      #expect(later.status == 2)
      #expect(later.error.contains("fewer than 60 of its 120 fixes have a reference"))
      let missing = try run(["calibrate", folder("no.csv"), "--reference", folder("truth.csv")])
      #expect(missing.status == 2)
    }
  }
}
