import Navigation

/// The maps of the specification's catalogue: Germany, its major roads, Austria.
struct KarlsMaps {
  let germany = DrawnTowns(
    towns: [
      .init(
        name: "Karlsruhe",
        category: "city",
        size: 308_707,
        latitude: 49.0094,
        longitude: 8.4044,
        postcodes: ["76131", "76133"]
      ),
      .init(
        name: "Karlsruhe-Durlach",
        category: "suburb",
        size: 30_000,
        latitude: 48.999,
        longitude: 8.4705,
        postcodes: ["76227"]
      ),
      .init(
        name: "Karlstadt",
        category: "town",
        size: 15_000,
        latitude: 49.9602,
        longitude: 9.7719,
        postcodes: ["97753"]
      ),
      .init(
        name: "Karlsbad",
        category: "village",
        size: 1_000,
        latitude: 48.9156,
        longitude: 8.5117,
        postcodes: ["76307"]
      ),
      .init(
        name: "Langental",
        category: "village",
        size: 900,
        latitude: 48.942,
        longitude: 8.553,
        postcodes: ["76307"]
      ),
    ],
    streets: [
      .init(
        name: "Kaiserstraße",
        town: 0,
        postcodes: ["76131", "76133"],
        houses: ["1", "2", "2a", "20"],
        crossings: [1, 2]
      ),
      .init(name: "Karlstraße", town: 0, postcodes: ["76133"], crossings: [0]),
      .init(name: "Am Stadtgarten", town: 0, postcodes: ["76131"], houses: ["3"], crossings: [0]),
      .init(name: "Kriegsstraße", town: 0, postcodes: ["76133"], category: "primary"),
      .init(name: "Hauptstraße", town: 2, postcodes: ["97753"], houses: ["1", "2"]),
      .init(name: "Talstraße", town: 4, postcodes: ["76307"], houses: ["5"]),
    ],
    places: [
      .init(name: "Café am Schloss", category: "cafe", latitude: 49.013, longitude: 8.405),
      .init(name: "Autohof", category: "fuel", latitude: 49.005, longitude: 8.438),
    ]
  )
  let majorRoads = DrawnTowns(
    towns: [
      .init(
        name: "Karlsruhe",
        category: "city",
        size: 308_707,
        latitude: 49.0094,
        longitude: 8.4044,
        postcodes: ["76131"]
      )
    ],
    streets: [
      .init(name: "Kaiserstraße", town: 0, postcodes: ["76131"], houses: ["1"]),
      .init(name: "Kriegsstraße", town: 0, category: "primary", houses: ["7"]),
    ],
    places: [.init(name: "Autohof", category: "fuel", latitude: 49.005, longitude: 8.438)]
  )
  let austria = DrawnTowns(
    towns: [
      .init(
        name: "Karlstetten",
        category: "village",
        size: 2_100,
        latitude: 48.2603,
        longitude: 15.5667,
        country: 40,
        postcodes: ["3121"]
      )
    ],
    streets: [.init(name: "Hauptstraße", town: 0, postcodes: ["3121"], houses: ["1"])],
    places: [.init(name: "Café Wald", category: "cafe", latitude: 48.26, longitude: 15.567)]
  )

  let catalog: MapCatalog
  let service: SearchService
  let log = SearchLog()

  init(open: Int? = 0) throws {
    let (germany, majorRoads, austria) = (germany, majorRoads, austria)
    catalog = MapCatalog([
      SearchMap(name: "Germany", countries: ["DEU"], backend: germany),
      SearchMap(name: "Major roads", countries: ["D"], detailLevel: 1, backend: majorRoads),
      SearchMap(name: "Austria", countries: ["AUT", "??"], backend: austria),
    ])
    service = SearchService(catalog: catalog)
    if let open { try catalog.open(open) }
    catalog.observer = log
    service.observer = log
  }
}
