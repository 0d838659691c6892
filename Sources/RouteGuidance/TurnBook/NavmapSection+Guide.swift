import RoadNetwork

extension NavmapSection {
  static let guideSectionArms = Self(150, "guideSectionArms")
  static let guideArmTwins = Self(151, "guideArmTwins")
  static let guideArmBearings = Self(152, "guideArmBearings")
  static let guideArmIsInternal = Self(153, "guideArmIsInternal")
  static let guideArmLanes = Self(154, "guideArmLanes")
  static let guideRoadStarts = Self(155, "guideRoadStarts")
  static let guideRoadArms = Self(156, "guideRoadArms")
  static let guideRoadBearings = Self(157, "guideRoadBearings")
  static let guideRoadKinds = Self(158, "guideRoadKinds")
  static let guideRoadModifiers = Self(159, "guideRoadModifiers")
  static let guideRoadLanes = Self(160, "guideRoadLanes")
  static let guideFactSigns = Self(161, "guideFactSigns")
  static let guideSignFacts = Self(162, "guideSignFacts")
  static let guideFactModes = Self(163, "guideFactModes")
  static let guideArmMoreLanes = Self(164, "guideArmMoreLanes")
}
