import CanonicalJSON
package import Geodesy
import Regression

extension DriveStory {
  /// Takes a recording apart.
  mutating func read(_ recording: [UInt8], _ words: EventWords.Teller) throws(GoldenDamage) {
    let index = try RecordingIndex(recording, path: "the recording")
    events.reserveCapacity(index.events.count / 2)
    var reader = DriveReader()
    index.forEachRecord { position, record in
      reader.read(record, at: index.events[position].time, words) { part in
        switch part {
        case .location(let location): locations.append(location)
        case .route(let route): routes.append(route)
        case .event(let event): events.append(event)
        case .fix, .decision, .settled: break
        }
      }
    }
    stops = reader.stops
    endTime = max(endTime, index.events.last?.time ?? 0)
  }

  /// Returns where the vehicle was at a time, between two positions in proportion; nil before the first.
  package func place(at time: Int64) -> Coordinate? {
    var (low, high) = (0, locations.count)
    while low < high {
      let middle = (low + high) / 2
      if locations[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let before = locations[low - 1]
    guard low < locations.count else { return before.coordinate }
    return before.place(at: time, before: locations[low])
  }
}
