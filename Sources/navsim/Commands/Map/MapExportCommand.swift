import Platform
import Regression
import RoadNetwork
import Simulation

/// `navsim map export MAP -o FILE.osm`: a map as other programs read it.
enum MapExportCommand: Command {
  /// What may stand on its command line.
  enum Options {
    static let output = CommandOption(
      "output",
      short: "o",
      .required("file"),
      "the file written (standard output)"
    )
  }

  static let description = CommandDescription(
    .mapExport,
    "a map as OpenStreetMap's XML, for other programs",
    operands: "<map>",
    operandCount: 1...1,
    examples: [
      .init(
        "navsim map export scenario.json -o sketch.osm",
        "the map of a scenario, drawn or a file"
      ),
      .init("navsim map export town.osm.pbf -o town.osm", "another form of a map"),
      .init("navsim map export town.navmap | maptool town.bin", "roads for Navit"),
    ],
    options: [Options.output],
    discussion: """
      Nodes, ways and relations have their tags and numbers; a number below 1 becomes one that is free.
      A .navmap keeps the roads for one kind of traveller and nothing else: each becomes a way with the
      tags that its facts speak of, under a number of its own, and each forbidden turn a restriction.
      """
  )

  static func run(_ arguments: CommandArguments, in session: Session) throws -> ExitCode {
    let map = try MapOptions.elements(session.path(named: arguments.operands[0]))
    let output = arguments.value(Options.output) ?? "-"
    let file = try OutputFile(output, .xml, in: session)
    var size = 0
    try map.data.writeXML { bytes in
      size += bytes.count
      try file.append(bytes)
    }
    try file.commit()
    for loss in map.losses {
      session.error.line("\(arguments.operands[0]): note: the map does not have \(loss)")
    }
    guard output != "-" else { return .success }
    let counts = [
      (map.data.nodeCount, "nodes"), (map.data.wayCount, "ways"),
      (map.data.relationCount, "relations"),
    ]
    let text = counts.map { "\(Quantity.grouped(Int64($0.0))) \($0.1)" }.joined(separator: ", ")
    session.output.line("\(output): \(text), \(Quantity.size(bytes: size))")
    return .success
  }
}
