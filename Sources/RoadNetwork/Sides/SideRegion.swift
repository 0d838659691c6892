import Geodesy

/// A rough part of the Earth where traffic keeps to one side: a box between two corners, in degrees.
///
/// Boxes follow coasts and leave out strips of land along borders rather than reach over them; there a map's own
/// borders and tags are needed. Of two boxes the first counts.
struct SideRegion: Sendable {
  let side: DrivingSide
  let bounds: GeoBounds

  private init(
    _ side: DrivingSide,
    _ south: Double,
    _ west: Double,
    _ north: Double,
    _ east: Double
  ) {
    self.side = side
    bounds = GeoBounds(
      southWest: Coordinate(latitude: south, longitude: west),
      northEast: Coordinate(latitude: north, longitude: east)
    )
  }

  func contains(_ place: Coordinate) -> Bool {
    (bounds.southWest.latitude...bounds.northEast.latitude).contains(place.latitude)
      && (bounds.southWest.longitude...bounds.northEast.longitude).contains(place.longitude)
  }

  /// Whether a map has a part in the region.
  func touches(_ other: GeoBounds) -> Bool {
    other.southWest.latitude <= bounds.northEast.latitude
      && other.northEast.latitude >= bounds.southWest.latitude
      && (other.southWest.longitude > other.northEast.longitude
        || (other.southWest.longitude <= bounds.northEast.longitude
          && other.northEast.longitude >= bounds.southWest.longitude))
  }

