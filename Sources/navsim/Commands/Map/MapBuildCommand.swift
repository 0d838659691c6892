import Platform
import AddressIndex
import Regression
import RoadNetwork
import RouteGuidance
import ScenarioLanguage

/// `navsim map build MAP -o FILE`: a map ready for use, which opens at once.
enum MapBuildCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "the .navmap written"
    )
    static let noAddresses = CommandOption(
      "no-addresses",
      "leave out what a search finds: addresses, streets, places, points of interest",
      isCommon: false
    )
  }

  static let description = CommandDescription(
    .mapBuild,
    "make a .navmap of OpenStreetMap data: it opens at once, whatever its size",
    operands: "<map>",
    operandCount: 1...1,
    examples: [
      .init("navsim map build town.osm.pbf -o town.navmap", "for cars"),
      .init("navsim map build town.osm.pbf -o town-foot.navmap --profile foot", "for who walks"),
    ],
    options: [
      Options.output, MapOptions.profile, MapOptions.drivingSide, Options.noAddresses,
      OutputRule.force,
    ],
    discussion: """
      A .navmap holds the roads for one kind of traveller and the address index, with checksums for
      every 64 kB. It is mapped into memory, not read: only what a route needs is touched.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let path = arguments.operands[0]
    guard let output = arguments.value(Options.output) else {
      throw UsageError("where should the map go?", hint: "-o FILE, as in -o town.navmap")
    }
    let rule = OutputRule.work(isForced: arguments.has(OutputRule.force))
    try session.check(output: output, rule)
    defer { session.error.clearProgress() }
    session.error.progress("reading \(path)")
    LargeBlocks.separate()
    let (data, elements) = try OSMReader.read(path: path, options: .map)
    let search = arguments.has(Options.noAddresses) ? nil : AddressIndexBuilder.build(data)
    session.error.progress(
      "building the roads of \(Quantity.grouped(Int64(data.wayCount))) ways and their hierarchy"
    )
    let map = GuidedMap(
      consume data,
      elements,
      profile: MapOptions.profile(arguments) ?? .car,
      side: MapOptions.drivingSide(arguments),
      hasHierarchy: true
    )
    guard map.roads.graph.edgeCount > 0 else {
      throw MapError(
        source: path,
        message: "no road for the profile \"\(map.roads.graph.profile.name)\" in the map"
      )
    }
    session.error.progress("writing \(output)")
    let size = try write(map, search?.index, to: output, session)
    session.error.clearProgress()
    for line in MapInfoCommand.lines(path, map.roads) { session.output.line(line) }
    if let hierarchy = map.roads.hierarchy {
      session.output.line("  hierarchy     \(Quantity.grouped(Int64(hierarchy.arcCount))) arcs")
    }
    if let search {
      for line in AddressReportText.lines(search.index, search.report) { session.output.line(line) }
    }
    session.output.line("  written       \(output), \(Quantity.size(bytes: size))")
    return .success
  }

  private static func write(
    _ map: GuidedMap,
    _ addresses: AddressIndex?,
    to path: String,
    _ session: Session
  ) throws -> Int {
    var size = 0
    let file = try OutputFile(path, .work(isForced: true), in: session)
    var writer = map.navmap
    addresses?.store(in: &writer)
    try writer.write { bytes in
      size += bytes.count
      try file.append(bytes)
    }
    try file.commit()
    return size
  }
}
