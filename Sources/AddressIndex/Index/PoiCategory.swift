import RoadNetwork

/// What a point of interest is, from a table of OpenStreetMap's tags.
public struct PoiCategory: RawRepresentable, Hashable, Sendable, Comparable {
  /// The place in the table; it stays, new categories come at the end.
  public let rawValue: UInt8

  public init?(rawValue: UInt8) {
    guard Int(rawValue) < Self.table.count else { return nil }
    self.rawValue = rawValue
  }

  /// The category with an identifier; nil if there is none.
  public init?(identifier: String) {
    guard let index = Self.table.firstIndex(where: { $0.identifier == identifier }) else {
      return nil
    }
    rawValue = UInt8(index)
  }

  /// The category of an element's tags, the first of the table that fits; nil for no place of
  /// interest.
  init?(tags: [OSMTag]) {
    var best: UInt8?
    for tag in tags {
      guard let values = Self.rules[tag.key] else { continue }
      let found = values[tag.value] ?? (Self.isBuilt(tag.value) ? values["*"] : nil)
      if let found { best = min(best ?? found, found) }
    }
    guard let best else { return nil }
    rawValue = best
  }

  private static func isBuilt(_ value: String) -> Bool {
    !["no", "vacant", "disused", "abandoned", "construction", "proposed"].contains(value)
  }

  /// A lasting name for programs, such as `fuel`.
  public var identifier: String { Self.table[Int(rawValue)].identifier }
  /// The name of its group, such as `car`.
  public var group: String { Self.table[Int(rawValue)].group }
  /// What a person reads for one without a name.
  public var title: String { Self.table[Int(rawValue)].title }

  public static var all: [PoiCategory] {
    (0..<table.count).compactMap { .init(rawValue: UInt8($0)) }
  }
  public static var count: Int { table.count }
  /// The groups in the order of the table.
  public static var groups: [String] {
    table.reduce(into: []) { if !$0.contains($1.group) { $0.append($1.group) } }
  }

  /// The categories by the folded form of title and identifier.
  static let byName: [[UInt8]: [PoiCategory]] = {
    var names: [[UInt8]: [PoiCategory]] = [:]
    for category in all {
      for name in Set([FoldedText.fold(category.title), FoldedText.fold(category.identifier)]) {
        names[name, default: []].append(category)
      }
    }
    return names
  }()

  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }

  /// The table by key and value.
  private static let rules: [String: [String: UInt8]] = {
    var rules: [String: [String: UInt8]] = [:]
    for (index, row) in table.enumerated() {
      for tag in row.tags {
        let parts = tag.split(separator: "=").map(String.init)
        if parts.count == 2, rules[parts[0]]?[parts[1]] == nil {
          rules[parts[0], default: [:]][parts[1]] = UInt8(index)
        }
      }
    }
    return rules
  }()
}
