import CanonicalJSON
import Platform
import RoadNetwork

/// A page of one file: markup, style, script and data, and nothing from anywhere else.
///
/// The data of each drive is a text that no browser runs; it is parsed when its drive is looked at.
package struct ReportPage {
  let title: String
  let index: [UInt8]
  /// Each is made when it is written: together they may be much.
  var drives = AnySequence<[UInt8]>([])
  var maps: [[UInt8]] = []
  /// Its style, script and body.
  var kit = PageKit.report
  /// More data, each with the name that the script knows it by.
  var more: [(id: String, json: [UInt8])] = []

  /// The page as a whole.
  package var html: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }

  /// How many bytes a piece of the page has at least, but for the last.
  private static let pieceSize = 1 << 20

  /// Hands on the page piece by piece, so that it is never in memory as a whole.
  ///
  /// - Throws: What `take` throws.
  package func write(_ take: ([UInt8]) throws -> Void) rethrows {
    var piece = head
    try Self.append(index, id: "suite", to: &piece, take)
    for data in more { try Self.append(data.json, id: data.id, to: &piece, take) }
    piece += Array("<script>".utf8) + kit.script + Array("</script>\n".utf8)
    for (place, map) in maps.enumerated() {
      try Self.append(map, id: "map-\(place)", to: &piece, take)
    }
    for (place, drive) in drives.enumerated() {
      try Self.append(drive, id: "drive-\(place)", to: &piece, take)
    }
    piece += Array("</body>\n</html>\n".utf8)
    try take(piece)
  }

  /// What stands before the data.
  private var head: [UInt8] {
    var page = SVGWriter()
    page.raw("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    // Whatever a name in the data may try: nothing is loaded and nothing is sent, and no other script runs.
    page.raw(
      """
      <meta http-equiv="Content-Security-Policy" content="\(kit.policy)">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="navsim">

      """
    )
    page.raw("<title>")
    page.escaped(PictureText.printable(title))
    page.raw("</title>\n<style>")
    page.raw(kit.style)
    page.raw("</style>\n</head>\n")
    page.raw(kit.body)
    return page.bytes
  }

  /// Appends data as a script that is none.
  ///
  /// Every "<" is written as an escape of JSON, so that no text in the data can end the element.
  private static func append(
    _ json: [UInt8],
    id: String,
    to piece: inout [UInt8],
    _ take: ([UInt8]) throws -> Void
  ) rethrows {
    piece += Array("<script type=\"application/json\" id=\"\(id)\">".utf8)
    var rest = json[...]
    while !rest.isEmpty {
      for byte in rest.prefix(pieceSize) {
        if byte == UInt8(ascii: "<") {
          piece += Array("\\u003c".utf8)
        } else {
          piece.append(byte)
        }
      }
      rest = rest.dropFirst(pieceSize)
      guard piece.count >= pieceSize else { continue }
      try take(piece)
      piece.removeAll(keepingCapacity: true)
    }
    piece += Array("</script>\n".utf8)
  }
}

/// The style, script and body of a page, and the policy that names them.
struct PageKit: Sendable {
  let style: [UInt8]
  let script: [UInt8]
  let body: [UInt8]
  /// What the page may load, run and ask: its own style and script by their digests, and nothing else.
  let policy: String

  /// Puts a page together.
  ///
  /// - Parameter connects: whether its script asks the server that it came from.
  init(style: [[UInt8]], script: [[UInt8]], body: [UInt8], connects: Bool = false) {
    self.style = Array("\n".utf8) + style.joined()
    self.script =
      Array("\n\"use strict\";\n(() => {\n".utf8) + script.joined() + Array("})();\n".utf8)
    self.body = body
    policy =
      "default-src 'none'; style-src '\(Self.digest(of: self.style))'; script-src '\(Self.digest(of: self.script))'; "
      + (connects ? "connect-src 'self'; " : "") + "base-uri 'none'; form-action 'none'"
  }

  /// The page of a report.
  static let report = PageKit(
    style: PageParts.style,
    script: PageParts.script,
    body: PageParts.body
  )

  /// Returns the word by which a policy names what stands between two tags.
  private static func digest(of bytes: [UInt8]) -> String {
    "sha256-" + Base64.encoded(SHA256.digest(of: bytes))
  }
}
