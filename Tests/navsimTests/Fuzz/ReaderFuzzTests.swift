import Platform
import Testing

@testable import navsim

/// Damaged files of every format through every command that reads them.
///
/// They are told from good ones, and nothing else happens. `tools/fuzz-readers` does this for as long as
/// somebody wants.
///
/// `NAVSIM_FUZZ_SEED` says which files; `NAVSIM_FUZZ_COUNT` how many, 150 without it; `NAVSIM_FUZZ_NOTE`
/// where the file under way is kept, should the program end; `NAVSIM_FUZZ_REPLAY` runs one such file again.
@Suite("Damaged files", .serialized)
struct ReaderFuzzTests {
  /// A format's good files, and the commands that read them; FILE stands for the damaged one.
  private struct Format {
    var name: String
    var ending: String
    var seeds: [String]
    var commands: [String]
    /// What takes so long that it comes once in fifty.
    var longCommands: [String] = []
    /// What the changed bytes are packed into.
    var container: Container = .bare
  }

  private enum Container {
    case bare, gzip, kmz, pbf, deflatedPBF, fit

    func packed(_ bytes: [UInt8]) -> [UInt8] {
      switch self {
      case .bare: return bytes
      case .gzip: return Deflate.compressed(bytes, in: .gzip) ?? bytes
      case .kmz:
        var archive = ZipWriter()
        archive.append("doc.kml", bytes)
        return archive.finished()
      case .pbf, .deflatedPBF: return MapSeed.file(of: bytes, isDeflated: self == .deflatedPBF)
      case .fit: return FITSeed.file(of: bytes)
      }
    }
  }

  /// The small traces of formats that the suite has none of, as the tests of their readers hold them.
  private static let samples = [
    "gpsd", "igc", "navrec", "tcx", "gnsslogger", "timeline", "records", "ferrostar", "mapbox",
    "corelocation", "valhalla", "xcode",
  ]

  private static let mapCommands = [
    "map info FILE", "map info FILE --json", "map search FILE mill",
    "map route FILE 47.1427,9.5195 47.1409,9.5255",
  ]
  private static let longMapCommands = [
    "map export FILE", "map draw FILE -o -", "map match FILE Scenarios/traces/planned.gpx",
  ]

  private static let traceCommands = [
    "trace info FILE", "trace info FILE --json", "trace plot FILE -o -",
    "trace convert FILE - --to nmea", "trace convert FILE - --to geojson", "trace clean FILE",
    "trace clean FILE --json", "trace split FILE",
  ]

  private static let formats = [
    Format(
      name: "scenario",
      ending: "json",
      seeds: [
        "Scenarios/reroute/missed-turn.json", "Scenarios/venues/tiles-from-addresses.json",
        "Scenarios/faults/multipath.json", "Scenarios/frames/an-evening-drive.json",
      ],
      commands: [
        "lint FILE", "run FILE --quiet", "run FILE --all", "fmt --check FILE", "lint FILE --json",
        "migrate --check FILE",
      ],
      longCommands: [
        "explain FILE --at 47", "margins FILE", "coverage FILE --missing", "report FILE -o -",
        "export FILE --as geojson -o -", "ensemble FILE --seeds 1",
      ]
    ),
    Format(
      name: "recording",
      ending: "jsonl",
      seeds: [
        "Golden/reroute/missed-turn.jsonl", "Golden/venues/tiles-from-addresses.jsonl",
        "Golden/drive/two-stops-by-the-model.jsonl", "Golden/frames/an-evening-drive.jsonl",
      ],
      commands: [
        "timeline FILE", "timeline FILE --all", "timeline FILE --textconv", "diff FILE SEED",
        "diff SEED FILE -u", "diff SEED FILE -y", "diff SEED FILE --json", "lint FILE",
        "fmt --check FILE", "migrate --check FILE",
      ]
    ),
    Format(
      name: "trace",
      ending: "trace",
      seeds: [
        "Scenarios/traces/planned.gpx", "Scenarios/traces/planned.nmea",
        "Scenarios/traces/messy.csv",
        "trace.kml", "trace.geojson",
      ] + samples.map { $0 + ".sample" },
      commands: traceCommands
    ),
    // It holds fixes and positions, of which one must be named.
    Format(
      name: "trace with two tracks",
      ending: "mcap",
      seeds: ["trace.mcap"],
      commands: traceCommands.filter { $0 != "trace split FILE" }.map { $0 + " --track 1" }
        + ["trace split FILE", "trace info FILE"]
    ),
    Format(
      name: "packed trace",
      ending: "kmz",
      seeds: ["trace.kml"],
      commands: traceCommands,
      container: .kmz
    ),
    Format(
      name: "messages of FIT",
      ending: "fit",
      seeds: ["trace.messages"],
      commands: traceCommands,
      container: .fit
    ),
    Format(name: "FIT", ending: "fit", seeds: ["trace.fit"], commands: traceCommands),
    Format(
      name: "packed map",
      ending: "osm.gz",
      seeds: ["small.osm"],
      commands: ["map info FILE", "map search FILE mill"],
      longCommands: ["map draw FILE -o -"],
      container: .gzip
    ),
    Format(
      name: "map",
      ending: "osm",
      seeds: ["small.osm"],
      commands: mapCommands,
      longCommands: longMapCommands
    ),
    Format(
      name: "block of PBF",
      ending: "osm.pbf",
      seeds: ["small.block"],
      commands: mapCommands,
      longCommands: longMapCommands,
      container: .pbf
    ),
    Format(
      name: "deflated block of PBF",
      ending: "osm.pbf",
      seeds: ["small.block"],
      commands: mapCommands,
      longCommands: longMapCommands,
      container: .deflatedPBF
    ),
    Format(name: "PBF", ending: "osm.pbf", seeds: ["small.osm.pbf"], commands: mapCommands),
    Format(
      name: "navmap",
      ending: "navmap",
      seeds: ["map.navmap"],
      commands: mapCommands,
      longCommands: longMapCommands
    ),
    Format(
      name: "answer",
      ending: "answer",
      seeds: ["Scenarios/cassettes/by-mill-lane.json", "Scenarios/cassettes/two-stops.json"],
      commands: ["route info FILE", "route info FILE --json"]
    ),
    Format(
      name: "result",
      ending: "result",
      seeds: ["result.json", "result.blob"],
      commands: ["merge-reports FILE", "merge-reports FILE --reporter junit=-"]
    ),
    Format(
      name: "bundle",
      ending: "navbundle",
      seeds: ["bundle.navbundle"],
      commands: ["run FILE --quiet"]
    ),
  ]

