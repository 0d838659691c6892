import Geodesy

/// Which building a map looks into, and on which level.
public final class IndoorDisplay {
  /// Not kept alive.
  public weak var delegate: (any IndoorDisplayDelegate)?

  /// The buildings that the ground knows; one that goes loses the focus.
  public var buildings: [IndoorBuilding] = [] {
    didSet { if let active = activeBuilding, !buildings.contains(active) { focus(on: nil) } }
  }

  /// The building in focus; nil if there is none.
  public private(set) var activeBuilding: IndoorBuilding?

  private var level: IndoorLevel?
  /// What the delegate heard last.
  private var toldLevel: IndoorLevel?
  /// How often the focus changed; a change within a callback overrules the one under way.
  private var changes = 0

  /// Below this zoom level the camera brings no building into focus.
  public static let focusZoom = 17.0

  init() {}

  /// The level that is shown.
  ///
  /// Setting it is ignored without a building in focus, for a level that the building does not have,
  /// and for nil unless the building is underground.
  public var activeLevel: IndoorLevel? {
    get { level }
    set {
      guard let building = activeBuilding else { return }
      if let newValue {
        guard let own = building.levels.first(where: { $0 == newValue }) else { return }
        level = own
      } else {
        guard building.isUnderground else { return }
        level = nil
      }
      tellLevel()
    }
  }

  /// Brings a building into focus, on its default level; nil takes the focus away.
  ///
  /// A level that both buildings share stays. The delegate hears of the
  /// building first, then of the level, if that is another one.
  public func focus(on building: IndoorBuilding?) {
    guard building != activeBuilding else { return }
    changes += 1
    let change = changes
    activeBuilding = building
    let shared = level.flatMap { level in building?.levels.first { $0 == level } }
    level = shared ?? building.map { $0.levels[$0.defaultLevelIndex] }
    delegate?.indoorDisplay(self, didChangeActiveBuilding: building)
    if changes == change { tellLevel() }
  }

  /// Brings what the camera is aimed at into focus: the first building there, from ``focusZoom`` on.
  ///
  /// Buildings without bounds are left alone, also if they are in focus.
  func cameraDidSettle(at camera: CameraPosition, isEnabled: Bool) {
    guard isEnabled else { return focus(on: nil) }
    guard buildings.contains(where: { $0.bounds != nil }) else { return }
    if let active = activeBuilding, active.bounds == nil { return }
    let isClose = camera.zoom >= Self.focusZoom
    focus(
      on: isClose ? buildings.first { $0.bounds?.contains(camera.target) == true } : nil
    )
  }

  private func tellLevel() {
    guard level != toldLevel else { return }
    toldLevel = level
    delegate?.indoorDisplay(self, didChangeActiveLevel: level)
  }
}

/// Hears which building a map looks into; called at once.
public protocol IndoorDisplayDelegate: AnyObject {
  /// Another building is in focus, or none; the level is its already.
  func indoorDisplay(
    _ display: IndoorDisplay,
    didChangeActiveBuilding building: IndoorBuilding?
  )

  /// Another level is shown, or none.
  func indoorDisplay(_ display: IndoorDisplay, didChangeActiveLevel level: IndoorLevel?)
}

extension IndoorDisplayDelegate {
  /// Does nothing where it is not implemented.
  public func indoorDisplay(
    _ display: IndoorDisplay,
    didChangeActiveBuilding building: IndoorBuilding?
  ) {}
  /// Does nothing where it is not implemented.
  public func indoorDisplay(_ display: IndoorDisplay, didChangeActiveLevel level: IndoorLevel?) {}
}
