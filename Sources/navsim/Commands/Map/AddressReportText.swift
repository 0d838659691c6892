import Platform
import AddressIndex
import RoadNetwork

/// What an address index was built of, as a person reads it.
enum AddressReportText {
  static func lines(_ index: AddressIndex, _ report: AddressReport) -> [String] {
    func number(_ value: Int) -> String { Quantity.grouped(Int64(value)) }
    var lines = [
      "  addresses     \(number(index.houseCount)) house numbers,"
        + " \(number(index.streetCount)) streets, \(number(index.placeCount)) places,"
        + " \(number(index.postcodeCount)) postcodes",
      "  finds         \(number(index.crossingCount)) crossings,"
        + " \(number(index.poiCount)) points of interest",
    ]
    let left: [(Int, String)] = [
      (report.addressesWithoutStreet, "house numbers without a street"),
      (report.badHouseNumbers, "texts that are no house number"),
      (report.repeatedHouseNumbers, "house numbers that came before"),
      (report.badInterpolations, "interpolations whose ends do not fit"),
      (report.placesWithoutName, "places without a name"),
      (report.openBoundaries, "boundaries that do not close in the map"),
      (report.unreadableNames, "names without a letter"),
    ]
    for (count, text) in left where count > 0 {
      lines.append("  left out      \(number(count)) \(text)")
    }
    return lines
  }
}