  /// Every region with left-hand traffic, as of 2026, and right-hand islands among them.
  static let all: [SideRegion] = [
    // Right-hand islands within left-hand boxes come first.
    // New Caledonia.
    SideRegion(.right, -23.5, 163, -19.0, 168.6),
    // Vanuatu.
    SideRegion(.right, -20.6, 166.2, -12.9, 170.4),
    // Wallis and Futuna.
    SideRegion(.right, -14.6, -178.4, -13, -175.9),
    // Europe.
    // Great Britain and Ireland, south of the Channel's narrows.
    SideRegion(.left, 49.9, -11, 50.75, 0.95),
    // Great Britain, between the narrows and the Thames.
    SideRegion(.left, 50.75, -11, 51.3, 1.46),
    // Great Britain and Ireland, to Shetland.
    SideRegion(.left, 51.3, -11, 61.0, 1.95),
    // Guernsey and Sark.
    SideRegion(.left, 49.39, -2.72, 49.53, -2.3),
    // Jersey.
    SideRegion(.left, 49.14, -2.28, 49.29, -1.98),
    // Alderney.
    SideRegion(.left, 49.69, -2.26, 49.74, -2.14),
    // Malta.
    SideRegion(.left, 35.7, 14.1, 36.2, 14.7),
    // Cyprus.
    SideRegion(.left, 34.4, 32.2, 35.8, 34.7),
    // Asia.
    // Japan, from Yonaguni to Amami.
    SideRegion(.left, 24, 122.9, 30, 131.6),
    // Kyushu and Tsushima.
    SideRegion(.left, 30, 128.5, 34.8, 132),
    // Honshu and Shikoku.
    SideRegion(.left, 32.5, 131.5, 41.6, 142.2),
    // Hokkaido, south.
    SideRegion(.left, 41.3, 139.3, 43.6, 145.9),
    // Hokkaido, north.
    SideRegion(.left, 43.6, 139.3, 45.6, 145.34),
    // Ogasawara.
    SideRegion(.left, 24.2, 141, 27.8, 142.4),
    // Hong Kong.
    SideRegion(.left, 22.13, 113.82, 22.44, 114.45),
    // Hong Kong, New Territories.
    SideRegion(.left, 22.44, 113.97, 22.51, 114.31),
    // Macau.
    SideRegion(.left, 22.175, 113.528, 22.215, 113.566),
    // Macau, Taipa and Coloane.
    SideRegion(.left, 22.105, 113.545, 22.175, 113.61),
    // Indonesia and its neighbours.
    SideRegion(.left, -11.2, 95, 4.5, 141),
    // Malaysia and Aceh.
    SideRegion(.left, 4.5, 95, 6.4, 103.6),
    // Borneo, north.
    SideRegion(.left, 4.5, 113.8, 7.4, 119.3),
    // Thailand, the far south.
    SideRegion(.left, 5.6, 97.8, 9.9, 102.3),
    // Thailand, the isthmus.
    SideRegion(.left, 9.9, 98.9, 11, 100.5),
    // Thailand, the gulf.
    SideRegion(.left, 11, 99.65, 12.7, 102.5),
    // Thailand, Bangkok.
    SideRegion(.left, 12.7, 99.25, 14.5, 102.4),
    // Thailand, the middle and the northeast.
    SideRegion(.left, 14.5, 98.9, 17.4, 104.4),
    // Thailand, Udon Thani.
    SideRegion(.left, 17.4, 101.5, 17.85, 103.2),
    // Thailand, the north.
    SideRegion(.left, 17.4, 98, 19.5, 100.6),
    // Thailand, Chiang Rai.
    SideRegion(.left, 19.5, 98.6, 20.2, 100.2),
    // India, the south, and Sri Lanka.
    SideRegion(.left, 5.8, 68, 21, 90),
    // Andaman Islands.
    SideRegion(.left, 6, 92, 13.9, 94.3),
    // India and Bangladesh.
    SideRegion(.left, 21, 67, 24, 92.2),
    // India and Pakistan, to Manipur.
    SideRegion(.left, 24, 62.5, 25.9, 94),
    // India and Pakistan, to Nagaland.
    SideRegion(.left, 25.9, 62.5, 27.7, 95.2),
    // Pakistan, India and Nepal.
    SideRegion(.left, 27.7, 62.8, 28.4, 85.2),
    // Nepal, Kathmandu, and Sikkim.
    SideRegion(.left, 27.7, 85.2, 27.9, 88.1),
    // Pakistan, India and western Nepal.
    SideRegion(.left, 28.4, 63.5, 29.4, 82),
    // Pakistan and India, the Punjab.
    SideRegion(.left, 29.4, 66.4, 31, 80.2),
    // Pakistan and India, Lahore.
    SideRegion(.left, 31, 69.2, 33, 78.4),
    // Pakistan and India, Islamabad.
    SideRegion(.left, 33, 70.2, 34, 77.8),
    // Pakistan and India, Kashmir.
    SideRegion(.left, 34, 71.2, 36, 77.5),
    // Pakistan, Gilgit.
    SideRegion(.left, 36, 72.5, 36.6, 75.3),
    // Maldives.
    SideRegion(.left, -1, 72.5, 7.3, 74),
    // Australia and the Pacific.
    // Australia and New Zealand.
    SideRegion(.left, -56, 112, -9, 180),
    // Papua New Guinea and Solomon Islands.
    SideRegion(.left, -9, 140.8, -0.8, 163),
    // Chatham Islands.
    SideRegion(.left, -44.7, -177.2, -43.4, -175.7),
    // Christmas and Cocos Islands.
    SideRegion(.left, -12.4, 96.7, -10.3, 105.9),
    // Fiji, east of the date line.
    SideRegion(.left, -21.3, -180, -15.5, -178),
    // Tonga.
    SideRegion(.left, -22.6, -176.5, -15.4, -173.5),
    // Samoa.
    SideRegion(.left, -14.2, -173, -13.3, -171.3),
    // Niue.
    SideRegion(.left, -19.3, -170.1, -18.8, -169.6),
    // Cook Islands.
    SideRegion(.left, -22.1, -166.2, -8.8, -157.1),
    // Tokelau.
    SideRegion(.left, -9.5, -172.7, -8.4, -171),
    // Pitcairn.
    SideRegion(.left, -25.2, -130.9, -23.8, -124.6),
    // Kiribati, Gilbert Islands.
    SideRegion(.left, -2.8, 172.7, 3.6, 177),
    // Kiribati, Line Islands.
    SideRegion(.left, -12, -162, 5, -150),
    // Nauru.
    SideRegion(.left, -0.6, 166.8, -0.4, 167),
    // Tuvalu.
    SideRegion(.left, -11, 176, -5.5, 180),
    // Africa.
    // Southern Africa.
    SideRegion(.left, -35.2, 11.7, -17.5, 30),
    // Mozambique, south, and Zimbabwe.
    SideRegion(.left, -35.2, 30, -15, 41.2),
    // Zambia, south.
    SideRegion(.left, -17.5, 22.2, -13, 36),
    // Zambia, copper belt.
    SideRegion(.left, -13, 24.2, -12.4, 28.7),
    // Zambia, east, Malawi and Mozambique.
    SideRegion(.left, -13, 30.1, -11, 41),
    // Tanzania, south.
    SideRegion(.left, -11, 31.2, -8.4, 41),
    // Tanzania, middle.
    SideRegion(.left, -8.4, 30.4, -4.7, 40.3),
    // Tanzania, north, and Kenya's coast.
    SideRegion(.left, -4.7, 31, -1, 40.4),
    // Uganda, south.
    SideRegion(.left, -1.4, 30.05, 0.5, 34.6),
    // Uganda, middle.
    SideRegion(.left, 0.5, 30.7, 2.4, 34.6),
    // Uganda, north.
    SideRegion(.left, 2.4, 31.1, 3.5, 34.4),
    // Kenya.
    SideRegion(.left, -1, 34, 3.5, 40.9),
    // Kenya, Turkana.
    SideRegion(.left, 3.5, 34.6, 4.4, 36),
    // Seychelles.
    SideRegion(.left, -10.5, 46, -3.5, 56.6),
    // Mauritius.
    SideRegion(.left, -20.7, 57.2, -19.8, 57.9),
    // Rodrigues.
    SideRegion(.left, -19.9, 63.2, -19.5, 63.6),
    // Saint Helena.
    SideRegion(.left, -16.2, -5.9, -15.8, -5.5),
    // Ascension.
    SideRegion(.left, -8.1, -14.5, -7.8, -14.2),
    // The Americas.
    // Falkland Islands.
    SideRegion(.left, -53, -61.6, -50.9, -57.6),
    // South Georgia.
    SideRegion(.left, -55.2, -38.3, -53.8, -35.6),
    // Jamaica.
    SideRegion(.left, 17.6, -78.5, 18.6, -76.1),
    // Cayman Islands.
    SideRegion(.left, 19.2, -81.5, 19.8, -79.6),
    // Bahamas, north.
    SideRegion(.left, 23.7, -79.4, 27.4, -72.7),
    // Bahamas, south.
    SideRegion(.left, 20.9, -75, 23.7, -72.7),
    // Turks and Caicos Islands.
    SideRegion(.left, 21.1, -72.6, 22, -71),
    // Virgin Islands.
    SideRegion(.left, 17.6, -65.1, 18.8, -64.2),
    // Anguilla.
    SideRegion(.left, 18.15, -63.2, 18.31, -62.9),
    // Saint Kitts and Nevis.
    SideRegion(.left, 17.05, -62.9, 17.45, -62.5),
    // Antigua and Barbuda.
    SideRegion(.left, 16.9, -62, 17.8, -61.6),
    // Montserrat.
    SideRegion(.left, 16.65, -62.3, 16.85, -62.1),
    // Dominica.
    SideRegion(.left, 15.15, -61.55, 15.7, -61.2),
    // Saint Lucia.
    SideRegion(.left, 13.65, -61.15, 14.15, -60.85),
    // Saint Vincent and Grenada.
    SideRegion(.left, 11.9, -61.85, 13.45, -61.05),
    // Barbados.
    SideRegion(.left, 13, -59.7, 13.4, -59.4),
    // Trinidad.
    SideRegion(.left, 10, -61.95, 10.65, -60.85),
    // Trinidad, north.
    SideRegion(.left, 10.65, -61.8, 10.9, -60.85),
    // Tobago.
    SideRegion(.left, 11.1, -60.9, 11.4, -60.4),
    // Guyana and Suriname.
    SideRegion(.left, 4.2, -59.8, 8.6, -54.15),
    // Guyana and Suriname, south.
    SideRegion(.left, 1.9, -59.3, 4.2, -54.7),
    // Bermuda.
    SideRegion(.left, 32.2, -65, 32.45, -64.6),
  ]
}
