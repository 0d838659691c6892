import Platform

/// A small part of a map, in the forms in which maps are read: so small that changes hit what matters.
struct MapSeed {
  private struct Element {
    var kind: String
    var lines: [Substring]

    /// Returns the attributes of that name in the order of the lines.
    func values(_ name: String) -> [Substring] {
      lines.compactMap { line in
        guard let start = line.firstRange(of: " \(name)=\"") else { return nil }
        return line[start.upperBound...].prefix { $0 != "\"" }
      }
    }

    func number(_ name: String) -> Int64 { values(name).first.flatMap { Int64($0) } ?? 0 }

    /// Degrees in units of 10⁻⁷.
    func angle(_ name: String) -> Int64 {
      Int64(((values(name).first.flatMap { Double($0) } ?? 0) * 1e7).rounded())
    }

    var tags: [(key: String, value: String)] {
      zip(values("k"), values("v")).map { (String($0), String($1)) }
    }
  }

  private var nodes: [Element] = []
  private var ways: [Element] = []
  private var relations: [Element] = []

  /// Cuts what lies within a few hundred metres of a place out of a map in XML.
  init(_ xml: String, latitude: Double, longitude: Double) {
    var all: [Element] = []
    for line in xml.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if let kind = ["node", "way", "relation"].first(where: { text.hasPrefix("<\($0) ") }) {
        all.append(Element(kind: kind, lines: [line]))
      } else if text.hasPrefix("<nd ") || text.hasPrefix("<tag ") || text.hasPrefix("<member ") {
        if !all.isEmpty { all[all.count - 1].lines.append(line) }
      }
    }
    let (north, east) = (Int64(latitude * 1e7), Int64(longitude * 1e7))
    nodes = all.filter {
      $0.kind == "node" && abs($0.angle("lat") - north) < 20_000
        && abs($0.angle("lon") - east) < 30_000
    }
    let inside = Set(nodes.map { $0.number("id") })
    ways = all.filter { way in
      way.kind == "way" && way.values("ref").allSatisfy { inside.contains(Int64($0) ?? 0) }
    }
    let kept = inside.union(ways.map { $0.number("id") })
    relations = all.filter { relation in
      relation.kind == "relation"
        && relation.values("ref").allSatisfy { kept.contains(Int64($0) ?? 0) }
    }
    // A node without a tag of which no way is made tells nothing.
    let used = Set(ways.flatMap { $0.values("ref") }.compactMap { Int64($0) })
    nodes.removeAll { $0.tags.isEmpty && !used.contains($0.number("id")) }
  }

  /// In XML.
  var xml: [UInt8] {
    var text = "<?xml version='1.0' encoding='UTF-8'?>\n<osm version=\"0.6\">\n"
    for element in nodes + ways + relations {
      text += element.lines.joined(separator: "\n") + "\n"
      if element.lines.count > 1 { text += "  </\(element.kind)>\n" }
    }
    return Array((text + "</osm>\n").utf8)
  }

  /// The content of the one blob of a PBF file, a PrimitiveBlock.
  var block: [UInt8] {
    var texts = [""]
    func id(_ text: String) -> UInt64 {
      if let known = texts.firstIndex(of: text) { return UInt64(known) }
      texts.append(text)
      return UInt64(texts.count - 1)
    }
    func tagged(_ element: Element) -> Message {
      var message = Message()
      message.number(1, UInt64(element.number("id")))
      message.packed(2, element.tags.map { id($0.key) })
      message.packed(3, element.tags.map { id($0.value) })
      return message
    }
    var (dense, wayGroup, relationGroup) = (Message(), Message(), Message())
    dense.packed(1, Message.deltas(nodes.map { $0.number("id") }))
    dense.packed(8, Message.deltas(nodes.map { $0.angle("lat") }))
    dense.packed(9, Message.deltas(nodes.map { $0.angle("lon") }))
    dense.packed(10, nodes.flatMap { $0.tags.flatMap { [id($0.key), id($0.value)] } + [0] })
    for way in ways {
      var message = tagged(way)
      message.packed(8, Message.deltas(way.values("ref").compactMap { Int64($0) }))
      wayGroup.content(3, message.bytes)
    }
    for relation in relations {
      var message = tagged(relation)
      message.packed(8, relation.values("role").map { id(String($0)) })
      message.packed(9, Message.deltas(relation.values("ref").compactMap { Int64($0) }))
      message.packed(
        10,
        relation.values("type").map { $0 == "node" ? 0 : $0 == "way" ? 1 : 2 }
      )
      relationGroup.content(4, message.bytes)
    }
    var nodeGroup = Message()
    nodeGroup.content(2, dense.bytes)
    var (table, block) = (Message(), Message())
    for text in texts { table.content(1, Array(text.utf8)) }
    block.content(1, table.bytes)
    for group in [nodeGroup, wayGroup, relationGroup] { block.content(2, group.bytes) }
    return block.bytes
  }

  /// Returns a PBF file of which this is the content of the data's blob, deflated or as it is.
  static func file(of block: [UInt8], isDeflated: Bool) -> [UInt8] {
    var header = Message()
    for feature in ["OsmSchema-V0.6", "DenseNodes"] { header.content(4, Array(feature.utf8)) }
    return blob("OSMHeader", header.bytes, isDeflated: false)
      + blob("OSMData", block, isDeflated: isDeflated)
  }

  private static func blob(_ kind: String, _ content: [UInt8], isDeflated: Bool) -> [UInt8] {
    var (blob, head) = (Message(), Message())
    if isDeflated, let deflated = Deflate.compressed(content, in: .zlib) {
      blob.number(2, UInt64(content.count))
      blob.content(3, deflated)
    } else {
      blob.content(1, content)
    }
    head.content(1, Array(kind.utf8))
    head.number(3, UInt64(blob.bytes.count))
    let length = UInt32(head.bytes.count)
    return (0..<4).map { UInt8(truncatingIfNeeded: length >> (24 - 8 * $0)) } + head.bytes
      + blob.bytes
  }

  /// A message of Protocol Buffers.
  private struct Message {
    var bytes: [UInt8] = []

    mutating func varint(_ value: UInt64) {
      var rest = value
      while rest > 0x7F {
        bytes.append(UInt8(rest & 0x7F) | 0x80)
        rest >>= 7
      }
      bytes.append(UInt8(rest))
    }

    mutating func number(_ field: UInt64, _ value: UInt64) {
      varint(field << 3)
      varint(value)
    }

    mutating func content(_ field: UInt64, _ content: [UInt8]) {
      varint(field << 3 | 2)
      varint(UInt64(content.count))
      bytes += content
    }

    mutating func packed(_ field: UInt64, _ values: [UInt64]) {
      var content = Message()
      for value in values { content.varint(value) }
      self.content(field, content.bytes)
    }

    /// What each number differs from the one before it, with the sign in the lowest bit.
    static func deltas(_ values: [Int64]) -> [UInt64] {
      var last: Int64 = 0
      return values.map { value in
        defer { last = value }
        let delta = value - last
        return UInt64(bitPattern: delta << 1 ^ delta >> 63)
      }
    }
  }
}
