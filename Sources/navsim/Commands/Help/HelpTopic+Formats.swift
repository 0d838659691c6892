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
        trace        in: GPX 1.0 and 1.1, NMEA 0183, GeoJSON, CSV, KML and KMZ, TCX, GnssLogger, Google's
                     timeline, Ferrostar's recordings, Mapbox's replay events, Core Location's
                     locations, Valhalla's trace requests, Xcode's GPX ('navsim trace info FILE');
                     out: GPX, NMEA 0183, GeoJSON, CSV, KML, Xcode's GPX ('navsim trace convert A B')
        route answer OSRM's JSON as OSRM and Valhalla write it, polylines of precision 5 or 6

      '--json' gives one JSON document on standard output; messages and progress go to standard
      error. Keys are only ever added.

      """
  )
}
