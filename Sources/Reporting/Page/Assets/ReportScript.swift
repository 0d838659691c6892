/// The script of the page, in pieces that share one scope.
///
/// Texts of the data reach the page by `textContent` and attributes alone, never as markup.
enum ReportScript {
  static let parts = [
    tools, data, track, suite, ground, mapView, mapLayers, pins, chart, timeline, player, panels,
    reasons, difference, driveMap, drive, router,
  ]
}
