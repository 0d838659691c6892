import CanonicalJSON
import NavigationMap

/// Tile layers as scenarios write them.
enum TileLayerReading {
  private static let keys = TileLayerKeys.keys

  static func layer(_ reader: inout JSONObjectReader) -> TileLayerSetup? {
    let name = keys.name(&reader)
    let kind = keys.kind(&reader)
    let url = keys.url(&reader, kind == .url ? .required : .optional)
    let agent = keys.userAgent(&reader)
    let missing = (keys.withoutURL(&reader) ?? []).compactMap { entry -> TileAddress? in
      var entry = entry
      defer { entry.finish() }
      return address(&entry)
    }
    var answers: [TileAddress: TileOutcome] = [:]
    for var entry in keys.answers(&reader) ?? [] {
      if let address = address(&entry), let outcome = outcome(&entry) { answers[address] = outcome }
      entry.finish()
    }
    let latency = keys.latency(&reader) ?? 0
    let otherwise = keys.outcome.outcome.isIn(&reader) ? outcome(&reader) : nil
    return name.map {
      TileLayerSetup(
        name: $0,
        kind: kind,
        url: url,
        withoutURL: missing,
        answers: answers,
        otherwise: otherwise ?? .image("\($0)-tile"),
        latencyNanoseconds: latency,
        userAgent: agent
      )
    }
  }

  private static func address(_ reader: inout JSONObjectReader) -> TileAddress? {
    let keys = TileLayerKeys.Address.keys
    let x = keys.x(&reader)
    let y = keys.y(&reader)
    let zoom = keys.zoom(&reader)
    guard let x, let y, let zoom else { return nil }
    return TileAddress(x: x, y: y, zoom: zoom)
  }

  private static func outcome(_ reader: inout JSONObjectReader) -> TileOutcome? {
    let keys = keys.outcome
    let image = keys.image(&reader)
    switch keys.outcome(&reader, .required) {
    case "image": return .image(image ?? "tile")
    case "noTile": return .noTile
    case "retryLater": return .retryLater
    default: return nil
    }
  }
}
