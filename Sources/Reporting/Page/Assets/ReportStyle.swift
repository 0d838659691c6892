/// The style of the page: colours as pairs of light and dark, so that one rule serves both.
enum ReportStyle {
  static let parts = [colors, base, suite, drive, map, timeline, print]
}
