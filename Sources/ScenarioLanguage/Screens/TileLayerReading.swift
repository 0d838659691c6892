import CanonicalJSON
import Navigation

/// Tile layers as scenarios write them.
enum TileLayerReading {
  static func layer(_ reader: inout JSONObjectReader) -> TileLayerSetup? {
    let name = reader.string("name", .required)
    let kind = reader.oneOf("kind", TileLayerSetup.Kind.self) ?? .url
    let url = reader.string("url", kind == .url ? .required : .optional)
    let agent = reader.string("userAgent")
    let missing = (reader.objects("withoutURL") ?? []).compactMap { entry -> TileAddress? in
      var entry = entry
      defer { entry.finish() }
      return address(&entry)
    }
    var answers: [TileAddress: TileOutcome] = [:]
    for var entry in reader.objects("answers") ?? [] {
      if let address = address(&entry), let outcome = outcome(&entry) { answers[address] = outcome }
      entry.finish()
    }
    let latency = reader.double("latency", in: 0...86_400, unit: "s") ?? 0
    let otherwise = reader.has("outcome") ? outcome(&reader) : nil
    return name.map {
      TileLayerSetup(
        name: $0,
        kind: kind,
        url: url,
        withoutURL: missing,
        answers: answers,
        otherwise: otherwise ?? .image("\($0)-tile"),
        latencyNanoseconds: Int64((latency * 1e9).rounded()),
        userAgent: agent
      )
    }
  }

  private static func address(_ reader: inout JSONObjectReader) -> TileAddress? {
    let x = reader.integer("x", .required, in: 0...2_000_000_000)
    let y = reader.integer("y", .required, in: 0...2_000_000_000)
    let zoom = reader.integer("zoom", .required, in: 0...30)
    guard let x, let y, let zoom else { return nil }
    return TileAddress(x: Int(x), y: Int(y), zoom: Int(zoom))
  }

  private static func outcome(_ reader: inout JSONObjectReader) -> TileOutcome? {
    let image = reader.string("image")
    switch reader.oneOf("outcome", ["image", "noTile", "retryLater"], .required) {
    case "image": return .image(image ?? "tile")
    case "noTile": return .noTile
    case "retryLater": return .retryLater
    default: return nil
    }
  }
}
