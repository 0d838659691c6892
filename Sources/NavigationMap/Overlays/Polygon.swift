public import Geodesy

/// A closed and filled area, with holes.
public final class Polygon: Overlay {
  /// Creates an area within a path, which is closed if it is not; fewer than three places are no area.
  ///
  /// - Throws: ``OverlayError/invalidPath(index:)``.
  public init(path: GeoPath) throws(OverlayError) {
    try path.checkForOverlay()
    self.path = path
    super.init(kind: .polygon)
  }

  /// Its edge; a path with an invalid coordinate is refused.
  public var path: GeoPath {
    didSet {
      do throws(OverlayError) {
        try path.checkForOverlay()
      } catch {
        path = oldValue
        refuse(error)
      }
      if path.coordinates != oldValue.coordinates { tell(.path) }
    }
  }

  /// What is cut out; refused as a whole if a path has an invalid coordinate.
  public var holes: [GeoPath] = [] {
    didSet {
      do throws(OverlayError) {
        for hole in holes { try hole.checkForOverlay() }
      } catch {
        holes = oldValue
        refuse(error)
      }
      if holes != oldValue { tell(.holes) }
    }
  }

  /// Points of the edge, clamped to `0...10000` (1).
  public var strokeWidth = 1.0 {
    didSet {
      strokeWidth = clamped(strokeWidth, in: Self.strokeWidths, of: .strokeWidth, else: oldValue)
      if strokeWidth != oldValue { tell(.strokeWidth) }
    }
  }

  /// The colour of the edge; nil draws none (nil).
  public var strokeColor: MapColor? {
    didSet { if strokeColor != oldValue { tell(.strokeColor) } }
  }

  /// The colour of the area; nil draws none (blue).
  public var fillColor: MapColor? = .blue {
    didSet { if fillColor != oldValue { tell(.fillColor) } }
  }

  /// Whether its edges are great circles, not straight lines on the map (no).
  public var isGeodesic = false {
    didSet { if isGeodesic != oldValue { tell(.isGeodesic) } }
  }

  public override func copy() -> Polygon {
    let copy = Polygon(validPath: path)
    copyCommon(to: copy)
    copy.holes = holes
    copy.strokeWidth = strokeWidth
    copy.strokeColor = strokeColor
    copy.fillColor = fillColor
    copy.isGeodesic = isGeodesic
    return copy
  }

  public override var shape: OverlayShape {
    .polygon(
      PolygonShape(
        path: path,
        holes: holes,
        strokeWidth: strokeWidth,
        strokeColor: strokeColor,
        fillColor: fillColor,
        isGeodesic: isGeodesic
      )
    )
  }

  private init(validPath: GeoPath) {
    path = validPath
    super.init(kind: .polygon)
  }
}
