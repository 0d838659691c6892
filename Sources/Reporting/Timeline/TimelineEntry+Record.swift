import Platform
package import CanonicalJSON
import Recording

extension TimelineEntry {
  /// Creates the line of a record; `nil` for records that the timeline leaves out.
  ///
  /// - Parameter decision: what the ledger says about the record, where that is known.
  package init?(event: String, record: JSONValue, decision: DecisionNotes.Note?) {
    if record["source"]?.string == EventSource.action.rawValue {
      self = .action(event, record)
      return
    }
    switch event {
    case EventKind.didChangeRoute.text: self = .routeChange(record)
    case EventKind.didChangeOnRouteState.text: self = .onRouteState(record, decision)
    case EventKind.didChangeGPSQuality.text:
      self.init("gps", Self.words(record["to"]?.string), .notice)
    case EventKind.guidanceChanged.text: self = .guidance(record)
    case EventKind.didAnnounce.text: self = .instruction(record)
    case EventKind.didArrive.text: self = .arrival(record, decision)
    case EventKind.didPassWaypoint.text:
      let index = record["index"]?.integer
      self.init("passed", "waypoint \(index.map { "\($0 + 1)" } ?? "?") without stopping")
    case EventKind.rerouteEnded.text:
      guard let entry = Self.rerouteEnd(record) else { return nil }
      self = entry
    case EventKind.routeStatus.text:
      guard let status = record["status"]?.string, status != "ok" else { return nil }
      self.init("status", "no route: \(Self.words(status))", .bad)
    case EventKind.routingSucceeded.text, EventKind.routingFailed.text,
      EventKind.routingNonFatalError.text, EventKind.routingNotStarted.text:
      self = .routing(event, record)
    case EventKind.termsDialogShown.text: self.init("terms", "shown to the user")
    case EventKind.termsResponse.text:
      self.init("terms", record["accepted"]?.bool == true ? "accepted" : "declined")
    case EventKind.accessError.text:
      let reason = record["error"]?.string ?? record["reason"]?.string
      self.init("denied", Self.words(reason), .bad)
    case EventKind.didUpdateSpeedAlert.text: self = .speedAlert(record)
    case EventKind.didUpdateDelayCategory.text:
      self.init("traffic", "\(Self.words(record["category"]?.string)) delay")
    case EventKind.simulatorStarted.text:
      self.init("simulator", "began: \(Self.words(record["mode"]?.string))", .notice)
    case EventKind.simulatorStopped.text:
      self.init("simulator", "ended: \(Self.words(record["cause"]?.string))", .notice)
    case EventKind.simulatorPaused.text: self.init("simulator", "paused")
    case EventKind.simulatorResumed.text: self.init("simulator", "goes on")
    case EventKind.providerTransportError.text, EventKind.providerRequestError.text,
      EventKind.providerParseError.text:
      self.init("provider", Self.providerError(event, record), .bad)
    default:
      let entry =
        Self.fleet(event, record) ?? Self.map(event, record) ?? Self.search(event, record)
        ?? Self.overlay(event, record) ?? Self.venue(event, record)
      guard let entry else { return nil }
      self = entry
    }
  }

  /// Creates the line of a record as it stands, for those that want to see everything.
  package init(everythingOf event: String, record: JSONValue) {
    let name = event.split(separator: ".").last.map(String.init) ?? event
    var parts: [String] = []
    for member in record.members where !["seq", "t", "source", "event"].contains(member.key) {
      let value = member.value.string ?? member.value.excerpt
      parts.append("\(member.key) \(value)")
    }
    self.init("·", ([name] + parts).joined(separator: "  "), .quiet)
  }

  private static func action(_ event: String, _ record: JSONValue) -> TimelineEntry {
    switch event {
    case EventKind.setDestinations.text:
      let names = (record["waypoints"]?.elements ?? record.elements).map(place)
      let noun = names.count == 1 ? "destination" : "destinations"
      let list = names.isEmpty ? "none" : names.joined(separator: ", ")
      return TimelineEntry("action", "set \(noun): \(list)", .action)
    case EventKind.setThreshold.text:
      return TimelineEntry("action", "set threshold: \(arguments(of: record))", .action)
    case EventKind.fleetSendEvent.text: return fleetSend(record)
    case EventKind.locationEnabled.text:
      let isOn = record["enabled"]?.bool ?? true
      return TimelineEntry("action", isOn ? "location on" : "location off", .action)
    default:
      let arguments = arguments(of: record)
      let text = words(event) + (arguments.isEmpty ? "" : ": \(arguments)")
      return TimelineEntry("action", text, .action)
    }
  }

  private static func arguments(of record: JSONValue) -> String {
    let members = record.members.filter { !["seq", "t", "source", "event"].contains($0.key) }
    return members.map { "\($0.key) \($0.value.string.map(short) ?? $0.value.excerpt)" }
      .joined(separator: ", ")
  }

  private static func place(_ waypoint: JSONValue) -> String {
    if let title = waypoint["title"]?.string, !title.isEmpty { return title }
    let coordinate = waypoint["coordinate"] ?? waypoint
    guard let latitude = coordinate["lat"]?.double, let longitude = coordinate["lon"]?.double else {
      return waypoint["placeID"]?.string ?? waypoint["job"]?.string.map { "job \($0)" }
        ?? waypoint["found"]?.string ?? "?"
    }
    return "\(Quantity.fixed(latitude, 5)),\(Quantity.fixed(longitude, 5))"
  }

