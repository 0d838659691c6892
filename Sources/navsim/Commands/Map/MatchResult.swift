import CanonicalJSON
import RoadNetwork
import Traces

/// A trace with what the matcher made of it.
struct MatchResult {
  let path: String
  let map: RoadMap
  let fixes: [Fix]
  let matched: MatchedPath
  /// What matching took.
  let nanoseconds: UInt64

  /// Metres from fixes to their roads, sorted.
  var distances: [Double] {
    matched.fixes.compactMap { $0.position?.distance }.sorted()
  }

  func count(_ role: FixRole) -> Int { matched.fixes.count { $0.role == role } }

  func writeJSON(to session: Session) {
    let distances = distances
    session.writeJSON { json in
      json.key("path" as StaticString)
      json.string(path)
      json.key("fixes" as StaticString)
      json.integer(fixes.count)
      json.key("matchedShare" as StaticString)
      json.fixed(matched.matchedShare, decimals: 4)
      json.key("length" as StaticString)
      json.fixed(matched.length, decimals: 1)
      if !distances.isEmpty {
        json.key("medianDistance" as StaticString)
        json.fixed(distances[distances.count / 2], decimals: 2)
        json.key("greatestDistance" as StaticString)
        json.fixed(distances[distances.count - 1], decimals: 2)
      }
      json.key("roles" as StaticString)
      json.beginObject()
      for role in FixRole.allCases {
        json.key(role.rawValue)
        json.integer(count(role))
      }
      json.endObject()
      json.key("parts" as StaticString)
      json.integer(matched.parts.count)
      json.key("turnsBack" as StaticString)
      json.integer(matched.parts.reduce(0) { $0 + $1.turnsBack })
      json.key("gaps" as StaticString)
      json.beginArray()
      for gap in matched.gaps { write(gap, &json) }
      json.endArray()
      json.key("milliseconds" as StaticString)
      json.fixed(Double(nanoseconds) / 1e6, decimals: 3)
    }
  }

  private func write(_ gap: MatchGap, _ json: inout JSONWriter) {
    json.beginObject()
    json.key("reason" as StaticString)
    json.string(gap.reason.rawValue)
    json.key("firstFix" as StaticString)
    json.integer(gap.fixes.lowerBound)
    json.key("fixes" as StaticString)
    json.integer(gap.fixes.count)
    json.key("seconds" as StaticString)
    json.fixed(Double(gap.end &- gap.start) / 1e9, decimals: 3)
    json.key("length" as StaticString)
    json.fixed(gap.length, decimals: 1)
    json.endObject()
  }
}
