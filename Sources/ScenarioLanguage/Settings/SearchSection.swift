import Platform
import CanonicalJSON
import Navigation

/// The section `search`: the catalogue of maps whose addresses can be searched.
enum SearchSection {
  private struct Map: KeyTable {
    let file = Keys.text(
      "file",
      "A map with addresses, relative to the scenario (the scenario's map)."
    )
    let name = Keys.text("name", "What people call it (the file's name).")
    let countries = Keys.list(
      "countries",
      of: .string("A code, such as DEU, DE or D."),
      "What it has something of."
    )
    let detailLevel = Keys.whole(
      "detailLevel",
      1...10,
      "1 for major roads alone; more for a full map.",
      standard: 2
    )
  }

  private struct Table: KeyTable {
    let maps = Keys.objects(
      "maps",
      of: SearchSection.map.schema("A map, by its place in the list."),
      "The catalogue (the scenario's map alone)."
    )
    let open = Keys.value(
      "open",
      .either(
        [
          SearchSection.number.shape,
          .object([("const", .flag(false)), ("description", "None.")]),
        ],
        "Which map is open at the start (0), or false for none."
      )
    )
    let radius = Keys.number(
      "radius",
      1...20_100_000,
      "m",
      "Metres around a request's position in which things are found (50000)."
    )
  }

  private static let map = Map()
  /// `open` where it is a number.
  private static let number = Keys.whole("open", 0...1000, "A map.")
  private static let keys = Table()

  /// - Parameter hasMap: whether the scenario has a map, which stands for a list.
  static func read(
    _ reader: inout JSONObjectReader,
    _ files: ScenarioFiles,
    hasMap: Bool
  ) -> SearchSetup {
    var setup = SearchSetup()
    if keys.maps.isIn(&reader) {
      var maps: [SearchSetup.Map] = []
      for var entry in keys.maps(&reader) ?? [] {
        maps.append(map(&entry, files, hasMap: hasMap))
        entry.finish()
      }
      setup.maps = maps
    }
    setup.radius = keys.radius(&reader)
    setup.open = open(&reader, count: setup.maps?.count ?? (hasMap ? 1 : 0))
    return setup
  }

  private static func map(
    _ reader: inout JSONObjectReader,
    _ files: ScenarioFiles,
    hasMap: Bool
  ) -> SearchSetup.Map {
    var found = SearchSetup.Map(path: nil, name: "")
    if let file = map.file(&reader), let value = reader.value(map.file.name) {
      found.path = files.path(of: file, at: value, reader.diagnostics)
      found.name = Paths.name(of: file)
    } else if !hasMap {
      reader.report(
        "without a \"file\" it is the scenario's map, which has none",
        at: map.file.name
      )
    }
    if let name = map.name(&reader) { found.name = name }
    for element in map.countries(&reader) ?? [] {
      guard let code = element.string else {
        reader.diagnostics.add("expected a string, found \(element.described)", at: element)
        continue
      }
      if Country(code: code) == nil {
        reader.diagnostics.add(
          "no country has the code \"\(code)\"",
          at: element,
          hint: "write it as in ISO 3166-1, such as DEU, or as cars show it, such as D"
        )
      }
      found.countries.append(code)
    }
    found.detailLevel = map.detailLevel(&reader)
    return found
  }

  private static func open(_ reader: inout JSONObjectReader, count: Int) -> Int? {
    guard let value = keys.open(&reader) else { return 0 }
    if value.bool == false { return nil }
    guard let number = number(&reader) else { return nil }
    if number >= count {
      reader.report("the catalogue has \(count) maps, the first is 0", at: keys.open.name)
    }
    return number
  }

  static var schema: SchemaValue {
    keys.schema("The maps whose addresses the app can search.")
  }
}