  private let environment = SystemProcess.environment

  #if DEBUG
    /// Such a build is some ten times slower than what people use.
    private static let patience = Duration.seconds(10)
  #else
    private static let patience = Duration.seconds(1)
  #endif

  /// Makes the seeds that are made of others.
  private func makeSeeds(in folder: Folder) throws {
    func run(_ words: String...) {
      let done = CommandRun(arguments: words)
      #expect(done.status == 0, "\(words): \(done.error)")
    }
    for name in ["Scenarios/traces", "Scenarios/cassettes", "Scenarios/maps/harbour.osm"] {
      try folder.copy(name)
    }
    let (suite, missed) = (Folder.package, Folder.package("Scenarios/reroute/missed-turn.json"))
    // Of the harbour's map one in a hundred changes would hit what is read.
    let map = MapSeed(
      try Folder.text(of: suite("Scenarios/maps/harbour.osm")),
      latitude: 47.1427,
      longitude: 9.5195
    )
    try folder.write(map.xml, to: "small.osm")
    try folder.write(map.block, to: "small.block")
    try folder.write(MapSeed.file(of: map.block, isDeflated: false), to: "small.osm.pbf")
    try folder.write(FITSeed.messages, to: "trace.messages")
    try folder.write(FITSeed.file(of: FITSeed.messages), to: "trace.fit")
    run("trace", "convert", suite("Scenarios/traces/planned.gpx"), folder("trace.kml"))
    run("trace", "convert", suite("Scenarios/traces/planned.gpx"), folder("trace.geojson"))
    run("map", "build", folder("small.osm"), "-o", folder("map.navmap"))
    run("bundle", missed, "-o", folder("bundle.navbundle"))
    run("export", missed, "--as", "mcap", "-o", folder("trace.mcap"))
    for name in Self.samples { try folder.write(try Self.sample(name), to: name + ".sample") }
    run(
      "test",
      missed,
      "--update",
      "none",
      "--reporter",
      "json=" + folder("result.json"),
      "--reporter",
      "blob=" + folder("result.blob")
    )
  }

