import Geodesy
import NavigationFixtures
import Testing

@testable import Navigation

@Suite struct AddressSearchTests {
  private let maps: KarlsMaps
  private let scheduler = TestScheduler()
  private let context: NavigationContext
  private let form: AddressSearch
  private let picture = LoggedMap()

  init() throws {
    maps = try KarlsMaps()
    context = NavigationContext(
      provider: .custom(ScriptedProvider(scheduler, [])),
      scheduler: scheduler,
      maps: maps.catalog,
      hasAcceptedTerms: true
    )
    context.search.observer = maps.log
    form = AddressSearch(context: context, map: picture)
    form.observer = maps.log
  }

  private func select(_ entry: AddressSearch.EntryPoint, _ text: String) throws {
    try form.begin(entry)
    form.type(text)
    form.choose(0)
  }

  @Test("The list is empty until something is typed, and is searched with each edit")
  func typing() throws {
    try form.begin(.town)
    #expect(form.results.isEmpty && form.screen == .results)
    for text in ["k", "ka", "karlst"] { form.type(text) }
    #expect(
      maps.log.take() == [
        "results townByNameSorted []",
        "searchTowns \"k\": Karlsruhe, Karlstadt, Karlsbad, Karlsruhe-Durlach",
        "searchTowns \"ka\": Karlsruhe, Karlstadt, Karlsbad, Karlsruhe-Durlach",
        "searchTowns \"karlst\": Karlstadt",
      ]
    )
  }

  @Test("Town, street and house number move the map closer and enable what comes next")
  func wholeAddress() throws {
    try select(.town, "karls")
    #expect(form.pin == Coordinate(latitude: 49.0094, longitude: 8.4044) && form.scale == 500)
    try select(.street, "kaiser")
    #expect(form.scale == 200)
    try select(.houseNumber, "2a")
    #expect(form.scale == 100 && form.title == "Kaiserstraße 2a, Karlsruhe")
    let town = "country town street navigate navigateWithSimulation"
    let all = "country town street houseNumber navigate navigateWithSimulation"
    #expect(
      maps.log.take().filter { $0.hasPrefix("selected") } == [
        "selected Karlsruhe / - / - [\(town)] 500",
        "selected Karlsruhe / Kaiserstraße / - [\(all)] 200",
        "selected Karlsruhe / Kaiserstraße / 2a [\(all)] 100",
      ]
    )
    #expect(
      picture.lines.prefix(5) == [
        "delete", "pin.png at 49.0094 8.4044", "centre 49.0094 8.4044", "scale 500", "refresh",
      ]
    )
  }

  @Test("A new search for a town drops street and house number, and keeps the model's street list")
  func reopening() throws {
    try select(.town, "karls")
    try select(.street, "kaiser")
    try select(.houseNumber, "1")
    _ = maps.log.take()
    try form.begin(.town)
    #expect(form.street == nil && form.houseNumber == nil && form.town != nil)
    #expect(context.searchModel.count(.streetByName) == 1)
    #expect(maps.log.take().first == "results townByNameSorted [street, houseNumber]")
    form.cancelEntry()
    #expect(form.screen == .search && form.town != nil)
  }

  @Test("A new street drops the house number, a new town both")
  func choosing() throws {
    try select(.town, "karls")
    try select(.street, "kaiser")
    try select(.houseNumber, "1")
    try select(.street, "am")
    #expect(form.street?.name == "Am Stadtgarten" && form.houseNumber == nil)
    try select(.houseNumber, "3")
    try select(.town, "karlst")
    #expect(form.town?.name == "Karlstadt" && form.street == nil && form.houseNumber == nil)
  }

  @Test("Another country opens its map once and drops the address; searches use its code")
  func country() throws {
    #expect(form.countries.map(\.code) == ["DEU", "D", "AUT"] && form.country?.code == "DEU")
    try select(.town, "karls")
    _ = maps.log.take()
    try form.selectCountry(2)
    try form.selectCountry(2)
    try form.selectCountry(17)
    try form.begin(.town)
    form.type("karls")
    #expect(form.town == nil && form.pin == nil)
    #expect(
      maps.log.take() == [
        "map 0 to 2", "search townByNameSorted [town]",
        "selected - / - / - [country town] 500",
        "results townByNameSorted []", "searchTowns \"karls\": Karlstetten",
      ]
    )
  }

  @Test("Disabled buttons refuse, and what is not on the screen does nothing")
  func refusals() throws {
    #expect(throws: SearchError.missingTown) { try form.begin(.street) }
    #expect(throws: SearchError.missingTown) { try form.begin(.houseNumber) }
    form.type("k")
    #expect(!form.choose(0))
    try form.begin(.town)
    #expect(!form.choose(0))
    form.type("karls")
    #expect(!form.choose(4) && !form.choose(-1) && form.choose(3))
    #expect(throws: SearchError.missingStreet) { try form.begin(.houseNumber) }
    let empty = NavigationContext(
      provider: .custom(ScriptedProvider(scheduler, [])),
      scheduler: scheduler
    )
    let nothing = AddressSearch(context: empty)
    #expect(throws: SearchError.noMap) { try nothing.begin(.town) }
    #expect(nothing.enabledButtons.isEmpty && nothing.destination == nil)
  }

  @Test(
    "Navigation leads to the most exact of the selection, and says so once",
    arguments: [false, true]
  )
  func navigation(simulated: Bool) throws {
    #expect(throws: NavigatorAccessError.apiKeyMissing) {
      try select(.town, "karls")
      _ = try form.navigate(simulated: simulated)
    }
    context.start()
    context.provideAPIKey("key")
    let empty = AddressSearch(context: context)
    #expect(try empty.navigate(simulated: simulated) == nil)
    var told: [RouteStatus] = []
    #expect(try form.navigate(simulated: simulated) { told.append($0) } != nil)
    #expect(told.isEmpty && form.destination?.title == "Karlsruhe")
    context.isLocationEnabled = false
    scheduler.run()
    #expect(told == [.locationDisabled])
  }
}

/// A map that writes down what it is asked.
private final class LoggedMap: AddressSearchMap {
  private(set) var lines: [String] = []

  func deleteImages() { lines.append("delete") }

  func addImage(named name: String, at center: Coordinate) {
    lines.append("\(name) at \(center.latitude) \(center.longitude)")
  }

  func setCenter(_ center: Coordinate) {
    lines.append("centre \(center.latitude) \(center.longitude)")
  }

  func setScale(_ scale: Int) { lines.append("scale \(scale)") }
  func refresh() { lines.append("refresh") }
}
