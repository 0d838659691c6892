/// Something that an app puts on a map; the base of all kinds, of which there are no instances.
///
/// Its identity counts, not its value: the map tells of it by ``id``. It is on one map at most, and a
/// map keeps the overlays on it alive. A property set while it is on a map is told by the map at once,
/// if it really changes.
public class Overlay {
  public let kind: OverlayKind
  /// Its number; nil until it is put on a map for the first time.
  public internal(set) var id: OverlayID?
  /// Whether it belongs to the navigation on the map: not cleared by the app, and no tap hits it.
  var belongsToNavigation = false
  /// The map that holds it.
  weak var holder: MapModel?

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

  /// The map that it is on; setting it puts it there and takes it from the one it was on.
  public var map: MapModel? {
    get { holder }
    set {
      guard newValue !== holder else { return }
      holder?.board.remove(self)
      newValue?.board.add(self)
    }
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
  func tell(_ property: OverlayProperty) { holder?.board.changed(self, property) }

  /// Lets the map tell that an assignment was not taken.
  func refuse(_ error: OverlayError) { holder?.board.refused(self, error) }

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
