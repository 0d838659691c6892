/// Reads OpenStreetMap's XML format: nodes, ways and relations, whose content is all in attributes.
struct OSMXMLReader {
  /// The largest tag, in bytes.
  private static let tagLimit = 1 << 20

  private var text: OSMTextInput
  private var builder = OSMBuilder()
  private var element = OSMXMLElement()
  private var hasRoot = false
  private var isClosed = false

  init(_ file: MapFile, isPacked: Bool, progress: @escaping (Int, Int) -> Void) {
    text = OSMTextInput(file, isPacked: isPacked, progress: progress)
  }

  mutating func read(head: [UInt8]) throws(MapError) -> (OSMData, OSMImportReport) {
    try text.begin(with: head)
    while let range = try nextTag() { try take(range) }
    guard hasRoot else { throw error("no <osm> element: this is no map") }
    guard isClosed else { throw error("the file ends before </osm>: it is cut off") }
    return builder.finish()
  }

  private func error(_ message: String, hint: String? = nil) -> MapError {
    MapError(source: text.name, place: .line(text.line), message: message, hint: hint)
  }

  // MARK: - Tags

  /// Returns the next tag without its angle brackets; nil at the end of the file.
  private mutating func nextTag() throws(MapError) -> Range<Int>? {
    while true {
      guard try text.skip(to: UInt8(ascii: "<")) else { return nil }
      let start = text.position
      if try text.begins(with: "<!--") {
        guard try text.skip(past: "-->") else { throw error("a comment without an end") }
        continue
      }
      guard let end = try text.endOfTag(limit: Self.tagLimit) else {
        throw error("the file ends within a tag")
      }
      let inner = (text.position + 1)..<(end - 1)
      let first = inner.isEmpty ? 0 : text.bytes[inner.lowerBound]
      if first == UInt8(ascii: "!") || first == UInt8(ascii: "?") {
        if first == UInt8(ascii: "!"), text.bytes[inner].contains(UInt8(ascii: "[")) {
          throw error("a document type with definitions of its own", hint: "remove the DOCTYPE")
        }
        text.pass(to: end)
        continue
      }
      _ = start
      text.pass(to: end)
      return inner
    }
  }

  private mutating func take(_ range: Range<Int>) throws(MapError) {
    guard element.read(text.bytes, range) else {
      throw error("a tag that is not well formed")
    }
    let name = element.name
    if !hasRoot {
      guard name == "osm" else {
        throw error(
          "the first element is <\(name)>, not <osm>",
          hint: name == "osmChange" ? "apply the change to its extract first" : nil
        )
      }
      hasRoot = true
      builder.report.copyright = element.value("copyright")
      isClosed = element.isEmpty
      return
    }
    if element.isClosing { return try close(name) }
    switch name {
    case "tag": addTag()
    case "nd":
      builder.addReference(try number("ref"))
    case "member": try addMember()
    case "node", "way", "relation":
      guard element.parent == .none else { throw error("<\(name)> within another element") }
      try begin(name)
      if element.isEmpty { try end(name) }
    default: break
    }
  }

  private mutating func close(_ name: String) throws(MapError) {
    if name == "osm" {
      isClosed = true
    } else if ["node", "way", "relation"].contains(name) {
      guard element.parent.rawValue == name else {
        throw error("</\(name)> closes no open element")
      }
      try end(name)
    }
  }

  private mutating func begin(_ name: String) throws(MapError) {
    element.parent = OSMXMLElement.Parent(rawValue: name) ?? .none
    element.tagStart = builder.tagStart
    element.id = try number("id")
    element.isDeleted = element.value("visible") == "false" || element.value("action") == "delete"
    if name == "node", !element.isDeleted {
      element.latitude = try degrees("lat")
      element.longitude = try degrees("lon")
    }
  }

  private mutating func end(_ name: String) throws(MapError) {
    defer { element.parent = .none }
    guard !element.isDeleted else {
      builder.report.deleted += 1
      builder.dropTags(from: element.tagStart)
      builder.dropReferences()
      builder.dropMembers()
      return
    }
    switch element.parent {
    case .node:
      builder.addNode(
        element.id,
        latitude: element.latitude,
        longitude: element.longitude,
        tagStart: element.tagStart
      )
    case .way: builder.addWay(element.id, tagStart: element.tagStart)
    case .relation: builder.addRelation(element.id, tagStart: element.tagStart)
    case .none: break
    }
  }

  private mutating func addTag() {
    guard element.parent != .none, let key = element.bytes("k"), let value = element.bytes("v"),
      OSMBuilder.keeps(String(decoding: key, as: UTF8.self))
    else { return }
    let keyID = builder.data.strings.insert(key)
    builder.addTag(keyID, builder.data.strings.insert(value))
  }

  private mutating func addMember() throws(MapError) {
    let type: OSMData.MemberType
    switch element.value("type") {
    case "node": type = .node
    case "way": type = .way
    case "relation": type = .relation
    case let other: throw error("a member of the type \"\(other ?? "")\"")
    }
    let role = builder.data.strings.insert(element.bytes("role") ?? [])
    builder.addMember(type, try number("ref"), role: role)
  }

  // MARK: - Attributes

  private func number(_ name: String) throws(MapError) -> Int64 {
    guard let text = element.value(name) else { throw error("<\(element.name)> without \(name)") }
    guard let number = Int64(text) else { throw error("\(name)=\"\(text)\" is no id") }
    return number
  }

  /// Returns 1e-7 degrees.
  private func degrees(_ name: String) throws(MapError) -> Int64 {
    guard let text = element.value(name) else { throw error("<\(element.name)> without \(name)") }
    guard let number = Double(text), number.isFinite, number.magnitude < 1e6 else {
      throw error("\(name)=\"\(text)\" is no number")
    }
    return Int64((number * 1e7).rounded())
  }
}
