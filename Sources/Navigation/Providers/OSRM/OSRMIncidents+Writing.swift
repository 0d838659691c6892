import CanonicalJSON

extension OSRMIncidents {
  /// Writes the incidents of a leg; one that lies on several steps is one again.
  static func write(_ steps: [OSRMStepWriter], to json: inout JSONWriter) {
    var whole: [RouteStep.Incident] = []
    var first = 0
    for step in steps {
      for part in step.step.incidents {
        if let known = whole.firstIndex(where: { $0.id == part.id }) {
          whole[known].endIndex = max(whole[known].endIndex, first + part.endIndex)
        } else {
          var incident = part
          incident.startIndex += first
          incident.endIndex += first
          whole.append(incident)
        }
      }
      first += step.vertexCount
    }
    guard !whole.isEmpty else { return }
    json.beginArray("incidents")
    for incident in whole { write(incident, to: &json) }
    json.endArray()
  }

  /// Writes all that the provider said of an incident, and what it left out that is known.
  private static func write(_ incident: RouteStep.Incident, to json: inout JSONWriter) {
    let said = try? JSONDocument(parsing: Array(incident.json.utf8), source: "incident").root
    let places = [
      ("geometry_index_start", incident.startIndex), ("geometry_index_end", incident.endIndex),
    ]
    json.beginObject()
    if said?["id"] == nil { json.member("id", incident.id) }
    for member in said.map({ Array($0.members) }) ?? [] {
      if let place = places.first(where: { $0.0 == member.key }) {
        json.member(place.0, place.1)
      } else {
        json.member(member.key, member.value)
      }
    }
    if said?["type"] == nil { json.member("type", ifPresent: incident.kind) }
    if said?["description"] == nil { json.member("description", ifPresent: incident.text) }
    for (name, vertex) in places where said?[name] == nil { json.member(name, vertex) }
    json.endObject()
  }
}
