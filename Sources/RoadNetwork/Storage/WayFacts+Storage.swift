extension WayFacts: StorableRecord {
  static var unreadable: WayFacts { WayFacts(roadClass: .other, mode: .driving) }

  func write(to writer: inout RecordWriter) {
    writer.number(UInt64(roadClass.rawValue))
    writer.number(UInt64(mode.rawValue))
    for direction in [forward, backward] {
      writer.optional(direction) { $1.write(to: &$0) }
    }
    writer.double(duration)
    for flag in [isRestricted, isRoundabout, isCircular, isToll, isTunnel, isBridge, isStartPoint] {
      writer.flag(flag)
    }
    writer.text(name)
    writer.text(ref)
    writer.integer(Int64(layer))
  }

  init(from reader: inout RecordReader) {
    self.init(roadClass: reader.choice(.other), mode: reader.choice(.driving))
    forward = reader.optional { Direction(from: &$0) }
    backward = reader.optional { Direction(from: &$0) }
    duration = reader.optionalDouble()
    isRestricted = reader.flag()
    isRoundabout = reader.flag()
    isCircular = reader.flag()
    isToll = reader.flag()
    isTunnel = reader.flag()
    isBridge = reader.flag()
    isStartPoint = reader.flag()
    name = reader.optionalText()
    ref = reader.optionalText()
    layer = Int(reader.integer())
  }
}

extension WayFacts.Direction {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.double(speed)
    writer.double(rate)
    writer.double(limit)
    writer.text(turnLanes)
    writer.integer(laneCount)
    writer.text(destination)
  }

  fileprivate init(from reader: inout RecordReader) {
    self.init(speed: reader.double())
    rate = reader.double()
    limit = reader.optionalDouble()
    turnLanes = reader.optionalText()
    laneCount = reader.optionalInt()
    destination = reader.optionalText()
  }
}
