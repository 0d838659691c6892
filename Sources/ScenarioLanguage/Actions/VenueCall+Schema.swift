import CanonicalJSON

extension VenueCall {
  static var schema: [(String, SchemaValue)] {
    let low = anyDegrees.lowerBound
    let high = anyDegrees.upperBound
    return [
      ("building", .string("For focusBuilding; without it, none.")),
      ("level", .string("For selectLevel: its ID; without it, none.")),
      ("layer", .string("A tile layer of the scenario.")),
      ("tileSize", .number(-100_000...100_000, "Pixels, for changeTileLayer.", isWhole: true)),
      ("fadeIn", .boolean("For changeTileLayer.")),
      ("panorama", .string("A panorama's ID; setPanorama without it shows none.")),
      ("width", .number(1...100_000, "Points of the panorama view (400).")),
      ("height", .number(1...100_000, "Points of the panorama view (300).")),
      ("allGestures", .boolean("For setPanoramaGestures.")),
      ("orientationGestures", .boolean("For setPanoramaGestures.")),
      ("zoomGestures", .boolean("For setPanoramaGestures.")),
      ("navigationGestures", .boolean("For setPanoramaGestures.")),
      ("linksHidden", .boolean("For setPanoramaGestures.")),
      ("streetNamesHidden", .boolean("For setPanoramaGestures.")),
      ("heading", .number(low...high, "Degrees clockwise from north, in a panorama.")),
      ("pitch", .number(low...high, "Degrees above the horizon, in a panorama.")),
      ("panoramaZoom", .number(-100...100, "Of a panorama's camera, from 1 to 5 (1).")),
      ("fov", .number(low...high, "Degrees that the larger side of a panorama spans (90).")),
      ("seconds", .number(-86_400...86_400, "How long an animation takes (0).")),
      ("rotateBy", .number(low...high, "Degrees to the right, for updatePanoramaCamera.")),
      ("levels", .number(-100...100, "Of zoom, for pinchPanorama.")),
    ]
  }
}
