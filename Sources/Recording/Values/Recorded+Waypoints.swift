package import Geodesy

/// Places and ways in recordings.
extension Recorded {
  /// A place.
  package struct Place: RecordedObject, Hashable {
    package var coordinate = Coordinate(latitude: 0, longitude: 0)

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place.")
    }
  }

  /// A place as an app gives it, which need not be one on the Earth.
  package struct AnyPlace: RecordedObject, Hashable {
    package var coordinate: Coordinate?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
    }
  }

  /// Where a vehicle is and where it heads.
  package struct Origin: RecordedObject, Hashable {
    package var coordinate = Coordinate(latitude: 0, longitude: 0)
    package var course: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place.")
      try m.number("course", &course, .course, "Where it heads, clockwise from north.")
    }
  }

  /// A point of a plan as a scenario writes it.
  package struct CoursePlace: RecordedObject, Hashable {
    package var coordinate: Coordinate?
    package var course: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.anyPlace(&coordinate, "The place.")
      try m.number("course", &course, .angle, "Where the way leads there, clockwise from north.")
    }
  }

  /// A point of a plan.
  package struct PlanPoint: RecordedObject, Hashable {
    package var coordinate: Coordinate?
    package var course: Double?
    package var snapped = false

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.place(&coordinate, "The place; absent where it is none.")
      try m.number("course", &course, .angle, "Where the way leads there, clockwise from north.")
      try m.flag("snapped", &snapped, "Whether it lies on the road already.")
    }
  }

  /// A waypoint with what is not as usual.
  package struct Waypoint: RecordedObject, Hashable {
    package var coordinate: Coordinate?
    package var job: String?, found: String?, placeID: String?, title: String?
    package var kind: WaypointKind?
    package var prefersSameSideOfRoad = false
    package var preferredHeading: Double?
    package var stopover = false
    package var properties: RecordedJSON?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct Options: RecordedObject, Hashable {
    package var travelMode: TravelMode?
    package var avoidsHighways: Bool?, avoidsTolls: Bool?, avoidsFerries: Bool?
    package var strategy: RoutingStrategy?
    package var maximumRouteCount: Int?, departureTime: Int?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
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
  package struct Estimate: RecordedObject, Hashable {
    package var time = 0.0, distance = 0.0

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("time", &time, .seconds, "How long it takes.")
      try m.number("distance", &distance, .metres, "How far it is.")
    }
  }

  /// What a waypoint is away, as far as it is known.
  package struct PartialEstimate: RecordedObject, Hashable {
    package var time: Double?, distance: Double?

    package init() {}
    package mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.number("time", &time, .limit(2), "How long it takes.")
      try m.number("distance", &distance, .limit(2), "How far it is.")
    }
  }
}
