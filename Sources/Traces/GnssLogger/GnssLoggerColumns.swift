/// What the fields of a GnssLogger log's `Fix` lines hold, by its `# Fix,` line.
struct GnssLoggerColumns {
  enum Role {
    case other, provider, latitude, longitude, altitude, speed, accuracy, bearing, time
    case verticalAccuracy

    init(name: String) {
      switch name.lowercased().filter({ $0.isLetter }) {
      case "provider": self = .provider
      case "latitude", "latitudedegrees": self = .latitude
      case "longitude", "longitudedegrees": self = .longitude
      case "altitude", "altitudemeters": self = .altitude
      case "speed", "speedmps": self = .speed
      case "accuracy", "accuracymeters": self = .accuracy
      case "bearing", "bearingdegrees": self = .bearing
      case "utctimeinms", "unixtimemillis", "timeinms": self = .time
      case "verticalaccuracy", "verticalaccuracymeters": self = .verticalAccuracy
      default: self = .other
      }
    }
  }

  /// One a field behind the word `Fix`.
  private(set) var roles: [Role] = []

  init() {}

  /// - Parameter names: The fields behind `# Fix`.
  init(names: [String]) { roles = names.map(Role.init(name:)) }

  /// Whether the fields make a fix.
  var isWhole: Bool {
    [Role.latitude, .longitude, .time].allSatisfy { roles.contains($0) }
  }
}
