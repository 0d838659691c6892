/// A section of a `.navmap` file; its number is part of the format.
///
/// Roads have the numbers below 150, instructions those from 150 on, and addresses those from 200 on.
package struct NavmapSection: Hashable, Sendable, CustomStringConvertible {
  /// What stands for it in the file.
  package let number: UInt32
  /// What errors call it.
  package let description: String

  /// Names a section by its number and by what errors call it.
  package init(_ number: UInt32, _ name: String) {
    self.number = number
    description = name
  }
}

extension NavmapSection {
  static let info = Self(1, "info")

  static let vertexLatitudes = Self(10, "vertexLatitudes")
  static let vertexLongitudes = Self(11, "vertexLongitudes")
  static let factVertices = Self(12, "factVertices")
  static let vertexFactStarts = Self(13, "vertexFactStarts")
  static let vertexFactBytes = Self(14, "vertexFactBytes")

  static let sectionTails = Self(20, "sectionTails")
  static let sectionHeads = Self(21, "sectionHeads")
  static let shapeStarts = Self(22, "shapeStarts")
  static let shapeLatitudes = Self(23, "shapeLatitudes")
  static let shapeLongitudes = Self(24, "shapeLongitudes")
  static let sectionLengths = Self(25, "sectionLengths")
  static let sectionFacts = Self(26, "sectionFacts")
  static let sectionTraits = Self(27, "sectionTraits")
  static let sectionWays = Self(28, "sectionWays")
  static let forwardEdges = Self(29, "forwardEdges")
  static let backwardEdges = Self(30, "backwardEdges")
  static let startBearings = Self(31, "startBearings")
  static let endBearings = Self(32, "endBearings")
  static let factStarts = Self(33, "factStarts")
  static let factBytes = Self(34, "factBytes")

  static let edgeSections = Self(50, "edgeSections")
  static let edgeIsBackward = Self(51, "edgeIsBackward")
  static let edgeBases = Self(52, "edgeBases")
  static let edgeDurations = Self(53, "edgeDurations")
  static let edgeWeights = Self(54, "edgeWeights")
  static let edgeComponents = Self(55, "edgeComponents")
  static let componentSizes = Self(56, "componentSizes")

  static let turnStarts = Self(60, "turnStarts")
  static let turnTargets = Self(61, "turnTargets")
  static let turnDurations = Self(62, "turnDurations")
  static let turnWeights = Self(63, "turnWeights")

  static let maneuverEdges = Self(64, "maneuverEdges")
  static let maneuverStarts = Self(65, "maneuverStarts")
  static let maneuverBytes = Self(66, "maneuverBytes")

  static let snapStarts = Self(70, "snapStarts")
  static let snapSections = Self(71, "snapSections")

  static let searchPoints = Self(80, "searchPoints")
  static let searchHeads = Self(81, "searchHeads")
  static let searchArcs = Self(82, "searchArcs")

  static let hierarchyRanks = Self(100, "hierarchyRanks")
  static let hierarchyEdges = Self(101, "hierarchyEdges")
  static let hierarchyParents = Self(102, "hierarchyParents")
  static let upStarts = Self(103, "upStarts")
  static let upHeads = Self(104, "upHeads")
  static let upOwners = Self(105, "upOwners")
  static let downStarts = Self(106, "downStarts")
  static let downTails = Self(107, "downTails")
  static let downOwners = Self(108, "downOwners")
  static let fallingStarts = Self(109, "fallingStarts")
  static let fallingArcs = Self(110, "fallingArcs")
  static let climbingStarts = Self(111, "climbingStarts")
  static let climbingArcs = Self(112, "climbingArcs")
  static let turnArcs = Self(113, "turnArcs")
  static let upWeights = Self(114, "upWeights")
  static let downWeights = Self(115, "downWeights")
  static let upMiddles = Self(116, "upMiddles")
  static let downMiddles = Self(117, "downMiddles")
}
