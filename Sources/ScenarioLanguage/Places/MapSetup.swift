package import RoadNetwork

/// The map of a scenario.
package enum MapSetup: Sendable {
  case sketch(SketchMap)
  case file(String)
}
