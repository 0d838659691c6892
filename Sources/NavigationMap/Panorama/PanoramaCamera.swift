/// How a panorama is looked at.
public struct PanoramaCamera: Hashable, Sendable {
  /// Which direction is in the middle of the view.
  public var orientation: PanoramaOrientation
  /// How closely: the middle part of what is seen at 1, clamped to ``zooms``.
  public var zoom: Double { didSet { zoom = Self.clampedZoom(zoom) } }
  /// The angle in degrees that the larger side of the view spans at zoom 1, clamped to ``angles``.
  public var fieldOfView: Double { didSet { fieldOfView = Self.clampedAngle(fieldOfView) } }

  /// The zooms that there are.
  public static let zooms: ClosedRange<Double> = 1...5
  /// The fields of view that there are, in degrees.
  public static let angles: ClosedRange<Double> = 1...160
  /// Degrees that the larger side of the view spans where nothing else is said.
  public static let standardFieldOfView = 90.0

  /// Creates a camera whose values are limited as the properties say.
  public init(
    orientation: PanoramaOrientation,
    zoom: Double,
    fieldOfView: Double = standardFieldOfView
  ) {
    self.orientation = orientation
    self.zoom = Self.clampedZoom(zoom)
    self.fieldOfView = Self.clampedAngle(fieldOfView)
  }

  /// Creates a camera that looks at degrees of heading and pitch.
  public init(
    heading: Double,
    pitch: Double,
    zoom: Double,
    fieldOfView: Double = standardFieldOfView
  ) {
    self.init(
      orientation: PanoramaOrientation(heading: heading, pitch: pitch),
      zoom: zoom,
      fieldOfView: fieldOfView
    )
  }

  /// Looks north, level, as far out as it goes.
  public static let standard = PanoramaCamera(heading: 0, pitch: 0, zoom: 1)

  private static func clampedZoom(_ zoom: Double) -> Double {
    zoom.isNaN ? zooms.lowerBound : min(zooms.upperBound, max(zooms.lowerBound, zoom))
  }

  private static func clampedAngle(_ angle: Double) -> Double {
    angle.isNaN ? standardFieldOfView : min(angles.upperBound, max(angles.lowerBound, angle))
  }
}

/// A change of a panorama's camera.
public enum PanoramaCameraUpdate: Hashable, Sendable {
  /// Degrees to the right.
  case rotateBy(Double)
  case setHeading(Double)
  case setPitch(Double)
  case setZoom(Double)

  /// Returns a camera after the change.
  func applied(to camera: PanoramaCamera) -> PanoramaCamera {
    var camera = camera
    switch self {
    case .rotateBy(let degrees): camera.orientation.heading += degrees.isFinite ? degrees : 0
    case .setHeading(let degrees): camera.orientation.heading = degrees
    case .setPitch(let degrees): camera.orientation.pitch = degrees
    case .setZoom(let zoom): camera.zoom = zoom
    }
    return camera
  }
}
