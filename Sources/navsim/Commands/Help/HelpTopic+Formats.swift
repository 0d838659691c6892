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
        trace        in: GPX 1.0 and 1.1, NMEA 0183, GeoJSON, CSV, KML and KMZ, TCX, FIT, IGC,
                     GnssLogger, gpsd's JSON, MCAP (sensor_msgs/NavSatFix), Google's timeline,
                     Ferrostar's recordings, Mapbox's replay events, Core Location's locations,
                     Valhalla's trace requests, Xcode's GPX, .navrec ('navsim trace info FILE');
                     out: GPX, NMEA 0183, GeoJSON, CSV, KML, KMZ, Xcode's GPX
                     ('navsim trace convert A B', 'trace clean', 'trace split')
        route answer OSRM's JSON as OSRM and Valhalla write it, polylines of precision 5 or 6; one of
                     its routes alone, as DirectionsRoute.toJson() of Mapbox and MapLibre writes it;
                     Google Routes, HERE Routing 8, TomTom Routing, GraphHopper's own
                     ('navsim route info FILE'; cassettes; answers of a scenario)

      What is read of a route answer:

        Google       routes.legs.steps: polyline (encoded or GeoJSON), navigationInstruction, durations;
                     without steps the polyline of the leg or the route
        HERE         sections: flexible polyline, summary, turnByTurnActions or else actions, the speed
                     limits of spans; a section ends at a stop, and where the transport changes (a
                     ferry, which makes no stop)
        TomTom       legs: points or encodedPolyline, summary; guidance.instructions by their points;
                     sections: lanes, speed limits
        GraphHopper  paths: points (encoded, with heights or without, or GeoJSON), instructions by sign
                     and interval, details.max_speed; sign 5 is a stop on the way
        all four     maneuvers in OSRM's words; one that is not known is kept as it came, with a note.
                     Not read: traffic, tolls, phrases to speak; Google and HERE tell no lanes, Google
                     no speed limits

      What is read of a trace:

        NMEA         time RMC GGA GNS GLL GST; date RMC ZDA; place GGA GNS RMC GLL; speed and course
                     RMC, else the VTG of the cycle; altitude GGA GNS; accuracy GST, else 5 m a HDOP
        GPX, TCX     points with time, ele, speed, course, hdop, accuracy; tracks with their names
        KML          gx:Track with angles and arrays of speed, bearing, accuracy; points with a time
        FIT          record: position, altitude, speed, gps_accuracy; a stopped timer ends a segment
        IGC          B records of validity A; FXA, VXA, GSP, TRT, TDS, LAD, LOD where I declares them
        gpsd         TPV of mode 2 and 3; each device is a track
        MCAP         sensor_msgs/NavSatFix in CDR and ROS 1, foxglove.LocationFix in JSON, chunks
                     without compression; each topic is a track
        navrec       lines {"t":…,"fix":{…}} of a flight recorder
        GeoJSON      lines with coordTimes, times or timestamps, or a fourth coordinate; points with
                     time, speed, heading, accuracy
        CSV          columns by their names, units among them, or a WKT POINT; tracks by an id
        GnssLogger   Fix lines of one provider ('--provider'), columns by their '#' line
        timeline     rawSignals.position, or locations of the takeout; not visits and their paths
        Ferrostar    StateUpdate: userLocation in both spellings
        Mapbox       events with a location and its time, else the event's
        Core Loc.    place, speed, course, accuracies; times since 1970 or 2001, or as text
        Valhalla     shape or encoded_polyline with time, durations or --interval

      What is mended and counted ('--strict' refuses it): doubled fixes, several places in one second,
      steps back of up to a second, points without a time, 0, 0 far from all, impossible speeds, courses
      and accuracies, speed 0 throughout a drive, wrong checksums (up to 1 %), fixes called invalid, a
      last line cut off, gaps of more than 60 s. A longer step back is an error ('--sort'), and so are
      tracks that overlap ('--track N'). A speed that a receiver measured is never changed.

      '--json' gives one JSON document on standard output; messages and progress go to standard
      error. Keys are only ever added.

      """
  )
}
