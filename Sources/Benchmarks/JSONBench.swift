import Platform
import CanonicalJSON
import Recording

/// Measures the JSON reader and writer on records of locations.
struct JSONBench {
  let runs: Int

  private static let records = 50_000

  func rows() throws -> [BenchRow] {
    let text = Self.written()
    let megabytes = Double(text.count) / 1e6
    let work = "\(Self.records) objects, \(Quantity.fixed(megabytes, 1)) MB"
    let writing = Measurement(runs: runs) { BlackHole.take(Self.written().count) }
    let reading = try Measurement(runs: runs) {
      BlackHole.take(try JSONDocument(parsing: text).root.count)
    }
    return [
      reading.rate("json read", work, amount: megabytes, unit: "MB/s", target: .atLeast(500)),
      writing.rate("json write", work, amount: megabytes, unit: "MB/s", target: .atLeast(500)),
    ]
  }

  private static func written() -> [UInt8] {
    var json = JSONWriter(reserving: 8_000_000)
    json.beginArray()
    for index in 0..<records {
      let step = Double(index)
      json.beginObject()
      json.member("seq", index)
      json.member("t", index * 1000)
      json.member("event", EventKind.didUpdateLocation.text)
      json.member("lat", 47.1 + step * 1.1e-6, decimals: 7)
      json.member("lon", 9.5 + step * 1.7e-6, decimals: 7)
      json.member("speed", 13.9 + step * 1e-5, decimals: 2)
      json.member("isSnapped", index.isMultiple(of: 3))
      json.endObject()
    }
    json.endArray()
    return json.bytes
  }
}
