extension NavigationContext {
  /// Makes a map; the app keeps it alive.
  ///
  /// - Parameter id: The identity under which it is told of; the app sees to it that it is unique.
  public func makeMap(id: String, viewport: MapViewport) -> MapModel {
    let map = MapModel(id: id, viewport: viewport, context: self)
    companions.add(map, as: .map)
    return map
  }
}
