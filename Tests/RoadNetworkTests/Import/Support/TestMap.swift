/// A small map that can be written in every format.
struct TestMap {
  typealias Tags = [(key: String, value: String)]

  struct Node {
    var id: Int64
    /// In 1e-7 degrees.
    var latitude: Int64
    var longitude: Int64
    var tags: Tags = []
    var isVisible = true
  }

  struct Way {
    var id: Int64
    var nodes: [Int64]
    var tags: Tags = []
    var isVisible = true
  }

  struct Member {
    var kind: Int
    var id: Int64
    var role: String
  }

  struct Relation {
    var id: Int64
    var members: [Member]
    var tags: Tags = []
    var isVisible = true
  }

  var nodes: [Node] = []
  var ways: [Way] = []
  var relations: [Relation] = []

  static let corner = TestMap(
    nodes: [
      Node(id: 1, latitude: 471_400_000, longitude: 95_200_000),
      Node(
        id: 2,
        latitude: 471_410_003,
        longitude: 95_201_234,
        tags: [("highway", "traffic_signals"), ("note", "look")]
      ),
      Node(id: 3, latitude: -335_000_000, longitude: -702_500_001),
      Node(
        id: 7_000_000_000,
        latitude: 900_000_000,
        longitude: -1_800_000_000,
        tags: [("name", "A & B <\"ü'>")]
      ),
    ],
    ways: [
      Way(id: 10, nodes: [1, 2, 3, 2], tags: [("highway", "primary"), ("name", "Städtle")]),
      Way(id: 11, nodes: [3, 7_000_000_000], tags: [("oneway", "yes"), ("source:name", "sign")]),
      Way(id: 12, nodes: []),
    ],
    relations: [
      Relation(
        id: 20,
        members: [
          Member(kind: 1, id: 10, role: "from"), Member(kind: 0, id: 2, role: "via"),
          Member(kind: 1, id: 11, role: "to"),
        ],
        tags: [("type", "restriction"), ("restriction", "no_left_turn")]
      ),
      Relation(id: 21, members: [Member(kind: 2, id: 20, role: "")]),
    ]
  )

  /// What is expected of ``corner``, in the words of ``RoadNetwork/OSMData/lines``.
  static let cornerLines = [
    "n1 471400000 95200000",
    "n2 471410003 95201234 highway=traffic_signals note=look",
    "n3 -335000000 -702500001",
    "n7000000000 900000000 -1800000000 name=A & B <\"ü'>",
    "w10 1,2,3,2 highway=primary name=Städtle",
    "w11 3,7000000000 oneway=yes source:name=sign",
    "w12 ",
    "r20 way 10 from, node 2 via, way 11 to type=restriction restriction=no_left_turn",
    "r21 relation 20 ",
  ]
}
