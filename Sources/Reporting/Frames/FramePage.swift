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
    page.raw("</title>\n<style>\(Self.style)</style>\n<main>\n<h1>")
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
    page.raw("];\n\(Self.script)</script>\n</html>\n")
    return page.bytes
  }

  private static let style = """

    body { margin: 0; background: #e9e7e2; color: #23272e; font: 15px sans-serif }
    main { max-width: 60em; margin: 1em auto; padding: 0 1em; text-align: center }
    h1 { font-size: 1.05em; font-weight: 600 }
    img { max-width: 100%; max-height: 78vh; border-radius: 22px; box-shadow: 0 2px 14px #0005 }
    p { display: flex; gap: 1em; align-items: center; justify-content: center }
    input { flex: 0 1 24em } output { min-width: 5em; text-align: left }
    @media (prefers-color-scheme: dark) { body { background: #16181d; color: #dfe3ea } }

    """

  private static let script = """
    const [frame, at, time, play] = ["frame", "at", "time", "play"]
      .map((id) => document.getElementById(id));
    let timer = null;
    function show(index) {
      if (!names.length) { time.value = "no frames"; return; }
      at.value = Math.max(0, Math.min(names.length - 1, index));
      frame.src = names[at.value];
      const seconds = parseFloat(names[at.value].slice(6));
      const minutes = Math.floor(seconds / 60);
      time.value = minutes + ":" + (seconds - 60 * minutes).toFixed(1).padStart(4, "0");
    }
    function stop() { clearInterval(timer); timer = null; play.textContent = "Play"; }
    function start() {
      if (+at.value >= names.length - 1) show(0);
      play.textContent = "Pause";
      timer = setInterval(() => {
        if (+at.value >= names.length - 1) stop(); else show(+at.value + 1);
      }, 400);
    }
    play.onclick = () => (timer ? stop() : start());
    at.oninput = () => { stop(); show(+at.value); };
    document.onkeydown = (event) => {
      if (event.target === at) return;
      if (event.key === "ArrowRight") { stop(); show(+at.value + 1); }
      if (event.key === "ArrowLeft") { stop(); show(+at.value - 1); }
    };
    // What is shown next is loaded before.
    for (const name of names.slice(0, 200)) new Image().src = name;
    show(0);

    """
}
