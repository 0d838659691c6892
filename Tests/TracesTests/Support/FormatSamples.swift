import Traces

/// A small file of each format, written as the programs that own the format write it.
enum FormatSamples {
  static func bytes(_ format: TraceFormat) -> [UInt8] {
    switch format {
    case .fit: FITBytes.sample
    case .mcap: MCAPBytes.sample
    default: Array(text(format).utf8)
    }
  }

  static func text(_ format: TraceFormat) -> String {
    switch format {
    case .gpx, .nmea, .csv, .geojson: Samples.text(format)
    case .kml: kml
    case .tcx: tcx
    case .gnsslogger: gnsslogger
    case .timeline: timeline
    case .ferrostar: ferrostar
    case .mapbox: mapbox
    case .corelocation: corelocation
    case .valhalla: valhalla
    case .xcode: xcode
    case .gpsd: gpsd
    case .igc: igc
    case .navrec: navrec
    case .fit, .mcap: ""
    }
  }

  static let gpsd = """
    {"class":"VERSION","release":"3.25","rev":"3.25","proto_major":3,"proto_minor":15}
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyACM0","driver":"u-blox"}]}
    {"class":"WATCH","enable":true,"json":true,"nmea":false,"raw":0}
    {"class":"TPV","device":"/dev/ttyACM0","mode":1,"time":"2026-03-01T07:59:59.000Z"}
    {"class":"SKY","device":"/dev/ttyACM0","hdop":0.9,"satellites":[{"PRN":3,"ss":41.0,"used":true}]}
    {"class":"TPV","device":"/dev/ttyACM0","status":1,"mode":3,"time":"2026-03-01T08:00:00.000Z",\
    "leapseconds":18,"ept":0.005,"lat":50.1,"lon":11.9,"altHAE":348.0,"altMSL":300.5,"alt":300.5,\
    "track":90.5,"speed":5.5,"climb":0.1,"eph":3.0,"epv":6.0}
    {"class":"TPV","device":"/dev/ttyACM0","status":2,"mode":2,"time":"2026-03-01T08:00:01.000Z",\
    "lat":50.1001,"lon":11.9,"epx":3.0,"epy":4.0}
    {"class":"PPS","device":"/dev/pps0","real_sec":1772352002,"real_nsec":0}
    {"class":"TPV","device":"/dev/ttyACM0","mode":3,"time":"2026-03-01T08:00:02.500Z",\
    "lat":50.1002,"lon":11.9,"altHAE":348.0}

    """

  static let igc = """
    AXYZ123NAVSIM
    HFDTEDATE:010326,01
    HFPLTPILOTINCHARGE:NOBODY
    HFGIDGLIDERID:D-0000
    I053638FXA3941GSP4244TRT4546LAD4747LOD
    C010326080000010326000102
    F08000003071119
    B0800005006000N01154000EA0029100301003020090005
    B0800015006006N01154000EV0029100000999000000000
    LXYZ a comment
    B0800025006012N01154000EA0029200302003036180505
    E080003PEV
    B0800035006018S01154000WA-0012-0013003
    GABCDEF0123456789

    """

  static let navrec = """
    {"navsim":1,"navrec":1,"navigator":"app","version":"4.2","epoch":"2026-03-01T08:00:00Z"}
    {"t":3,"fix":{"lat":50.1,"lon":11.9,"time":0,"altitude":300.5,"course":90,"speed":5.5,\
    "horizontalAccuracy":3,"verticalAccuracy":6,"quality":1}}
    {"t":800,"event":"navigator.routeStatus","status":"ok","requestID":1}
    {"t":1004,"fix":{"lat":50.1001,"lon":11.9,"time":1000}}
    {"t":2000,"fix":{"lat":50.1002,"lon":11.9}}

    """

  static let kml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2">
    <Document><name><![CDATA[a < b]]></name>
    <Placemark><Point><coordinates>11.9,50.1,0</coordinates></Point></Placemark>
    <Placemark><gx:MultiTrack>
    <gx:Track>
    <when>2026-03-01T08:00:00Z</when>
    <gx:coord>11.9 50.1 300.5</gx:coord>
    <when>2026-03-01T10:00:01+02:00</when>
    <gx:coord/>
    <gx:coord>11.9 50.1002</gx:coord>
    <when>2026-03-01T08:00:02.5Z</when>
    <ExtendedData><SchemaData schemaUrl="#s">
    <gx:SimpleArrayData name="speed"><gx:value>5.5</gx:value><gx:value/><gx:value>6</gx:value>
    </gx:SimpleArrayData>
    <gx:SimpleArrayData name="heartrate"><gx:value>90</gx:value></gx:SimpleArrayData>
    <gx:SimpleArrayData name="accuracy_horizontal"><gx:value>3</gx:value><gx:value></gx:value>
    <gx:value>4</gx:value></gx:SimpleArrayData>
    </SchemaData></ExtendedData>
    </gx:Track>
    <gx:Track>
    <when>2026-03-01T08:00:05Z</when><when>2026-03-01T08:00:06Z</when>
    <gx:coord>11.9 50.1005 1</gx:coord><gx:coord>11.9 50.1006 2</gx:coord>
    <gx:angles>10 0 0</gx:angles><gx:angles>20.5 0 0</gx:angles>
    </gx:Track>
    </gx:MultiTrack></Placemark>
    </Document></kml>

