import RoadNetwork

/// A page that turns the frames of a folder over: it needs nothing but the files beside it.
struct FramePage {
  let title: String
  /// The files, in the order of time.
  let names: [String]

  var html: [UInt8] {
    var page = SVGWriter()
    page.raw(
      """
      <!doctype html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>
      """
    )
    page.escaped(PictureText.printable(title))
    page.raw("</title>\n<style>\n")
    page.raw(PackageResources.frames_css)
    page.raw("</style>\n<main>\n<h1>")
    page.escaped(PictureText.printable(title))
    page.raw("</h1>\n<img id=\"frame\" alt=\"the driver's map\"")
    if let first = names.first { page.raw(" src=\"\(first)\"") }
    page.raw(
      """
      >
      <p><button id="play">Play</button>
      <input id="at" type="range" min="0" max="\(max(0, names.count - 1))" value="0" \
      aria-label="time">
      <output id="time"></output></p>
      </main>
      <script>
      const names = [
      """
    )
    // The names are digits and dots alone: nothing to escape.
    page.raw(names.map { "\"\($0)\"" }.joined(separator: ",\n"))
    page.raw("];\n")
    page.raw(PackageResources.frames_js)
    page.raw("</script>\n</html>\n")
    return page.bytes
  }
}
