/// What a flight record has behind its altitudes, as its I record declares: `Innssffccc…`, the bytes from
/// 1 where each begins and ends, and a code of three letters.
struct IGCExtensions {
  /// Accuracy on the ground and in height, in metres.
  private var accuracy: Range<Int>?
  private var verticalAccuracy: Range<Int>?
  /// Speed over the ground in km/h, and the track in degrees.
  private var speed: Range<Int>?
  private var track: Range<Int>?
  /// Decimals of the second.
  private var second: Range<Int>?
  /// Further decimals of the minutes.
  private(set) var latitude: Range<Int>?
  private(set) var longitude: Range<Int>?

  init() {}

  /// - Throws: ``TraceError`` for a record that does not say where its fields stand.
  init(_ span: Span<UInt8>, _ range: Range<Int>, _ reader: IGCReader) throws(TraceError) {
    let start = range.lowerBound
    guard range.count >= 3, let count = Decimal.pair(span, start + 1),
      range.count >= 3 + count * 7
    else { throw reader.error("an I record that is too short for what it declares") }
    for index in 0..<count {
      let at = start + 3 + index * 7
      guard let first = Decimal.pair(span, at), let last = Decimal.pair(span, at + 2), first >= 36,
        last >= first
      else { throw reader.error("an I record whose field \(index + 1) has no place") }
      let place = (first - 1)..<last
      switch String(decoding: (at + 4..<at + 7).map { span[$0] }, as: UTF8.self) {
      case "FXA": accuracy = place
      case "VXA": verticalAccuracy = place
      case "GSP": speed = place
      case "TRT": track = place
      case "TDS": second = place
      case "LAD": latitude = place
      case "LOD": longitude = place
      default: break
      }
    }
  }

  /// Sets what a record says beside place and time; a field without digits says nothing.
  func read(_ span: Span<UInt8>, _ range: Range<Int>, into fix: inout Fix) {
    func number(_ place: Range<Int>?) -> Double? {
      Self.field(span, range, place).flatMap { Decimal.integer(span, $0) }.map { Double($0) }
    }
    fix.horizontalAccuracy = number(accuracy)
    fix.verticalAccuracy = number(verticalAccuracy)
    fix.speed = number(speed).map { $0 / 3.6 }
    fix.course = number(track)
  }

  /// Returns the nanoseconds beyond the whole second.
  func decimals(_ span: Span<UInt8>, _ range: Range<Int>) -> Int64 {
    Int64((Self.fraction(span, range, second) * 1e9).rounded())
  }

  /// Returns what the digits of a field stand for behind a point; 0 where there are none.
  static func fraction(_ span: Span<UInt8>, _ range: Range<Int>, _ place: Range<Int>?) -> Double {
    guard let field = field(span, range, place), field.count <= 9,
      let digits = Decimal.integer(span, field)
    else { return 0 }
    return Double(digits) / field.reduce(1) { scale, _ in scale * 10 }
  }

  private static func field(
    _ span: Span<UInt8>,
    _ range: Range<Int>,
    _ place: Range<Int>?
  ) -> Range<Int>? {
    guard let place, range.lowerBound + place.upperBound <= range.upperBound else { return nil }
    return (range.lowerBound + place.lowerBound)..<(range.lowerBound + place.upperBound)
  }
}
