import Navigation
import RoadNetwork
import ScenarioLanguage

/// The colours of a map by day and by night.
struct FramePalette {
  let land: String
  let sea: String
  let sky: String
  let haze: String
  let ink: String
  let halo: String
  let waterInk: String
  let route: String
  let routeCasing: String
  let driven: String
  let drivenCasing: String
  let panel: String
  let panelInk: String
  let panelDim: String
  let header: String
  let headerStrip: String
  let good: String
  let rail: String
  private let isNight: Bool
  private let isImage: Bool

  init(_ mode: NavigationUIMode, _ type: MapType) {
    isNight = mode == .night
    isImage = type == .satellite || type == .hybrid
    if isNight {
      land = isImage ? "#161c18" : "#1d2533"
      sea = isImage ? "#0d151d" : "#121b2b"
      (sky, haze) = ("#0b1019", "#141b28")
      (ink, halo, waterInk) = ("#c3ccdb", "#1a212d", "#6f8bb0")
      (route, routeCasing, driven, drivenCasing) = ("#5a95ff", "#1d4fa8", "#465169", "#333d52")
      (panel, panelInk, panelDim) = ("#2f3a4e", "#eef2f8", "#a3afc2")
      (header, headerStrip) = ("#0c5c46", "#094936")
      good = "#52c993"
      rail = "#3b4457"
    } else {
      land = isImage ? "#5d6b52" : type == .terrain ? "#e9eddc" : "#f2f0ea"
      sea = isImage ? "#2f4a58" : "#a8d1ea"
      (sky, haze) = ("#bcdcf5", "#e4eff5")
      (ink, halo, waterInk) = ("#454a52", "#ffffff", "#3d6f94")
      (route, routeCasing, driven, drivenCasing) = ("#2f7af5", "#1650b8", "#bfcadb", "#a3b0c4")
      (panel, panelInk, panelDim) = ("#ffffff", "#1c232d", "#66707f")
      (header, headerStrip) = ("#0f7a5a", "#0b644a")
      good = "#0f8a5f"
      rail = "#b9b6b4"
    }
  }

  /// The fill and the casing of a road by its rank.
  func road(_ rank: Int) -> (fill: String, casing: String) {
    if isNight {
      switch rank {
      case 8: return ("#8a6a3f", "#4f3d25")
      case 7: return ("#7d6342", "#493a27")
      case 6: return ("#6a5d48", "#3b3529")
      case 5: return ("#565a63", "#30353f")
      case 4: return ("#4a5364", "#2b3342")
      case 3: return ("#3d4759", "#29313f")
      case 2: return ("#343e4f", "#262e3b")
      default: return ("#3a4352", "")
      }
    }
    switch rank {
    case 8: return ("#f7a35c", "#cf7a35")
    case 7: return ("#fbbd75", "#d3904a")
    case 6: return ("#fdd98c", "#d5ac5a")
    case 5: return ("#fdecb0", "#d3bf80")
    case 4: return ("#ffffff", "#c9c5bc")
    case 3: return ("#ffffff", "#d3cfc6")
    case 2: return ("#fbfaf7", "#dad6ce")
    default: return ("#cfc8ba", "")
    }
  }

  /// The attributes of an area's path.
  func area(_ kind: AreaKind) -> String {
    isNight ? night(kind) : day(kind)
  }

  private func day(_ kind: AreaKind) -> String {
    switch kind {
    case .residential: "fill=\"#eae7e0\""
    case .works: "fill=\"#e6e2e6\""
    case .farmland: "fill=\"#f1eddb\""
    case .grass, .heath: "fill=\"#dcebcb\""
    case .wood: "fill=\"#c4deb6\""
    case .park: "fill=\"#cdeabf\""
    case .cemetery: "fill=\"#cbdcc0\""
    case .pitch: "fill=\"#bfe3bd\""
    case .beach: "fill=\"#f7ecc6\""
    case .water: "fill=\"\(sea)\""
    case .pier: "fill=\"#e5e0d6\""
    case .square: "fill=\"#e9e4ec\""
    case .parking: "fill=\"#e8e7e8\""
    case .building: "fill=\"#dcd6cb\" stroke=\"#c6beb0\" stroke-width=\".7\""
    }
  }

  private func night(_ kind: AreaKind) -> String {
    switch kind {
    case .residential: "fill=\"#212938\""
    case .works: "fill=\"#242a3a\""
    case .farmland: "fill=\"#1f2833\""
    case .grass, .heath: "fill=\"#1e2d31\""
    case .wood: "fill=\"#1a2c2c\""
    case .park, .cemetery: "fill=\"#1d3230\""
    case .pitch: "fill=\"#1f3733\""
    case .beach: "fill=\"#2c2d31\""
    case .water: "fill=\"\(sea)\""
    case .pier, .square, .parking: "fill=\"#272f3d\""
    case .building: "fill=\"#2b3444\" stroke=\"#384256\" stroke-width=\".7\""
    }
  }
}
