extension BuiltinNavigator {
  func perform(_ call: MapCall) {}
}
