public import Geodesy

/// A line along a path.
public final class Polyline: Overlay {
  /// Creates a line of 1 point in blue; an empty path draws nothing.
  ///
  /// - Throws: ``OverlayError/invalidPath(index:)``.
  public init(path: GeoPath) throws(OverlayError) {
    try path.checkForOverlay()
    self.path = path
    super.init(kind: .polyline)
  }

  /// Where it runs; a path with an invalid coordinate is refused.
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

  /// Points, clamped to `0...10000` (1).
  public var strokeWidth = 1.0 {
    didSet {
      strokeWidth = clamped(strokeWidth, in: Self.strokeWidths, of: .strokeWidth, else: oldValue)
      if strokeWidth != oldValue { tell(.strokeWidth) }
    }
  }

  /// The colour where no span says another (blue).
  public var strokeColor = MapColor.blue {
    didSet { if strokeColor != oldValue { tell(.strokeColor) } }
  }

  /// Whether its segments are great circles, not straight lines on the map (no).
  public var isGeodesic = false {
    didSet { if isGeodesic != oldValue { tell(.isGeodesic) } }
  }

  /// Styles from the start of the path on.
  ///
  /// The last covers the rest of the path, what is beyond its end is not drawn. Without spans the
  /// stroke colour holds.
  public var spans: [StyleSpan] = [] {
    didSet { if spans != oldValue { tell(.spans) } }
  }

  public override func copy() -> Polyline {
    let copy = Polyline(validPath: path)
    copyCommon(to: copy)
    copy.strokeWidth = strokeWidth
    copy.strokeColor = strokeColor
    copy.isGeodesic = isGeodesic
    copy.spans = spans
    return copy
  }

  public override var shape: OverlayShape {
    .polyline(
      PolylineShape(
        path: path,
        strokeWidth: strokeWidth,
        strokes: StrokePiece.pieces(of: spans, segments: path.count - 1, else: strokeColor),
        isGeodesic: isGeodesic
      )
    )
  }

  private init(validPath: GeoPath) {
    path = validPath
    super.init(kind: .polyline)
  }
}
