/// Hears which building a map looks into; called at once.
public protocol IndoorDisplayDelegate: AnyObject {
  /// Another building is in focus, or none; the level is its already.
  func indoorDisplay(
    _ display: IndoorDisplay,
    didChangeActiveBuilding building: IndoorBuilding?
  )

  /// Another level is shown, or none.
  func indoorDisplay(_ display: IndoorDisplay, didChangeActiveLevel level: IndoorLevel?)
}

extension IndoorDisplayDelegate {
  public func indoorDisplay(
    _ display: IndoorDisplay,
    didChangeActiveBuilding building: IndoorBuilding?
  ) {}
  public func indoorDisplay(_ display: IndoorDisplay, didChangeActiveLevel level: IndoorLevel?) {}
}
