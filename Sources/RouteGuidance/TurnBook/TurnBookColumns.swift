import RoadNetwork

/// The columns of a ``TurnBook`` while they are filled.
struct TurnBookColumns {
  // Arms: roads as they leave a junction.
  /// The arm that each section is part of, by section and direction.
  var sectionArms: Column<UInt32> = []
  /// The same road from its other end.
  var armTwins: Column<UInt32> = []
  /// Degrees in which a driver sees it leave.
  var armBearings: Column<Float> = []
  /// Whether it lies inside a junction.
  var armIsInternal = FlagColumn()
  /// The section that tells the lanes at its end, with the direction in the lowest bit.
  var armLanes: Column<UInt32> = []
  /// The section that tells more lanes to their right, likewise.
  var armMoreLanes: Column<UInt32> = []
  /// Where the roads at the end of each arm begin; one more than there are arms.
  var roadStarts: Column<UInt32> = [0]

  // Roads at the end of each arm, from the way back on counter-clockwise.
  var roadArms: Column<UInt32> = []
  var roadBearings: Column<UInt16> = []
  /// The raw values of ``TurnInstruction/Kind``.
  var roadKinds: Column<UInt8> = []
  /// The places of modifiers in ``TurnModifier/allCases``; 128 more where the road may be entered.
  var roadModifiers: Column<UInt8> = []
  /// The lanes that lead onto the road: 256 times their number, and the first from the right.
  var roadLanes: Column<UInt16> = []

  // Facts of ways.
  /// The number of what its signs say; 0 where they say nothing.
  var factSigns: Column<UInt32> = []
  /// The first facts with a sign's number.
  var signFacts: Column<UInt32> = []
  /// The raw values of ``TravelMode``.
  var factModes: Column<UInt8> = []
}
