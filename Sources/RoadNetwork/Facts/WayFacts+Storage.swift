extension WayFacts: StorableRecord {
  package static var unreadable: WayFacts { WayFacts(roadClass: .other) }

  package func write(to writer: inout RecordWriter) {
    writer.number(UInt64(roadClass.rawValue))
    for direction in [forward, backward] {
      writer.optional(direction) { $1.write(to: &$0) }
    }
    writer.optional(oneWayReason) { $0.number(UInt64($1.rawValue)) }
    for flag in [isRoundabout, isCircular, isTunnel, isBridge, isStartPoint] { writer.flag(flag) }
    writer.number(UInt64(drivingSide.rawValue))
    writer.integer(Int64(layer))
    writer.integer(laneCount)
    for text in [name, ref, pronunciation, exits] { writer.text(text) }
  }

  package init(from reader: inout RecordReader) {
    self.init(roadClass: reader.choice(.other))
    forward = reader.optional { Direction(from: &$0) }
    backward = reader.optional { Direction(from: &$0) }
    oneWayReason = reader.optional { $0.choice(.tagged) }
    isRoundabout = reader.flag()
    isCircular = reader.flag()
    isTunnel = reader.flag()
    isBridge = reader.flag()
    isStartPoint = reader.flag()
    drivingSide = reader.choice(.right)
    layer = Int(reader.integer())
    laneCount = reader.optionalInt()
    name = reader.optionalText()
    ref = reader.optionalText()
    pronunciation = reader.optionalText()
    exits = reader.optionalText()
  }
}

extension WayFacts.Direction {
  fileprivate func write(to writer: inout RecordWriter) {
    writer.number(UInt64(mode.rawValue))
    writer.double(speed)
    writer.double(rate)
    writer.double(wholeDuration)
    writer.double(wholeWeight)
    writer.optional(limit) { writer, limit in
      writer.double(limit.value)
      writer.number(UInt64(limit.unit.rawValue))
    }
    writer.number(UInt64(flags.rawValue))
    writer.integer(laneCount)
    writer.text(turnLanes)
    writer.text(destination)
  }

  fileprivate init(from reader: inout RecordReader) {
    self.init(mode: reader.choice(.driving), speed: reader.double(), rate: reader.double())
    wholeDuration = reader.optionalDouble()
    wholeWeight = reader.optionalDouble()
    limit = reader.optional { SpeedLimit($0.double(), $0.choice(.kilometresPerHour)) }
    flags = RoadFlags(rawValue: UInt8(reader.count(upTo: 255)))
    laneCount = reader.optionalInt()
    turnLanes = reader.optionalText()
    destination = reader.optionalText()
  }
}
