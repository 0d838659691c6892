import CanonicalJSON
import Geodesy
import Navigation
import Recording
import ScenarioLanguage

extension VenueCall {
  func record(by recorder: Recorder) {
    switch self {
    case .focusBuilding(let building, let map):
      recorder.record(.focusBuilding) { writer in
        writer.display(map)
        writer.optional("building", building)
      }
    case .selectLevel(let level, let map):
      recorder.record(.selectLevel) { writer in
        writer.display(map)
        writer.optional("level", level)
      }
    case .addTileLayer(let layer, let map):
      recorder.record(.addTileLayer) { writer in
        writer.display(map)
        writer.text("layer", layer)
      }
    case .changeTileLayer(let layer, let edit):
      recorder.record(.changeTileLayer) { writer in
        writer.text("layer", layer)
        if let size = edit.tileSize { writer.number("tileSize", size) }
        if let isOn = edit.fadeIn { writer.flag("fadeIn", isOn) }
        writer.optional("opacity", edit.opacity, decimals: 4)
        if let index = edit.zIndex { writer.number("zIndex", index) }
      }
    case .removeTileLayer(let layer):
      recorder.record(.removeTileLayer) { $0.text("layer", layer) }
    case .requestTiles(let map): recorder.record(.requestTiles) { $0.display(map) }
    case .clearTileCache(let layer): recorder.record(.clearTileCache) { $0.text("layer", layer) }
    case .probeIndoor(let map):
      recorder.record(.probe) { writer in
        writer.display(map)
        writer.text("what", "indoor")
      }
    default: recordPanorama(by: recorder)
    }
  }

  private func recordPanorama(by recorder: Recorder) {
    switch self {
    case .requestPanorama(let query): recorder.record(.requestPanorama) { $0.asked(query) }
    case .movePanorama(let query): recorder.record(.movePanorama) { $0.asked(query) }
    case .openPanorama(let viewport, let place, let radius):
      recorder.record(.openPanorama) { writer in
        if let place {
          writer.place(place)
          writer.metres("radius", radius)
        }
        writer.optional("width", viewport.width, decimals: 2)
        writer.optional("height", viewport.height, decimals: 2)
      }
    case .closePanorama: recorder.record(.closePanorama)
    case .setPanorama(let id): recorder.record(.setPanorama) { $0.optional("panorama", id) }
    case .showInPanorama(let name): recorder.record(.showInPanorama) { $0.text("overlay", name) }
    case .setPanoramaGestures(let switches):
      recorder.record(.setPanoramaGestures) { $0.switches(switches) }
    case .setPanoramaCamera(let aim, let seconds):
      recorder.record(.setPanoramaCamera) { writer in
        writer.optional("heading", aim.heading, decimals: 1)
        writer.optional("pitch", aim.pitch, decimals: 1)
        writer.optional("panoramaZoom", aim.zoom, decimals: 4)
        writer.optional("fov", aim.fov, decimals: 1)
        writer.seconds("seconds", seconds)
      }
    case .updatePanoramaCamera(let update, let seconds):
      recorder.record(.updatePanoramaCamera) { writer in
        switch update {
        case .rotateBy(let degrees): writer.optional("rotateBy", degrees, decimals: 1)
        case .setHeading(let degrees): writer.optional("heading", degrees, decimals: 1)
        case .setPitch(let degrees): writer.optional("pitch", degrees, decimals: 1)
        case .setZoom(let zoom): writer.optional("panoramaZoom", zoom, decimals: 4)
        }
        writer.seconds("seconds", seconds)
      }
    case .tapPanorama(let touch):
      recorder.record(.tapPanorama) { writer in
        switch touch {
        case .point(let point):
          writer.optional("x", point.x, decimals: 2)
          writer.optional("y", point.y, decimals: 2)
        case .direction(let direction): writer.direction(direction)
        }
      }
    case .dragPanorama(let heading, let pitch):
      recorder.record(.dragPanorama) { writer in
        writer.optional("heading", heading, decimals: 1)
        writer.optional("pitch", pitch, decimals: 1)
      }
    case .pinchPanorama(let levels):
      recorder.record(.pinchPanorama) { $0.optional("levels", levels, decimals: 4) }
    case .probePanorama(let direction):
      recorder.record(.probe) { writer in
        writer.text("what", "panorama")
        if let direction { writer.direction(direction) }
      }
    default: break
    }
  }
}

extension JSONWriter {
  /// Writes the display that a call is about, unless it is the main one.
  mutating func display(_ name: String) {
    if name != OverlayCall.mainMap { text("map", name) }
  }

  mutating func direction(_ orientation: PanoramaOrientation) {
    optional("heading", orientation.heading, decimals: 1)
    optional("pitch", orientation.pitch, decimals: 1)
  }

  fileprivate mutating func asked(_ query: PanoramaQuery) {
    switch query {
    case .id(let id): text("panorama", id)
    case .near(let place, let radius):
      self.place(place)
      metres("radius", radius)
    }
  }

  fileprivate mutating func switches(_ switches: VenueCall.PanoramaSwitches) {
    if let isOn = switches.all { flag("allGestures", isOn) }
    if let isOn = switches.orientation { flag("orientationGestures", isOn) }
    if let isOn = switches.zoom { flag("zoomGestures", isOn) }
    if let isOn = switches.navigation { flag("navigationGestures", isOn) }
    if let isOn = switches.linksHidden { flag("linksHidden", isOn) }
    if let isOn = switches.streetNamesHidden { flag("streetNamesHidden", isOn) }
  }
}
