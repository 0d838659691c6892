import CanonicalJSON
import Geodesy
import Navigation
import RoadNetwork

extension VenueCall {
  /// Degrees that may be asked for; what comes of them is the SDK's affair.
  static let anyDegrees: ClosedRange<Double> = -100_000...100_000

  static func read(
    _ name: String,
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> VenueCall? {
    switch name {
    case "focusBuilding":
      let map = OverlayCall.map(&reader)
      return .focusBuilding(reader.string("building"), map: map)
    case "selectLevel":
      let map = OverlayCall.map(&reader)
      return .selectLevel(reader.string("level"), map: map)
    case "addTileLayer":
      let map = OverlayCall.map(&reader)
      return reader.string("layer", .required).map { .addTileLayer($0, map: map) }
    case "changeTileLayer":
      var edit = TileLayerEdit()
      edit.zIndex = reader.integer("zIndex", in: -1_000_000...1_000_000).map(Int.init)
      edit.tileSize = reader.integer("tileSize", in: -100_000...100_000).map(Int.init)
      edit.opacity = reader.double("opacity", in: -1e9...1e9)
      edit.fadeIn = reader.bool("fadeIn")
      return reader.string("layer", .required).map { .changeTileLayer($0, edit) }
    case "removeTileLayer":
      return reader.string("layer", .required).map { .removeTileLayer($0) }
    case "requestTiles": return .requestTiles(map: OverlayCall.map(&reader))
    case "clearTileCache": return reader.string("layer", .required).map { .clearTileCache($0) }
    case "requestPanorama": return query(&reader, sketch).map { .requestPanorama($0) }
    case "movePanorama": return query(&reader, sketch).map { .movePanorama($0) }
    case "openPanorama": return open(&reader, sketch)
    case "closePanorama": return .closePanorama
    case "setPanorama": return .setPanorama(reader.string("panorama"))
    case "showInPanorama":
      return reader.string("overlay", .required).map { .showInPanorama($0) }
    case "setPanoramaGestures": return .setPanoramaGestures(switches(&reader))
    case "setPanoramaCamera": return camera(&reader)
    case "updatePanoramaCamera": return update(&reader)
    case "tapPanorama": return tap(&reader)
    case "dragPanorama":
      return .dragPanorama(
        heading: reader.double("heading", in: anyDegrees) ?? 0,
        pitch: reader.double("pitch", in: anyDegrees) ?? 0
      )
    case "pinchPanorama":
      return reader.double("levels", .required, in: -100...100).map { .pinchPanorama($0) }
    default:
      guard reader.oneOf("what", probes, .required) == "panorama" else {
        return .probeIndoor(map: OverlayCall.map(&reader))
      }
      return .probePanorama(reader.has("heading") ? orientation(&reader) : nil)
    }
  }

  private static func query(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> PanoramaQuery? {
    if reader.has("panorama") { return reader.string("panorama").map { .id($0) } }
    let radius = reader.double("radius", in: -1e9...1e9, unit: "m")
    return PlaceReading.coordinate(&reader, sketch).map {
      .near($0, radius: radius ?? PanoramaQuery.standardRadius)
    }
  }

  private static func open(
    _ reader: inout JSONObjectReader,
    _ sketch: SketchMap?
  ) -> VenueCall? {
    let width = reader.double("width", in: 1...100_000, unit: "points") ?? 400
    let height = reader.double("height", in: 1...100_000, unit: "points") ?? 300
    let radius = reader.double("radius", in: -1e9...1e9, unit: "m")
    let isSomewhere = reader.has("lat") || reader.has("lon") || reader.has("node")
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
      all: reader.bool("allGestures"),
      orientation: reader.bool("orientationGestures"),
      zoom: reader.bool("zoomGestures"),
      navigation: reader.bool("navigationGestures"),
      linksHidden: reader.bool("linksHidden"),
      streetNamesHidden: reader.bool("streetNamesHidden")
    )
  }

  private static func camera(_ reader: inout JSONObjectReader) -> VenueCall? {
    let heading = reader.double("heading", .required, in: anyDegrees, unit: "degrees")
    let pitch = reader.double("pitch", in: anyDegrees, unit: "degrees") ?? 0
    let zoom = reader.double("panoramaZoom", in: -100...100) ?? 1
    let angle = reader.double("fov", in: anyDegrees, unit: "degrees")
    let seconds = reader.double("seconds", in: -86_400...86_400, unit: "s") ?? 0
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
    let seconds = reader.double("seconds", in: -86_400...86_400, unit: "s") ?? 0
    let updates: [PanoramaCameraUpdate?] = [
      reader.double("rotateBy", in: anyDegrees, unit: "degrees").map { .rotateBy($0) },
      reader.double("heading", in: anyDegrees, unit: "degrees").map { .setHeading($0) },
      reader.double("pitch", in: anyDegrees, unit: "degrees").map { .setPitch($0) },
      reader.double("panoramaZoom", in: -100...100).map { .setZoom($0) },
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
    if reader.has("heading") {
      return orientation(&reader).map { .tapPanorama(.direction($0)) }
    }
    let x = reader.double("x", .required, in: -100_000...100_000, unit: "points")
    let y = reader.double("y", .required, in: -100_000...100_000, unit: "points")
    return x.flatMap { x in y.map { .tapPanorama(.point(ScreenPoint(x: x, y: $0))) } }
  }

  private static func orientation(_ reader: inout JSONObjectReader) -> PanoramaOrientation? {
    let pitch = reader.double("pitch", in: anyDegrees, unit: "degrees") ?? 0
    return reader.double("heading", .required, in: anyDegrees, unit: "degrees").map {
      PanoramaOrientation(heading: $0, pitch: pitch)
    }
  }
}
