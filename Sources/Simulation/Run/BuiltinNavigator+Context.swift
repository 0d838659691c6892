import Navigation

extension BuiltinNavigator {
  func perform(_ call: ContextCall) {
    switch call {
    case .locationEnabled(let isEnabled): context.isLocationEnabled = isEnabled
    }
  }
}
