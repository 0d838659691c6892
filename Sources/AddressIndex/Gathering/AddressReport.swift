import RoadNetwork

/// What an address index was built of, and what was left out and why.
public struct AddressReport: Hashable, Sendable {
  /// Elements with a house number: kept.
  public var addresses = 0
  /// House numbers with neither street nor place: left out, nothing is guessed.
  public var addressesWithoutStreet = 0
  /// Addresses whose street is no road of the map near them: kept, under the street's name.
  public var addressesWithoutRoad = 0
  /// Texts that are no house number: left out.
  public var badHouseNumbers = 0
  /// House numbers that were in the map before, at the same street: left out.
  public var repeatedHouseNumbers = 0
  /// Numbers estimated between known ones.
  public var interpolatedNumbers = 0
  /// Interpolations without two ends that fit: left out.
  public var badInterpolations = 0
  /// Places and boundaries without a name: left out.
  public var placesWithoutName = 0
  /// Boundaries whose rings do not close in the map, or reach around half the Earth: left out.
  public var openBoundaries = 0
  /// Towns that only addresses name.
  public var addressedTowns = 0
  /// Names without a letter or digit: cannot be found.
  public var unreadableNames = 0
  /// Streets without a town near.
  public var streetsWithoutTown = 0

  public init() {}
}
