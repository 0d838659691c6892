extension NavigationContext {
  /// Makes a map; the app keeps it alive.
  ///
  /// - Parameters:
  ///   - id: The identity under which it is told of; the app sees to it that it is unique.
  ///   - camera: Where it looks at first.
  public func makeMap(
    id: String,
    viewport: MapViewport,
    camera: CameraPosition = MapModel.defaultCamera
  ) -> MapModel {
    let map = MapModel(id: id, viewport: viewport, context: self)
    map.cameraState = camera
    companions.add(map, as: .map)
    return map
  }
}
