import RoadFixtures
import RoadNetwork
import RouteGuidance

extension Sketch {
  var guide: RouteGuide {
    get throws { try RouteGuide(roads) }
  }
}