  /// Returns a text that the tests of the trace readers hold.
  private static func sample(_ name: String) throws -> String {
    let source = try Folder.text(
      of: Folder.package("Tests/TracesTests/Support/FormatSamples.swift")
    )
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("let \(name) = \"\"\"") })
    let text = lines[(start + 1)...].prefix { $0 != "    \"\"\"" }
    return text.map { $0.dropFirst(4) }.joined(separator: "\n").replacing("\\\n", with: "")
  }

  @Test("are refused or read, and nothing ends, hangs or writes to the terminal what it obeys")
  func fuzz() throws {
    let count = environment["NAVSIM_FUZZ_COUNT"].flatMap { Int($0) } ?? 150
    var mutator = FuzzMutator(seed: environment["NAVSIM_FUZZ_SEED"] ?? "navsim")
    try Folder.withTemporary { folder in
      try makeSeeds(in: folder)
      var seeds: [String: [UInt8]] = [:]
      for name in Self.formats.flatMap(\.seeds) {
        let path = name.contains("/") ? Folder.package(name) : folder(name)
        seeds[name] = try Folder.bytes(of: path)
      }
      for number in stride(from: 1, through: count, by: 1) {
        let format = Self.formats[mutator.below(Self.formats.count)]
        let names = (0..<2).map { _ in format.seeds[mutator.below(format.seeds.count)] }
        let changed = mutator.changed(seeds[names[0]] ?? [], other: seeds[names[1]] ?? [])
        let bytes = format.container.packed(changed)
        let isLong = !format.longCommands.isEmpty && mutator.below(50) == 0
        let commands = isLong ? format.longCommands : format.commands
        let command = commands[mutator.below(commands.count)]
        try check(bytes, format.ending, command, seed: names[0], in: folder)
        if number % 100 == 0 || number == count { try note("\(number)\n", as: "count") }
      }
    }
  }

  /// Keeps a text beside the file under way, where somebody asked for it.
  private func note(_ text: String, as ending: String) throws {
    guard let note = environment["NAVSIM_FUZZ_NOTE"] else { return }
    try Folder("/").write(text, to: String(note.dropFirst()) + "." + ending)
  }

  @Test("are of seeds that are read whole, so that it is the damage that is refused")
  func seedsAreGood() throws {
    try Folder.withTemporary { folder in
      try makeSeeds(in: folder)
      for format in Self.formats {
        for name in format.seeds {
          let bytes = try Folder.bytes(
            of: name.contains("/") ? Folder.package(name) : folder(name)
          )
          #expect(bytes.count < 150_000, "\(name)")
          let path = try folder.write(
            format.container.packed(bytes),
            to: "Scenarios/x/x." + format.ending
          )
          let command = try #require(format.commands.first)
          let words = command.split(separator: " ").map { $0 == "FILE" ? path : String($0) }
          let run = CommandRun(arguments: words)
          #expect(run.status == 0, "\(name): \(run.error)")
        }
      }
    }
  }

  @Test(
    "that ended the program once are run again",
    .enabled(if: SystemProcess.environment["NAVSIM_FUZZ_REPLAY"] != nil)
  )
  func replay() throws {
    let path = environment["NAVSIM_FUZZ_REPLAY"] ?? ""
    let bytes = try Folder.bytes(of: path)
    try Folder.withTemporary { folder in
      try makeSeeds(in: folder)
      for format in Self.formats where path.hasSuffix("." + format.ending) {
        for command in format.commands + format.longCommands {
          try check(bytes, format.ending, command, seed: format.seeds[0], in: folder)
        }
      }
    }
  }

  private func check(
    _ bytes: [UInt8],
    _ ending: String,
    _ command: String,
    seed: String,
    in folder: Folder
  ) throws {
    // Beside the suite, where the files are that a scenario names.
    let path = try folder.write(bytes, to: "Scenarios/x/x." + ending)
    if let note = environment["NAVSIM_FUZZ_NOTE"] {
      try Folder("/").write(bytes, to: String(note.dropFirst()) + "." + ending)
      try self.note(command + "\n", as: "command")
    }
    let words = command.split(separator: " ").map { word -> String in
      switch word {
      case "FILE": path
      case "SEED": seed.contains("/") ? Folder.package(seed) : folder(seed)
      default: word.hasPrefix("Scenarios/") ? Folder.package(String(word)) : String(word)
      }
    }
    let clock = ContinuousClock()
    var run: CommandRun?
    let before = PeakMemory.begin()
    var time = clock.measure { run = CommandRun(arguments: words, isTerminal: true) }
    let memory = PeakMemory.now - before
    if time > Self.patience {
      // Something else may have had the processor.
      time = min(time, clock.measure { run = CommandRun(arguments: words, isTerminal: true) })
    }
    let done = try #require(run)
    #expect(time < Self.patience, "\(command) took \(time)\(kept(bytes, ending))")
    #expect(memory < 256 << 10, "\(command) took \(memory) KB\(kept(bytes, ending))")
    #expect(done.status != 70, "\(command): \(done.error)\(kept(bytes, ending))")
    for text in [done.output, done.error] {
      let fault = HostileTextTests.fault(of: text, isColored: true, isMachines: false)
      #expect(fault == nil, "\(command): \(fault ?? "")\(kept(bytes, ending))")
    }
  }

  /// Keeps a file that showed something, and says where.
  private func kept(_ bytes: [UInt8], _ ending: String) -> String {
    guard let note = environment["NAVSIM_FUZZ_NOTE"] else { return "" }
    let path = note + "-" + String(Checksum.crc32(bytes[...]), radix: 16) + "." + ending
    _ = try? Folder("/").write(bytes, to: String(path.dropFirst()))
    return "\nkept as \(path)"
  }
}
