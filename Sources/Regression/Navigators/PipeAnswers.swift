import Geodesy
import Navigation
import Recording
import Simulation

/// The end of a message.
struct PipeDone: RecordedObject {
  var id = 0, done = 0
  var wake: Int?, taken: Int?

  mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
    try m.integer("id", &id, .count, "The message's.")
    try m.integer("done", &done, .any, "The message's `now`, 0 where it has none.")
    try m.integer("wake", &wake, .any, "When to wake the navigator, in milliseconds.")
    try m.integer("taken", &taken, .any, "How many fixes of a batch were handled.")
  }
}

/// The end of a message that the child has nothing to answer with.
struct PipeError: RecordedObject {
  /// The code of JSON-RPC for what is not offered.
  static let notOffered = -32601

  struct Content: RecordedObject {
    var code = 0
    var message = ""

    mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.integer("code", &code, .any, "A code of JSON-RPC.")
      try m.text("message", &message, "What is wrong.")
    }
  }

  var id = 0
  var error = Content()

  mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
    try m.integer("id", &id, .count, "The message's.")
    try m.value("error", &error, "What is wrong.")
  }
}

/// A question for routes.
struct PipeQuestion: RecordedObject {
  /// What is asked for.
  enum Kind: String, RecordedWord {
    case route
  }

  /// Where a way begins, with what tells whether the course means anything.
  struct Origin: RecordedObject {
    var recorded = Recorded.Origin()
    var speed: Double?

    mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try recorded.visit(&m)
      try m.number(
        "speed",
        &speed,
        .speed,
        "How fast it goes; below 2 m/s the course means nothing."
      )
    }

    /// The place that the provider is asked for.
    ///
    /// - Parameter time: now.
    func location(at time: VirtualTime) -> Location {
      Location(
        coordinate: recorded.coordinate,
        course: recorded.course.map { $0 == 360 ? 0 : $0 },
        speed: speed,
        timestamp: time
      )
    }
  }

  /// A waypoint, with the letter of the sketch that it was written as.
  struct Stop: RecordedObject {
    var node: String?
    var recorded = Recorded.Waypoint()

    mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
      try m.text("node", &node, "The letter of the sketch that it was written as.")
      try recorded.visit(&m)
    }

    /// The waypoint that the provider is asked for; nil for one without a place of its own.
    var waypoint: Waypoint? {
      guard let place = recorded.coordinate, recorded.job == nil, recorded.found == nil else {
        return nil
      }
      var waypoint = Waypoint(coordinate: place, title: recorded.title)
      if let kind = recorded.kind.flatMap({ Waypoint.Kind(rawValue: $0.rawValue) }) {
        waypoint?.kind = kind
      }
      waypoint?.prefersSameSideOfRoad = recorded.prefersSameSideOfRoad
      if let heading = recorded.preferredHeading { waypoint?.preferredHeading = heading }
      waypoint?.isVehicleStopover = recorded.stopover
      waypoint?.properties = recorded.properties?.bytes
      return waypoint
    }
  }

  var id: Int?
  var ask = Kind.route
  var request = 0
  var from = Origin()
  var to: [Stop] = []

  mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
    try m.integer("id", &id, .count, "The message's.")
    try m.value("ask", &ask, "What is asked for.")
    try m.integer("request", &request, .count, "The question's number, new in its run.")
    try m.value("from", &from, "Where the way begins.")
    try m.list("to", &to, "What it leads to, the next first.")
  }
}

/// The word that a question is taken back.
struct PipeCancellation: RecordedObject {
  var id: Int?
  var ask = ""
  var request = 0

  mutating func visit<V: MemberVisitor>(_ m: inout V) throws(V.Failure) {
    try m.integer("id", &id, .count, "The message's.")
    try m.text("ask", &ask, "`cancel`.")
    try m.integer("request", &request, .count, "The question's number.")
  }
}
