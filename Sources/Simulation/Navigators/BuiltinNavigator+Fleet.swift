import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: FleetCall) { fleet.perform(call) }
}
