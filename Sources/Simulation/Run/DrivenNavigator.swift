import Navigation
import ScenarioLanguage

/// The navigator of a run behind the seam, and what the harness keeps beside it.
enum DrivenNavigator {
  /// One that the harness can look into.
  case inside(any TransparentNavigator)
  /// Any other, with the host that it tells and asks.
  case hosted(RunHost)

  /// Hands a call of the scenario on.
  func perform(_ call: ScenarioAction.Call) throws {
    switch self {
    case .inside(let navigator): try navigator.perform(NavigatorCall(inside: call))
    case .hosted(let host): host.perform(call)
    }
  }

  /// Hands a fix on.
  @inline(__always)
  func take(_ fix: Location) throws {
    switch self {
    case .inside(let navigator): try navigator.take(fix)
    case .hosted(let host): host.take(fix)
    }
  }

  /// Ends the run.
  func end() throws {
    switch self {
    case .inside(let navigator): try navigator.end()
    case .hosted(let host): host.finish()
    }
  }

  /// Why the run ends before its time; nil while it need not.
  var ending: RunHost.Ending? {
    if case .hosted(let host) = self { host.ending } else { nil }
  }

  /// What can be looked into.
  var inside: (any TransparentNavigator)? {
    if case .inside(let navigator) = self { navigator } else { nil }
  }

  var unusedAnswers: Int {
    switch self {
    case .inside(let navigator): navigator.unusedAnswers
    case .hosted(let host): host.desk.unusedAnswers
    }
  }

  var unusedEntries: [String] {
    switch self {
    case .inside(let navigator): navigator.unusedEntries
    case .hosted(let host): host.desk.unusedEntries
    }
  }

  var recorded: [RecordedCassette] {
    switch self {
    case .inside(let navigator): navigator.recorded
    case .hosted(let host): host.desk.recorded.map { [$0] } ?? []
    }
  }
}
