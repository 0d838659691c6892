import Geodesy

/// Which towns of a list stand for the others of their name.
struct MergedTowns {
  private struct Name: Hashable {
    let folded: [UInt8]
    let country: Int
  }

  private let backend: any SearchBackend
  private var places: [Name: [Coordinate]] = [:]

  init(backend: any SearchBackend) { self.backend = backend }

  /// Returns whether a town is the first of its name around where it lies.
  mutating func insert(_ town: SearchEntry) -> Bool {
    insert(name: backend.folded(town.name), town.country, at: town.position)
  }

  /// The same for a name that was folded before.
  mutating func insert(name: [UInt8], _ country: Int, at position: Coordinate) -> Bool {
    let name = Name(folded: name, country: country)
    let known = places[name, default: []]
    if known.contains(where: { $0.distance(to: position) <= SearchService.sameTownDistance }) {
      return false
    }
    places[name] = known + [position]
    return true
  }
}
