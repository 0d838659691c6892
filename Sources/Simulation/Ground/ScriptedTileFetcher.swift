import Navigation
import ScenarioLanguage

/// Answers addresses of tiles as a scenario says; there is no network.
final class ScriptedTileFetcher: TileFetcher {
  private let setup: TileLayerSetup
  private let scheduler: any Scheduling
  /// The tiles whose addresses were asked for.
  private var addresses: [String: TileAddress] = [:]

  init(_ setup: TileLayerSetup, scheduler: any Scheduling) {
    self.setup = setup
    self.scheduler = scheduler
  }

  /// Returns the address of a tile; nil for one that has none.
  func url(x: Int, y: Int, zoom: Int) -> String? {
    let address = TileAddress(x: x, y: y, zoom: zoom)
    guard let template = setup.url, !setup.withoutURL.contains(address) else { return nil }
    var url = ""
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      url += rest[..<open]
      switch rest[rest.index(after: open)..<close] {
      case "x": url += String(x)
      case "y": url += String(y)
      case "z": url += String(zoom)
      default: url += rest[open...close]
      }
      rest = rest[rest.index(after: close)...]
    }
    url += rest
    addresses[url] = address
    return url
  }

  func fetch(url: String, userAgent: String?, completion: @escaping (TileOutcome) -> Void) {
    let outcome = addresses[url].map { setup.outcome(of: $0) } ?? .noTile
    scheduler.schedule(afterNanoseconds: setup.latencyNanoseconds, as: .answer) {
      completion(outcome)
    }
  }
}
