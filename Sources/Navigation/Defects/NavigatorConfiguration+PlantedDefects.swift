extension NavigatorConfiguration {
  /// The limits of the corridor, as a planted defect changes them.
  var plantedOffRoute: OffRoute {
    var rule = offRoute
    if plantedDefects.contains(.oneFixDecides) || plantedDefects.contains(.noHysteresis) {
      rule.fixes = 1
    }
    if plantedDefects.contains(.noHysteresis) { rule.returnDistance = rule.distance }
    if plantedDefects.contains(.ignoredCourse) { rule.course = 180 }
    return rule
  }
}
