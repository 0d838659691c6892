extension NodeFacts: StorableRecord {
  static var unreadable: NodeFacts { NodeFacts() }

  func write(to writer: inout RecordWriter) {
    writer.flag(isBlocked)
    writer.double(delay)
    writer.number(UInt64(facing.rawValue))
    writer.flag(hasSignals)
    writer.number(UInt64(stop.rawValue))
    writer.flag(isTurningPlace)
    writer.text(exit)
  }

  init(from reader: inout RecordReader) {
    self.init()
    isBlocked = reader.flag()
    delay = reader.double()
    facing = reader.choice(.both)
    hasSignals = reader.flag()
    stop = reader.choice(.none)
    isTurningPlace = reader.flag()
    exit = reader.optionalText()
  }
}
