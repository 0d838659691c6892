import RoadNetwork

/// What to do, in OSRM's words.
public enum ManeuverKind: String, CaseIterable, Sendable {
  case depart
  case arrive
  case turn
  case newName = "new name"
  case `continue`
  case merge
  case onRamp = "on ramp"
  case offRamp = "off ramp"
  case fork
  case endOfRoad = "end of road"
  case notification
  case roundabout
  case rotary
  case roundaboutTurn = "roundabout turn"
  case exitRoundabout = "exit roundabout"
  case exitRotary = "exit rotary"
}
