import Geodesy
import Navigation
import NavigationMap
import Recording
import ScenarioLanguage

extension VenueCall {
  func record(by recorder: Recorder) {
    switch self {
    case .focusBuilding(let building, let map):
      recorder.record(Event.Action.FocusBuilding.self) { event in
        event.map = MapCall.other(map)
        event.building = building
      }
    case .selectLevel(let level, let map):
      recorder.record(Event.Action.SelectLevel.self) { event in
        event.map = MapCall.other(map)
        event.level = level
      }
    case .addTileLayer(let layer, let map):
      recorder.record(Event.Action.AddTileLayer.self) { event in
        event.map = MapCall.other(map)
        event.layer = layer
      }
    case .changeTileLayer(let layer, let edit):
      recorder.record(Event.Action.ChangeTileLayer.self) { event in
        event.layer = layer
        event.tileSize = edit.tileSize
        event.fadeIn = edit.fadeIn
        event.opacity = edit.opacity
        event.zIndex = edit.zIndex
      }
    case .removeTileLayer(let layer):
      recorder.record(Event.Action.RemoveTileLayer.self) { $0.layer = layer }
    case .requestTiles(let map):
      recorder.record(Event.Action.RequestTiles.self) { $0.map = MapCall.other(map) }
    case .clearTileCache(let layer):
      recorder.record(Event.Action.ClearTileCache.self) { $0.layer = layer }
    case .probeIndoor(let map):
      recorder.record(Event.Action.Probe.self) { event in
        event.what = .indoor
        event.map = MapCall.other(map)
      }
    case .requestPanorama(let query):
      recorder.record(Event.Action.RequestPanorama.self) { $0.question = .init(query) }
    case .movePanorama(let query):
      recorder.record(Event.Action.MovePanorama.self) { $0.question = .init(query) }
    case .openPanorama(let viewport, let place, let radius):
      recorder.record(Event.Action.OpenPanorama.self) { event in
        event.coordinate = place
        event.radius = place == nil ? nil : radius
        (event.width, event.height) = (viewport.width, viewport.height)
      }
    case .closePanorama: recorder.record(Event.Action.ClosePanorama.self)
    case .setPanorama(let id): recorder.record(Event.Action.SetPanorama.self) { $0.panorama = id }
    case .showInPanorama(let name):
      recorder.record(Event.Action.ShowInPanorama.self) { $0.overlay = name }
    case .setPanoramaGestures(let switches):
      recorder.record(Event.Action.SetPanoramaGestures.self) { event in
        event.allGestures = switches.all
        event.orientationGestures = switches.orientation
        event.zoomGestures = switches.zoom
        event.navigationGestures = switches.navigation
        event.linksHidden = switches.linksHidden
        event.streetNamesHidden = switches.streetNamesHidden
      }
    case .setPanoramaCamera(let aim, let seconds):
      recorder.record(Event.Action.SetPanoramaCamera.self) { event in
        (event.heading, event.pitch) = (aim.heading, aim.pitch)
        (event.zoom, event.fov) = (aim.zoom, aim.fov)
        event.seconds = seconds
      }
    case .updatePanoramaCamera(let update, let seconds):
      recorder.record(Event.Action.UpdatePanoramaCamera.self) { event in
        switch update {
        case .rotateBy(let degrees): event.rotateBy = degrees
        case .setHeading(let degrees): event.heading = degrees
        case .setPitch(let degrees): event.pitch = degrees
        case .setZoom(let zoom): event.zoom = zoom
        }
        event.seconds = seconds
      }
    case .tapPanorama(let touch):
      recorder.record(Event.Action.TapPanorama.self) { event in
        switch touch {
        case .point(let point): (event.x, event.y) = (point.x, point.y)
        case .direction(let aim): (event.heading, event.pitch) = (aim.heading, aim.pitch)
        }
      }
    case .dragPanorama(let heading, let pitch):
      recorder.record(Event.Action.DragPanorama.self) { event in
        (event.heading, event.pitch) = (heading, pitch)
      }
    case .pinchPanorama(let levels):
      recorder.record(Event.Action.PinchPanorama.self) { $0.levels = levels }
    case .probePanorama(let direction):
      recorder.record(Event.Action.Probe.self) { event in
        event.what = .panorama
        (event.heading, event.pitch) = (direction?.heading, direction?.pitch)
      }
    }
  }
}

extension Recorded.PanoramaQuestion {
  fileprivate init(_ query: PanoramaQuery) {
    self.init()
    switch query {
    case .id(let id): panorama = id
    case .near(let place, let radius): (coordinate, self.radius) = (place, radius)
    }
  }
}
