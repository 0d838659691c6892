import ScenarioLanguage

extension ScenarioAction.Call {
  /// Records that the call is made.
  func record(by recorder: Recorder) {
    switch self {
    case .navigator(let call): call.record(by: recorder)
    case .context(let call): call.record(by: recorder)
    case .routing(let call): call.record(by: recorder)
    case .guidance(let call): call.record(by: recorder)
    case .traffic(let call): call.record(by: recorder)
    case .simulator(let call): call.record(by: recorder)
    case .search(let call): call.record(by: recorder)
    case .fleet(let call): call.record(by: recorder)
    case .map(let call): call.record(by: recorder)
    case .overlay(let call): call.record(by: recorder)
    case .venue(let call): call.record(by: recorder)
    }
  }
}
