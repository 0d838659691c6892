import Recording

/// The parts of the page, which the build embeds: `Style`, `Script` and `body.html` beside this file.
enum PageParts {
  /// The style: colours as pairs of light and dark, so that one rule serves both.
  ///
  /// Every text has a contrast of 4.5 to 1 against what it stands on, in both themes.
  static let style = [
    PackageResources.colors_css,
    PackageResources.base_css,
    PackageResources.suite_css,
    PackageResources.drive_css,
    PackageResources.map_css,
    PackageResources.timeline_css,
    PackageResources.print_css,
  ]

  /// The body, before the script fills it.
  static let body = PackageResources.body_html

  /// The names of the events that the script knows, each by what stands behind its dot.
  static let events: [UInt8] = {
    let known: [EventKind] = [
      .didChangeOnRouteState, .guidanceChanged, .rerouteStarted, .rerouteEnded,
      .didChangeGPSQuality, .didUpdateRemainingDistance, .didUpdateRemainingTime,
    ]
    let members = known.map { kind in
      "\(kind.text.split(separator: ".").last ?? ""): \"\(kind.text)\""
    }.joined(separator: ", ")
    return Array("const EVENT = { \(members) };\n".utf8)
  }()

  /// The script, in pieces that share one scope.
  ///
  /// Texts of the data reach the page by `textContent` and attributes alone, never as markup.
  static let script =
    [
      // Elements, and numbers as people read them.
      PackageResources.tools_js,
      // The data as it lies in the page.
      PackageResources.data_js,
      events,
      // What is known of a drive at a moment.
      PackageResources.track_js,
      // The list of scenarios: chips, search, order.
      PackageResources.suite_js,
      // Its folders, which fold.
      PackageResources.folders_js,
      // What is seen of a drive, and of the runs before, at a glance.
      PackageResources.glance_js,
      // Who did what when, where navigators are compared.
      PackageResources.compare_js,
    ] + drive + [
      // What the address says.
      PackageResources.address_js,
      // Light and dark.
      PackageResources.theme_js,
      // Which page is seen, and the keys.
      PackageResources.router_js,
    ]

  /// What draws a drive, for every page that shows one.
  static let drive = [
    // The plane of the map: metres right and down of its middle.
    PackageResources.ground_js,
    // Zoom and pan with mouse, touch and keys.
    PackageResources.mapView_js,
    // What lies on the map: land, roads, routes, tracks, fixes.
    PackageResources.mapLayers_js,
    // Names, stops and events at their places on the screen.
    PackageResources.pins_js,
    // Lines of values over time.
    PackageResources.chart_js,
    // Lanes of states, charts and ticks over one axis of time.
    PackageResources.timeline_js,
    // The moment that all parts of a drive's page show, and what plays it.
    PackageResources.player_js,
    // What holds at the cursor, and the list of events.
    PackageResources.panels_js,
    // The decisions around the cursor.
    PackageResources.reasons_js,
    // What changed against the golden: causes, and what followed from them.
    PackageResources.difference_js,
    // The map of a drive, with the vehicle at the cursor.
    PackageResources.driveMap_js,
    // The page of one scenario.
    PackageResources.drive_js,
  ]
}
