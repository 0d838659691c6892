import CanonicalJSON
import RoadNetwork

extension ScenarioAction.Call {
  /// A topic with the way to make a call of it.
  private struct Topic {
    let names: [String]
    let probes: [String]
    /// Only when asked for: it names what all topics have.
    let schema: () -> [(String, SchemaValue)]
    /// By a name of the topic.
    let read: (String, inout JSONObjectReader, SketchMap?) -> ScenarioAction.Call?
    /// By one of its probes.
    let probe: (inout JSONObjectReader, SketchMap?) -> ScenarioAction.Call?

    init<Call: ScenarioCall>(_ type: Call.Type, _ wrap: @escaping (Call) -> ScenarioAction.Call) {
      names = Call.names
      probes = Call.probes
      schema = { Call.keys.members }
      read = { name, reader, sketch in
        Call.Name(rawValue: name).flatMap { Call.read($0, &reader, sketch) }.map(wrap)
      }
      probe = { Call.probe(&$0, $1).map(wrap) }
    }
  }

  /// The topics in the order of the documentation.
  private static var topics: [Topic] {
    [
      Topic(JourneyCall.self) { .navigator($0) },
      Topic(ContextCall.self) { .context($0) },
      Topic(GuidanceCall.self) { .guidance($0) },
      Topic(TrafficCall.self) { .traffic($0) },
      Topic(SimulatorCall.self) { .simulator($0) },
      Topic(RoutingCall.self) { .routing($0) },
      Topic(SearchCall.self) { .search($0) },
      Topic(FleetCall.self) { .fleet($0) },
      Topic(MapCall.self) { .map($0) },
      Topic(OverlayCall.self) { .overlay($0) },
      Topic(VenueCall.self) { .venue($0) },
    ]
  }

  /// Every name that `do` takes, in the order of the documentation.
  static let names = topics.flatMap(\.names)

  /// Everything that `probe` takes as `what`.
  static let probes = topics.flatMap(\.probes)

  /// The members that calls take, for the schema.
  ///
  /// Where topics share a member, it has the shape of either.
  static var schema: [(String, SchemaValue)] {
    var members: [(name: String, shapes: [SchemaValue])] = []
    for (name, shape) in topics.flatMap({ $0.schema() }) {
      guard let index = members.firstIndex(where: { $0.name == name }) else {
        members.append((name, [shape]))
        continue
      }
      let known = members[index].shapes.map(\.undescribed.document)
      if !known.contains(shape.undescribed.document) { members[index].shapes.append(shape) }
    }
    return members.map { name, shapes in
      (name, shapes.count == 1 ? shapes[0] : .either(shapes, "By the call."))
    }
  }

  /// Reads `do` and the members of its call.
  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> Self? {
    guard let name = reader.oneOf("do", names, .required) else { return nil }
    // Each topic has probes of its own, under the one name.
    let probed = name == "probe" ? reader.value["what"]?.string : nil
    if let probed, let topic = topics.first(where: { $0.probes.contains(probed) }) {
      return topic.probe(&reader, sketch)
    }
    return topics.first { $0.names.contains(name) }.flatMap { $0.read(name, &reader, sketch) }
  }
}
