extension HelpTopic {
  static let formats = HelpTopic(
    name: "formats",
    summary: "the formats that navsim reads and writes",
    text: """
      Formats.

        scenario     JSON, one file a scenario: 'navsim help scenarios', 'navsim schema scenario'
        recording    JSON Lines: a header, then one event a line ('navsim schema recording');
                     t is in milliseconds since the start, metres and seconds have 2 decimals,
                     latitude and longitude 7; unknown is absent, no limit is "max"
        golden       a recording that was accepted: Golden/<name>.jsonl beside Scenarios/
        pending      a recording that differs: x.new.jsonl beside the golden
        decisions    JSON Lines: rule, measured value, threshold, signed margin, verdict
        frame        SVG of the driver's map, frame-<seconds>.svg ('navsim run --frames')
        trace        GPX 1.0 and 1.1, NMEA 0183, GeoJSON, CSV ('navsim trace info FILE')
        route answer OSRM's JSON as OSRM and Valhalla write it, polylines of precision 5 or 6

      '--json' gives one JSON document on standard output; messages and progress go to standard
      error. Keys are only ever added.

      """
  )
}
