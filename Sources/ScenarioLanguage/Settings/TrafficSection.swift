import CanonicalJSON
import Navigation

/// Reads the `traffic` section: the incidents.
enum TrafficSection {
  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario
  ) {
    var incidents: [TrafficIncident] = []
    for var entry in reader.objects("incidents") ?? [] {
      let id = entry.string("id", .required)
      let place = PlaceReading.coordinate(&entry, scenario.sketch)
      let text = entry.string("text", .required)
      let begin = entry.double("from", in: 0...31_536_000, unit: "s")
      let end = entry.double("to", in: 0...31_536_000, unit: "s")
      entry.finish()
      guard let id, let place, let text else { continue }
      if incidents.contains(where: { $0.id == id }) {
        entry.report("a second incident \"\(id)\"", at: "id")
      }
      if let begin, let end, end <= begin {
        entry.report("the incident ends before it begins", at: "to")
      }
      incidents.append(
        TrafficIncident(
          id: id,
          coordinate: place,
          text: text,
          begin: begin.map { Instant(nanoseconds: Int64(($0 * 1e9).rounded())) },
          end: end.map { Instant(nanoseconds: Int64(($0 * 1e9).rounded())) }
        )
      )
    }
    scenario.traffic = TrafficConditions(incidents: incidents)
  }

  static var schema: SchemaValue {
    let incident = SchemaValue.closed(
      "Something on the road that is announced.",
      required: ["id", "text"],
      [
        ("id", .string("Under which it is announced once.")),
        ("lat", .number(-90...90, "Degrees.")),
        ("lon", .number(-180...180, "Degrees.")),
        ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
        ("text", .string("What is announced.")),
        ("from", .number(0...31_536_000, "Seconds since the start at which it begins.")),
        ("to", .number(0...31_536_000, "Seconds since the start at which it is over.")),
      ]
    )
    return .closed(
      "What is known of the traffic; delays come by actions.",
      [("incidents", .array(of: incident, "On the roads."))]
    )
  }
}