    """

  static let tcx = """
    <?xml version="1.0" encoding="UTF-8"?>
    <TrainingCenterDatabase xmlns="http://www.garmin.com/xmlschemas/TrainingCenterDatabase/v2"
     xmlns:ns3="http://www.garmin.com/xmlschemas/ActivityExtension/v2">
    <Activities><Activity Sport="Biking"><Id>2026-03-01T08:00:00.000Z</Id>
    <Lap StartTime="2026-03-01T08:00:00.000Z"><TotalTimeSeconds>2</TotalTimeSeconds>
    <MaximumSpeed>9.5</MaximumSpeed><Track>
    <Trackpoint><Time>2026-03-01T08:00:00.000Z</Time><Position>
    <LatitudeDegrees>50.1</LatitudeDegrees><LongitudeDegrees>11.9</LongitudeDegrees></Position>
    <AltitudeMeters>300.5</AltitudeMeters><DistanceMeters>0</DistanceMeters>
    <HeartRateBpm><Value>90</Value></HeartRateBpm>
    <Extensions><ns3:TPX><ns3:Speed>5.5</ns3:Speed></ns3:TPX></Extensions></Trackpoint>
    <Trackpoint><Time>2026-03-01T08:00:01.000Z</Time><HeartRateBpm><Value>91</Value></HeartRateBpm>
    </Trackpoint>
    </Track><Track>
    <Trackpoint><Time>2026-03-01T08:00:02.000Z</Time><Position>
    <LatitudeDegrees>50.1001</LatitudeDegrees><LongitudeDegrees>11.9</LongitudeDegrees></Position>
    </Trackpoint></Track></Lap>
    <Lap StartTime="2026-03-01T08:00:03.000Z"><Track>
    <Trackpoint><Time>2026-03-01T08:00:03.000Z</Time><Position>
    <LatitudeDegrees>50.1002</LatitudeDegrees><LongitudeDegrees>11.9</LongitudeDegrees></Position>
    </Trackpoint></Track></Lap></Activity></Activities></TrainingCenterDatabase>

    """

  static let gnsslogger = """
    #
    # Header Description:
    # Version: v3.0.5.6 Platform: 13 Manufacturer: x Model: y
    # Raw,utcTimeMillis,TimeNanos,LeapSecond
    # Fix,Provider,LatitudeDegrees,LongitudeDegrees,AltitudeMeters,SpeedMps,AccuracyMeters,\
    BearingDegrees,UnixTimeMillis,SpeedAccuracyMps,BearingAccuracyDegrees,elapsedRealtimeNanos,\
    VerticalAccuracyMeters
    Raw,1772352000000,1234567,18
    Fix,GPS,50.1,11.9,300.5,5.5,3.8,90.5,1772352000000,0.4,,99,6.5
    Fix,FLP,50.1,11.9,300.5,5.5,3.8,90.5,1772352000250,0.4,,99,6.5
    Status,,1,2,3
    Fix,GPS,50.1001,11.9,,,4,,1772352001000,,,,
    NMEA,$GPGGA,080002.00,5006.0,N,01154.0,E,1,9,0.9,300,M,,M,,*00,1772352002000
    Fix,NLP,50.2,11.8,,,900,,1772352002000,,,,
    Fix,GPS,50.1002,11.9,301,6,4,91,1772352002000,,,,

    """

  static let timeline = """
    {"semanticSegments":[{"startTime":"2026-03-01T09:00:00.000+01:00",
    "endTime":"2026-03-01T11:00:00.000+01:00","timelinePath":[{"point":"50.1°, 11.9°",
    "time":"2026-03-01T09:02:00.000+01:00"}]}],
    "rawSignals":[{"activityRecord":{"probableActivities":[]}},
    {"position":{"LatLng":"50.1°, 11.9°","accuracyMeters":13,"altitudeMeters":300.5,"source":"GPS",
    "timestamp":"2026-03-01T09:00:00.000+01:00","speedMetersPerSecond":5.5}},
    {"wifiScan":{"deliveryTime":"2026-03-01T09:00:00.000+01:00"}},
    {"position":{"LatLng":"50.1001°, 11.9°","accuracyMeters":20,
    "timestamp":"2026-03-01T09:00:01.000+01:00"}},
    {"position":{"LatLng":"50.1002°, 11.9°","timestamp":"2026-03-01T09:00:02.000+01:00"}}],
    "userLocationProfile":{}}

