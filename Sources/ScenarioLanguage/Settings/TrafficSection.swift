import CanonicalJSON
import Navigation
import RoadNetwork

/// The section `traffic`: the incidents.
enum TrafficSection {
  private struct Incident: KeyTable {
    let id = Keys.text("id", "Under which it is announced once.").required
    let place = PlaceKeys()
    let text = Keys.text("text", "What is announced.").required
    let from = Keys.number(
      "from",
      0...31_536_000,
      "s",
      "Seconds since the start at which it begins."
    )
    let to = Keys.number("to", 0...31_536_000, "s", "Seconds since the start at which it is over.")
  }

  private struct Table: KeyTable {
    let incidents = Keys.objects(
      "incidents",
      of: TrafficSection.incident.schema("Something on the road that is announced."),
      "On the roads."
    )
  }

  private static let incident = Incident()
  private static let keys = Table()

  static func read(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> TrafficConditions {
    var incidents: [TrafficIncident] = []
    for var entry in keys.incidents(&reader) ?? [] {
      let id = incident.id(&entry)
      let place = PlaceReading.coordinate(&entry, sketch)
      let text = incident.text(&entry)
      let begin = incident.from(&entry)
      let end = incident.to(&entry)
      entry.finish()
      guard let id, let place, let text else { continue }
      if incidents.contains(where: { $0.id == id }) {
        entry.report("a second incident \"\(id)\"", at: incident.id.name)
      }
      if let begin, let end, end <= begin {
        entry.report("the incident ends before it begins", at: incident.to.name)
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
    return TrafficConditions(incidents: incidents)
  }

  static var schema: SchemaValue {
    keys.schema("What is known of the traffic; delays come by actions.")
  }
}
