import Platform
import CanonicalJSON
import Navigation

/// Reads the `search` section: the catalogue of maps whose addresses can be searched.
enum SearchSection {
  private static let radii = 1.0...20_100_000.0

  static func read(
    _ reader: inout JSONObjectReader,
    into scenario: inout Scenario,
    _ files: ScenarioFiles
  ) {
    if reader.has("maps") {
      var maps: [SearchSetup.Map] = []
      for var entry in reader.objects("maps") ?? [] {
        maps.append(map(&entry, files, hasMap: scenario.map != nil))
        entry.finish()
      }
      scenario.search.maps = maps
    }
    scenario.search.radius = reader.double("radius", in: radii, unit: "m")
    let count = scenario.search.maps?.count ?? (scenario.map == nil ? 0 : 1)
    scenario.search.open = open(&reader, count: count)
  }

  private static func map(
    _ reader: inout JSONObjectReader,
    _ files: ScenarioFiles,
    hasMap: Bool
  ) -> SearchSetup.Map {
    var map = SearchSetup.Map(path: nil, name: "")
    if let file = reader.string("file"), let value = reader.value("file") {
      map.path = files.path(of: file, at: value, reader.diagnostics)
      map.name = Paths.name(of: file)
    } else if !hasMap {
      reader.report("without a \"file\" it is the scenario's map, which has none", at: "file")
    }
    if let name = reader.string("name") { map.name = name }
    for element in reader.array("countries") ?? [] {
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
      map.countries.append(code)
    }
    map.detailLevel = Int(reader.integer("detailLevel", in: 1...10) ?? 2)
    return map
  }

  private static func open(_ reader: inout JSONObjectReader, count: Int) -> Int? {
    guard let value = reader.value("open") else { return 0 }
    if value.bool == false { return nil }
    guard let number = reader.integer("open", in: 0...1000) else { return nil }
    if number >= count {
      reader.report("the catalogue has \(count) maps, the first is 0", at: "open")
    }
    return Int(number)
  }

  static var schema: SchemaValue {
    let map = SchemaValue.closed(
      "A map, by its place in the list.",
      [
        ("file", .string("A map with addresses, relative to the scenario (the scenario's map).")),
        ("name", .string("What people call it (the file's name).")),
        (
          "countries",
          .array(of: .string("A code, such as DEU, DE or D."), "What it has something of.")
        ),
        (
          "detailLevel",
          .number(1...10, "1 for major roads alone; more for a full map (2).", isWhole: true)
        ),
      ]
    )
    return .closed(
      "The maps whose addresses the app can search.",
      [
        ("maps", .array(of: map, "The catalogue (the scenario's map alone).")),
        (
          "open",
          .either(
            [
              .number(0...1000, "A map.", isWhole: true),
              .object([("const", .flag(false)), ("description", "None.")]),
            ],
            "Which map is open at the start (0), or false for none."
          )
        ),
        (
          "radius",
          .number(radii, "Metres around a request's position in which things are found (50000).")
        ),
      ]
    )
  }
}
