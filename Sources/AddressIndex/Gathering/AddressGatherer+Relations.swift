import RoadNetwork

extension AddressGatherer {
  /// Notes what a relation of a street says of its houses.
  mutating func gatherStreet(_ relation: OSMRelation) {
    var address = RawAddressTags(relation.tags)
    let name = relation.tags["name"].flatMap(RawText.value) ?? nameOfStreet(relation)
    if address == nil, let name { address = RawAddressTags([OSMTag("addr:street", name)]) }
    guard var address else { return }
    if address.street == nil { address.street = name }
    address.number = nil
    for member in relation.members where member.role != "street" {
      switch member.element {
      case .node(let id): if let node = source.node(withID: id) { streetsOfNodes[node] = address }
      case .way(let id): if let way = source.way(withID: id) { streetsOfWays[way] = address }
      case .relation: continue
      }
    }
  }

  private func nameOfStreet(_ relation: OSMRelation) -> String? {
    for member in relation.members where member.role == "street" {
      guard case .way(let id) = member.element, let way = source.way(withID: id) else { continue }
      if let name = source.tags(ofWay: way)["name"].flatMap(RawText.value) { return name }
    }
    return nil
  }

  mutating func gather(relation: OSMRelation) {
    let tags = relation.tags
    switch tags["type"] {
    case "boundary", "multipolygon", "site", "land_area": break
    default: return
    }
    let placeClass = tags["place"].flatMap(PlaceClass.init(place:))
    if tags["boundary"] != nil || placeClass != nil { gatherBoundary(relation) }
    let address = RawAddressTags(tags)
    guard address?.number != nil || PoiCategory(tags: tags) != nil,
      let point = centre(relation)
    else { return }
    addPoi(tags, at: point)
    if let address { add(address, from: .building, at: point) }
  }

  private mutating func gatherBoundary(_ relation: OSMRelation) {
    let parts = relation.members.compactMap { member -> [UInt32]? in
      guard case .way(let id) = member.element, member.role != "subarea" else { return nil }
      // A way that the extract does not have, or only a part of, leaves a gap, which the rings show.
      guard let way = source.way(withID: id), source.isComplete(way: way) else { return [] }
      return source.nodes(ofWay: way)
    }
    let label = member("label", relation)
    let centre = member("admin_centre", relation)
    let rings = RingAssembly.rings(parts)
    addBoundary(
      id: relation.id,
      relation.tags,
      rings: rings?.map { $0.map(source.point) },
      label: label,
      centre: centre
    )
  }

  private func member(_ role: String, _ relation: OSMRelation) -> Int64? {
    for member in relation.members where member.role == role {
      if case .node(let id) = member.element { return id }
    }
    return nil
  }

  /// The middle of the first outline of a relation.
  private func centre(_ relation: OSMRelation) -> FixedPoint? {
    for member in relation.members where member.role != "inner" {
      guard case .way(let id) = member.element, let way = source.way(withID: id) else { continue }
      let points = source.points(ofWay: way)
      if !points.isEmpty { return RingGeometry.centre(points) }
    }
    return nil
  }

  /// Keeps a boundary that says where a country, a town, a part of one or a postcode is.
  mutating func addBoundary(
    id: Int64,
    _ tags: [OSMTag],
    rings: [[FixedPoint]]?,
    label: Int64?,
    centre: Int64?
  ) {
    let kind = tags["boundary"]
    let placeClass = tags["place"].flatMap(PlaceClass.init(place:))
    let level = kind == "administrative" ? tags["admin_level"].flatMap { Int($0) } : nil
    let code = RawText.postcode(tags["postal_code"] ?? tags["addr:postcode"])
    let isPostal = kind == "postal_code"
    guard level != nil || placeClass != nil || isPostal else { return }
    let names = RawText.names(tags)
    guard isPostal ? code ?? RawText.postcode(tags["ref"]) != nil : !names.isEmpty else {
      report.placesWithoutName += 1
      return
    }
    guard let rings, !rings.isEmpty else {
      report.openBoundaries += 1
      return
    }
    boundaries.append(
      RawBoundary(
        id: id,
        names: names,
        level: level,
        placeClass: placeClass,
        population: RawText.population(tags["population"]),
        country: country(tags),
        postcode: code ?? (isPostal ? RawText.postcode(tags["ref"]) : nil),
        isPostal: isPostal,
        label: label,
        centre: centre,
        rings: rings
      )
    )
  }
}
