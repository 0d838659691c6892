import Navigation
import ScenarioLanguage

/// What a scenario's app holds of the ground: tile layers, and a panorama view once it is opened.
final class VenueTable {
  let tiles: ScriptedTiles
  let panoramas: ScriptedPanoramas
  let buildings: [IndoorBuilding]
  let panoramaRecorder: PanoramaRecorder
  var panoramaView: PanoramaView?
  /// How often the panorama service was asked.
  var panoramaRequests = 0

  init(
    _ setup: VenueSetup,
    displays: DisplayTable,
    context: NavigationContext,
    scheduler: any Scheduling,
    recorder: Recorder
  ) {
    tiles = ScriptedTiles(setup.tileLayers, scheduler: scheduler)
    panoramas = ScriptedPanoramas(setup, scheduler: scheduler)
    buildings = setup.buildings
    panoramaRecorder = PanoramaRecorder(recorder: recorder, answers: displays.mapRecorder)
    displays.mapRecorder.tiles = tiles
    context.panoramaSource = panoramas
  }
}
