public import Geodesy

/// An image that lies on the ground; it does not face the camera.
public final class GroundOverlay: Overlay {
  /// The edges of the image before it is turned, on the Mercator plane.
  private var placement: GroundPlacement

  /// Creates an image that fills bounds.
  ///
  /// - Throws: ``OverlayError/invalidBounds`` for bounds that hold no point.
  public init(bounds: GeoBounds, icon: MapImage?) throws(OverlayError) {
    guard let placement = GroundPlacement(bounds: bounds) else { throw .invalidBounds }
    self.placement = placement
    self.icon = icon
    super.init(kind: .groundOverlay)
  }

  /// Creates an image whose size in points is that of the map at a zoom level, with its middle at a
  /// place.
  ///
  /// - Throws: ``OverlayError/invalidCoordinate(_:)``, or ``OverlayError/notFinite(_:)`` for the
  ///   zoom level.
  public init(position: Coordinate, icon: MapImage, zoomLevel: Double) throws(OverlayError) {
    guard position.isValid else { throw .invalidCoordinate(position) }
    guard zoomLevel.isFinite else { throw .notFinite(.bounds) }
    placement = GroundPlacement(center: position, icon: icon, zoom: zoomLevel)
    self.icon = icon
    super.init(kind: .groundOverlay)
  }

  /// The place of the anchor; setting it moves the bounds, an invalid place is refused.
  public var position: Coordinate {
    get { placement.position(of: anchor) }
    set {
      guard newValue.isValid else { return refuse(.invalidCoordinate(newValue)) }
      guard newValue != position else { return }
      placement = placement.moved(anchor, to: newValue)
      tell(.position)
    }
  }

  /// The box that the image fills before it is turned.
  ///
  /// Setting it moves the position; a box without a point is refused.
  public var bounds: GeoBounds {
    get { placement.bounds }
    set {
      guard let moved = GroundPlacement(bounds: newValue) else { return refuse(.invalidBounds) }
      guard moved != placement else { return }
      placement = moved
      tell(.bounds)
    }
  }

  /// The point of the image that the position is the place of, and about which the image turns
  /// (centre); setting it moves the position, not the bounds.
  public var anchor = ImageAnchor.centre {
    didSet {
      if !anchor.isFinite {
        anchor = oldValue
        refuse(.notFinite(.anchor))
      }
      if anchor != oldValue { tell(.anchor) }
    }
  }

  /// What is drawn; nil is nothing, and no tap hits it.
  public var icon: MapImage? {
    didSet { if icon != oldValue { tell(.icon) } }
  }

  /// From 0 (not to be seen) to 1 (the standard), clamped.
  public var opacity = 1.0 {
    didSet {
      opacity = clamped(opacity, in: Self.opacities, of: .opacity, else: oldValue)
      if opacity != oldValue { tell(.opacity) }
    }
  }

  /// Degrees clockwise from north about the anchor, wrapped to `0..<360`.
  public var bearing = 0.0 {
    didSet {
      if bearing.isFinite {
        bearing = Bearing.normalized(bearing)
      } else {
        bearing = oldValue
        refuse(.notFinite(.bearing))
      }
      if bearing != oldValue { tell(.bearing) }
    }
  }

  public override func copy() -> GroundOverlay {
    let copy = GroundOverlay(placement: placement, icon: icon)
    copyCommon(to: copy)
    copy.anchor = anchor
    copy.opacity = opacity
    copy.bearing = bearing
    return copy
  }

  public override var shape: OverlayShape {
    .groundOverlay(
      GroundOverlayShape(
        bounds: bounds,
        position: position,
        anchor: anchor,
        icon: icon,
        bearing: bearing,
        opacity: opacity
      )
    )
  }

  private init(placement: GroundPlacement, icon: MapImage?) {
    self.placement = placement
    self.icon = icon
    super.init(kind: .groundOverlay)
  }
}
