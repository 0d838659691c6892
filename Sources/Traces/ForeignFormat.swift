/// A format that is not read, recognised by its first bytes, and what to do about it.
struct ForeignFormat {
  let name: String
  let hint: String

  /// - Returns: nil for a file that is none of them.
  init?(_ head: ArraySlice<UInt8>, name file: String) {
    let bytes = Array(head.prefix(16))
    let quoted = Self.quoted(file)
    func begins(_ text: String) -> Bool { bytes.starts(with: text.utf8) }
    func babel(_ format: String) -> String {
      "convert it: gpsbabel -i \(format) -f \(quoted) -o gpx -F out.gpx"
    }
    if begins("#ROSBAG") {
      self.init(
        name: "a ROS 1 bag",
        hint: "export its positions: rostopic echo -b \(quoted) -p /fix > fix.csv"
      )
    } else if begins("SQLite format 3") {
      self.init(
        name: "an SQLite database (a ROS 2 bag, a GeoPackage)",
        hint: "a ROS 2 bag: write it as MCAP without compression, or export its positions to GPX;"
          + " others: sqlite3 -header -csv \(quoted) \"SELECT …\""
      )
    } else if bytes.starts(with: [0xb5, 0x62]) {
      self.init(
        name: "u-blox UBX",
        hint: "let gpsd turn it into NMEA: gpsfake -1 \(quoted) and gpspipe -r > drive.nmea"
      )
    } else if begins("MsRcf") || begins("MsRcd") {
      self.init(name: "Garmin GDB", hint: babel("gdb"))
    } else if begins("OziExplorer Trac") {
      self.init(name: "OziExplorer", hint: babel("ozi"))
    } else if bytes.starts(with: [0x1f, 0x8b]) {
      let isHistory = file.lowercased().hasSuffix(".pbf.gz")
      self.init(
        name: isHistory ? "Mapbox's history (.pbf.gz, whose layout is not public)" : "a gzip file",
        hint: isHistory
          ? "let the SDK's history reader write replay events, and read those"
          : "unpack it first: gunzip \(quoted)"
      )
    } else if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      self.init(
        name: "UTF-16 text",
        hint: "save it as UTF-8: iconv -f UTF-16 -t UTF-8 \(quoted) > utf8.txt"
      )
    } else {
      return nil
    }
  }

  private init(name: String, hint: String) {
    self.name = name
    self.hint = hint
  }

  /// Returns a file's name as a shell takes it.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte || "._-/+@%".utf8.contains(byte)
    }
    return isPlain && !name.isEmpty
      ? name
      : "'"
        + name.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: "'\\''") + "'"
  }
}
