/// The keys whose meaning is the same for all travellers.
enum Keys {
  static let amenity: TagKey = "amenity"
  static let area: TagKey = "area"
  static let barrier: TagKey = "barrier"
  static let bicycle: TagKey = "bicycle"
  static let bollard: TagKey = "bollard"
  static let bridge: TagKey = "bridge"
  static let construction: TagKey = "construction"
  static let conveying: TagKey = "conveying"
  static let cycleway: TagKey = "cycleway"
  static let cyclewayBoth: TagKey = "cycleway:both"
  static let cyclewayLeft: TagKey = "cycleway:left"
  static let cyclewayRight: TagKey = "cycleway:right"
  static let direction: TagKey = "direction"
  static let drivingSide: TagKey = "driving_side"
  static let duration: TagKey = "duration"
  static let exits: TagKey = "junction:ref"
  static let exitTo: TagKey = "exit_to"
  static let foot: DirectionalKey = "foot"
  static let footway: TagKey = "footway"
  static let highway: TagKey = "highway"
  static let highOccupancy: TagKey = "hov"
  static let impassable: TagKey = "impassable"
  static let isSidepath: TagKey = "is_sidepath"
  static let junction: TagKey = "junction"
  static let kerb: TagKey = "kerb"
  static let laneMarkings: TagKey = "lane_markings"
  static let layer: TagKey = "layer"
  static let lanes: DirectionalKey = "lanes"
  static let manMade: TagKey = "man_made"
  static let maxHeight: TagKey = "maxheight"
  static let maxSpeed: DirectionalKey = "maxspeed"
  static let motorroad: TagKey = "motorroad"
  static let name: TagKey = "name"
  static let narrow: TagKey = "narrow"
  static let oneWay: TagKey = "oneway"
  static let priority: TagKey = "priority"
  static let pronunciation: TagKey = "name:pronunciation"
  static let proposed: TagKey = "proposed"
  static let publicTransport: TagKey = "public_transport"
  static let railway: TagKey = "railway"
  static let ref: TagKey = "ref"
  static let route: TagKey = "route"
  static let sensory: TagKey = "sensory"
  static let service: TagKey = "service"
  static let sideRoad: TagKey = "side_road"
  static let sidepathName: TagKey = "is_sidepath:of:name"
  static let sidewalks: [TagKey] = [
    "sidewalk", "sidewalk:both", "sidewalk:left", "sidewalk:right",
  ]
  static let signalsDirection: TagKey = "traffic_signals:direction"
  static let smoothness: TagKey = "smoothness"
  static let status: TagKey = "status"
  static let stop: TagKey = "stop"
  static let streetName: TagKey = "street:name"
  static let surface: TagKey = "surface"
  static let trackType: TagKey = "tracktype"
  static let tunnel: TagKey = "tunnel"
  static let width: TagKey = "width"

  static let destination: DirectionalKey = "destination"
  static let destinationRef: DirectionalKey = "destination:ref"
  static let destinationStreet: DirectionalKey = "destination:street"
  static let highOccupancyLanes: DirectionalKey = "hov:lanes"
  static let routes: DirectionalKey = "route"
  static let toll: DirectionalKey = "toll"
  static let turnLanes: DirectionalKey = "turn:lanes"
  static let vehicleLanes: DirectionalKey = "vehicle:lanes"

  /// Lanes that are for public transport, the first that is tagged counts.
  static let sharedLanes: [DirectionalKey] = [
    "lanes:psv", "lanes:taxi", "lanes:share_taxi", "lanes:minibus", "lanes:bus",
  ]
  static let speeds: [DirectionalKey] = [
    "maxspeed:advisory", "maxspeed", "source:maxspeed", "maxspeed:type",
  ]
  /// A limit by law; advice is none.
  static let limits: [DirectionalKey] = [
    "maxspeed", "zone:maxspeed", "maxspeed:type", "source:maxspeed",
  ]
  static let heights: [DirectionalKey] = ["maxheight:physical", "maxheight"]
  static let widths: [DirectionalKey] = ["maxwidth:physical", "maxwidth", "width", "est_width"]
  static let lengths: [DirectionalKey] = ["maxlength"]
  static let weights: [DirectionalKey] = ["maxweightrating", "maxweight"]
}
