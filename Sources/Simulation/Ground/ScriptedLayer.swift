import Navigation
import ScenarioLanguage

/// A layer whose tiles come after a while.
final class ScriptedLayer: TileLayer {
  private let setup: TileLayerSetup
  private let scheduler: any Scheduling

  init(_ setup: TileLayerSetup, scheduler: any Scheduling) {
    self.setup = setup
    self.scheduler = scheduler
    super.init()
  }

  override func requestTile(x: Int, y: Int, zoom: Int, receiver: TileReceiver) {
    let outcome = setup.outcome(of: TileAddress(x: x, y: y, zoom: zoom))
    scheduler.schedule(afterNanoseconds: setup.latencyNanoseconds, as: .answer) {
      receiver.receive(x: x, y: y, zoom: zoom, outcome)
    }
  }
}

/// A layer that has its tiles at hand.
final class ScriptedSyncLayer: SyncTileLayer {
  private let setup: TileLayerSetup

  init(_ setup: TileLayerSetup) {
    self.setup = setup
    super.init()
  }

  override func tile(x: Int, y: Int, zoom: Int) -> TileOutcome {
    setup.outcome(of: TileAddress(x: x, y: y, zoom: zoom))
  }
}

extension TileLayerSetup {
  func outcome(of address: TileAddress) -> TileOutcome { answers[address] ?? otherwise }
}
