/// Joins ways that go on into each other where nothing else meets them.
///
/// A road that was cut out of a map is still divided wherever a side road left it that was dropped, or its
/// name changed; the lengths of its parts are what it would be found by. What is joined has the name of one.
struct WayChains {
  /// The ways that are left, in the order of their first parts.
  private(set) var ways: [OSMWay] = []
  /// By the number of a way, that of the one it is a part of.
  private(set) var numbers: [Int64: Int64] = [:]

  private let parts: [OSMWay]
  private let fixed: Set<Int64>
  /// By node, the parts that end there.
  private var meeting: [Int64: [Int]] = [:]
  private var isTaken: [Bool]

  /// - Parameters:
  ///   - parts: Ways that share nodes at their ends alone.
  ///   - fixed: Nodes at which no two are joined.
  init(_ parts: [OSMWay], fixed: Set<Int64>) {
    self.parts = parts
    self.fixed = fixed
    isTaken = [Bool](repeating: false, count: parts.count)
    for (index, part) in parts.enumerated() {
      for end in [part.nodes.first, part.nodes.last] {
        if let end { meeting[end, default: []].append(index) }
      }
    }
    for index in parts.indices where !isTaken[index] { begin(index) }
  }

  private mutating func begin(_ index: Int) {
    isTaken[index] = true
    var way = parts[index]
    numbers[way.id] = way.id
    grow(&way)
    // The other end is the last one of the way told backwards.
    if var backward = Self.reversed(way) {
      grow(&backward)
      way = Self.reversed(backward) ?? way
    }
    ways.append(way)
  }

  private mutating func grow(_ way: inout OSMWay) {
    while let end = way.nodes.last, let next = next(of: way, at: end) {
      isTaken[next.index] = true
      numbers[next.way.id] = way.id
      way = OSMWay(id: way.id, nodes: way.nodes + next.way.nodes.dropFirst(), tags: way.tags)
    }
  }

  /// What goes on from the end of a way and is the same road, in its direction.
  private func next(of way: OSMWay, at end: Int64) -> (index: Int, way: OSMWay)? {
    guard !fixed.contains(end), let around = meeting[end], around.count == 2,
      let index = around.first(where: { !isTaken[$0] })
    else { return nil }
    let part = parts[index]
    guard let other = part.nodes.first == end ? part : Self.reversed(part),
      // No way becomes a ring: it would have no ends to be named by.
      other.nodes.last != way.nodes.first,
      Self.kind(of: other) == Self.kind(of: way)
    else { return nil }
    return (index, other)
  }

  /// What must be the same; names are not, for where they change is where a side road was.
  private static func kind(of way: OSMWay) -> Set<OSMTag> {
    Set(way.tags.filter { $0.key != "name" && $0.key != "ref" })
  }

  /// A way told from its other end; nil where its tags have a direction of which only one form is known.
  private static func reversed(_ way: OSMWay) -> OSMWay? {
    var tags: [OSMTag] = []
    for tag in way.tags {
      switch (tag.key, tag.value) {
      case ("oneway", "yes"): tags.append(OSMTag("oneway", "-1"))
      case ("oneway", "-1"): tags.append(OSMTag("oneway", "yes"))
      case ("oneway", "no"): tags.append(tag)
      case ("oneway", _): return nil
      case let (key, value) where key.hasSuffix(":forward"):
        tags.append(OSMTag(key.dropLast(7) + "backward", value))
      case let (key, value) where key.hasSuffix(":backward"):
        tags.append(OSMTag(key.dropLast(8) + "forward", value))
      default: tags.append(tag)
      }
    }
    return OSMWay(id: way.id, nodes: way.nodes.reversed(), tags: tags)
  }
}
