import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: VenueCall) {
    switch call {
    case .focusBuilding(let id, let map):
      guard let display = displays[map]?.indoorDisplay else { return }
      display.focus(on: id.flatMap { id in venues.buildings.first { $0.id == id } })
    case .selectLevel(let id, let map):
      displays[map]?.indoorDisplay.activeLevel = id.map { IndoorLevel(id: $0) }
    case .addTileLayer(let name, let map):
      guard let display = displays[map] else { return }
      venues.tiles[name]?.map = display
    case .changeTileLayer(let name, let edit): change(name, edit)
    case .removeTileLayer(let name): venues.tiles[name]?.map = nil
    case .requestTiles(let map): displays[map]?.requestTiles()
    case .clearTileCache(let name): venues.tiles[name]?.clearTileCache()
    case .requestPanorama(let query): request(query)
    case .openPanorama(let viewport, let place, let radius):
      let view = context.makePanoramaView(viewport: viewport)
      view.delegate = venues.panoramaRecorder
      venues.panoramaView = view
      if let place { view.move(near: place, radius: radius) }
    case .closePanorama: venues.panoramaView = nil
    case .showInPanorama(let name):
      (overlays[name] as? Marker)?.panoramaView = venues.panoramaView
    case .probeIndoor(let map): probeIndoor(map)
    case .movePanorama, .setPanorama, .setPanoramaGestures, .setPanoramaCamera,
      .updatePanoramaCamera, .tapPanorama, .dragPanorama, .pinchPanorama, .probePanorama:
      if let view = venues.panoramaView { perform(call, in: view) }
    }
  }

  private func perform(_ call: VenueCall, in view: PanoramaView) {
    switch call {
    case .movePanorama(.id(let id)): view.move(to: id)
    case .movePanorama(.near(let place, let radius)): view.move(near: place, radius: radius)
    case .setPanorama(let id): view.panorama = id.flatMap { venues.panoramas[$0] }
    case .setPanoramaGestures(let switches):
      if let isOn = switches.all { view.setAllGestures(isOn) }
      if let isOn = switches.orientation { view.areOrientationGesturesEnabled = isOn }
      if let isOn = switches.zoom { view.areZoomGesturesEnabled = isOn }
      if let isOn = switches.navigation { view.areNavigationGesturesEnabled = isOn }
      if let isOn = switches.linksHidden { view.areNavigationLinksHidden = isOn }
      if let isOn = switches.streetNamesHidden { view.areStreetNamesHidden = isOn }
    case .setPanoramaCamera(let aim, let seconds):
      let camera = PanoramaCamera(
        heading: aim.heading,
        pitch: aim.pitch,
        zoom: aim.zoom,
        fieldOfView: aim.fov
      )
      view.animate(to: camera, seconds: seconds)
    case .updatePanoramaCamera(let update, let seconds): view.update(update, seconds: seconds)
    case .tapPanorama(.point(let point)): view.tap(at: point)
    case .tapPanorama(.direction(let direction)):
      if let point = view.projection.point(for: direction) { view.tap(at: point) }
    case .dragPanorama(let heading, let pitch): view.drag(heading: heading, pitch: pitch)
    case .pinchPanorama(let levels): view.pinch(by: levels)
    case .probePanorama(let direction): probe(view, direction)
    case .focusBuilding, .selectLevel, .addTileLayer, .changeTileLayer, .removeTileLayer,
      .requestTiles, .clearTileCache, .requestPanorama, .openPanorama, .closePanorama,
      .showInPanorama, .probeIndoor:
      break
    }
  }

  private func change(_ name: String, _ edit: VenueCall.TileLayerEdit) {
    guard let layer = venues.tiles[name] else { return }
    if let index = edit.zIndex { layer.zIndex = index }
    if let size = edit.tileSize { layer.tileSize = size }
    if let opacity = edit.opacity { layer.opacity = opacity }
    if let isOn = edit.fadeIn { layer.isFadingIn = isOn }
  }

  private func request(_ query: PanoramaQuery) {
    venues.panoramaRequests += 1
    let number = venues.panoramaRequests
    let recorder = venues.panoramaRecorder
    context.panoramaService.request(query) { recorder.metadata(number, query, $0) }
  }

  private func probeIndoor(_ map: String) {
    guard let display = displays[map]?.indoorDisplay else { return }
    recorder.record(Event.Probe.IndoorState.self) { event in
      event.mapID = map
      event.building = display.activeBuilding?.id
      event.level = display.activeLevel?.id
      event.levelName = display.activeLevel?.name
    }
  }

  private func probe(_ view: PanoramaView, _ direction: PanoramaOrientation?) {
    recorder.record(Event.Probe.PanoramaState.self) { event in
      event.panoramaID = view.panorama?.id
      event.camera = .init(view.camera)
      guard let direction, let point = view.projection.point(for: direction) else { return }
      (event.x, event.y) = (point.x, point.y)
      let back = view.projection.orientation(for: point)
      (event.headingThere, event.pitchThere) = (back.heading, back.pitch)
    }
  }
}
