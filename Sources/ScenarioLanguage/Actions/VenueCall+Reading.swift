import CanonicalJSON
import Geodesy
import NavigationMap
import RoadNetwork

extension VenueCall {
  static let keys = Members()

  /// The members of its calls.
  struct Members: KeyTable {
    let building = Keys.text("building", "For focusBuilding; without it, none.")
    let level = Keys.text("level", "For selectLevel: its ID; without it, none.")
    let layer = Keys.text("layer", "A tile layer of the scenario.")
    let tileSize = Keys.whole("tileSize", -100_000...100_000, "Pixels, for changeTileLayer.")
    let fadeIn = Keys.flag("fadeIn", "For changeTileLayer.")
    let panorama = Keys.text("panorama", "A panorama's ID; setPanorama without it shows none.")
    let width = Keys.number(
      "width",
      1...100_000,
      "points",
      "Points of the panorama view.",
      standard: 400
    )
    let height = Keys.number(
      "height",
      1...100_000,
      "points",
      "Points of the panorama view.",
      standard: 300
    )
    let allGestures = Keys.flag("allGestures", "For setPanoramaGestures.")
    let orientationGestures = Keys.flag("orientationGestures", "For setPanoramaGestures.")
    let zoomGestures = Keys.flag("zoomGestures", "For setPanoramaGestures.")
    let navigationGestures = Keys.flag("navigationGestures", "For setPanoramaGestures.")
    let linksHidden = Keys.flag("linksHidden", "For setPanoramaGestures.")
    let streetNamesHidden = Keys.flag("streetNamesHidden", "For setPanoramaGestures.")
    let heading = Keys.number(
      "heading",
      anyDegrees,
      "degrees",
      "Degrees clockwise from north, in a panorama."
    )
    let pitch = Keys.number(
      "pitch",
      anyDegrees,
      "degrees",
      "Degrees above the horizon, in a panorama."
    )
    let zoom = Keys.number(
      "panoramaZoom",
      -100...100,
      "",
      "Of a panorama's camera, from 1 to 5 (1)."
    )
    let fov = Keys.number(
      "fov",
      anyDegrees,
      "degrees",
      "Degrees that the larger side of a panorama spans (90)."
    )
    let seconds = Keys.number(
      "seconds",
      -86_400...86_400,
      "s",
      "How long an animation takes.",
      standard: 0
    )
    let rotateBy = Keys.number(
      "rotateBy",
      anyDegrees,
      "degrees",
      "Degrees to the right, for updatePanoramaCamera."
    )
    let levels = Keys.number("levels", -100...100, "", "Of zoom, for pinchPanorama.")

    /// Degrees that may be asked for; what comes of them is the SDK's affair.
    private static let anyDegrees: ClosedRange<Double> = -100_000...100_000
  }

