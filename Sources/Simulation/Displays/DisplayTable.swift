import Navigation

/// The maps of a scenario's app by their names.
final class DisplayTable {
  private let maps: [MapModel]
  /// Hears what the maps tell.
  let mapRecorder: MapRecorder

  init(_ setups: [DisplaySetup], context: NavigationContext, recorder: MapRecorder) {
    mapRecorder = recorder
    maps = setups.map { setup in
      let map = context.makeMap(id: setup.id, viewport: setup.viewport)
      if let camera = setup.camera { map.setCamera(camera) }
      map.delegate = recorder
      return map
    }
  }

  /// The maps in the order of the scenario.
  var all: [MapModel] { maps }

  subscript(name: String) -> MapModel? { maps.first { $0.id == name } }
}
