import CanonicalJSON
import Geodesy

/// Reads the objects of which OSRM's answers are made: routes, legs and steps.
struct OSRMRouteReader {
  /// The decimals of a degree in polylines.
  let precision: Int

  /// Reads a route; `waypoints` are the answer's own, which may be none.
  func route(_ value: JSONValue, waypoints: [JSONValue]) throws(RouteParseError) -> Route {
    if let stated = Self.statedPrecision(value), stated != precision {
      return try OSRMRouteReader(precision: stated).route(value, waypoints: waypoints)
    }
    let values = try legValues(value)
    let vias = try OSRMWaypoints.viaIndices(values)
    let all = try OSRMWaypoints.waypoints(waypoints, vias: vias)
    let stops = all.dropFirst().filter { $0.kind == .stop }
    let isMatched = stops.count == values.count
    let legs = try legs(values, of: value, stops: isMatched ? stops : [])
    if isMatched { try OSRMWaypoints.checkOrder(stops, legs) }
    return try route(value, legs, all)
  }

  /// Reads a route between waypoints that are known, the origin first.
  func route(_ value: JSONValue, through waypoints: [Waypoint]) throws(RouteParseError) -> Route {
    let values = try legValues(value)
    let stops = waypoints.dropFirst().filter { $0.kind == .stop }
    guard stops.count == values.count else {
      throw .legs(values.count, forStops: stops.count)
    }
    return try route(value, try legs(values, of: value, stops: stops), waypoints)
  }

  /// Returns the precision of the polylines that a route was asked for with, where it says so.
  private static func statedPrecision(_ route: JSONValue) -> Int? {
    switch route["routeOptions"]?["geometries"]?.string {
    case "polyline": 5
    case "polyline6": 6
    default: nil
    }
  }

  // MARK: - Routes and legs

  private func legValues(_ route: JSONValue) throws(RouteParseError) -> [JSONValue] {
    guard route.kind == .object else {
      throw .invalidRouteObject(
        "expected a route, found \(route.described) at \(OSRMReading.place(route))"
      )
    }
    let legs = try OSRMReading.array(route, "legs")
    guard !legs.isEmpty else {
      throw .invalidRouteObject("route without legs at \(OSRMReading.place(route))")
    }
    return legs
  }

  private func route(
    _ value: JSONValue,
    _ legs: [RouteLeg],
    _ waypoints: [Waypoint]
  ) throws(RouteParseError) -> Route {
    Route(
      legs: legs,
      waypoints: waypoints,
      distance: try OSRMReading.nonNegative(value, "distance"),
      expectedDuration: try OSRMReading.nonNegative(value, "duration")
    )
  }

  private func legs(
    _ values: [JSONValue],
    of route: JSONValue,
    stops: [Waypoint]
  ) throws(RouteParseError) -> [RouteLeg] {
    if values.allSatisfy({ $0["steps"].map { Array($0.elements).isEmpty } ?? true }),
      route["geometry"] != nil
    {
      return try wholeLegs(values, of: route, stops: stops)
    }
    var legs: [RouteLeg] = []
    for (index, leg) in values.enumerated() {
      legs.append(try self.leg(leg, stop: index < stops.count ? stops[index] : nil))
    }
    return legs
  }

