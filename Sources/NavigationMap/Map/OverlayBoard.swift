/// What lies on one map: the overlays in their order, which marker is selected, which one is dragged.
///
/// Every callback may change what lies there; each member looks again at what it goes on with.
final class OverlayBoard {
  private struct Entry {
    let overlay: Overlay
    /// In which order it came.
    let arrival: Int
  }

  weak var map: MapModel?
  var selection = MarkerSelection()
  var drag: MarkerDrag?
  private var entries: [Entry] = []
  private var arrivals = 0
  /// The order of drawing; nil once it may have changed.
  private var ordered: [Overlay]?

  var delegate: (any MapModelDelegate)? { map?.delegate }

  /// The overlays from the lowest to the topmost: markers above all others, within both by z-index,
  /// with equal ones in the order in which they came.
  var overlays: [Overlay] {
    if let ordered { return ordered }
    let sorted = entries.sorted { Self.rank($0) < Self.rank($1) }.map(\.overlay)
    ordered = sorted
    return sorted
  }

  private static func rank(_ entry: Entry) -> (Int, Int, Int) {
    (entry.overlay.kind == .marker ? 1 : 0, entry.overlay.zIndex, entry.arrival)
  }

  func add(_ overlay: Overlay) {
    // A callback of its removal from another map may have put it somewhere already: that came later.
    guard let map, overlay.holder == nil else { return }
    if overlay.id == nil { overlay.id = map.overlayNumbers.next() }
    overlay.holder = map
    arrivals += 1
    entries.append(Entry(overlay: overlay, arrival: arrivals))
    ordered = nil
    delegate?.map(map, didAdd: overlay)
  }

  func remove(_ overlay: Overlay) {
    guard let map, overlay.holder === map else { return }
    leave(overlay)
    guard let index = entries.firstIndex(where: { $0.overlay === overlay }) else { return }
    entries.remove(at: index)
    ordered = nil
    overlay.holder = nil
    delegate?.map(map, didRemove: overlay)
  }

  /// Takes away all that the app put on the map.
  func clear() {
    guard let map else { return }
    for overlay in overlays where !overlay.belongsToNavigation { leave(overlay) }
    let gone = overlays.filter { !$0.belongsToNavigation }
    guard !gone.isEmpty else { return }
    entries.removeAll { !$0.overlay.belongsToNavigation }
    ordered = nil
    for overlay in gone { overlay.holder = nil }
    delegate?.mapDidClear(map, removing: gone)
  }

  func changed(_ overlay: Overlay, _ property: OverlayProperty) {
    guard let map else { return }
    if property == .zIndex { ordered = nil }
    delegate?.map(map, didChange: property, of: overlay)
  }

  func refused(_ overlay: Overlay, _ error: OverlayError) {
    guard let map else { return }
    delegate?.map(map, didRefuse: error, for: overlay)
  }

  /// Returns the topmost overlay that a tap at a point hits.
  func overlay(at point: ScreenPoint) -> Overlay? {
    topmost(at: point) { $0.isTappable && !$0.belongsToNavigation }
  }

  /// Returns the topmost marker at a point that can be dragged.
  func draggable(at point: ScreenPoint) -> Marker? {
    topmost(at: point) { !$0.belongsToNavigation && ($0 as? Marker)?.isDraggable == true }
      as? Marker
  }

  private func topmost(at point: ScreenPoint, where isMeant: (Overlay) -> Bool) -> Overlay? {
    guard let projection = map?.projection else { return nil }
    return overlays.last { isMeant($0) && $0.shape.isHit(at: point, in: projection) }
  }

  /// Ends what is going on with an overlay before it goes.
  private func leave(_ overlay: Overlay) {
    if drag?.marker === overlay { endDrag() }
    if selection.marker === overlay { select(nil) }
  }
}
