import RoadNetwork

/// Gathers what an address index needs from a map.
struct AddressGatherer {
  let source: AddressSource
  var report = AddressReport()
  var ways: [RawStreetWay] = []
  var places: [RawPlace] = []
  var boundaries: [RawBoundary] = []
  var addresses: [RawAddress] = []
  var pois: [RawPoi] = []
  var interpolations: [RawInterpolation] = []
  /// The addresses of nodes, for the interpolations that they end.
  var nodeAddresses: [UInt32: RawAddressTags] = [:]
  /// Nodes with a house number, and neither street nor place.
  private var homeless: [UInt32] = []
  /// What `associatedStreet` relations say of their members.
  var streetsOfNodes: [UInt32: RawAddressTags] = [:]
  var streetsOfWays: [Int: RawAddressTags] = [:]

  init(_ data: OSMData) {
    source = AddressSource(data: data)
    source.forEachRelation { if $0.tags["type"] == "associatedStreet" { gatherStreet($0) } }
    source.forEachNode { gather(node: $0, $1) }
    source.forEachWay { gather(way: $0, $1) }
    for node in homeless {
      guard var address = nodeAddresses[node] else { continue }
      if let street = streetsOfNodes[node] { address.inherit(street) }
      nodeAddresses[node] = address
      add(address, from: .point, at: source.point(node))
    }
    source.forEachRelation { gather(relation: $0) }
  }

  // MARK: - Nodes

  private mutating func gather(node: UInt32, _ tags: [OSMTag]) {
    let point = source.point(node)
    if let place = tags["place"].flatMap(PlaceClass.init(place:)) {
      add(place, id: source.nodeID(node), tags, at: point)
    }
    addPoi(tags, at: point)
    var address = RawAddressTags(tags)
    if let street = streetsOfNodes[node] { address?.inherit(street) }
    guard let address else { return }
    if address.number != nil { nodeAddresses[node] = address }
    if address.street == nil, address.place == nil {
      // The street may stand on an interpolation, which comes with the ways.
      homeless.append(node)
    } else {
      add(address, from: .point, at: point)
    }
  }

  // MARK: - Ways

  private mutating func gather(way: Int, _ tags: [OSMTag]) {
    guard !tags.isEmpty else { return }
    let nodes = source.nodes(ofWay: way)
    guard let first = nodes.first else { return }
    if isStreet(tags), nodes.count >= 2 {
      addStreet(way, tags)
    }
    let isClosed = nodes.count >= 4 && nodes.last == first
    if isClosed, source.isComplete(way: way),
      tags["boundary"] != nil || tags["place"].flatMap(PlaceClass.init(place:)) != nil
    {
      let ring = Array(source.points(ofWay: way).dropLast())
      addBoundary(id: source.wayID(way), tags, rings: [ring], label: nil, centre: nil)
    }
    if let kind = tags["addr:interpolation"] {
      guard let address = RawAddressTags(tags) else { return }
      for node in nodes where address.street != nil && streetsOfNodes[node] == nil {
        streetsOfNodes[node] = address
      }
      interpolations.append(RawInterpolation(nodes: nodes, kind: kind, address: address))
      return
    }
    let category = tags["highway"] == nil || tags["area"] == "yes" ? PoiCategory(tags: tags) : nil
    var address = RawAddressTags(tags)
    if let street = streetsOfWays[way] { address?.inherit(street) }
    guard category != nil || address != nil else {
      if ["services", "rest_area"].contains(tags["highway"]) {
        addPoi(tags, at: RingGeometry.centre(source.points(ofWay: way)))
      }
      return
    }
    let point = RingGeometry.centre(source.points(ofWay: way))
    addPoi(tags, at: point)
    if let address { add(address, from: .building, at: point) }
  }

  /// Whether a way is something that addresses lie on.
  private func isStreet(_ tags: [OSMTag]) -> Bool {
    if tags["place"] == "square" { return true }
    guard let highway = tags["highway"] else { return false }
    switch highway {
    case "platform", "bus_stop", "elevator", "construction", "proposed", "razed", "abandoned",
      "services", "rest_area", "corridor", "raceway", "via_ferrata":
      return false
    default: return true
    }
  }

  private mutating func addStreet(_ way: Int, _ tags: [OSMTag]) {
    let roadClass = RoadClass(highway: tags["highway"] ?? "") ?? .other
    var names = RawText.names(tags)
    // A large road without a name is known by its number.
    let isNumbered = roadClass.priority <= RoadClass.tertiary.priority && !roadClass.isLink
    if isNumbered, let reference = tags["ref"].flatMap(RawText.value) {
      for part in reference.split(separator: ";") {
        if let name = RawText.value(String(part)), !names.contains(name) { names.append(name) }
      }
    }
    guard !names.isEmpty else { return }
    ways.append(
      RawStreetWay(
        id: source.wayID(way),
        names: names,
        nodes: source.nodes(ofWay: way),
        points: source.points(ofWay: way),
        roadClass: roadClass,
        postcode: RawText.postcode(tags["postal_code"])
      )
    )
  }

  // MARK: - Parts of elements

  mutating func add(_ address: RawAddressTags, from source: HouseNumberSource, at point: FixedPoint)
  {
    guard let number = address.number else { return }
    guard let street = address.street ?? address.place else {
      report.addressesWithoutStreet += 1
      return
    }
    guard !FoldedText.fold(street).isEmpty else {
      report.unreadableNames += 1
      return
    }
    report.addresses += 1
    for number in HouseNumber.list(number, rejected: &report.badHouseNumbers) {
      addresses.append(
        RawAddress(
          source: source,
          number: number,
          street: street,
          isPlace: address.street == nil,
          city: address.city,
          postcode: RawText.postcode(address.postcode),
          country: address.country,
          point: point
        )
      )
    }
  }

  mutating func add(_ placeClass: PlaceClass, id: Int64, _ tags: [OSMTag], at point: FixedPoint) {
    let names = RawText.names(tags)
    guard names.contains(where: { !FoldedText.fold($0).isEmpty }) else {
      report.placesWithoutName += 1
      return
    }
    places.append(
      RawPlace(
        id: id,
        names: names,
        placeClass: placeClass,
        population: RawText.population(tags["population"]),
        point: point,
        country: country(tags),
        postcode: RawText.postcode(tags["postal_code"] ?? tags["addr:postcode"])
      )
    )
  }

  /// The country that tags name.
  func country(_ tags: [OSMTag]) -> UInt16 {
    let keys = [
      "ISO3166-1:alpha2", "ISO3166-1", "country_code_iso3166_1_alpha_2", "addr:country",
      "is_in:country_code", "country",
    ]
    for key in keys {
      if let code = tags[key].flatMap({ CountryCode($0) }) { return code.rawValue }
    }
    return 0
  }

  mutating func addPoi(_ tags: [OSMTag], at point: FixedPoint) {
    guard let category = PoiCategory(tags: tags) else { return }
    let names = RawText.names(tags, also: ["brand", "operator"])
    pois.append(
      RawPoi(
        category: category,
        names: tags["name"] == nil && names.first != tags["brand"] ? [""] + names : names,
        point: point,
        address: RawAddressTags(tags),
        openingHours: tags["opening_hours"].flatMap(RawText.value),
        phone: (tags["phone"] ?? tags["contact:phone"]).flatMap(RawText.value),
        website: (tags["website"] ?? tags["contact:website"] ?? tags["url"]).flatMap(RawText.value)
      )
    )
  }
}
