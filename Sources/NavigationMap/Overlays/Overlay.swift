import Geodesy

/// What overlays lie on.
protocol OverlayHolder: AnyObject {
  /// A property of an overlay that it holds has a new value.
  func overlay(_ overlay: Overlay, didChange property: OverlayProperty)

  /// An overlay that it holds did not take a value.
  func overlay(_ overlay: Overlay, didRefuse error: OverlayError)
}

/// Something that an app puts on a map; the base of all kinds, of which there are no instances.
///
/// Its identity counts, not its value: the map tells of it by ``id``. It is on one map at most, and a
/// map keeps the overlays on it alive. A property set while it is on a map is told by the map at once,
/// if it really changes.
public class Overlay {
  /// Which of the five kinds it is of; the subclass says the same.
  public let kind: OverlayKind
  /// Its number; nil until it is put on a map for the first time.
  public internal(set) var id: OverlayID?
  /// Whether it belongs to the navigation on the map: not cleared by the app, and no tap hits it.
  var belongsToNavigation = false
  /// What holds it: a map.
  weak var holder: (any OverlayHolder)?

  /// A short description.
  public var title: String? {
    didSet { if title != oldValue { tell(.title) } }
  }

  /// Whether taps hit it; a tap goes through one that they do not.
  ///
  /// `true` for markers, `false` for the others.
  public var isTappable: Bool {
    didSet { if isTappable != oldValue { tell(.isTappable) } }
  }

  /// Which of two overlays is drawn above the other, and above tile layers (0).
  ///
  /// It is the one with the higher value; with equal ones the one that came later. Markers are above
  /// all others.
  public var zIndex = 0 {
    didSet { if zIndex != oldValue { tell(.zIndex) } }
  }

  init(kind: OverlayKind) {
    self.kind = kind
    isTappable = kind == .marker
  }

  /// Returns another overlay of the same kind with the same properties, on no map and without a number.
  public func copy() -> Overlay {
    let copy = Overlay(kind: kind)
    copyCommon(to: copy)
    return copy
  }

  /// What it looks like.
  public var shape: OverlayShape { .nothing }

  func copyCommon(to copy: Overlay) {
    copy.title = title
    copy.isTappable = isTappable
    copy.zIndex = zIndex
  }

  /// Lets the map tell that a property changed.
  func tell(_ property: OverlayProperty) { holder?.overlay(self, didChange: property) }

  /// Lets the map tell that an assignment was not taken.
  func refuse(_ error: OverlayError) { holder?.overlay(self, didRefuse: error) }

  /// Returns a number within limits; the old one, told as refused, if the new one is not finite.
  func clamped(
    _ value: Double,
    in limits: ClosedRange<Double>,
    of property: OverlayProperty,
    else old: Double
  ) -> Double {
    guard value.isFinite else {
      refuse(.notFinite(property))
      return old
    }
    return min(limits.upperBound, max(limits.lowerBound, value))
  }
}

/// The ranges that properties are clamped to.
extension Overlay {
  /// Points of a stroke.
  static var strokeWidths: ClosedRange<Double> { 0...10_000 }
  static var opacities: ClosedRange<Double> { 0...1 }
}

extension GeoPath {
  /// Fails for the first coordinate that is no place on the Earth; an empty path is right.
  func checkForOverlay() throws(OverlayError) {
    if let index = coordinates.firstIndex(where: { !$0.isValid }) {
      throw .invalidPath(index: index)
    }
  }
}
