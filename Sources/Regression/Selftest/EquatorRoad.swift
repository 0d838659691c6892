/// A kilometre of road along the equator, on which the plants of the self-test drive.
package enum EquatorRoad {
  /// The answer of a route provider with the road along the equator.
  package static let answer = #"""
    { "latency": 0.2, "body": { "code": "Ok", "routes": [{ "distance": 1111.95, "duration": 111.195,
      "geometry": "???_pR", "legs": [{ "distance": 1111.95, "duration": 111.195, "summary": "", "steps": [
        { "distance": 1111.95, "duration": 111.195, "name": "Equator Road", "mode": "driving",
          "geometry": "???_pR", "maneuver":
            { "type": "depart", "location": [0, 0], "bearing_before": 0, "bearing_after": 90 } },
        { "distance": 0, "duration": 0, "name": "Equator Road", "mode": "driving",
          "geometry": "?_pR??", "maneuver":
            { "type": "arrive", "location": [0.01, 0], "bearing_before": 90, "bearing_after": 0 } }
      ] }] }] } }
    """#
}
