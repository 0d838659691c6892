extension PBFBlock {
  /// Adds the dense nodes in `columns`, whose numbers are differences from node to node.
  ///
  /// Sums wrap around: what a wrong file makes of it is a wrong id or a node off the globe.
  mutating func addDense(
    _ bytes: Span<UInt8>,
    _ builder: inout OSMDataBuilder
  ) throws(PBFError) {
    let (ids, latitudes) = (columns.ids, columns.latitudes)
    let (longitudes, visible, tags) = (columns.longitudes, columns.visible, columns.keys)
    guard latitudes.count == ids.count, longitudes.count == ids.count else {
      throw PBFError(
        "\(ids.count) dense nodes have \(latitudes.count) latitudes"
          + " and \(longitudes.count) longitudes"
      )
    }
    guard visible.isEmpty || visible.count == ids.count else {
      throw PBFError("\(ids.count) dense nodes have \(visible.count) marks of deletion")
    }
    let scale = self.scale
    var (id, latitude, longitude) = (Int64(0), Int64(0), Int64(0))
    var nextTag = 0
    for index in ids.indices {
      id &+= ids[index].zigzag
      latitude &+= latitudes[index].zigzag
      longitude &+= longitudes[index].zigzag
      var isKept = false
      if !visible.isEmpty, visible[index] == 0 {
        builder.dropDeletedNode()
      } else {
        isKept = builder.addNode(
          id,
          latitude: scale.latitude(latitude),
          longitude: scale.longitude(longitude)
        )
      }
      guard nextTag < tags.count else { continue }
      guard tags[nextTag] != 0 else {
        nextTag &+= 1
        continue
      }
      try addDenseTags(tags, &nextTag, isKept: isKept, bytes, &builder)
    }
    guard nextTag == tags.count else {
      throw PBFError("there are tags behind those of the last dense node")
    }
  }

  /// Adds the tags of a dense node up to the 0 that ends them.
  private mutating func addDenseTags(
    _ tags: [UInt64],
    _ next: inout Int,
    isKept: Bool,
    _ bytes: Span<UInt8>,
    _ builder: inout OSMDataBuilder
  ) throws(PBFError) {
    while next < tags.count, tags[next] != 0 {
      guard next + 1 < tags.count else { throw PBFError("a key of a dense node has no value") }
      let tag = try strings.tag(tags[next], tags[next + 1], bytes, &builder)
      if isKept, let tag { builder.addNodeTag(tag) }
      next += 2
    }
    if next < tags.count { next += 1 }
    builder.endNode()
  }

  mutating func addNode(
    _ bytes: Span<UInt8>,
    _ builder: inout OSMDataBuilder
  ) throws(PBFError) {
    guard let id = columns.id else { throw PBFError("a node has no id") }
    try checkTags("node")
    if columns.isDeleted {
      builder.dropDeletedNode()
      return
    }
    guard let latitude = columns.latitudes.last, let longitude = columns.longitudes.last else {
      throw PBFError("node \(id.zigzag) has no place")
    }
    let isKept = builder.addNode(
      id.zigzag,
      latitude: scale.latitude(latitude.zigzag),
      longitude: scale.longitude(longitude.zigzag)
    )
    guard isKept else { return }
    for index in columns.keys.indices {
      let tag = try strings.tag(columns.keys[index], columns.values[index], bytes, &builder)
      if let tag { builder.addNodeTag(tag) }
    }
    builder.endNode()
  }

  mutating func addWay(
    _ bytes: Span<UInt8>,
    _ builder: inout OSMDataBuilder
  ) throws(PBFError) {
    guard let id = columns.id else { throw PBFError("a way has no id") }
    try checkTags("way")
    if columns.isDeleted {
      builder.dropDeletedWay()
      return
    }
    var node: Int64 = 0
    for difference in columns.ids {
      node &+= difference.zigzag
      builder.addReference(node)
    }
    for index in columns.keys.indices {
      let tag = try strings.tag(columns.keys[index], columns.values[index], bytes, &builder)
      if let tag { builder.addWayTag(tag) }
    }
    builder.endWay(Int64(bitPattern: id))
  }

  mutating func addRelation(
    _ bytes: Span<UInt8>,
    _ builder: inout OSMDataBuilder
  ) throws(PBFError) {
    guard let id = columns.id else { throw PBFError("a relation has no id") }
    try checkTags("relation")
    guard columns.roles.count == columns.ids.count, columns.types.count == columns.ids.count else {
      throw PBFError(
        "a relation's \(columns.ids.count) members have \(columns.roles.count) roles"
          + " and \(columns.types.count) kinds"
      )
    }
    if columns.isDeleted {
      builder.dropDeletedRelation()
      return
    }
    var member: Int64 = 0
    for index in columns.ids.indices {
      member &+= columns.ids[index].zigzag
      guard columns.types[index] <= 2,
        let kind = OSMMember.Kind(rawValue: UInt8(columns.types[index]))
      else {
        throw PBFError("a member of a relation is of the unknown kind \(columns.types[index])")
      }
      let role = try strings.id(columns.roles[index], bytes, &builder)
      builder.addMember(OSMMember(kind: kind, id: member, role: role))
    }
    for index in columns.keys.indices {
      let tag = try strings.tag(columns.keys[index], columns.values[index], bytes, &builder)
      if let tag { builder.addRelationTag(tag) }
    }
    builder.endRelation(Int64(bitPattern: id))
  }

  private func checkTags(_ kind: String) throws(PBFError) {
    guard columns.keys.count == columns.values.count else {
      throw PBFError(
        "a \(kind) has \(columns.keys.count) keys, but \(columns.values.count) values"
      )
    }
  }
}
