import RoadNetwork

extension AddressColumns {
  /// Looks whether every number leads to something that is there, so that no query can fail.
  ///
  /// - Throws: ``AddressIndexError`` that names the first part which does not.
  func check() throws(AddressIndexError) {
    let parts: [(String, Bool)] = [
      ("texts", texts.isSound && countryNames.count == countryCodes.count),
      ("places", arePlacesSound), ("postcodes", arePostcodesSound), ("streets", areStreetsSound),
      ("house numbers", areNumbersSound), ("crossings", areCrossingsSound), ("pois", arePoisSound),
      ("areas", areAreasSound), ("keys", areKeysSound), ("grids", areGridsSound),
      ("order of names", isOrderSound),
    ]
    for (part, isSound) in parts where !isSound { throw AddressIndexError(part: part) }
  }

  private func isLink(_ value: UInt32, below limit: Int) -> Bool {
    value == AddressIndex.none || value < limit
  }

  private func arePoints(_ points: AddressPoints, count: Int) -> Bool {
    points.latitudes.count == count && points.longitudes.count == count
      && points.latitudes.allSatisfy { $0.magnitude <= 900_000_000 }
      && points.longitudes.allSatisfy { $0.magnitude <= 1_800_000_000 }
  }

  private var arePlacesSound: Bool {
    let count = places.count
    return places.classes.count == count && places.populations.count == count
      && places.classes.allSatisfy { PlaceClass(rawValue: $0) != nil }
      && arePoints(places.points, count: count) && places.countries.count == count
      && places.parents.count == count && places.treeEnds.count == count
      // A parent stands before its children: there is no circle.
      && zip(places.parents, 0...).allSatisfy { $0 == AddressIndex.none || Int($0) < $1 }
      && zip(places.treeEnds, 0...).allSatisfy { Int($0) > $1 && Int($0) <= count }
      && places.postcodes.isSound(count: count, below: postcodes.count)
      && places.districtStreets.isSound(count: count, below: streets.count)
      && places.streetStarts.count == count + 1 && places.streetStarts.first == 0
      && zip(places.streetStarts, places.streetStarts.dropFirst()).allSatisfy { $0 <= $1 }
      && places.streetStarts.allSatisfy { $0 <= streets.count }
  }

  private var arePostcodesSound: Bool {
    let count = postcodes.count
    return postcodes.countries.count == count && arePoints(postcodes.points, count: count)
      && postcodes.towns.isSound(count: count, below: places.count)
      && postcodes.streets.isSound(count: count, below: streets.count)
  }

  private var areStreetsSound: Bool {
    let count = streets.count
    let pieces = streets.pieceWays.count
    return streets.towns.count == count && streets.districts.count == count
      && streets.towns.allSatisfy { isLink($0, below: places.count) }
      && streets.districts.allSatisfy { isLink($0, below: places.count) }
      && streets.countries.count == count && arePoints(streets.points, count: count)
      && streets.lengths.count == count && streets.classes.count == count
      && streets.postcodes.isSound(count: count, below: postcodes.count)
      && AddressLists.areStarts(streets.pieceStarts, count: count, end: pieces)
      && AddressLists.areStarts(
        streets.pointStarts,
        count: pieces,
        end: streets.geometry.latitudes.count
      )
      && arePoints(streets.geometry, count: streets.geometry.latitudes.count)
      && AddressLists.areStarts(streets.numberStarts, count: count, end: numbers.count)
      && AddressLists.areStarts(streets.crossingStarts, count: count, end: crossings.count)
  }

  private var areNumbersSound: Bool {
    let count = numbers.count
    return numbers.lows.count == count && numbers.highs.count == count
      && arePoints(numbers.points, count: count) && arePoints(numbers.accesses, count: count)
      && numbers.postcodes.count == count && numbers.sources.count == count
      && numbers.postcodes.allSatisfy { isLink($0, below: postcodes.count) }
      && numbers.sources.allSatisfy { HouseNumberSource(rawValue: $0) != nil }
  }

  private var areCrossingsSound: Bool {
    crossings.others.allSatisfy { $0 < streets.count }
      && arePoints(crossings.points, count: crossings.count)
  }

  private var arePoisSound: Bool {
    let count = pois.count
    return pois.names.count == count && arePoints(pois.points, count: count)
      && pois.towns.count == count && pois.streets.count == count && pois.numbers.count == count
      && pois.openingHours.count == count && pois.phones.count == count
      && pois.websites.count == count
      && pois.towns.allSatisfy { isLink($0, below: places.count) }
      && pois.streets.allSatisfy { isLink($0, below: streets.count) }
      && pois.categories.allSatisfy { PoiCategory(rawValue: $0) != nil }
      && AddressLists.areStarts(
        pois.categoryStarts,
        count: pois.categoryStarts.count - 1,
        end: count
      )
      && pois.categoryStarts.count == PoiCategory.count + 1
  }

  private var areAreasSound: Bool {
    areas.targets.count == areas.count && areas.polygons.count == areas.count
      && areas.polygons.isSound
      && zip(areas.kinds, areas.targets).allSatisfy { kind, target in
        switch AreaTable.Kind(rawValue: kind) {
        case .district, .town: target < places.count
        case .postcode: target < postcodes.count
        case .country: target < countryCodes.count
        case nil: false
        }
      }
  }

  private var areKeysSound: Bool {
    placeKeys.isSound(below: places.count, folded: folded)
      && postcodeKeys.isSound(below: postcodes.count, folded: folded)
      && streetKeys.isSound(below: streets.count, folded: folded)
      && poiKeys.isSound(below: pois.count, folded: folded)
  }

  private var isOrderSound: Bool {
    placeOrder.count == places.count && postcodeOrder.count == postcodes.count
      && streetOrder.count == streets.count && poiOrder.count == pois.count
  }

  private var areGridsSound: Bool {
    placeGrid.isSound(below: places.count) && numberGrid.isSound(below: numbers.count)
      && poiGrid.isSound(below: pois.count)
      && segmentGrid.isSound(below: max(0, streets.geometry.count - 1))
  }
}