  /// Reads legs without steps, which a server gives unless it is asked for more: each is one step along
  /// its part of the route's line, divided where the legs' lengths say (FS-020).
  private func wholeLegs(
    _ values: [JSONValue],
    of route: JSONValue,
    stops: [Waypoint]
  ) throws(RouteParseError) -> [RouteLeg] {
    let path = try OSRMReading.path(route, precision: precision)
    guard path.count >= 2, path.length > 0 else {
      throw .invalidGeometry("route of \(path.count) points at \(route.pointer)")
    }
    var lengths: [Double] = []
    for leg in values { lengths.append(try OSRMReading.nonNegative(leg, "distance")) }
    let scale = path.length / max(lengths.reduce(0, +), 1e-9)
    var from = 0.0
    var legs: [RouteLeg] = []
    for (index, leg) in values.enumerated() {
      let isLast = index == values.count - 1
      let through = isLast ? path.length : min(path.length, from + lengths[index] * scale)
      let part = path.subpath(from: from, through: through)
      from = through
      let known = index < stops.count ? stops[index] : nil
      guard let end = part.coordinates.last, part.count > 1,
        let destination = known ?? Waypoint(coordinate: end)
      else { throw .invalidGeometry("leg without geometry at \(leg.pointer)") }
      let duration = try OSRMReading.nonNegative(leg, "duration")
      let step = RouteStep(
        path: part,
        distance: lengths[index],
        duration: duration,
        maneuver: Maneuver(type: "depart")
      )
      legs.append(
        RouteLeg(
          destination: destination,
          steps: [step],
          distance: lengths[index],
          duration: duration
        )
      )
    }
    return legs
  }

  private func leg(_ value: JSONValue, stop: Waypoint?) throws(RouteParseError) -> RouteLeg {
    let stepValues = try OSRMReading.array(value, "steps")
    guard !stepValues.isEmpty else {
      throw .invalidRouteObject("leg without steps at \(value.pointer)")
    }
    var steps: [RouteStep] = []
    for step in stepValues {
      steps.append(try self.step(step, isLast: steps.count == stepValues.count - 1))
    }
    try OSRMAnnotations.slice(value["annotation"], over: &steps)
    try OSRMIncidents.slice(value, over: &steps)
    guard let end = steps.last?.path.coordinates.last else {
      throw .invalidGeometry("leg without geometry at \(value.pointer)")
    }
    guard let destination = stop ?? Waypoint(coordinate: end) else {
      throw .invalidGeometry("leg ends at no valid place at \(value.pointer)")
    }
    return RouteLeg(
      destination: destination,
      steps: steps,
      distance: try OSRMReading.nonNegative(value, "distance"),
      duration: try OSRMReading.nonNegative(value, "duration")
    )
  }

  // MARK: - Steps

  private func step(_ value: JSONValue, isLast: Bool) throws(RouteParseError) -> RouteStep {
    let path = try OSRMReading.path(value, precision: precision)
    guard path.count >= 2 || (isLast && path.count == 1) else {
      throw .invalidGeometry("step of \(path.count) points at \(value.pointer)")
    }
    guard let maneuver = value["maneuver"], maneuver.kind == .object else {
      throw .invalidRouteObject("step without a maneuver at \(value.pointer)")
    }
    let name = Self.text(value["name"])
    let exit = maneuver["exit"]?.integer.flatMap { (1...1000).contains($0) ? Int($0) : nil }
    var step = RouteStep(
      path: path,
      distance: try OSRMReading.nonNegative(value, "distance"),
      duration: try OSRMReading.nonNegative(value, "duration"),
      roadName: name,
      instruction: maneuver["instruction"]?.string ?? OSRMReading.plainText(maneuver, name: name),
      maneuver: Maneuver(
        type: maneuver["type"]?.string ?? "turn",
        modifier: maneuver["modifier"]?.string,
        exit: exit,
        bearingBefore: maneuver["bearing_before"]?.double,
        bearingAfter: maneuver["bearing_after"]?.double
      )
    )
    step.isWorded = maneuver["instruction"]?.string != nil
    step.visualInstructions = try OSRMInstructions.banners(value)
    step.spokenInstructions = try OSRMInstructions.voices(value)
    step.lanes = OSRMInstructions.maneuverLanes(value)
    step.features = OSRMFeatures.features(value)
    step.exits = OSRMReading.list(value["exits"]?.string)
    step.roadReference = Self.text(value["ref"])
    step.destinations = Self.text(value["destinations"])
    step.mode = Self.text(value["mode"])
    let side = value["driving_side"]?.string
    step.drivingSide = side == "left" || side == "right" ? side : nil
    step.roundaboutExit = exit
    return step
  }

  /// A text that says something.
  private static func text(_ value: JSONValue?) -> String? {
    value?.string.flatMap { $0.isEmpty ? nil : $0 }
  }
}
