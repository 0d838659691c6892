import Testing

extension TestMap {
  /// The ways in which a PBF file may hold the same map.
  struct Layout: CustomTestStringConvertible {
    var isDense = true
    var isPacked = true
    var isCompressed = false
    var granularity: Int64 = 100
    var latitudeOffset: Int64 = 0
    var longitudeOffset: Int64 = 0
    /// Whether the parameters and texts of a block stand behind its groups.
    var isReversed = false
    /// Whether fields are mixed in that no reader knows.
    var hasUnknownFields = false

    var testDescription: String {
      "\(isDense ? "dense" : "plain"), \(isPacked ? "packed" : "unpacked"),"
        + " \(isCompressed ? "zlib" : "raw"), granularity \(granularity),"
        + " offsets \(latitudeOffset) \(longitudeOffset)"
        + (isReversed ? ", reversed" : "") + (hasUnknownFields ? ", unknown fields" : "")
    }
  }

  func pbf(_ layout: Layout = Layout()) -> [UInt8] {
    PBFFile.header(features: ["OsmSchema-V0.6", "DenseNodes"], isCompressed: layout.isCompressed)
      + PBFFile.blob("OSMData", block(layout), isCompressed: layout.isCompressed)
  }

  /// The map as a PrimitiveBlock.
  func block(_ layout: Layout = Layout()) -> [UInt8] {
    var texts = TextTable()
    let groups = [
      layout.isDense ? denseGroup(layout, &texts) : nodeGroup(layout, &texts),
      wayGroup(layout, &texts), relationGroup(layout, &texts),
    ]
    let table = ProtobufWriter.message { writer in
      for text in texts.texts { writer.text(1, text) }
    }
    let parameters = ProtobufWriter.message { writer in
      writer.number(17, layout.granularity)
      writer.number(19, layout.latitudeOffset)
      writer.number(20, layout.longitudeOffset)
      if layout.hasUnknownFields { writer.text(99, "what?") }
    }
    let front = ProtobufWriter.message { $0.content(1, table) } + parameters
    let back = ProtobufWriter.message { writer in
      for group in groups { writer.content(2, group) }
    }
    return layout.isReversed ? back + front : front + back
  }

  /// Texts by number; 0 is the empty one, which ends the tags of a dense node.
  private struct TextTable {
    var texts = [""]

    mutating func id(_ text: String) -> UInt64 {
      if let index = texts.firstIndex(of: text) { return UInt64(index) }
      texts.append(text)
      return UInt64(texts.count - 1)
    }
  }

  private func units(_ angle: Int64, _ offset: Int64, _ layout: Layout) -> Int64 {
    (angle * 100 - offset) / layout.granularity
  }

  private func denseGroup(_ layout: Layout, _ texts: inout TextTable) -> [UInt8] {
    var tags: [UInt64] = []
    for node in nodes {
      for tag in node.tags { tags += [texts.id(tag.key), texts.id(tag.value)] }
      tags.append(0)
    }
    let hasTags = nodes.contains { !$0.tags.isEmpty }
    let hasDeleted = nodes.contains { !$0.isVisible }
    let dense = ProtobufWriter.message { writer in
      writer.differences(1, nodes.map(\.id), isPacked: layout.isPacked)
      if hasDeleted {
        let info = ProtobufWriter.message {
          $0.numbers(1, nodes.map { _ in 1 })
          $0.numbers(6, nodes.map { $0.isVisible ? 1 : 0 }, isPacked: layout.isPacked)
        }
        writer.content(5, info)
      }
      writer.differences(
        8,
        nodes.map { units($0.latitude, layout.latitudeOffset, layout) },
        isPacked: layout.isPacked
      )
      writer.differences(
        9,
        nodes.map { units($0.longitude, layout.longitudeOffset, layout) },
        isPacked: layout.isPacked
      )
      if hasTags { writer.numbers(10, tags, isPacked: layout.isPacked) }
    }
    return ProtobufWriter.message { $0.content(2, dense) }
  }

  private func nodeGroup(_ layout: Layout, _ texts: inout TextTable) -> [UInt8] {
    var group = ProtobufWriter()
    for node in nodes {
      let keys = node.tags.map { texts.id($0.key) }
      let values = node.tags.map { texts.id($0.value) }
      let message = ProtobufWriter.message { writer in
        writer.zigzag(1, node.id)
        if !keys.isEmpty { writer.numbers(2, keys, isPacked: layout.isPacked) }
        if !keys.isEmpty { writer.numbers(3, values, isPacked: layout.isPacked) }
        if !node.isVisible { writer.content(4, Self.deleted) }
        writer.zigzag(8, units(node.latitude, layout.latitudeOffset, layout))
        writer.zigzag(9, units(node.longitude, layout.longitudeOffset, layout))
      }
      group.content(1, message)
    }
    return group.bytes
  }

  private func wayGroup(_ layout: Layout, _ texts: inout TextTable) -> [UInt8] {
    var group = ProtobufWriter()
    for way in ways {
      let keys = way.tags.map { texts.id($0.key) }
      let values = way.tags.map { texts.id($0.value) }
      let message = ProtobufWriter.message { writer in
        writer.number(1, way.id)
        writer.numbers(2, keys, isPacked: layout.isPacked)
        writer.numbers(3, values, isPacked: layout.isPacked)
        if !way.isVisible { writer.content(4, Self.deleted) }
        if layout.hasUnknownFields {
          writer.varint(30 << 3 | 1)
          for _ in 0..<8 { writer.varint(7) }
          writer.varint(31 << 3 | 5)
          for _ in 0..<4 { writer.varint(7) }
          writer.number(32, -1)
        }
        writer.differences(8, way.nodes, isPacked: layout.isPacked)
      }
      group.content(3, message)
    }
    if layout.hasUnknownFields { group.text(5, "a changeset") }
    return group.bytes
  }

  private func relationGroup(_ layout: Layout, _ texts: inout TextTable) -> [UInt8] {
    var group = ProtobufWriter()
    for relation in relations {
      let keys = relation.tags.map { texts.id($0.key) }
      let values = relation.tags.map { texts.id($0.value) }
      let roles = relation.members.map { texts.id($0.role) }
      let message = ProtobufWriter.message { writer in
        writer.number(1, relation.id)
        writer.numbers(2, keys, isPacked: layout.isPacked)
        writer.numbers(3, values, isPacked: layout.isPacked)
        if !relation.isVisible { writer.content(4, Self.deleted) }
        writer.numbers(8, roles, isPacked: layout.isPacked)
        writer.differences(9, relation.members.map(\.id), isPacked: layout.isPacked)
        writer.numbers(10, relation.members.map { UInt64($0.kind) }, isPacked: layout.isPacked)
      }
      group.content(4, message)
    }
    return group.bytes
  }

  private static let deleted = ProtobufWriter.message { writer in
    writer.number(1, 3)
    writer.number(6, 0)
  }
}