  private static func routeChange(_ record: JSONValue) -> TimelineEntry {
    let reason = record["reason"]?.string ?? ""
    if record["cleared"]?.bool == true {
      return TimelineEntry("route", "cleared", .notice)
    }
    var parts: [String] = []
    if let metres = record["distance"]?.double { parts.append(Quantity.distance(metres: metres)) }
    if let seconds = record["duration"]?.double {
      parts.append(Quantity.duration(seconds: seconds))
    }
    if let legs = record["legCount"]?.integer, legs != 1 { parts.append("\(legs) legs") }
    if let steps = record["stepCount"]?.integer { parts.append(Quantity.count(Int(steps), "step")) }
    let text = parts.joined(separator: ", ")
    return switch reason {
    case "reroute": TimelineEntry("reroute", text, .change)
    case "continuedToNext": TimelineEntry("route", "on to the next destination: \(text)")
    case "betterRoute": TimelineEntry("route", "a better one: \(text)", .change)
    case "reroutingByTraffic": TimelineEntry("route", "around the traffic: \(text)", .change)
    default: TimelineEntry("route", text)
    }
  }

  private static func onRouteState(
    _ record: JSONValue,
    _ decision: DecisionNotes.Note?
  ) -> TimelineEntry {
    let deviation = record["deviation"]?.double.map { Quantity.distance(metres: $0) }
    switch record["to"]?.string {
    case "offRoute":
      let limit = decision.map { " (limit \(Quantity.distance(metres: $0.threshold)))" } ?? ""
      let text = deviation.map { "\($0) from the route\(limit)" } ?? "left the route\(limit)"
      return TimelineEntry("off route", text, .notice)
    case "onRoute":
      return TimelineEntry("on route", deviation.map { "\($0) from the route" } ?? "")
    case let state:
      let text = [words(state), deviation].compactMap(\.self).joined(separator: ", ")
      return TimelineEntry("state", text)
    }
  }

  private static func guidance(_ record: JSONValue) -> TimelineEntry {
    let isActive = record["isActive"]?.bool ?? false
    let cause = record["cause"]?.string
    guard let cause, !["requested", "stopped"].contains(cause) else {
      return TimelineEntry("guidance", isActive ? "on" : "off")
    }
    return TimelineEntry("guidance", "\(isActive ? "on" : "off") (\(words(cause)))")
  }

  private static func instruction(_ record: JSONValue) -> TimelineEntry {
    TimelineEntry("instruct", "\"\(record["text"]?.string ?? "")\"")
  }

  private static func speedAlert(_ record: JSONValue) -> TimelineEntry {
    let severity = words(record["severity"]?.string)
    guard let percent = record["percentageAboveLimit"]?.double else {
      return TimelineEntry("speed", severity, .quiet)
    }
    return TimelineEntry(
      "speed",
      "\(severity), \(Quantity.fixed(percent, 0)) % above the limit",
      .notice
    )
  }

  private static func arrival(
    _ record: JSONValue,
    _ decision: DecisionNotes.Note?
  ) -> TimelineEntry {
    var parts = [record["waypoint"].map(place) ?? "?"]
    if record["isFinalDestination"]?.bool == true { parts.append("final") }
    if let decision {
      parts.append("\(Quantity.distance(metres: decision.measured)) from the stop")
    }
    return TimelineEntry("arrived", parts.joined(separator: ", "), .good)
  }

  private static func rerouteEnd(_ record: JSONValue) -> TimelineEntry? {
    switch record["outcome"]?.string {
    case "adopted": nil
    case "backOnRoute": TimelineEntry("reroute", "not needed: back on the route", .quiet)
    case "failed":
      TimelineEntry("reroute", "failed: \(words(record["status"]?.string))", .bad)
    case let outcome: TimelineEntry("reroute", "dropped: \(words(outcome))", .quiet)
    }
  }

  private static func providerError(_ event: String, _ record: JSONValue) -> String {
    let kind =
      switch event {
      case EventKind.providerParseError.text: "bad answer"
      case EventKind.providerRequestError.text: "no request"
      default: "no answer"
      }
    var parts: [String] = []
    for key in ["error", "case", "reason", "code", "text", "detail", "message"] {
      guard let value = record[key] else { continue }
      parts.append(value.string.map { key == "text" ? $0 : words($0) } ?? value.excerpt)
    }
    return parts.isEmpty ? kind : "\(kind): \(parts.joined(separator: ", "))"
  }

  /// Returns a camel-case name as words; an abbreviation such as `API` stays as it is.
  package static func words(_ name: String?) -> String {
    guard let name else { return "?" }
    let letters = Array(name)
    var text = ""
    for (index, letter) in letters.enumerated() {
      guard letter.isUppercase, index > 0, letters[index - 1].isLetter else {
        text.append(letter)
        continue
      }
      let next = index + 1 < letters.count ? letters[index + 1] : " "
      let isInside = letters[index - 1].isUppercase && (next.isUppercase || !next.isLetter)
      if !isInside { text += " " }
      text += isInside || next.isUppercase ? String(letter) : letter.lowercased()
    }
    return text
  }
}
