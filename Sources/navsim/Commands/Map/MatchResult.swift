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
      json.member("path", path)
      json.member("fixes", fixes.count)
      json.member("matchedShare", matched.matchedShare, decimals: 4)
      json.member("length", matched.length, decimals: 1)
      if !distances.isEmpty {
        json.member("medianDistance", distances[distances.count / 2], decimals: 2)
        json.member("greatestDistance", distances[distances.count - 1], decimals: 2)
      }
      json.beginObject("roles")
      for role in FixRole.allCases {
        json.member(role.rawValue, count(role))
      }
      json.endObject()
      json.member("parts", matched.parts.count)
      json.member("turnsBack", matched.parts.reduce(0) { $0 + $1.turnsBack })
      json.beginArray("gaps")
      for gap in matched.gaps { write(gap, &json) }
      json.endArray()
      json.member("milliseconds", Double(nanoseconds) / 1e6, decimals: 3)
    }
  }

  private func write(_ gap: MatchGap, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("reason", gap.reason.rawValue)
    json.member("firstFix", gap.fixes.lowerBound)
    json.member("fixes", gap.fixes.count)
    json.member("seconds", Double(gap.end &- gap.start) / 1e9, decimals: 3)
    json.member("length", gap.length, decimals: 1)
    json.endObject()
  }
}
