public import Geodesy

/// The interactive address search: a form with country, town, street and house number, and a list that
/// searches with every edit (PT-070…075).
///
/// A state machine without pictures: what a screen would show stands in its properties, and its observer
/// hears of every change. The map moves with each choice.
public final class AddressSearch {
  /// Where a list of results is opened.
  public enum EntryPoint: String, CaseIterable, Hashable, Sendable {
    case town, street, houseNumber
  }

  /// What the user sees.
  public enum Screen: String, CaseIterable, Hashable, Sendable {
    /// The form.
    case search
    /// The list of results.
    case results
  }

  /// What a user may press.
  public enum Button: String, CaseIterable, Hashable, Sendable {
    case country, town, street, houseNumber, navigate, navigateWithSimulation
  }

  /// The image that shows the choice on the map.
  public static let pinImage = "pin.png"

  /// Hears what happens.
  public weak var observer: (any AddressSearchObserver)?
  /// The map that shows the choice; nil without one.
  public weak var map: (any AddressSearchMap)?

  /// The countries of all maps.
  public let countries: [MapCountry]
  /// The country whose map is open; nil where no map knows one.
  public private(set) var country: MapCountry?
  /// What the list searches, or would.
  public private(set) var kind = SearchModel.defaultKind
  /// What the user sees now.
  public private(set) var screen = Screen.search
  /// The town that was chosen; nil before.
  public private(set) var town: SearchResult?
  /// The street that was chosen in the town; nil before.
  public private(set) var street: SearchResult?
  /// The number that was chosen in the street; nil before.
  public private(set) var houseNumber: SearchResult?
  /// The rows of the list; none before the first edit.
  public private(set) var results = SearchResults()
  /// The map's scale after the last choice; nil before.
  public private(set) var scale: Int?
  /// Where the pin stands; nil before a choice.
  public private(set) var pin: Coordinate?

  private let context: NavigationContext

  /// Makes a form; its country is the first of the open map.
  public init(context: NavigationContext, map: (any AddressSearchMap)? = nil) {
    self.context = context
    self.map = map
    countries = context.maps.countries
    country = countries.first { $0.mapID == context.maps.current }
  }

  private var model: SearchModel { context.searchModel }

  func navigator() throws(NavigatorAccessError) -> Navigator { try context.navigator() }

  /// The buttons that can be pressed, in the order of their cases.
  public var enabledButtons: [Button] {
    Button.allCases.filter { button in
      switch button {
      case .country: !countries.isEmpty
      case .town: context.maps.current != nil
      case .street, .navigate, .navigateWithSimulation: town != nil
      case .houseNumber: street != nil
      }
    }
  }

  /// The most exact of what is selected.
  public var selection: SearchResult? { houseNumber ?? street ?? town }

  // MARK: - What a user does

  /// Takes another country, and opens its map; what was selected in the one before is dropped.
  ///
  /// Nothing happens for the country that is selected, and for an index outside ``countries``.
  ///
  /// - Throws: ``SearchError/unknownMap(_:)``
  public func selectCountry(_ index: Int) throws(SearchError) {
    guard countries.indices.contains(index) else { return }
    let chosen = countries[index]
    guard chosen != country || chosen.mapID != context.maps.current else { return }
    try context.maps.open(chosen.mapID)
    country = chosen
    let cleared = clear(EntryPoint.allCases)
    model.resetTowns()
    if pin != nil {
      pin = nil
      map?.deleteImages()
      map?.refresh()
    }
    show(.search, cleared: cleared)
    observer?.addressSearchDidChangeSelection(self)
  }

  /// Opens the list for a part of the address; it is empty until something is typed.
  ///
  /// A search for a town drops street and house number.
  ///
  /// - Throws: ``SearchError/noMap``, ``SearchError/missingTown`` or ``SearchError/missingStreet``
  ///   where the button is disabled.
  public func begin(_ entry: EntryPoint) throws(SearchError) {
    let error: SearchError? =
      switch entry {
      case .town: context.maps.current == nil ? .noMap : nil
      case .street: town == nil ? .missingTown : nil
      case .houseNumber: town == nil ? .missingTown : street == nil ? .missingStreet : nil
      }
    if let error {
      context.search.observer?.search(.beginEntry, didFailWith: error)
      throw error
    }
    kind =
      switch entry {
      case .town: SearchModel.defaultKind
      case .street: .streetByName
      case .houseNumber: .houseNumber
      }
    results = SearchResults()
    let cleared = entry == .town ? clear([.street, .houseNumber]) : []
    show(.results, cleared: cleared)
    if !cleared.isEmpty { observer?.addressSearchDidChangeSelection(self) }
  }

  /// Searches for the text of the list, as it is after an edit; nothing happens while no list is open.
  public func type(_ text: String) {
    guard screen == .results else { return }
    switch kind {
    case .streetByName:
      model.searchStreet(text, in: town)
      results = model.streets
    case .houseNumber:
      model.searchHouseNumber(text, in: town, on: street)
      results = model.houseNumbers
    case .townByName, .townByNameSorted, .crossing, .postcode, .poiAroundPosition, .poiGlobal:
      model.searchTown(text, countryCode: country?.number ?? 0)
      results = model.towns
    }
  }

  /// Takes a row of the list, and goes back to the form.
  ///
  /// - Returns: Whether there was such a row; nothing happens without.
  @discardableResult
  public func choose(_ index: Int) -> Bool {
    guard screen == .results, let row = results.result(at: index) else { return false }
    var cleared: [EntryPoint] = []
    switch kind {
    case .streetByName:
      cleared = clear([.houseNumber])
      (street, scale) = (row, 200)
    case .houseNumber: (houseNumber, scale) = (row, 100)
    case .townByName, .townByNameSorted, .crossing, .postcode, .poiAroundPosition, .poiGlobal:
      cleared = clear([.street, .houseNumber])
      (town, scale) = (row, 500)
    }
    pin = row.position
    show(.search, cleared: cleared)
    observer?.addressSearchDidChangeSelection(self)
    moveMap()
    return true
  }

  /// Leaves the list without a choice.
  public func cancelEntry() {
    guard screen == .results else { return }
    show(.search, cleared: [])
  }

  // MARK: - Parts

  /// Drops parts of the selection; returns those that were there.
  private func clear(_ parts: [EntryPoint]) -> [EntryPoint] {
    parts.filter { part in
      switch part {
      case .town:
        defer { town = nil }
        return town != nil
      case .street:
        defer { street = nil }
        return street != nil
      case .houseNumber:
        defer { houseNumber = nil }
        return houseNumber != nil
      }
    }
  }

  private func show(_ screen: Screen, cleared: [EntryPoint]) {
    self.screen = screen
    observer?.addressSearch(self, didShow: screen, cleared: cleared)
  }

  private func moveMap() {
    guard let map, let pin, let scale else { return }
    map.deleteImages()
    map.addImage(named: Self.pinImage, at: pin)
    map.setCenter(pin)
    map.setScale(scale)
    map.refresh()
  }
}