    """

  static let records = """
    {"locations":[{"latitudeE7":501000000,"longitudeE7":119000000,"accuracy":13,"velocity":5,
    "heading":90,"altitude":300,"verticalAccuracy":4,"source":"GPS",
    "timestamp":"2026-03-01T08:00:00.000Z"},
    {"source":"WIFI","timestamp":"2026-03-01T08:00:00.500Z"},
    {"timestampMs":"1772352001000","latitudeE7":501001000,"longitudeE7":119000000,"accuracy":20},
    {"timestampMs":"1772352002000","latitudeE7":-501001000,"longitudeE7":4255967296}]}

    """

  static let ferrostar = """
    {"version":"0.53.0","initial_timestamp":1772352000000,"config":{"waypointAdvance":
    {"WaypointWithinRange":10.0}},"initial_route":{"geometry":[{"lat":50.1,"lng":11.9}],"steps":[]},
    "events":[{"timestamp":1772352000003,"event_data":{"StateUpdate":{"trip_state":{"Navigating":{
    "userLocation":{"coordinates":{"lat":50.1,"lng":11.9},"horizontalAccuracy":3.0,
    "courseOverGround":{"degrees":90,"accuracy":5},"timestamp":1772352000000,
    "speed":{"value":5.5,"accuracy":null}},
    "snappedUserLocation":{"coordinates":{"lat":50.0,"lng":11.0}},"remainingSteps":[]}}}}},
    {"timestamp":1772352000500,"event_data":{"RouteUpdate":{"route":{}}}},
    {"timestamp":1772352001003,"event_data":{"StateUpdate":{"trip_state":{"Navigating":{
    "userLocation":{"coordinates":{"lat":50.1001,"lng":11.9},"horizontalAccuracy":4.0,
    "courseOverGround":null,"timestamp":1772352001000,"speed":null}}}}}},
    {"timestamp":1772352002003,"event_data":{"StateUpdate":{"trip_state":{"Complete":{
    "userLocation":{"coordinates":{"lat":50.1002,"lng":11.9},"horizontalAccuracy":4.0,
    "courseOverGround":null,"timestamp":1772352002000,"speed":null},"summary":{}}}}}}]}

    """

  /// The older spelling, with a system time.
  static let legacyFerrostar = """
    {"version":"0.40.0","initial_timestamp":1772352000000,"events":[
    {"timestamp":1772352000003,"event_data":{"StateUpdate":{"trip_state":{"Navigating":{
    "user_location":{"coordinates":{"lat":50.1,"lng":11.9},"horizontal_accuracy":3.0,
    "course_over_ground":{"degrees":90,"accuracy":null},
    "timestamp":{"secs_since_epoch":1772352000,"nanos_since_epoch":234567890},
    "speed":{"value":5.5,"accuracy":null}},"snapped_user_location":null}}}}},
    {"timestamp":1772352001003,"event_data":{"StateUpdate":{"trip_state":{"Idle":{
    "user_location":null}}}}}]}

    """

  static let mapbox = """
    {"events":[{"type":"getStatus","event_timestamp":1772352000.1,"timestamp":1772352000.1},
    {"type":"updateLocation","event_timestamp":1772352000.25,"location":{"lon":11.9,"lat":50.1,
    "provider":"fused","time":1772352000.125,"altitude":300.5,"accuracyHorizontal":3.0,
    "bearing":90.0,"speed":5.5}},
    {"type":"updateLocation","event_timestamp":1772352001.25,"location":{"lon":11.9,"lat":50.1001,
    "provider":"fused","time":null,"altitude":null}},
    {"type":"updateLocation","event_timestamp":1772352002.25,"location":{"lon":11.9,"lat":50.1002}}]}

    """

  static let corelocation = """
    [{"lat":50.1,"lng":11.9,"altitude":300.5,"course":90,"speed":5.5,"horizontalAccuracy":3,
    "verticalAccuracy":6,"timestamp":794044800.5},
    {"latitude":50.2,"longitude":11.9,"horizontalAccuracy":-1,"timestamp":794044801},
    {"latitude":50.1001,"longitude":11.9,"course":-1,"speed":-1,"horizontalAccuracy":4,
    "timestamp":"2026-03-01T08:00:01.000+0000"},
    {"lat":50.1002,"lng":11.9,"timestamp":1772352002}]

    """

  static let valhalla = """
    {"shape":[{"lat":50.1,"lon":11.9,"time":1772352000,"accuracy":5},
    {"lat":50.1001,"lon":11.9,"time":1772352001,"radius":6,"heading":90},
    {"lat":50.1002,"lon":11.9,"time":1772352002.5}],
    "costing":"auto","shape_match":"map_snap","trace_options":{"search_radius":30}}

    """

  static let xcode = """
    <?xml version="1.0"?>
    <gpx version="1.1" creator="Xcode">
    <wpt lat="50.1" lon="11.9"><name>a</name><time>2026-03-01T08:00:00Z</time></wpt>
    <wpt lat="50.1001" lon="11.9"><ele>300.5</ele><time>2026-03-01T08:00:01Z</time></wpt>
    <wpt lat="50.1002" lon="11.9"><time>2026-03-01T08:00:02Z</time></wpt>
    </gpx>

    """
}
