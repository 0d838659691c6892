import CanonicalJSON

extension OSRMInstructions {
  static func write(voices: [SpokenInstruction], to json: inout JSONWriter) {
    guard !voices.isEmpty else { return }
    json.beginArray("voiceInstructions")
    for voice in voices {
      json.beginObject()
      triggerDistance(voice.triggerDistance, to: &json)
      json.member("announcement", voice.text)
      json.member("ssmlAnnouncement", ifPresent: voice.ssml)
      json.endObject()
    }
    json.endArray()
  }

  static func write(banners: [VisualInstruction], to json: inout JSONWriter) {
    guard !banners.isEmpty else { return }
    json.beginArray("bannerInstructions")
    for banner in banners {
      json.beginObject()
      triggerDistance(banner.triggerDistance, to: &json)
      write("primary", banner.primary, to: &json)
      if let line = banner.secondary { write("secondary", line, to: &json) }
      if let line = banner.sub { write("sub", line, to: &json) }
      json.endObject()
    }
    json.endArray()
  }

  private static func triggerDistance(_ metres: Double, to json: inout JSONWriter) {
    json.member("distanceAlongGeometry", shortest: OSRMResponseWriter.quantity(metres))
  }

  private static func write(
    _ name: StaticString,
    _ line: VisualInstruction.Content,
    to json: inout JSONWriter
  ) {
    json.beginObject(name)
    json.member("text", line.text)
    json.member("type", ifPresent: line.maneuverType)
    json.member("modifier", ifPresent: line.modifier)
    json.member("degrees", ifPresent: line.roundaboutExitDegrees, decimals: 3)
    json.beginArray("components")
    if !line.text.isEmpty { component("text", line.text, to: &json) }
    for number in line.exitNumbers { component("exit-number", number, to: &json) }
    for lane in line.lanes {
      json.beginObject()
      json.member("type", literal: "lane")
      json.member("text", literal: "")
      json.member("active", lane.isActive)
      json.member("directions", lane.directions)
      json.member("active_direction", ifPresent: lane.activeDirection)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func component(_ type: StaticString, _ text: String, to json: inout JSONWriter) {
    json.beginObject()
    json.member("type", literal: type)
    json.member("text", text)
    json.endObject()
  }
}
