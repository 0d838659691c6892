import CanonicalJSON

/// The names that a scenario gives to sessions, and those that it uses.
struct SessionNames {
  private var made: [String] = []
  private var used: [(name: String, value: JSONValue)] = []

  /// Takes note of a call.
  mutating func note(_ call: ScenarioAction.Call, at value: JSONValue) {
    guard case .routing(let call) = call else { return }
    switch call {
    case .calculate(let request, _, _), .routes(let request, _, _), .snap(let request, _):
      made.append(request.session)
    case .cancelSession(let name), .releaseSession(let name), .releaseListener(let name),
      .probe(let name), .navigateAlong(let name, _):
      used.append((name, value["session"] ?? value))
    case .releaseService: break
    }
  }

  /// Reports a session that no action makes: nothing would ever come of its call.
  func check(_ diagnostics: Diagnostics) {
    for (name, value) in used where !made.contains(name) {
      diagnostics.add(
        "no action makes a session '\(name)'",
        at: value,
        hint: EditDistance.nearest(to: name, in: made).map { "did you mean \"\($0)\"?" }
          ?? (made.isEmpty ? nil : "the sessions: \(made.joined(separator: ", "))"),
        replacement: EditDistance.replacement(for: name, in: made)
      )
    }
  }
}
