/// The places of an index, in the order of a tree: each is followed by what lies in it.
public struct PlaceTable: Hashable, Sendable {
  /// Numbers of texts.
  public internal(set) var names: [UInt32] = []
  /// ``PlaceClass``.
  public internal(set) var classes: [UInt8] = []
  /// Inhabitants; 0 where the map does not say.
  public internal(set) var populations: [UInt32] = []
  public internal(set) var points = AddressPoints()
  /// The place that a place lies in; ``AddressIndex/none`` at the top.
  public internal(set) var parents: [UInt32] = []
  /// The first place behind the ones inside a place.
  public internal(set) var treeEnds: [UInt32] = []
  /// Two letters in one number, or 0.
  public internal(set) var countries: [UInt16] = []
  public internal(set) var postcodes = AddressLists()
  /// Where the streets of each place begin; the streets without a town are behind the last.
  public internal(set) var streetStarts: [UInt32] = [0]
  /// The streets of each part of a town.
  public internal(set) var districtStreets = AddressLists()

  init() {}

  var count: Int { names.count }
}
