extension BuiltinNavigator {
  func perform(_ call: VenueCall) {}
}
