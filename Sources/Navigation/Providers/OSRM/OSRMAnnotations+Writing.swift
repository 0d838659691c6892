import CanonicalJSON

extension OSRMAnnotations {
  /// Writes the annotations of a leg, a column for each quantity that any of its steps knows.
  ///
  /// A segment of which a column knows nothing has null there, and an unknown limit.
  static func write(_ steps: [OSRMStepWriter], to json: inout JSONWriter) {
    let documents = steps.map(annotations)
    var names: [String] = []
    for value in documents.joined() {
      for member in value?.members.map({ $0.key }) ?? [] where !names.contains(member) {
        names.append(member)
      }
    }
    if !names.contains(limits), steps.contains(where: { $0.segmentCount > 0 && $0.knowsLimit }) {
      names.append(limits)
    }
    guard !names.isEmpty else { return }
    json.beginObject("annotation")
    for name in names {
      json.beginArray(name)
      for (step, values) in zip(steps, documents) {
        for segment in 0..<step.segmentCount {
          if let value = values[segment]?[name] {
            json.value(value)
          } else if name == limits {
            write(limit: step.limit(ofSegment: segment), to: &json)
          } else {
            json.null()
          }
        }
      }
      json.endArray()
    }
    json.endObject()
  }

  /// The column of speed limits.
  private static let limits = "maxspeed"

  /// Returns what the route says of each segment of a step; nil where that is no object.
  private static func annotations(_ step: OSRMStepWriter) -> [JSONValue?] {
    let texts = step.step.annotations
    return (0..<step.segmentCount).map { segment in
      guard segment < texts.count else { return nil }
      let root = try? JSONDocument(parsing: Array(texts[segment].utf8), source: "annotation").root
      return root?.kind == .object ? root : nil
    }
  }

  private static func write(limit: Double?, to json: inout JSONWriter) {
    json.beginObject()
    if let limit {
      json.member("speed", limit * 3.6, decimals: 6)
      json.member("unit", literal: "km/h")
    } else {
      json.member("unknown", true)
    }
    json.endObject()
  }
}

extension OSRMStepWriter {
  /// Whether a limit is known on any of the step.
  fileprivate var knowsLimit: Bool {
    step.speedLimit != nil || step.speedLimits.contains { $0 != nil }
  }

  /// Returns the limit on a segment in metres per second; one of the whole step holds on all of it.
  fileprivate func limit(ofSegment segment: Int) -> Double? {
    if step.speedLimits.isEmpty { return step.speedLimit }
    return segment < step.speedLimits.count ? step.speedLimits[segment] : nil
  }
}
