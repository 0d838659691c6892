extension BuiltinNavigator {
  func perform(_ call: FleetCall) {}
}
