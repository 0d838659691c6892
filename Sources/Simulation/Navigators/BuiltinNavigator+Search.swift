import CanonicalJSON
import Navigation
import Recording
import ScenarioLanguage

extension BuiltinNavigator {
  func perform(_ call: SearchCall) {
    switch call {
    // What an app is refused was recorded.
    case .openMap(let id): try? context.maps.open(id)
    case .search(let request): search.make(request)
    case .reverseGeocode(let place, let name): search.reverseGeocode(place, as: name)
    case .geocoderReverse(let place): search.ask(place)
    case .resetModel(let list): search.resetModel(list)
    case .selectCountry(let choice): selectCountry(choice)
    case .beginEntry(let entry): try? form.begin(entry)
    case .type(let text): form.type(text)
    case .choose(let index): form.choose(index)
    case .cancelEntry: form.cancelEntry()
    case .navigate(let isSimulated): navigateToSelection(simulated: isSimulated)
    case .probe: probeSearch()
    }
  }

  /// The form; the app's first map shows what it selects.
  private var form: AddressSearch {
    let form = search.form
    form.map = displays.all.first
    return form
  }

  private func selectCountry(_ choice: SearchCall.CountryChoice) {
    let index =
      switch choice {
      case .index(let index): index
      case .code(let code): form.countries.firstIndex { $0.code == code } ?? -1
      }
    try? form.selectCountry(index)
  }

  /// Navigates to what the form has selected; without a selection nothing happens.
  private func navigateToSelection(simulated: Bool) {
    let form = form
    guard let destination = form.destination, accessNavigator() != nil else { return }
    request(through: [destination]) { completion in
      let id = try? form.navigate(simulated: simulated, completion: completion)
      return (id ?? nil) ?? 0
    }
  }

  private func probeSearch() {
    let (maps, model, form) = (context.maps, context.searchModel, search.form)
    recorder.record(.searchState) { writer in
      if let open = maps.current { writer.number("mapID", open) }
      writer.beginArray("countries")
      for country in maps.countries {
        writer.beginObject()
        writer.text("code", country.code)
        writer.number("cc", country.number)
        writer.text("name", country.name)
        writer.number("mapID", country.mapID)
        writer.flag("majorRoads", country.isMajorRoadsOnly)
        writer.endObject()
      }
      writer.endArray()
      writer.number("towns", model.count(.townByName))
      writer.number("streets", model.count(.streetByName))
      writer.number("houseNumbers", model.count(.houseNumber))
      writer.text("screen", form.screen.rawValue)
      writer.number("rows", form.results.count)
      writer.optional("selection", form.title)
    }
  }
}
