public import Geodesy

/// All that lies within a distance of a place on the ground.
public final class Circle: Overlay {
  /// Creates a circle with a black edge of 1 point and no filling.
  ///
  /// - Parameter radius: Metres, more than 0.
  /// - Throws: ``OverlayError/invalidCoordinate(_:)`` or ``OverlayError/invalidRadius(_:)``.
  public init(position: Coordinate, radius: Double) throws(OverlayError) {
    guard position.isValid else { throw .invalidCoordinate(position) }
    guard radius > 0, radius.isFinite else { throw .invalidRadius(radius) }
    self.position = position
    self.radius = radius
    super.init(kind: .circle)
  }

  /// Its centre; an invalid place is refused.
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

  /// Metres; 0, less and infinity are refused.
  public var radius: Double {
    didSet {
      if !(radius > 0 && radius.isFinite) {
        let asked = radius
        radius = oldValue
        refuse(.invalidRadius(asked))
      }
      if radius != oldValue { tell(.radius) }
    }
  }

  /// Points of the edge, clamped to `0...10000`; 0 draws none (1).
  public var strokeWidth = 1.0 {
    didSet {
      strokeWidth = clamped(strokeWidth, in: Self.strokeWidths, of: .strokeWidth, else: oldValue)
      if strokeWidth != oldValue { tell(.strokeWidth) }
    }
  }

  /// The colour of the edge (black).
  public var strokeColor: MapColor? = .black {
    didSet { if strokeColor != oldValue { tell(.strokeColor) } }
  }

  /// The colour of the area; nil draws none (nil).
  public var fillColor: MapColor? {
    didSet { if fillColor != oldValue { tell(.fillColor) } }
  }

  public override func copy() -> Circle {
    let copy = Circle(validPosition: position, radius: radius)
    copyCommon(to: copy)
    copy.strokeWidth = strokeWidth
    copy.strokeColor = strokeColor
    copy.fillColor = fillColor
    return copy
  }

  public override var shape: OverlayShape {
    .circle(
      CircleShape(
        position: position,
        radius: radius,
        strokeWidth: strokeWidth,
        strokeColor: strokeColor,
        fillColor: fillColor
      )
    )
  }

  private init(validPosition: Coordinate, radius: Double) {
    position = validPosition
    self.radius = radius
    super.init(kind: .circle)
  }
}
