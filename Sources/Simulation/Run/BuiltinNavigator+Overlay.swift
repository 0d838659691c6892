extension BuiltinNavigator {
  func perform(_ call: OverlayCall) {}
}
