public import Geodesy

/// A view beside the map that shows markers: a panorama's.
protocol MarkerView: AnyObject {
  /// The markers that it shows, in the order in which they came.
  var markers: [Marker] { get set }
}

/// An icon at a place, screen-oriented unless it is ``isFlat``.
public final class Marker: Overlay {
  /// Creates a marker at a place, with the standard icon.
  ///
  /// - Throws: ``OverlayError/invalidCoordinate(_:)``.
  public init(position: Coordinate) throws(OverlayError) {
    guard position.isValid else { throw .invalidCoordinate(position) }
    self.position = position
    super.init(kind: .marker)
  }

  /// Where its ground anchor stands; an invalid place is refused.
  public var position: Coordinate {
    didSet {
      if !position.isValid {
        let asked = position
        position = oldValue
        refuse(.invalidCoordinate(asked))
      }
      if position != oldValue { tell(.position) }
    }
  }

  /// What the standard info window says below the title.
  public var snippet: String? {
    didSet { if snippet != oldValue { tell(.snippet) } }
  }

  /// What is drawn; nil is the standard pin.
  public var icon: MapImage? {
    didSet { if icon != oldValue { tell(.icon) } }
  }

  /// The name of a view that is drawn in place of the icon, as large as the icon.
  public var iconView: String? {
    didSet { if iconView != oldValue { tell(.iconView) } }
  }

  /// Whether the icon follows changes of its view (on).
  public var tracksViewChanges = true {
    didSet { if tracksViewChanges != oldValue { tell(.tracksViewChanges) } }
  }

  /// Whether the info window follows changes of its contents (off).
  public var tracksInfoWindowChanges = false {
    didSet { if tracksInfoWindowChanges != oldValue { tell(.tracksInfoWindowChanges) } }
  }

  /// The point of the icon that stands on the place (bottom centre).
  public var groundAnchor = ImageAnchor.bottomCentre {
    didSet {
      if !groundAnchor.isFinite {
        groundAnchor = oldValue
        refuse(.notFinite(.groundAnchor))
      }
      if groundAnchor != oldValue { tell(.groundAnchor) }
    }
  }

  /// The point of the icon that the info window stands on (top centre).
  public var infoWindowAnchor = ImageAnchor.topCentre {
    didSet {
      if !infoWindowAnchor.isFinite {
        infoWindowAnchor = oldValue
        refuse(.notFinite(.infoWindowAnchor))
      }
      if infoWindowAnchor != oldValue { tell(.infoWindowAnchor) }
    }
  }

  /// How it appears when it is put on a map; state only, for there are no pictures in between.
  public var appearAnimation = AppearAnimation.none {
    didSet { if appearAnimation != oldValue { tell(.appearAnimation) } }
  }

  /// Whether it can be dragged (no).
  public var isDraggable = false {
    didSet { if isDraggable != oldValue { tell(.isDraggable) } }
  }

  /// Whether it lies on the ground and turns with the map (no).
  public var isFlat = false {
    didSet { if isFlat != oldValue { tell(.isFlat) } }
  }

  /// Degrees clockwise about the ground anchor, wrapped to `0..<360`.
  public var rotation = 0.0 {
    didSet {
      if rotation.isFinite {
        rotation = Bearing.normalized(rotation)
      } else {
        rotation = oldValue
        refuse(.notFinite(.rotation))
      }
      if rotation != oldValue { tell(.rotation) }
    }
  }

  /// From 0 (not to be seen) to 1 (the standard), clamped.
  public var opacity = 1.0 {
    didSet {
      opacity = clamped(opacity, in: Self.opacities, of: .opacity, else: oldValue)
      if opacity != oldValue { tell(.opacity) }
    }
  }

  /// What the app wants to find again with the marker.
  public var userData: String? {
    didSet { if userData != oldValue { tell(.userData) } }
  }

  /// The view beside the map that shows it too.
  weak var sideView: (any MarkerView)? {
    didSet {
      guard sideView !== oldValue else { return }
      oldValue?.markers.removeAll { $0 === self }
      sideView?.markers.append(self)
      tell(.panorama)
    }
  }

  public override func copy() -> Marker {
    let copy = Marker(validPosition: position)
    copyCommon(to: copy)
    copy.snippet = snippet
    copy.icon = icon
    copy.iconView = iconView
    copy.tracksViewChanges = tracksViewChanges
    copy.tracksInfoWindowChanges = tracksInfoWindowChanges
    copy.groundAnchor = groundAnchor
    copy.infoWindowAnchor = infoWindowAnchor
    copy.appearAnimation = appearAnimation
    copy.isDraggable = isDraggable
    copy.isFlat = isFlat
    copy.rotation = rotation
    copy.opacity = opacity
    copy.userData = userData
    copy.sideView = sideView
    return copy
  }

  public override var shape: OverlayShape {
    .marker(
      MarkerShape(
        position: position,
        icon: icon ?? .marker,
        groundAnchor: groundAnchor,
        rotation: rotation,
        isFlat: isFlat,
        opacity: opacity
      )
    )
  }

  private init(validPosition: Coordinate) {
    position = validPosition
    super.init(kind: .marker)
  }
}

extension Marker {
  /// How a marker appears.
  public enum AppearAnimation: String, CaseIterable, Sendable {
    case none, pop, fadeIn
  }
}
