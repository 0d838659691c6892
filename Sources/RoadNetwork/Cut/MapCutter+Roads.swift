extension MapCutter {
  /// Returns the roads of a map in a corridor, where the map keeps nothing but its roads (`.navmap`).
  ///
  /// Each section becomes a way with the tags that its facts speak of, and each turn that the map
  /// forbids a restriction. A restriction over several ways is lost.
  public static func cut(roadsOf map: RoadMap, to corridor: RoadCorridor) -> MapExtract {
    var cutter = RoadCutter(map, corridor)
    return cutter.extract()
  }
}
