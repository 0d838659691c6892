import CanonicalJSON
import Geodesy
import ScenarioLanguage

extension ValueTest {
  /// Returns how far a value that is as it must be stays from one that is not; nil where it is a word or must
  /// be just so.
  func margin(of record: JSONValue) -> ExpectationMargin? {
    guard let found = member == "." ? record : EventPattern.member(member, of: record) else {
      return nil
    }
    switch target {
    case .number(let wanted, let tolerance):
      guard tolerance > 0, let number = found.double else { return nil }
      return ExpectationMargin(
        distance: max(0, tolerance - difference(from: wanted, to: number)),
        unit: .ofTheMember,
        room: tolerance
      )
    case .range(let range): return found.double.flatMap { .inside($0, range, .ofTheMember) }
    case .place(let place, let metres):
      guard metres > 0, let latitude = found["lat"]?.double, let longitude = found["lon"]?.double
      else { return nil }
      let away = Coordinate(latitude: latitude, longitude: longitude).distance(to: place)
      return ExpectationMargin(distance: max(0, metres - away), unit: .metres, room: metres)
    case .exactly: return nil
    }
  }
}
