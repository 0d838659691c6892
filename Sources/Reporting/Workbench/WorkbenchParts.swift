/// The parts of the page of `navsim workbench`, which the build embeds: those of the report, and `Script` and
/// `Style` beside this file.
enum WorkbenchParts {
  static let style = [
    PackageResources.bench_css,
    PackageResources.hands_css,
    PackageResources.forms_css,
  ]

  /// The script, in pieces that share one scope; what tells and draws a drive is the report's.
  static let script =
    [
      PackageResources.tools_js,
      PackageResources.data_js,
      PageParts.events,
      PackageResources.track_js,
      // Addresses that say what is seen, and the theme.
      PackageResources.address_js,
      PackageResources.theme_js,
      PackageResources.suite_js,
      PackageResources.folders_js,
      PackageResources.glance_js,
    ] + PageParts.drive + [
      // What is asked of the program, and what it tells by itself.
      PackageResources.ask_js,
      // The text of a scenario with its past, and the newest picture of it.
      PackageResources.desk_js,
      // Places that are dragged, and what a click on the map puts in.
      PackageResources.hands_js,
      // Faults as bars that are dragged over the timeline.
      PackageResources.bars_js,
      // Values of the navigator and the drive as dials.
      PackageResources.dials_js,
      // What could be written where the cursor stands.
      PackageResources.completion_js,
      // The text beside the picture.
      PackageResources.textPane_js,
      // One scenario on the bench.
      PackageResources.scene_js,
      // A recorded drive that is dropped on the page.
      PackageResources.recorded_js,
      // The list, and its runs.
      PackageResources.shelf_js,
      // What waits to be accepted: by what it has in common, and one by one.
      PackageResources.groups_js,
      PackageResources.review_js,
      // The keys, and what is seen first.
      PackageResources.benchKeys_js,
    ]
}
