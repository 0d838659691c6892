import CanonicalJSON

extension RoutingCall {
  static var schema: [(String, SchemaValue)] {
    let place: [(String, SchemaValue)] = [
      ("lat", .number(-90...90, "Degrees.")),
      ("lon", .number(-180...180, "Degrees.")),
      ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
      ("course", .number(0...360, "The direction in which to leave, in degrees.")),
    ]
    return [
      (
        "session",
        .string("What the app calls the session (session); one of that name is cancelled first.")
      ),
      (
        "points",
        .array(
          of: .closed("A point of a plan or line.", place),
          "For calculateRoutes, the first is the start; for snapRoute, the line."
        )
      ),
      (
        "fromCurrentPosition",
        .boolean("Whether calculateRoutes starts at the current position, before the points.")
      ),
      (
        "from",
        .closed("Where requestRoutes starts (the current position).", place)
      ),
      ("polyline", .string("The line of snapRoute as an encoded polyline, in place of points.")),
      ("precision", .number(5...6, "The decimals of the polyline (6).", isWhole: true)),
      ("options", OptionsReading.schema),
      (
        "listener",
        .choice(
          ListenerSetup.Methods.allCases.map(\.rawValue),
          "Which of its optional methods the listener of the session has (all)."
        )
      ),
      (
        "inCallback",
        .array(
          of: .choice(ListenerSetup.Deed.allCases.map(\.rawValue), "A deed."),
          "What the listener does with its session inside the last callback, in order."
        )
      ),
      ("route", .number(0...100, "Which route of the session, for navigateAlong.", isWhole: true)),
    ]
  }
}
