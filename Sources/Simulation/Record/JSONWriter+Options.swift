import CanonicalJSON
import Navigation
import ScenarioLanguage

extension JSONWriter {
  /// Writes those options that differ from the defaults; nothing where none does.
  mutating func options(_ options: RouteOptions?) {
    guard let options, options != .default else { return }
    beginObject("options")
    members(of: options)
    endObject()
  }

  /// Writes the digest of options: `default` for the defaults, given or not.
  mutating func digest(of options: RouteOptions) {
    guard options != .default else { return text("optionsDigest", "default") }
    var writer = JSONWriter()
    writer.beginObject()
    writer.members(of: options)
    writer.endObject()
    var digest = RecordingDigest()
    digest.append(line: writer.bytes, from: 0)
    text("optionsDigest", digest.text)
  }

  private mutating func members(of options: RouteOptions) {
    let standard = RouteOptions.default
    if options.travelMode != standard.travelMode {
      text("travelMode", options.travelMode.rawValue)
    }
    if options.avoidsHighways != standard.avoidsHighways {
      flag("avoidsHighways", options.avoidsHighways)
    }
    if options.avoidsTolls != standard.avoidsTolls { flag("avoidsTolls", options.avoidsTolls) }
    if options.avoidsFerries != standard.avoidsFerries {
      flag("avoidsFerries", options.avoidsFerries)
    }
    if options.strategy != standard.strategy { text("strategy", options.strategy.rawValue) }
    if options.maximumRouteCount != standard.maximumRouteCount {
      number("maximumRouteCount", options.maximumRouteCount)
    }
    if let departure = options.departureTime { number("departureTime", Int(departure)) }
  }
}
