public import Geodesy

/// Places and ways in recordings.
extension Recorded {
  /// A place.
  public struct Place: RecordedObject, Hashable {
    public var coordinate = Coordinate(latitude: 0, longitude: 0)

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place.")
    }
  }

  /// A place as an app gives it, which need not be one on the Earth.
  public struct AnyPlace: RecordedObject, Hashable {
    public var coordinate: Coordinate?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
    }
  }

  /// Where a vehicle is and where it heads.
  public struct Origin: RecordedObject, Hashable {
    public var coordinate = Coordinate(latitude: 0, longitude: 0)
    public var course: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place.")
      try m.number("course", &course, .course, "Where it heads, clockwise from north.")
    }
  }

  /// A point of a plan as a scenario writes it.
  public struct CoursePlace: RecordedObject, Hashable {
    public var coordinate: Coordinate?
    public var course: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
      try m.number("course", &course, .angle, "Where the way leads there, clockwise from north.")
    }
  }

  /// A point of a plan.
  public struct PlanPoint: RecordedObject, Hashable {
    public var coordinate: Coordinate?
    public var course: Double?
    public var snapped = false

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place; absent where it is none.")
      try m.number("course", &course, .angle, "Where the way leads there, clockwise from north.")
      try m.flag("snapped", &snapped, "Whether it lies on the road already.")
    }
  }

  /// A waypoint with what is not as usual.
  public struct Waypoint: RecordedObject, Hashable {
    public var coordinate: Coordinate?
    public var job: String?, found: String?, placeID: String?, title: String?
    public var kind: WaypointKind?
    public var prefersSameSideOfRoad = false
    public var preferredHeading: Double?
    public var stopover = false
    public var properties: RecordedJSON?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place; absent for a place ID.")
      try m.text("job", &job, "The job of the dispatcher that it stands for.")
      try m.text("found", &found, "The result of a search that it stands for.")
      try m.text("placeID", &placeID, "What the map calls the place.")
      try m.text("title", &title, "What people call it.")
      try m.value("kind", &kind, "Only of one that is no stop.")
      try m.mark(
        "prefersSameSideOfRoad",
        &prefersSameSideOfRoad,
        "Whether the side of the road matters."
      )
      try m.number(
        "preferredHeading",
        &preferredHeading,
        .angle,
        "Where the vehicle is to head, clockwise from north."
      )
      try m.mark("stopover", &stopover, "Whether the vehicle stops there.")
      try m.json("properties", &properties, .object, "What the provider is told of it.")
    }
  }

  /// The options of a request that differ from the defaults.
  public struct Options: RecordedObject, Hashable {
    public var travelMode: TravelMode?
    public var avoidsHighways: Bool?, avoidsTolls: Bool?, avoidsFerries: Bool?
    public var strategy: RoutingStrategy?
    public var maximumRouteCount: Int?, departureTime: Int?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.value("travelMode", &travelMode, "How one travels.")
      try m.flag("avoidsHighways", &avoidsHighways, "Whether motorways are avoided.")
      try m.flag("avoidsTolls", &avoidsTolls, "Whether tolls are avoided.")
      try m.flag("avoidsFerries", &avoidsFerries, "Whether ferries are avoided.")
      try m.value("strategy", &strategy, "What the best route is.")
      try m.integer("maximumRouteCount", &maximumRouteCount, .any, "How many routes are wanted.")
      try m.integer(
        "departureTime",
        &departureTime,
        .any,
        "When the way begins, in seconds since 1970."
      )
    }
  }

  /// What a stop is away.
  public struct Estimate: RecordedObject, Hashable {
    public var time = 0.0, distance = 0.0

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("time", &time, .seconds, "How long it takes.")
      try m.number("distance", &distance, .metres, "How far it is.")
    }
  }

  /// What a waypoint is away, as far as it is known.
  public struct PartialEstimate: RecordedObject, Hashable {
    public var time: Double?, distance: Double?

    public init() {}
    public mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("time", &time, .limit(2), "How long it takes.")
      try m.number("distance", &distance, .limit(2), "How far it is.")
    }
  }
}
