import Testing

@testable import RoadNetwork

@Suite("Lists of edges")
struct EdgeListTests {
  @Test("Edges stand in the list of their number, in their order")
  func sorted() {
    let lists = EdgeLists(count: 4, edges: 0..<7) { $0 % 3 }
    #expect((0..<4).map { Array(lists[$0]) } == [[0, 3, 6], [1, 4], [2, 5], []])
  }

  @Test("A list that was replaced or added leaves the others as they were")
  func changed() {
    var lists = EdgeLists(count: 3) { (0..<UInt32($0)).map { $0 * 10 } }
    lists.replace(1, by: [7, 8])
    lists.append(lists[2])
    lists.replace(3, by: lists[3].filter { $0 > 0 })
    #expect(lists.count == 4)
    #expect((0..<4).map { Array(lists[$0]) } == [[], [7, 8], [0, 10], [10]])
  }
}
