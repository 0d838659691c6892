import CanonicalJSON
import Navigation

/// The keys of the section `venues`.
struct VenueKeys: KeyTable {
  let buildings = Keys.objects(
    "buildings",
    of: Building.keys.schema("A building."),
    "Buildings that can be looked into."
  )
  let pointsOfInterest = Keys.objects(
    "pointsOfInterest",
    of: PointOfInterestKeys.keys.schema("A point of interest."),
    "What taps on the ground hit."
  )
  let tileLayers = Keys.objects(
    "tileLayers",
    of: TileLayerKeys.keys.schema(
      "A layer of tiles; outcome and image are those of the tiles without an answer of their own."
    ),
    "Layers of tiles, to be put on maps."
  )
  let panoramas = Keys.objects(
    "panoramas",
    of: PanoramaKeys.keys.schema("A place to look around at."),
    "Places that can be looked around at."
  )
  let panoramaLatency = Keys.time(
    "panoramaLatency",
    0...86_400,
    "Seconds until a panorama is found (0)."
  )

  static let keys = VenueKeys()

  static var schema: SchemaValue { keys.schema("What the ground of the maps knows.") }

  /// The keys of a building.
  struct Building: KeyTable {
    let id = Keys.text("id", "What it is told by.").required
    let levels = Keys.objects(
      "levels",
      of: Level.keys.schema("A floor; two buildings may share one."),
      "From the top down.",
      count: 1...Int.max
    ).required
    let defaultLevel = Keys.whole(
      "defaultLevel",
      0...1000,
      "The index of the first one shown.",
      standard: 0
    )
    let underground = Keys.flag("underground", "Whether all of it is (no).")
    let bounds = Keys.value(
      "bounds",
      OverlayValue.boundsShape("[[south, west], [north, east]]: where the camera finds it.")
    )

    static let keys = Building()
  }

  /// The keys of a floor.
  struct Level: KeyTable {
    let id = Keys.text("id", "What it is told by.").required
    let name = Keys.text("name", "Its name.")
    let shortName = Keys.text("shortName", "Its short name.")

    static let keys = Level()
  }

  /// The keys of a point of interest.
  struct PointOfInterestKeys: KeyTable {
    let placeID = Keys.text("placeID", "What it is told by.").required
    let name = Keys.text("name", "Its name.").required
    let place = PlaceKeys()

    static let keys = PointOfInterestKeys()
  }

  /// The keys of a panorama.
  struct PanoramaKeys: KeyTable {
    let id = Keys.text("id", "What it is told by.").required
    let place = PlaceKeys()
    let links = Keys.objects(
      "links",
      of: Link.keys.schema("A way to a neighbour."),
      "Ways to neighbours."
    )

    static let keys = PanoramaKeys()
  }

  /// The keys of a way from a panorama to another.
  struct Link: KeyTable {
    let heading = Keys.number(
      "heading",
      -360...360,
      "degrees",
      "Degrees clockwise from north."
    ).required
    let panorama = Keys.text("panorama", "The neighbour's ID.").required

    static let keys = Link()
  }
}

/// The keys of a layer of tiles.
struct TileLayerKeys: KeyTable {
  let name = Keys.text("name", "What calls name it as \"layer\".").required
  let kind = Keys.choice("kind", "Where from.", standard: TileLayerSetup.Kind.url)
  let url = Keys.text("url", "The address with {x}, {y} and {z}.")
  let userAgent = Keys.text("userAgent", "What a fetcher says it is.")
  let withoutURL = Keys.objects(
    "withoutURL",
    of: Address.keys.schema("A tile."),
    "The tiles that have no address."
  )
  let answers = Keys.objects(
    "answers",
    of: Answer.keys.schema("A tile."),
    "What comes of some tiles."
  )
  let latency = Keys.time("latency", 0...86_400, "Seconds until a tile comes; sync has none (0).")
  let outcome = Outcome()

  static let keys = TileLayerKeys()

  /// The keys of a tile's address.
  struct Address: KeyTable {
    let x = Keys.whole("x", 0...2_000_000_000, "From 0.").required
    let y = Keys.whole("y", 0...2_000_000_000, "From 0.").required
    let zoom = Keys.whole("zoom", 0...30, "The level.").required

    static let keys = Address()
  }

  /// The keys of what comes of a tile.
  struct Outcome: KeyTable {
    let outcome = Keys.word("outcome", ["image", "noTile", "retryLater"], "What comes (image).")
    let image = Keys.text("image", "The image's name.")
  }

  /// The keys of what comes of one tile.
  struct Answer: KeyTable {
    let address = Address.keys
    let outcome = TileLayerKeys.outcomes.outcome.required
    let image = TileLayerKeys.outcomes.image

    static let keys = Answer()
  }

  private static let outcomes = Outcome()
}
