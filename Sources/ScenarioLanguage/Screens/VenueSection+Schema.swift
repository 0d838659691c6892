import CanonicalJSON

extension VenueSection {
  static var schema: SchemaValue {
    .closed(
      "What the ground of the maps knows.",
      [
        ("buildings", .array(of: building, "Buildings that can be looked into.")),
        ("pointsOfInterest", .array(of: pointOfInterest, "What taps on the ground hit.")),
        ("tileLayers", .array(of: tileLayer, "Layers of tiles, to be put on maps.")),
        ("panoramas", .array(of: panorama, "Places that can be looked around at.")),
        ("panoramaLatency", .number(0...86_400, "Seconds until a panorama is found (0).")),
      ]
    )
  }

  private static var place: [(String, SchemaValue)] {
    [
      ("lat", .number(-90...90, "Degrees.")), ("lon", .number(-180...180, "Degrees.")),
      ("node", .string("A letter or digit of the sketch, in place of lat and lon.")),
    ]
  }

  private static var building: SchemaValue {
    let level = SchemaValue.closed(
      "A floor; two buildings may share one.",
      required: ["id"],
      [
        ("id", .string("What it is told by.")), ("name", .string("Its name.")),
        ("shortName", .string("Its short name.")),
      ]
    )
    let corner = SchemaValue.array(of: .number(-180...180, "Degrees."), "A corner.", count: 2...2)
    return .closed(
      "A building.",
      required: ["id", "levels"],
      [
        ("id", .string("What it is told by.")),
        ("levels", .array(of: level, "From the top down.", count: 1...Int.max)),
        ("defaultLevel", .number(0...1000, "The index of the first one shown (0).", isWhole: true)),
        ("underground", .boolean("Whether all of it is (no).")),
        (
          "bounds",
          .array(
            of: corner,
            "[[south, west], [north, east]]: where the camera finds it.",
            count: 2...2
          )
        ),
      ]
    )
  }

  private static var pointOfInterest: SchemaValue {
    .closed(
      "A point of interest.",
      required: ["placeID", "name"],
      [("placeID", .string("What it is told by.")), ("name", .string("Its name."))] + place
    )
  }

  private static var tileLayer: SchemaValue {
    let whole = SchemaValue.number(0...2_000_000_000, "From 0.", isWhole: true)
    let address: [(String, SchemaValue)] = [
      ("x", whole), ("y", whole), ("zoom", .number(0...30, "The level.", isWhole: true)),
    ]
    let outcome: [(String, SchemaValue)] = [
      ("outcome", .choice(["image", "noTile", "retryLater"], "What comes (image).")),
      ("image", .string("The image's name.")),
    ]
    return .closed(
      "A layer of tiles; outcome and image are those of the tiles without an answer of their own.",
      required: ["name"],
      [
        ("name", .string("What calls name it as \"layer\".")),
        ("kind", .choice(TileLayerSetup.Kind.allCases.map(\.rawValue), "Where from (url).")),
        ("url", .string("The address with {x}, {y} and {z}.")),
        ("userAgent", .string("What a fetcher says it is.")),
        (
          "withoutURL",
          .array(
            of: .closed("A tile.", required: ["x", "y", "zoom"], address),
            "The tiles that have no address."
          )
        ),
        (
          "answers",
          .array(
            of: .closed("A tile.", required: ["x", "y", "zoom", "outcome"], address + outcome),
            "What comes of some tiles."
          )
        ),
        ("latency", .number(0...86_400, "Seconds until a tile comes; sync has none (0).")),
      ] + outcome
    )
  }

  private static var panorama: SchemaValue {
    let link = SchemaValue.closed(
      "A way to a neighbour.",
      required: ["heading", "panorama"],
      [
        ("heading", .number(-360...360, "Degrees clockwise from north.")),
        ("panorama", .string("The neighbour's ID.")),
      ]
    )
    return .closed(
      "A place to look around at.",
      required: ["id"],
      [("id", .string("What it is told by."))] + place
        + [("links", .array(of: link, "Ways to neighbours."))]
    )
  }
}
