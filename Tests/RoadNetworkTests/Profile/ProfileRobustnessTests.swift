import RoadNetwork
import Seeds
import Testing

@Suite struct ProfileRobustnessTests {
  private static let keys = [
    "highway", "route", "railway", "bridge", "oneway", "oneway:bicycle", "access",
    "vehicle:forward",
    "motorcar", "bicycle", "foot", "maxspeed", "maxspeed:backward", "maxspeed:type", "maxheight",
    "maxwidth", "width", "maxweight", "maxlength", "duration", "service", "lanes", "lanes:forward",
    "lanes:psv", "turn:lanes", "vehicle:lanes", "hov:lanes", "surface", "tracktype", "smoothness",
    "junction", "destination", "destination:ref", "name", "ref", "layer", "cycleway",
    "cycleway:left",
    "sidewalk", "conveying", "priority", "barrier", "direction", "driving_side", "tunnel", "toll",
  ]
  private static let values = [
    "", " ", "yes", "no", "-1", "primary", "ferry", "movable", "cycleway", "footway", "50", "-3",
    "99999999999999999999999999999999", "1e400", "0x7fffffff", "nan", "50;30", "DE:urban", ":",
    "::",
    "a:b", "|", "||||", "left|through", ";", ";;|;", "6'", "'6\"", "P", "PT", "T", "1:2:3:4",
    "private;destination", "Straße", "日本", "\u{0}", "e\u{301}", "👩‍👩‍👧", "\u{200f}", "\r\n", "％",
    String(repeating: "9", count: 5000), String(repeating: "|", count: 500),
  ]

  @Test("No tags make a profile fail, and their order does not matter", arguments: 0..<12)
  func anything(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    func next(_ bound: Int) -> Int { numbers.index(below: bound) }
    for _ in 0..<1500 {
      var keys = Self.keys
      let tags = (0..<next(9)).map { _ in
        OSMTag(keys.remove(at: next(keys.count)), Self.values[next(Self.values.count)])
      }
      for profile in RoutingProfile.all {
        let way = profile.facts(ofWay: tags)
        #expect(way == profile.facts(ofWay: tags.reversed()))
        #expect(profile.facts(ofNode: tags) == profile.facts(ofNode: tags.reversed()))
        for direction in [way.facts?.forward, way.facts?.backward].compactMap(\.self) {
          #expect(direction.speed.isFinite && direction.rate.isFinite)
          #expect(direction.deciseconds(metres: 10, stretches: 1) >= 1)
        }
      }
    }
  }

  @Test("Of two tags with one key the first counts")
  func duplicates() {
    let tags = TagText.tags("highway=primary, highway=residential")
    #expect(RoutingProfile.car.facts(ofWay: tags).facts?.roadClass == .primary)
  }

  @Test("Another traveller is a changed copy")
  func copies() {
    var van = RoutingProfile.car
    van.vehicle?.height = 2.6
    van.greatestSpeed = 80
    let low = TagText.tags("highway=primary, maxheight=2.5")
    #expect(van.facts(ofWay: low) == .dropped(.tooSmall))
    let fast = TagText.tags("highway=motorway")
    #expect(van.facts(ofWay: fast).facts?.forward?.speed == 80)
    #expect(RoutingProfile.car.facts(ofWay: low).facts != nil)
  }
}
