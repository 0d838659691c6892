/// Which marker of a map is selected, and what its info window shows.
struct MarkerSelection {
  var marker: Marker?
  var content: InfoWindowContent?
  /// How often another selection was wished; a wish within a callback overrules the one under way.
  var wishes = 0
}
