extension AddressColumns {
  /// Calls with every column, in an order and under names that stay.
  ///
  /// - Throws: What the visitor throws.
  public mutating func forEachColumn<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitTexts(&visitor)
    try visitPlaces(&visitor)
    try visitPostcodes(&visitor)
    try visitStreets(&visitor)
    try visitNumbers(&visitor)
    try visitPois(&visitor)
    try visitAreas(&visitor)
    try visitSearches(&visitor)
  }

  private mutating func visitTexts<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("texts.bytes", &texts.bytes)
    try visitor.visit("texts.ends", &texts.ends)
    try visitor.visit("folded", &folded)
    try visitor.visit("countryCodes", &countryCodes)
    try visitor.visit("countryNames", &countryNames)
  }

  private mutating func visitPlaces<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("places.names", &places.names)
    try visitor.visit("places.classes", &places.classes)
    try visitor.visit("places.populations", &places.populations)
    try visitor.visit("places.points.latitudes", &places.points.latitudes)
    try visitor.visit("places.points.longitudes", &places.points.longitudes)
    try visitor.visit("places.parents", &places.parents)
    try visitor.visit("places.treeEnds", &places.treeEnds)
    try visitor.visit("places.countries", &places.countries)
    try visitor.visit("places.postcodes.starts", &places.postcodes.starts)
    try visitor.visit("places.postcodes.items", &places.postcodes.items)
    try visitor.visit("places.streetStarts", &places.streetStarts)
    try visitor.visit("places.districtStreets.starts", &places.districtStreets.starts)
    try visitor.visit("places.districtStreets.items", &places.districtStreets.items)
  }

  private mutating func visitPostcodes<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("postcodes.codes", &postcodes.codes)
    try visitor.visit("postcodes.countries", &postcodes.countries)
    try visitor.visit("postcodes.points.latitudes", &postcodes.points.latitudes)
    try visitor.visit("postcodes.points.longitudes", &postcodes.points.longitudes)
    try visitor.visit("postcodes.towns.starts", &postcodes.towns.starts)
    try visitor.visit("postcodes.towns.items", &postcodes.towns.items)
    try visitor.visit("postcodes.streets.starts", &postcodes.streets.starts)
    try visitor.visit("postcodes.streets.items", &postcodes.streets.items)
  }

  private mutating func visitStreets<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("streets.names", &streets.names)
    try visitor.visit("streets.towns", &streets.towns)
    try visitor.visit("streets.districts", &streets.districts)
    try visitor.visit("streets.countries", &streets.countries)
    try visitor.visit("streets.points.latitudes", &streets.points.latitudes)
    try visitor.visit("streets.points.longitudes", &streets.points.longitudes)
    try visitor.visit("streets.lengths", &streets.lengths)
    try visitor.visit("streets.classes", &streets.classes)
    try visitor.visit("streets.postcodes.starts", &streets.postcodes.starts)
    try visitor.visit("streets.postcodes.items", &streets.postcodes.items)
    try visitor.visit("streets.pieceStarts", &streets.pieceStarts)
    try visitor.visit("streets.pieceWays", &streets.pieceWays)
    try visitor.visit("streets.pointStarts", &streets.pointStarts)
    try visitor.visit("streets.geometry.latitudes", &streets.geometry.latitudes)
    try visitor.visit("streets.geometry.longitudes", &streets.geometry.longitudes)
    try visitor.visit("streets.numberStarts", &streets.numberStarts)
    try visitor.visit("streets.crossingStarts", &streets.crossingStarts)
  }

  private mutating func visitNumbers<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("numbers.texts", &numbers.texts)
    try visitor.visit("numbers.lows", &numbers.lows)
    try visitor.visit("numbers.highs", &numbers.highs)
    try visitor.visit("numbers.points.latitudes", &numbers.points.latitudes)
    try visitor.visit("numbers.points.longitudes", &numbers.points.longitudes)
    try visitor.visit("numbers.accesses.latitudes", &numbers.accesses.latitudes)
    try visitor.visit("numbers.accesses.longitudes", &numbers.accesses.longitudes)
    try visitor.visit("numbers.postcodes", &numbers.postcodes)
    try visitor.visit("numbers.sources", &numbers.sources)
    try visitor.visit("crossings.others", &crossings.others)
    try visitor.visit("crossings.points.latitudes", &crossings.points.latitudes)
    try visitor.visit("crossings.points.longitudes", &crossings.points.longitudes)
  }

  private mutating func visitPois<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("pois.categories", &pois.categories)
    try visitor.visit("pois.names", &pois.names)
    try visitor.visit("pois.points.latitudes", &pois.points.latitudes)
    try visitor.visit("pois.points.longitudes", &pois.points.longitudes)
    try visitor.visit("pois.towns", &pois.towns)
    try visitor.visit("pois.streets", &pois.streets)
    try visitor.visit("pois.numbers", &pois.numbers)
    try visitor.visit("pois.openingHours", &pois.openingHours)
    try visitor.visit("pois.phones", &pois.phones)
    try visitor.visit("pois.websites", &pois.websites)
    try visitor.visit("pois.categoryStarts", &pois.categoryStarts)
  }

  private mutating func visitAreas<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("areas.kinds", &areas.kinds)
    try visitor.visit("areas.targets", &areas.targets)
    try visitor.visit("areas.polygons.souths", &areas.polygons.souths)
    try visitor.visit("areas.polygons.norths", &areas.polygons.norths)
    try visitor.visit("areas.polygons.wests", &areas.polygons.wests)
    try visitor.visit("areas.polygons.widths", &areas.polygons.widths)
    try visitor.visit("areas.polygons.ringStarts", &areas.polygons.ringStarts)
    try visitor.visit("areas.polygons.pointStarts", &areas.polygons.pointStarts)
    try visitor.visit("areas.polygons.points.latitudes", &areas.polygons.points.latitudes)
    try visitor.visit("areas.polygons.points.longitudes", &areas.polygons.points.longitudes)
  }

  private mutating func visitSearches<Visitor: AddressColumnVisitor>(
    _ visitor: inout Visitor
  ) throws(Visitor.Failure) {
    try visitor.visit("placeKeys.offsets", &placeKeys.offsets)
    try visitor.visit("placeKeys.owners", &placeKeys.owners)
    try visitor.visit("postcodeKeys.offsets", &postcodeKeys.offsets)
    try visitor.visit("postcodeKeys.owners", &postcodeKeys.owners)
    try visitor.visit("streetKeys.offsets", &streetKeys.offsets)
    try visitor.visit("streetKeys.owners", &streetKeys.owners)
    try visitor.visit("poiKeys.offsets", &poiKeys.offsets)
    try visitor.visit("poiKeys.owners", &poiKeys.owners)
    try visitor.visit("placeGrid.shape", &placeGrid.shape)
    try visitor.visit("placeGrid.cells.starts", &placeGrid.cells.starts)
    try visitor.visit("placeGrid.cells.items", &placeGrid.cells.items)
    try visitor.visit("segmentGrid.shape", &segmentGrid.shape)
    try visitor.visit("segmentGrid.cells.starts", &segmentGrid.cells.starts)
    try visitor.visit("segmentGrid.cells.items", &segmentGrid.cells.items)
    try visitor.visit("numberGrid.shape", &numberGrid.shape)
    try visitor.visit("numberGrid.cells.starts", &numberGrid.cells.starts)
    try visitor.visit("numberGrid.cells.items", &numberGrid.cells.items)
    try visitor.visit("poiGrid.shape", &poiGrid.shape)
    try visitor.visit("poiGrid.cells.starts", &poiGrid.cells.starts)
    try visitor.visit("poiGrid.cells.items", &poiGrid.cells.items)
    try visitor.visit("placeOrder", &placeOrder)
    try visitor.visit("postcodeOrder", &postcodeOrder)
    try visitor.visit("streetOrder", &streetOrder)
    try visitor.visit("poiOrder", &poiOrder)
  }
}
