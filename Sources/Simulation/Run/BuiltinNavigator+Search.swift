extension BuiltinNavigator {
  func perform(_ call: SearchCall) {}
}
