import RoadNetwork

extension PoiCategory {
  struct Row: Sendable {
    let identifier: String
    let group: String
    let title: String
    /// `key=value`; `*` is any value that no other row has.
    let tags: [String]

    init(_ identifier: String, _ group: String, _ title: String, _ tags: [String]) {
      self.identifier = identifier
      self.group = group
      self.title = title
      self.tags = tags
    }
  }

  /// The categories; of an element that fits several the first counts.
  static let table: [Row] = [
    Row("fuel", "car", "Fuel station", ["amenity=fuel"]),
    Row("charging", "car", "Charging station", ["amenity=charging_station"]),
    Row("services", "car", "Motorway services", ["highway=services"]),
    Row("rest-area", "car", "Rest area", ["highway=rest_area"]),
    Row("airport", "transport", "Airport", ["aeroway=aerodrome", "aeroway=terminal"]),
    Row("heliport", "transport", "Heliport", ["aeroway=heliport"]),
    Row("train-station", "transport", "Railway station", ["railway=station", "railway=halt"]),
    Row("bus-station", "transport", "Bus station", ["amenity=bus_station"]),
    Row("ferry", "transport", "Ferry terminal", ["amenity=ferry_terminal"]),
    Row("hospital", "health", "Hospital", ["amenity=hospital", "healthcare=hospital"]),
    Row("police", "public", "Police", ["amenity=police"]),
    Row("fire-station", "public", "Fire station", ["amenity=fire_station"]),
    Row("town-hall", "public", "Town hall", ["amenity=townhall"]),
    Row(
      "hotel",
      "lodging",
      "Hotel",
      [
        "tourism=hotel", "tourism=motel", "tourism=hostel", "tourism=guest_house",
        "tourism=apartment", "tourism=chalet",
      ]
    ),
    Row("camping", "lodging", "Camp site", ["tourism=camp_site", "tourism=caravan_site"]),
    Row(
      "hut",
      "lodging",
      "Mountain hut",
      ["tourism=alpine_hut", "tourism=wilderness_hut"]
    ),
    Row("restaurant", "food", "Restaurant", ["amenity=restaurant", "amenity=food_court"]),
    Row("fast-food", "food", "Fast food", ["amenity=fast_food"]),
    Row("cafe", "food", "Café", ["amenity=cafe", "amenity=ice_cream"]),
    Row("bar", "food", "Bar", ["amenity=bar", "amenity=pub", "amenity=biergarten"]),
    Row("supermarket", "shop", "Supermarket", ["shop=supermarket"]),
    Row("bakery", "shop", "Bakery", ["shop=bakery", "shop=pastry"]),
    Row("mall", "shop", "Shopping centre", ["shop=mall", "shop=department_store"]),
    Row("pharmacy", "health", "Pharmacy", ["amenity=pharmacy", "shop=chemist"]),
    Row(
      "doctor",
      "health",
      "Doctor",
      ["amenity=doctors", "amenity=clinic", "healthcare=doctor", "healthcare=clinic"]
    ),
    Row("dentist", "health", "Dentist", ["amenity=dentist", "healthcare=dentist"]),
    Row("veterinary", "health", "Veterinary", ["amenity=veterinary"]),
    Row("bank", "money", "Bank", ["amenity=bank", "amenity=bureau_de_change"]),
    Row("atm", "money", "Cash machine", ["amenity=atm"]),
    Row("post-office", "public", "Post office", ["amenity=post_office"]),
    Row(
      "authority",
      "public",
      "Authority",
      ["amenity=courthouse", "amenity=embassy", "office=government", "office=diplomatic"]
    ),
    Row("library", "public", "Library", ["amenity=library"]),
    Row(
      "community",
      "public",
      "Community centre",
      ["amenity=community_centre", "amenity=arts_centre", "amenity=social_facility"]
    ),
    Row(
      "university",
      "education",
      "University",
      ["amenity=university", "amenity=college", "amenity=research_institute"]
    ),
    Row("school", "education", "School", ["amenity=school", "amenity=music_school"]),
    Row(
      "kindergarten",
      "education",
      "Kindergarten",
      ["amenity=kindergarten", "amenity=childcare"]
    ),
    Row("museum", "sights", "Museum", ["tourism=museum", "tourism=gallery"]),
    Row(
      "castle",
      "sights",
      "Castle",
      ["historic=castle", "historic=fort", "historic=ruins", "historic=palace"]
    ),
    Row(
      "attraction",
      "sights",
      "Attraction",
      ["tourism=attraction", "tourism=theme_park", "tourism=aquarium"]
    ),
    Row("zoo", "sights", "Zoo", ["tourism=zoo"]),
    Row("viewpoint", "sights", "Viewpoint", ["tourism=viewpoint"]),
    Row(
      "monument",
      "sights",
      "Monument",
      ["historic=monument", "historic=memorial", "tourism=artwork"]
    ),
    Row("cinema", "leisure", "Cinema", ["amenity=cinema"]),
    Row("theatre", "leisure", "Theatre", ["amenity=theatre"]),
    Row(
      "nightlife",
      "leisure",
      "Night life",
      ["amenity=nightclub", "amenity=casino", "leisure=dance"]
    ),
    Row("stadium", "leisure", "Stadium", ["leisure=stadium"]),
    Row(
      "swimming",
      "leisure",
      "Swimming",
      ["leisure=water_park", "leisure=swimming_area", "amenity=public_bath"]
    ),
    Row(
      "sports",
      "leisure",
      "Sports",
      [
        "leisure=sports_centre", "leisure=fitness_centre", "leisure=golf_course",
        "leisure=ice_rink", "leisure=horse_riding",
      ]
    ),
    Row("park", "leisure", "Park", ["leisure=park", "leisure=nature_reserve", "leisure=garden"]),
    Row("playground", "leisure", "Playground", ["leisure=playground"]),
    Row("beach", "leisure", "Beach", ["natural=beach", "leisure=beach_resort"]),
    Row("marina", "leisure", "Marina", ["leisure=marina"]),
    Row("worship", "public", "Place of worship", ["amenity=place_of_worship"]),
    Row("cemetery", "public", "Cemetery", ["landuse=cemetery", "amenity=grave_yard"]),
    Row("parking", "car", "Parking", ["amenity=parking"]),
    Row("car-rental", "car", "Car rental", ["amenity=car_rental", "amenity=car_sharing"]),
    Row("car-repair", "car", "Car repair", ["shop=car_repair", "shop=tyres"]),
    Row("car-wash", "car", "Car wash", ["amenity=car_wash"]),
    Row("car-dealer", "car", "Car dealer", ["shop=car"]),
    Row("taxi", "transport", "Taxi", ["amenity=taxi"]),
    Row("tram-stop", "transport", "Tram stop", ["railway=tram_stop"]),
    Row("bus-stop", "transport", "Bus stop", ["highway=bus_stop"]),
    Row("bicycle-rental", "transport", "Bicycle rental", ["amenity=bicycle_rental"]),
    Row("toilets", "facilities", "Toilets", ["amenity=toilets"]),
    Row("water", "facilities", "Drinking water", ["amenity=drinking_water"]),
    Row("information", "facilities", "Tourist information", ["tourism=information"]),
    Row("picnic", "facilities", "Picnic site", ["tourism=picnic_site", "leisure=picnic_table"]),
    Row("office", "business", "Office", ["office=*"]),
    Row("craft", "business", "Craft", ["craft=*"]),
    Row("shop", "shop", "Shop", ["shop=*"]),
  ]
}
