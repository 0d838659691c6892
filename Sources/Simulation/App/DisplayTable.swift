import Navigation
import ScenarioLanguage

/// The maps of a scenario's app by their names.
///
/// Those that the scenario lists are there from the start. Where it lists none there is one, ``DisplaySetup/main``,
/// once somebody uses it: a scenario without maps hears nothing of them.
final class DisplayTable {
  private var maps: [MapModel] = []
  private let context: NavigationContext
  private let isListed: Bool
  private let venues: VenueSetup
  /// Hear which buildings the maps look into; the maps do not keep them alive.
  private var indoorRecorders: [IndoorRecorder] = []
  /// Hears what the maps tell.
  let mapRecorder: MapRecorder
  /// Hears what the user interface of the navigation tells.
  let uiRecorder: UIRecorder

  init(
    _ setups: [DisplaySetup],
    venues: VenueSetup,
    context: NavigationContext,
    recorder: MapRecorder
  ) {
    self.context = context
    self.venues = venues
    mapRecorder = recorder
    uiRecorder = UIRecorder(recorder)
    isListed = !setups.isEmpty
    for setup in setups { make(setup) }
  }

  /// The maps in the order of the scenario.
  var all: [MapModel] { maps }

  subscript(name: String) -> MapModel? {
    if let map = maps.first(where: { $0.id == name }) { return map }
    guard !isListed, name == DisplaySetup.main.id else { return nil }
    return make(.main)
  }

  @discardableResult
  private func make(_ setup: DisplaySetup) -> MapModel {
    let map = context.makeMap(
      id: setup.id,
      viewport: setup.viewport,
      camera: setup.camera ?? MapModel.defaultCamera
    )
    let indoor = IndoorRecorder(recorder: mapRecorder.recorder, mapID: setup.id)
    indoorRecorders.append(indoor)
    map.indoorDisplay.delegate = indoor
    map.indoorDisplay.buildings = venues.buildings
    map.pointsOfInterest = venues.pointsOfInterest
    map.delegate = mapRecorder
    if maps.isEmpty { map.settings.navigation.delegate = uiRecorder }
    maps.append(map)
    return map
  }
}
