import Geodesy

extension OSMXMLParser {
  /// Begins an element that stands in `<osm>`.
  mutating func beginElement(_ bytes: Span<UInt8>) throws(OSMXMLError) {
    element = .other
    switch tag.code {
    case .node: try beginNode(bytes)
    case .way:
      let id = try integer(.id, bytes)
      if isDeleted(bytes) { builder.dropDeletedWay() } else { element = .way(id) }
    case .relation:
      let id = try integer(.id, bytes)
      if isDeleted(bytes) { builder.dropDeletedRelation() } else { element = .relation(id) }
    case .bounds: try readBounds(bytes)
    case .osm, .tag, .nd, .member, nil: break
    }
  }

  mutating func endElement() {
    switch element {
    case .node: builder.endNode()
    case .way(let id): builder.endWay(id)
    case .relation(let id): builder.endRelation(id)
    case .other: break
    }
    element = .other
  }

  /// Adds what stands in a node, way or relation.
  mutating func addChild(_ bytes: Span<UInt8>) throws(OSMXMLError) {
    switch (element, tag.code) {
    case (.way, .nd): builder.addReference(try integer(.ref, bytes))
    case (.relation, .member): try addMember(bytes)
    case (.node, .tag): if let pair = try pair(bytes) { builder.addNodeTag(pair) }
    case (.way, .tag): if let pair = try pair(bytes) { builder.addWayTag(pair) }
    case (.relation, .tag): if let pair = try pair(bytes) { builder.addRelationTag(pair) }
    default: break
    }
  }

  private mutating func beginNode(_ bytes: Span<UInt8>) throws(OSMXMLError) {
    let id = try integer(.id, bytes)
    if isDeleted(bytes) {
      builder.dropDeletedNode()
      return
    }
    let latitude = try degrees(.lat, bytes)
    let longitude = try degrees(.lon, bytes)
    if builder.addNode(id, latitude: latitude, longitude: longitude) { element = .node }
  }

  /// Whether the element is marked as deleted, by the database or by an editor.
  private func isDeleted(_ bytes: Span<UInt8>) -> Bool {
    has(.visible, "false", bytes) || has(.action, "delete", bytes)
  }

  private mutating func addMember(_ bytes: Span<UInt8>) throws(OSMXMLError) {
    let id = try integer(.ref, bytes)
    let kind: OSMMember.Kind
    if has(.type, "way", bytes) {
      kind = .way
    } else if has(.type, "node", bytes) {
      kind = .node
    } else if has(.type, "relation", bytes) {
      kind = .relation
    } else {
      throw OSMXMLError("a <member> has no type 'node', 'way' or 'relation'", at: tag.start)
    }
    let role = tag[.role].map { intern($0, bytes) } ?? builder.intern("")
    builder.addMember(OSMMember(kind: kind, id: id, role: role))
  }

  /// Returns the tag that a `<tag>` means; nil if it is dropped.
  private mutating func pair(_ bytes: Span<UInt8>) throws(OSMXMLError) -> OSMTagPair? {
    guard let key = tag[.k], let value = tag[.v] else {
      throw OSMXMLError("a <tag> lacks 'k' or 'v'", at: tag.start)
    }
    let id: UInt32?
    if key.isPlain {
      id = builder.key(bytes, key.range)
    } else {
      let text = OSMXMLText.decoded(bytes, key.range)
      id = builder.key(text.span, 0..<text.count)
    }
    guard let id else {
      builder.report.skippedTags &+= 1
      return nil
    }
    return OSMTagPair(key: id, value: intern(value, bytes))
  }

  private mutating func readBounds(_ bytes: Span<UInt8>) throws(OSMXMLError) {
    let box = GeoBounds(
      southWest: Coordinate(
        latitude: Double(try degrees(.minlat, bytes)) / 1e7,
        longitude: Double(try degrees(.minlon, bytes)) / 1e7
      ),
      northEast: Coordinate(
        latitude: Double(try degrees(.maxlat, bytes)) / 1e7,
        longitude: Double(try degrees(.maxlon, bytes)) / 1e7
      )
    )
    if box.isValid { builder.bounds = box }
  }

  // MARK: - Attributes

  private mutating func intern(_ value: OSMXMLTag.Value, _ bytes: Span<UInt8>) -> UInt32 {
    if value.isPlain { return builder.strings.intern(bytes, value.range) }
    let text = OSMXMLText.decoded(bytes, value.range)
    return builder.strings.intern(text.span, 0..<text.count)
  }

  @inline(__always)
  private func integer(
    _ attribute: OSMXMLTag.Attribute,
    _ bytes: Span<UInt8>
  ) throws(OSMXMLError) -> Int64 {
    guard let value = tag[attribute] else { throw lacks(attribute, bytes) }
    guard let number = OSMXMLNumber.integer(bytes, value.range) else {
      throw wrong(attribute, value, "a whole number of 64 bits", bytes)
    }
    return number
  }

  @inline(__always)
  private func degrees(
    _ attribute: OSMXMLTag.Attribute,
    _ bytes: Span<UInt8>
  ) throws(OSMXMLError) -> Int64 {
    guard let value = tag[attribute] else { throw lacks(attribute, bytes) }
    guard let number = OSMXMLNumber.degrees(bytes, value.range) else {
      throw wrong(attribute, value, "a number of degrees", bytes)
    }
    return number
  }

  /// Whether an attribute has a value.
  private func has(
    _ attribute: OSMXMLTag.Attribute,
    _ text: StaticString,
    _ bytes: Span<UInt8>
  ) -> Bool {
    guard let value = tag[attribute], value.end - value.start == text.utf8CodeUnitCount else {
      return false
    }
    var place = value.start
    for byte in text.description.utf8 {
      if bytes[place] != byte { return false }
      place += 1
    }
    return true
  }

  private func lacks(_ attribute: OSMXMLTag.Attribute, _ bytes: Span<UInt8>) -> OSMXMLError {
    OSMXMLError("<\(text(tag.name, bytes))> lacks '\(attribute)'", at: tag.start)
  }

  private func wrong(
    _ attribute: OSMXMLTag.Attribute,
    _ value: OSMXMLTag.Value,
    _ expected: String,
    _ bytes: Span<UInt8>
  ) -> OSMXMLError {
    OSMXMLError(
      "<\(text(tag.name, bytes))> has \(attribute)='\(text(value.range, bytes))',"
        + " expected \(expected)",
      at: value.start
    )
  }

  private func text(_ range: Range<Int>, _ bytes: Span<UInt8>) -> String {
    var copy: [UInt8] = []
    for index in range.prefix(60) { copy.append(bytes[index]) }
    return String(decoding: copy, as: UTF8.self)
  }
}
