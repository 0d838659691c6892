import Geodesy

/// An extract of OpenStreetMap that somebody keeps for everybody, by its place on Geofabrik's server.
struct MapExtract: Hashable {
  /// Its path there, such as `europe/germany`.
  let path: String

  /// South, west, north and east in whole degrees, a little wider than the extract.
  let box: (south: Int, west: Int, north: Int, east: Int)

  /// Where it is fetched.
  var address: String { "https://download.geofabrik.de/\(path)-latest.osm.pbf" }

  static func == (one: MapExtract, other: MapExtract) -> Bool { one.path == other.path }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  private var size: Int { (box.north - box.south) * (box.east - box.west) }

  /// The extracts that may hold a place, the smallest first.
  static func around(_ place: Coordinate) -> [MapExtract] {
    all.filter { extract in
      let box = extract.box
      return Double(box.south) <= place.latitude && place.latitude <= Double(box.north)
        && Double(box.west) <= place.longitude && place.longitude <= Double(box.east)
    }.sorted { ($0.size, $0.path) < ($1.size, $1.path) }
  }

  private init(_ path: String, _ south: Int, _ west: Int, _ north: Int, _ east: Int) {
    self.path = path
    box = (south, west, north, east)
  }

  /// Countries and continents, drawn by hand from an atlas: a coarse box may take in a neighbour.
  private static let all: [MapExtract] = [
    MapExtract("africa", -47, -26, 38, 64),
    MapExtract("africa/egypt", 21, 24, 32, 37),
    MapExtract("africa/ethiopia", 3, 32, 15, 48),
    MapExtract("africa/ghana", 4, -4, 12, 2),
    MapExtract("africa/kenya", -5, 33, 6, 42),
    MapExtract("africa/morocco", 20, -18, 36, -1),
    MapExtract("africa/nigeria", 3, 2, 14, 15),
    MapExtract("africa/south-africa", -47, 16, -22, 39),
    MapExtract("africa/tanzania", -12, 29, -1, 41),
    MapExtract("africa/tunisia", 30, 7, 38, 12),
    MapExtract("antarctica", -90, -180, -59, 180),
    MapExtract("asia", -13, 25, 82, 180),
    MapExtract("asia/china", 17, 73, 54, 136),
    MapExtract("asia/gcc-states", 16, 34, 33, 60),
    MapExtract("asia/india", 6, 67, 36, 98),
    MapExtract("asia/indonesia", -12, 94, 7, 142),
    MapExtract("asia/iran", 24, 44, 40, 64),
    MapExtract("asia/israel-and-palestine", 29, 33, 34, 36),
    MapExtract("asia/japan", 20, 122, 46, 155),
    MapExtract("asia/jordan", 29, 34, 34, 40),
    MapExtract("asia/kazakhstan", 40, 46, 56, 88),
    MapExtract("asia/malaysia-singapore-brunei", 0, 99, 8, 120),
    MapExtract("asia/nepal", 26, 80, 31, 89),
    MapExtract("asia/pakistan", 23, 60, 38, 78),
    MapExtract("asia/philippines", 4, 116, 22, 127),
    MapExtract("asia/south-korea", 33, 124, 39, 132),
    MapExtract("asia/sri-lanka", 5, 79, 10, 82),
    MapExtract("asia/taiwan", 21, 118, 27, 123),
    MapExtract("asia/thailand", 5, 97, 21, 106),
    MapExtract("asia/vietnam", 8, 102, 24, 110),
    MapExtract("australia-oceania", -56, 110, 22, 180),
    MapExtract("australia-oceania/australia", -45, 112, -9, 160),
    MapExtract("australia-oceania/new-zealand", -54, 165, -33, 180),
    MapExtract("central-america", 6, -93, 29, -58),
    MapExtract("central-america/costa-rica", 5, -88, 12, -82),
    MapExtract("central-america/cuba", 19, -86, 24, -74),
    MapExtract("central-america/guatemala", 13, -93, 18, -88),
    MapExtract("europe", 33, -33, 82, 47),
    MapExtract("europe/albania", 39, 19, 43, 22),
    MapExtract("europe/andorra", 42, 1, 43, 2),
    MapExtract("europe/austria", 46, 9, 50, 18),
    MapExtract("europe/belarus", 51, 23, 57, 33),
    MapExtract("europe/belgium", 49, 2, 52, 7),
    MapExtract("europe/bosnia-herzegovina", 42, 15, 46, 20),
    MapExtract("europe/bulgaria", 41, 22, 45, 29),
    MapExtract("europe/croatia", 42, 13, 47, 20),
    MapExtract("europe/cyprus", 34, 32, 36, 35),
    MapExtract("europe/czech-republic", 48, 12, 52, 19),
    MapExtract("europe/denmark", 54, 7, 58, 16),
    MapExtract("europe/estonia", 57, 21, 60, 29),
    MapExtract("europe/faroe-islands", 61, -8, 63, -6),
    MapExtract("europe/finland", 59, 19, 71, 32),
    MapExtract("europe/france", 41, -6, 52, 10),
    MapExtract("europe/georgia", 41, 39, 44, 47),
    MapExtract("europe/germany", 47, 5, 56, 16),
    MapExtract("europe/germany/baden-wuerttemberg", 47, 7, 50, 11),
    MapExtract("europe/germany/bayern", 47, 8, 51, 14),
    MapExtract("europe/germany/berlin", 52, 13, 53, 14),
    MapExtract("europe/germany/hamburg", 53, 8, 54, 11),
    MapExtract("europe/germany/hessen", 49, 7, 52, 11),
    MapExtract("europe/germany/nordrhein-westfalen", 50, 5, 53, 10),
    MapExtract("europe/greece", 34, 19, 42, 30),
    MapExtract("europe/hungary", 45, 16, 49, 23),
    MapExtract("europe/iceland", 62, -26, 68, -12),
    MapExtract("europe/ireland-and-northern-ireland", 51, -12, 56, -5),
    MapExtract("europe/isle-of-man", 54, -5, 55, -4),
    MapExtract("europe/italy", 35, 6, 48, 19),
    MapExtract("europe/kosovo", 41, 20, 44, 22),
    MapExtract("europe/latvia", 55, 20, 59, 29),
    MapExtract("europe/liechtenstein", 47, 9, 48, 10),
    MapExtract("europe/lithuania", 53, 20, 57, 27),
    MapExtract("europe/luxembourg", 49, 5, 51, 7),
    MapExtract("europe/macedonia", 40, 20, 43, 24),
    MapExtract("europe/malta", 35, 14, 37, 15),
    MapExtract("europe/moldova", 45, 26, 49, 31),
    MapExtract("europe/monaco", 43, 7, 44, 8),
    MapExtract("europe/montenegro", 41, 18, 44, 21),
    MapExtract("europe/netherlands", 50, 3, 54, 8),
    MapExtract("europe/norway", 57, 4, 72, 32),
    MapExtract("europe/poland", 49, 14, 55, 25),
    MapExtract("europe/portugal", 32, -18, 43, -6),
    MapExtract("europe/romania", 43, 20, 49, 30),
    MapExtract("europe/serbia", 42, 18, 47, 24),
    MapExtract("europe/slovakia", 47, 16, 50, 23),
    MapExtract("europe/slovenia", 45, 13, 47, 17),
    MapExtract("europe/spain", 35, -10, 44, 5),
    MapExtract("europe/sweden", 55, 10, 70, 25),
    MapExtract("europe/switzerland", 45, 5, 48, 11),
    MapExtract("europe/turkey", 35, 25, 43, 45),
    MapExtract("europe/ukraine", 44, 22, 53, 41),
    MapExtract("europe/united-kingdom", 49, -9, 61, 2),
    MapExtract("north-america", 5, -180, 85, -10),
    MapExtract("north-america/canada", 41, -142, 84, -52),
    MapExtract("north-america/greenland", 59, -74, 84, -10),
    MapExtract("north-america/mexico", 14, -119, 33, -86),
    MapExtract("north-america/us", 17, -180, 72, -65),
    MapExtract("north-america/us/california", 32, -125, 43, -114),
    MapExtract("north-america/us/new-york", 40, -80, 46, -71),
    MapExtract("north-america/us/texas", 25, -107, 37, -93),
    MapExtract("north-america/us/washington", 45, -125, 50, -116),
    MapExtract("russia", 41, 19, 82, 180),
    MapExtract("south-america", -61, -110, 15, -26),
    MapExtract("south-america/argentina", -56, -74, -21, -53),
    MapExtract("south-america/bolivia", -23, -70, -9, -57),
    MapExtract("south-america/brazil", -34, -75, 6, -28),
    MapExtract("south-america/chile", -56, -110, -17, -66),
    MapExtract("south-america/colombia", -5, -82, 14, -66),
    MapExtract("south-america/ecuador", -6, -93, 2, -75),
    MapExtract("south-america/peru", -19, -82, 0, -68),
    MapExtract("south-america/uruguay", -36, -59, -30, -53),
  ]
}
