import Geodesy

extension OSMDataBuilder {
  /// Sorts the elements, drops all but the last of each id, and finds what they refer to.
  package consuming func finish() -> (data: OSMData, report: OSMImportReport) {
    sortNodes()
    sortWays()
    sortRelations()
    let nodes = resolveReferences()
    resolveMembers()
    let data = OSMData(
      nodeIDs: nodeIDs,
      latitudes: latitudes,
      longitudes: longitudes,
      taggedNodes: taggedNodes,
      nodeTags: nodeTags,
      wayIDs: wayIDs,
      wayNodes: nodes,
      wayTags: wayTags,
      relationIDs: relationIDs,
      relationMembers: members,
      relationTags: relationTags,
      strings: strings,
      claimedBounds: bounds,
      bounds: OSMCoverage(latitudes, longitudes).bounds(claimed: bounds)
    )
    return (data, report)
  }

  private mutating func sortNodes() {
    guard let order = OSMOrder.ascending(nodeIDs) else { return }
    report.duplicateNodes += nodeIDs.count - order.count
    var places = [UInt32](repeating: OSMData.missing, count: nodeIDs.count)
    for (place, index) in order.enumerated() {
      places[Int(index)] = UInt32(truncatingIfNeeded: place)
    }
    nodeIDs = order.map { nodeIDs[Int($0)] }
    latitudes = order.map { latitudes[Int($0)] }
    longitudes = order.map { longitudes[Int($0)] }
    var rows: [UInt32] = []
    for (row, node) in taggedNodes.enumerated() where places[Int(node)] != OSMData.missing {
      rows.append(UInt32(truncatingIfNeeded: row))
    }
    let tagged = taggedNodes
    rows.sort { places[Int(tagged[Int($0)])] < places[Int(tagged[Int($1)])] }
    taggedNodes = rows.map { places[Int(tagged[Int($0)])] }
    nodeTags = nodeTags.picking(rows)
  }

  private mutating func sortWays() {
    guard let order = OSMOrder.ascending(wayIDs) else { return }
    report.duplicateWays += wayIDs.count - order.count
    wayIDs = order.map { wayIDs[Int($0)] }
    references = references.picking(order)
    wayTags = wayTags.picking(order)
  }

  private mutating func sortRelations() {
    guard let order = OSMOrder.ascending(relationIDs) else { return }
    report.duplicateRelations += relationIDs.count - order.count
    relationIDs = order.map { relationIDs[Int($0)] }
    members = members.picking(order)
    relationTags = relationTags.picking(order)
  }

  private mutating func resolveReferences() -> OSMRows<UInt32> {
    let lookup = OSMNodeLookup(nodeIDs)
    let nodes = references.mapElements { lookup.indices(of: $0) }
    references = OSMRows()
    for way in 0..<nodes.count {
      var missing = 0
      for place in nodes.range(way) where nodes.elements[place] == OSMData.missing { missing += 1 }
      report.missingNodeReferences += missing
      if missing > 0 { report.waysWithMissingNodes += 1 }
    }
    return nodes
  }

  private mutating func resolveMembers() {
    for place in members.elements.indices {
      let member = members.elements[place]
      let index =
        switch member.kind {
        case .node: OSMOrder.index(of: member.id, in: nodeIDs)
        case .way: OSMOrder.index(of: member.id, in: wayIDs)
        case .relation: OSMOrder.index(of: member.id, in: relationIDs)
        }
      guard let index else {
        report.missingMembers += 1
        continue
      }
      members.update(place) { $0.index = UInt32(truncatingIfNeeded: index) }
    }
  }
}