  static func read(
    _ name: Name,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> VenueCall? {
    switch name {
    case .focusBuilding:
      let map = OverlayCall.map(&reader)
      return .focusBuilding(keys.building(&reader), map: map)
    case .selectLevel:
      let map = OverlayCall.map(&reader)
      return .selectLevel(keys.level(&reader), map: map)
    case .addTileLayer:
      let map = OverlayCall.map(&reader)
      return keys.layer(&reader, .required).map { .addTileLayer($0, map: map) }
    case .changeTileLayer:
      var edit = TileLayerEdit()
      edit.zIndex = OverlayCall.keys.properties.zIndex(&reader)
      edit.tileSize = keys.tileSize(&reader)
      edit.opacity = OverlayCall.keys.properties.number(.opacity, &reader)
      edit.fadeIn = keys.fadeIn(&reader)
      return keys.layer(&reader, .required).map { .changeTileLayer($0, edit) }
    case .removeTileLayer:
      return keys.layer(&reader, .required).map { .removeTileLayer($0) }
    case .requestTiles: return .requestTiles(map: OverlayCall.map(&reader))
    case .clearTileCache: return keys.layer(&reader, .required).map { .clearTileCache($0) }
    case .requestPanorama: return query(&reader, sketch).map { .requestPanorama($0) }
    case .movePanorama: return query(&reader, sketch).map { .movePanorama($0) }
    case .openPanorama: return open(&reader, sketch)
    case .closePanorama: return .closePanorama
    case .setPanorama: return .setPanorama(keys.panorama(&reader))
    case .showInPanorama:
      return OverlayCall.keys.overlay(&reader, .required).map { .showInPanorama($0) }
    case .setPanoramaGestures: return .setPanoramaGestures(switches(&reader))
    case .setPanoramaCamera: return camera(&reader)
    case .updatePanoramaCamera: return update(&reader)
    case .tapPanorama: return tap(&reader)
    case .dragPanorama:
      return .dragPanorama(
        heading: keys.heading(&reader) ?? 0,
        pitch: keys.pitch(&reader) ?? 0
      )
    case .pinchPanorama:
      return keys.levels(&reader, .required).map { .pinchPanorama($0) }
    }
  }

  static func probe(_ reader: inout JSONObjectReader, _ sketch: SketchMap?) -> VenueCall? {
    guard JourneyCall.keys.what(&reader, .required) == "panorama" else {
      return .probeIndoor(map: OverlayCall.map(&reader))
    }
    return .probePanorama(keys.heading.isIn(&reader) ? orientation(&reader) : nil)
  }

  private static func query(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> PanoramaQuery? {
    if keys.panorama.isIn(&reader) { return keys.panorama(&reader).map { .id($0) } }
    let radius = OverlayCall.keys.properties.number(.radius, &reader)
    return PlaceReading.coordinate(&reader, sketch).map {
      .near($0, radius: radius ?? PanoramaQuery.standardRadius)
    }
  }

  private static func open(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> VenueCall? {
    let width = keys.width(&reader)
    let height = keys.height(&reader)
    let radius = OverlayCall.keys.properties.number(.radius, &reader)
    let isSomewhere = PlaceReading.isPlaced(&reader)
    let place = isSomewhere ? PlaceReading.coordinate(&reader, sketch) : nil
    if isSomewhere, place == nil { return nil }
    return .openPanorama(
      MapViewport(width: width, height: height),
      near: place,
      radius: radius ?? PanoramaQuery.standardRadius
    )
  }

  private static func switches(_ reader: inout JSONObjectReader) -> PanoramaSwitches {
    PanoramaSwitches(
      all: keys.allGestures(&reader),
      orientation: keys.orientationGestures(&reader),
      zoom: keys.zoomGestures(&reader),
      navigation: keys.navigationGestures(&reader),
      linksHidden: keys.linksHidden(&reader),
      streetNamesHidden: keys.streetNamesHidden(&reader)
    )
  }

  private static func camera(_ reader: inout JSONObjectReader) -> VenueCall? {
    let heading = keys.heading(&reader, .required)
    let pitch = keys.pitch(&reader) ?? 0
    let zoom = keys.zoom(&reader) ?? 1
    let angle = keys.fov(&reader)
    let seconds = keys.seconds(&reader)
    return heading.map {
      .setPanoramaCamera(
        PanoramaAim(
          heading: $0,
          pitch: pitch,
          zoom: zoom,
          fov: angle ?? PanoramaCamera.standardFieldOfView
        ),
        seconds: seconds
      )
    }
  }

  private static func update(_ reader: inout JSONObjectReader) -> VenueCall? {
    let seconds = keys.seconds(&reader)
    let updates: [PanoramaCameraUpdate?] = [
      keys.rotateBy(&reader).map { .rotateBy($0) },
      keys.heading(&reader).map { .setHeading($0) },
      keys.pitch(&reader).map { .setPitch($0) },
      keys.zoom(&reader).map { .setZoom($0) },
    ]
    let given = updates.compactMap { $0 }
    guard given.count == 1, let update = given.first else {
      reader.diagnostics.add(
        "updatePanoramaCamera needs one of rotateBy, heading, pitch and panoramaZoom",
        at: reader.value
      )
      return nil
    }
    return .updatePanoramaCamera(update, seconds: seconds)
  }

  private static func tap(_ reader: inout JSONObjectReader) -> VenueCall? {
    if keys.heading.isIn(&reader) {
      return orientation(&reader).map { .tapPanorama(.direction($0)) }
    }
    return TouchKeys.keys.point(&reader).map { .tapPanorama(.point($0)) }
  }

  private static func orientation(_ reader: inout JSONObjectReader) -> PanoramaOrientation? {
    let pitch = keys.pitch(&reader) ?? 0
    return keys.heading(&reader, .required).map {
      PanoramaOrientation(heading: $0, pitch: pitch)
    }
  }
}
