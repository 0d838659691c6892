import Geodesy
import Navigation
import RoadNetwork
import ScenarioLanguage
package import Simulation

/// Draws what a driver's map shows as SVG: the same scene gives the same bytes everywhere.
///
/// Numbers have one decimal, fonts are generic, and every text is escaped.
package struct FramePicture {
  private let scenery: FrameScenery?

  /// - Parameter scenery: What the map shows; nil where there is no map.
  package init(_ scenery: FrameScenery?) { self.scenery = scenery }

  /// Returns the picture of a scene.
  package func svg(_ scene: FrameScene) -> [UInt8] {
    let snapshot = scene.snapshot
    let palette = FramePalette(snapshot.uiMode, snapshot.effectiveMapType)
    let ground = FrameGround(
      MapProjection(camera: snapshot.camera, viewport: snapshot.viewport)
    )
    var scene = scene
    scene.attribution = scenery?.attribution
    let panels = FramePanels(scene: scene, palette: palette)
    var svg = SVGWriter()
    begin(scene, to: &svg)
    drawMap(snapshot, ground, palette, panels, to: &svg)
    panels.draw(to: &svg)
    svg.raw("</svg>\n")
    return svg.bytes
  }

  private func begin(_ scene: FrameScene, to svg: inout SVGWriter) {
    let width = SVGWriter.decimal(scene.snapshot.viewport.width)
    let height = SVGWriter.decimal(scene.snapshot.viewport.height)
    svg.raw(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" role="img" fill="none" stroke-linecap="round" \
      stroke-linejoin="round" font-family="sans-serif">
      <title>
      """
    )
    svg.escaped(PictureText.printable(scene.title))
    svg.raw("</title>\n")
  }

  private func drawMap(
    _ snapshot: MapSnapshot,
    _ ground: FrameGround,
    _ palette: FramePalette,
    _ panels: FramePanels,
    to svg: inout SVGWriter
  ) {
    let roads = FrameRoads(
      ground: ground,
      palette: palette,
      showsBuildings: snapshot.areBuildingsEnabled
    )
    let shown = snapshot.effectiveMapType == .none ? nil : scenery
    if let shown {
      roads.draw(shown, to: &svg)
    } else {
      svg.box(x: 0, y: 0, width: ground.width, height: ground.height, "fill=\"\(palette.land)\"")
    }
    var overlays = FrameOverlays(ground: ground, palette: palette)
    // The app's own shapes lie below and above the route as their heights say; markers over all.
    let shapes = snapshot.overlays.filter { $0.kind != .marker }
    let line = shapes.firstIndex { $0.belongsToNavigation } ?? shapes.endIndex
    overlays.draw(shapes[..<line], to: &svg)
    FrameRoute(ground: ground, palette: palette).draw(snapshot, to: &svg)
    overlays.draw(shapes[line...], to: &svg)
    drawSky(ground, palette, to: &svg)
    var grid = LabelGrid()
    panels.reserve(&grid)
    if let point = snapshot.myLocation.flatMap({ ground.point($0.coordinate) }) {
      _ = grid.take(point, length: 48, height: 48)
    }
    if let shown {
      FrameLabels(ground: ground, palette: palette)
        .draw(shown, &grid, free: panels.free, to: &svg)
    }
    if snapshot.settings.contains(.destinationMarkers) {
      drawDestinations(snapshot.destinations, ground, to: &svg)
    }
    overlays.draw(snapshot.overlays.filter { $0.kind == .marker }[...], to: &svg)
    if let window = snapshot.infoWindow {
      overlays.draw(window, of: snapshot.overlays, to: &svg)
    }
    // Nothing hides where the vehicle is.
    if let location = snapshot.myLocation {
      FramePuck(ground: ground, palette: palette).draw(location, to: &svg)
    }
  }

  /// The haze before the horizon, and the sky above it.
  private func drawSky(_ ground: FrameGround, _ palette: FramePalette, to svg: inout SVGWriter) {
    guard ground.projection.camera.viewingAngle > 20 else { return }
    let edge = ground.projection.farEdge
    if edge > 0 {
      svg.box(x: 0, y: 0, width: ground.width, height: edge, "fill=\"\(palette.sky)\"")
    }
    let nearness = ground.projection.ground(at: ScreenPoint(x: ground.width / 2, y: edge + 0.5))
      .map { ground.projection.nearness(of: $0) }
    // Only what is far away is hazy.
    guard let nearness, nearness < 0.5 else { return }
    svg.raw(
      """
      <defs><linearGradient id="haze" x1="0" y1="0" x2="0" y2="1">\
      <stop offset="0" stop-color="\(palette.haze)" stop-opacity="\(edge > 0 ? "1" : ".85")"/>\
      <stop offset="1" stop-color="\(palette.haze)" stop-opacity="0"/></linearGradient></defs>

      """
    )
    svg.box(
      x: 0,
      y: edge,
      width: ground.width,
      height: ground.height * 0.2,
      "fill=\"url(#haze)\""
    )
  }

  private func drawDestinations(
    _ destinations: [MapSnapshot.Destination],
    _ ground: FrameGround,
    to svg: inout SVGWriter
  ) {
    // The last stop is drawn first: nearer ones lie over it.
    for (index, destination) in destinations.enumerated().reversed() {
      guard let tip = ground.point(destination.coordinate) else { continue }
      let isLast = index == destinations.count - 1
      FramePuck.pin(
        at: tip,
        color: isLast ? "#d8322f" : "#e07a1f",
        letter: destinations.count > 1 ? "\(index + 1)" : nil,
        to: &svg
      )
    }
  }
}
