/// A small drive along a meridian, one location a second, 13.4 m apart.
struct DriveRecording {
  var header = #"{"navsim":1,"scenario":"drive","seed":7,"navigator":"builtin"}"#

  /// The records without their sequence numbers, by time.
  var records: [(time: Int, body: String)] = []

  init(seconds: Int = 20) {
    for second in 0..<seconds {
      // 13.4 m on the sphere of the mean radius.
      let latitude = 47 + Double(second) * 0.00012051
      add(
        second * 1000,
        "navigator.didUpdateLocation",
        #""coordinate":{"lat":\#(Self.fixed(latitude)),"lon":9.5},"speed":13.4"#
      )
      if second % 5 == 0 {
        add(second * 1000, "navigator.didUpdateRemainingTime", #""seconds":\#(seconds - second)"#)
      }
    }
    add(
      (seconds - 2) * 1000,
      "navigator.didArrive",
      #""waypoint":{"title":"Post"},"index":0,"isFinalDestination":true"#
    )
  }

  /// Adds a record after the others of its time.
  mutating func add(_ time: Int, _ event: String, _ payload: String) {
    let place = records.firstIndex { $0.time > time } ?? records.count
    let body = #""source":"navigator","event":"\#(event)",\#(payload)"#
    records.insert((time, body), at: place)
  }

  /// Moves the first record of an event to another time.
  mutating func move(_ event: String, to time: Int) {
    guard let place = index(of: event) else { return }
    let record = records.remove(at: place)
    let target = records.firstIndex { $0.time > time } ?? records.count
    records.insert((time, record.body), at: target)
  }

  func index(of event: String) -> Int? {
    records.firstIndex { $0.body.contains("\"\(event)\"") }
  }

  /// What thinning left out, as it stands in the last line.
  var left = ""
  /// Whether the last line closes it.
  var isClosed = true

  var text: String {
    var text = header + "\n"
    for (sequence, record) in records.enumerated() {
      text += #"{"seq":\#(sequence),"t":\#(record.time),\#(record.body)}"# + "\n"
    }
    guard isClosed else { return text }
    let end = records.last?.time ?? 0
    return text + #"{"end":\#(end),"records":\#(records.count)\#(left)}"# + "\n"
  }

  var bytes: [UInt8] { Array(text.utf8) }

  private static func fixed(_ value: Double) -> String {
    let units = Int((value * 1e7).rounded())
    return "\(units / 10_000_000).\(String("\(10_000_000 + units % 10_000_000)".dropFirst()))"
  }
}
