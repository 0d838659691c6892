import CanonicalJSON
import Platform
import RoadNetwork

/// A page of one file: markup, style, script and data, and nothing from anywhere else.
///
/// The data of each drive is a text that no browser runs; it is parsed when its drive is looked at.
struct ReportPage {
  let title: String
  let index: [UInt8]
  let drives: [[UInt8]]
  let maps: [[UInt8]]

  var html: [UInt8] {
    var page = SVGWriter()
    page.raw("<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
    page.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    // Whatever a name in the data may try: nothing is loaded and nothing is sent, and no other script runs.
    page.raw(
      """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src '\(Self.styleDigest)'; script-src '\(Self.scriptDigest)'; base-uri 'none'; form-action 'none'">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="navsim">

      """
    )
    page.raw("<title>")
    page.escaped(PictureText.printable(title))
    page.raw("</title>\n<style>")
    page.raw(Self.style)
    page.raw("</style>\n</head>\n")
    page.raw(PageParts.body)
    var bytes = page.bytes
    bytes.reserveCapacity(bytes.count + (drives + maps).reduce(200_000) { $0 + $1.count + 80 })
    Self.append(index, id: "suite", to: &bytes)
    bytes += Array("<script>".utf8) + Self.script + Array("</script>\n".utf8)
    for (place, map) in maps.enumerated() { Self.append(map, id: "map-\(place)", to: &bytes) }
    for (place, drive) in drives.enumerated() {
      Self.append(drive, id: "drive-\(place)", to: &bytes)
    }
    bytes += Array("</body>\n</html>\n".utf8)
    return bytes
  }

  private static let style = Array("\n".utf8) + PageParts.style.joined()
  private static let script =
    Array("\n\"use strict\";\n(() => {\n".utf8) + PageParts.script.joined() + Array("})();\n".utf8)
  private static let styleDigest = digest(of: style)
  private static let scriptDigest = digest(of: script)

  /// Returns the word by which a policy names what stands between two tags.
  private static func digest(of bytes: [UInt8]) -> String {
    "sha256-" + Base64.encoded(SHA256.digest(of: bytes))
  }

  /// Appends data as a script that is none.
  ///
  /// Every "<" is written as an escape of JSON, so that no text in the data can end the element.
  private static func append(_ json: [UInt8], id: String, to bytes: inout [UInt8]) {
    bytes += Array("<script type=\"application/json\" id=\"\(id)\">".utf8)
    for byte in json {
      if byte == UInt8(ascii: "<") {
        bytes += Array("\\u003c".utf8)
      } else {
        bytes.append(byte)
      }
    }
    bytes += Array("</script>\n".utf8)
  }
}
