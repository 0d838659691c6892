import Testing

@testable import Regression

@Suite("Shards") struct ShardTests {
  private let names = (0..<500).map { "folder\($0 % 7)/scenario-\($0)" }

  @Test("Every scenario belongs to exactly one part", arguments: [1, 2, 3, 7, 64])
  func partition(count: Int) throws {
    let shards = try (1...count).map { try #require(Shard($0, of: count)) }
    for name in names {
      #expect(shards.count { $0.contains(name) } == 1, "\(name)")
    }
  }

  @Test("The parts are about equal")
  func balance() throws {
    for number in 1...4 {
      let shard = try #require(Shard(number, of: 4))
      let count = names.count { shard.contains($0) }
      #expect((85...165).contains(count), "part \(number) has \(count) of 500")
    }
  }

  @Test("A new scenario moves no other to another part")
  func stable() throws {
    let shard = try #require(Shard(2, of: 5))
    let before = names.filter { shard.contains($0) }
    let after = (["a/new"] + names).filter { shard.contains($0) }
    #expect(after.filter { $0 != "a/new" } == before)
  }

  @Test("The part of a name never changes, whatever the release")
  func pinned() throws {
    let shard = try #require(Shard(1, of: 3))
    #expect(names.prefix(12).map { shard.contains($0) } == Self.pinned)
  }

  /// By the published form of FNV-1a with 64 bits, modulo 3, worked out apart from this program.
  private static let pinned = [
    true, false, true, false, false, false, true, true, false, true, true, false,
  ]

  @Test(
    "Only i/n with 1 ≤ i ≤ n is a part",
    arguments: ["0/3", "4/3", "1/0", "-1/3", "1", "1/2/3", "a/b", "", "1/", "/2"]
  )
  func refused(text: String) { #expect(Shard(parsing: text) == nil) }

  @Test("A part is written as it is read")
  func description() throws {
    #expect(try #require(Shard(parsing: "2/5")).description == "2/5")
  }
}
