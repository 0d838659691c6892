/// The topics of a drive in MCAP, by their numbers.
enum MCAPChannels {
  static let fix = 0
  static let location = 1
  static let route = 2
  static let event = 3
  static let progress = 4
  static let decision = 5

  static let all = [
    MCAPWriter.Channel(topic: "/fix", schema: "foxglove.LocationFix", definition: place),
    MCAPWriter.Channel(topic: "/location", schema: "foxglove.LocationFix", definition: place),
    MCAPWriter.Channel(
      topic: "/route",
      schema: "foxglove.GeoJSON",
      definition: object("\"geojson\":{\"type\":\"string\"}")
    ),
    MCAPWriter.Channel(
      topic: "/events",
      schema: "foxglove.Log",
      definition: object(
        time + #","level":{"type":"integer"},"message":{"type":"string"},"name":{"type":"string"},"#
          + #""file":{"type":"string"},"line":{"type":"integer"}"#
      )
    ),
    MCAPWriter.Channel(
      topic: "/progress",
      schema: "navsim.Progress",
      definition: object(
        time + #","speed":{"type":"number"},"deviation":{"type":"number"},"#
          + #""remainingDistance":{"type":"number"},"remainingTime":{"type":"number"}"#
      )
    ),
    MCAPWriter.Channel(
      topic: "/decisions",
      schema: "navsim.Decision",
      definition: object(
        #""t":{"type":"integer"},"rule":{"type":"string"},"measured":{"type":"number"},"#
          + #""threshold":{},"margin":{},"unit":{"type":"string"},"verdict":{"type":"string"},"#
          + #""detail":{"type":"string"},"fix":{}"#
      )
    ),
  ]

  private static let time =
    #""timestamp":{"type":"object","title":"time","properties":{"sec":{"type":"integer","#
    + #""minimum":0},"nsec":{"type":"integer","minimum":0,"maximum":999999999}}}"#

  private static let place = object(
    time + #","frame_id":{"type":"string"},"latitude":{"type":"number"},"#
      + #""longitude":{"type":"number"},"altitude":{"type":"number"},"position_covariance":"#
      + #"{"type":"array","items":{"type":"number"},"minItems":9,"maxItems":9},"#
      + #""position_covariance_type":{"type":"integer"}"#
  )

  private static func object(_ properties: String) -> String {
    "{\"type\":\"object\",\"properties\":{\(properties)}}"
  }
}
