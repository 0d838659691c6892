import Foundation
import Geodesy
import Platform
import RoadFixtures
import RoadNetwork
import ScenarioLanguage
import ShortLived
import TestSupport
import Testing
import Traces

@testable import Regression
@testable import Simulation

@Suite("Anonymised drives against an attacker")
struct AnonymityTests {
  /// A drive as it was and as it is hidden.
  private struct Hidden {
    let made: AuthoredDrive
    let map: RoadMap
    /// The fixes between the new ends, where they were.
    let old: [Fix]
  }

  private func hide(_ fixes: [Fix], _ source: MapSource, name: String) throws -> Hidden {
    let folder = try TemporaryFolder()
    var choices = DriveAuthor.Choices()
    choices.isAnonymised = true
    let author = DriveAuthor(
      name: name,
      source: source,
      choices: choices,
      temporary: ShortLived.folder,
      shouldStop: { false }
    )
    let made = try author.scenario(
      of: fixes,
      for: DriveTargets(scenario: folder.path + "/x.json", workingFolder: folder.path)
    )
    let path = folder.path + "/map.osm"
    try FileSystem.write(made.map, to: path)
    let map = try RoadMap(path: path)
    guard let part = made.part else {
      return Hidden(made: made, map: map, old: try trimmed(fixes, source, name))
    }
    // Which part it is, its first and its last fix tell.
    let (before, behind) = made.story.leftOut
    let old = DriveAnonymiser.parts(of: fixes).lazy.compactMap { range in
      try? trimmed(Array(fixes[range]), source, name)
    }.first { old in
      let kept = old.dropFirst(before).dropLast(behind)
      let ends = [kept.first, kept.last].map { (($0?.time ?? 0) - fixes[0].time) / 1_000_000 }
      return ends == [part.lowerBound, part.upperBound]
    }
    return Hidden(made: made, map: map, old: try #require(old))
  }

  private func trimmed(_ fixes: [Fix], _ source: MapSource, _ name: String) throws -> [Fix] {
    let match = try DriveMatch(fixes, on: source.map, name: name)
    return try DriveAnonymiser.trimmed(match, on: source.map, name: name)
  }

  private func truth(_ driven: [DriveAttacker.Stretch], _ hidden: Hidden) -> [Coordinate] {
    let offset = hidden.made.story.leftOut.before
    return driven.map { hidden.old[min($0.fix + offset, hidden.old.count - 1)].coordinate }
  }

  @Test("Nothing of place, time and speed stays", arguments: [3, 8] as [UInt64])
  func traces(seed: UInt64) throws {
    let fixes = try SimulatedDrive.drawn(seed: seed, [.missedTurn], metres: 3000...5000).fixes
    let source = try SimulatedDrive.source()
    let hidden = try hide(fixes, source, name: "drive.gpx")
    let (old, new) = (hidden.old, hidden.made.story.fixes)
    let hour: Int64 = 3_600_000_000_000
    let first = try #require(new.first)
    #expect((old[0].time - first.time) % hour != 0)
    #expect(first.coordinate.distance(to: old[0].coordinate) > 1_000_000)
    let names = Set(
      (0..<UInt32(source.map.graph.sectionCount)).compactMap {
        source.map.graph.facts(ofSection: $0).name
      }
    )
    let text = String(decoding: hidden.made.map + hidden.made.scenario, as: UTF8.self)
    for name in names { #expect(!text.contains(name), "\(name)") }
    for key in ["addr:", "amenity", "turn:lanes", "destination"] {
      #expect(!text.contains("k=\"\(key)"))
    }
    // No latitude is that of a place of the map, but by chance.
    let latitudes = Set(
      (0..<UInt32(source.map.graph.vertexCount)).map {
        source.map.graph.vertexPoint($0).latitude
      }
    )
    #expect(!new.contains { latitudes.contains($0.coordinate.latitude) })
    // The speeds times the seconds are not the old lengths.
    let factors = zip(old, new).compactMap { old, new -> Double? in
      guard let before = old.speed, let after = new.speed, before > 5 else { return nil }
      return after / before
    }
    #expect((factors.max() ?? 1) / (factors.min() ?? 1) > 1.15)
  }

  /// What is less than to anonymise, as a control group: moved and turned, and bent a little besides.
  private static let weak: [(name: String, strength: Double)] = [
    ("moved and turned alone", 0), ("bent by a tenth", 0.1),
  ]

  /// The share of a drive that is found where its map is moved, turned and bent so much, and keeps its roads.
  private func weakly(
    _ hidden: Hidden,
    _ source: MapSource,
    _ strength: Double,
    _ attacker: DriveAttacker
  ) throws -> Double {
    let line = hidden.old.map(\.coordinate)
    let cut = MapCutter.cut(roadsOf: source.map, to: RoadCorridor(along: [line], width: 400))
    var random = RandomStream("weak", seed: 1)
    let warp = MapWarp(around: GeoBounds(line), strength: strength, using: &random)
    let map = RoadMap(
      OSMData(
        nodes: cut.nodes.map {
          OSMNode(id: $0.id, coordinate: warp.place($0.coordinate), tags: $0.tags)
        },
        ways: cut.ways,
        relations: cut.relations
      )
    )
    let fixes = DriveAnonymiser.disguised(hidden.old, by: warp, using: &random)
    let story = try DriveInterpreter(map, name: "weak").story(of: fixes)
    let driven = DriveAttacker.driven(story, on: map)
    let truth = driven.map {
      hidden.old[min($0.fix + story.leftOut.before, hidden.old.count - 1)].coordinate
    }
    let clues: [DriveAttacker.Clues] = [
      [.lengths, .turns, .degrees], [.shapes, .turns, .degrees, .classes],
    ]
    let best = clues.map { attacker.attack(driven, $0, truth: truth).found }.max() ?? 0
    return Double(best) / Double(max(1, driven.count))
  }

  /// Whether a drive begins within half an hour of the time of the day at which it was driven.
  private func isSameHour(_ hidden: Hidden) -> Bool {
    guard let old = hidden.old.first, let new = hidden.made.story.fixes.first else { return true }
    let day: Int64 = 86_400_000_000_000
    let apart = ((old.time - new.time) % day + day) % day
    return min(apart, day - apart) < day / 48
  }

  /// The folder of real maps, and the map that Hof's drives were driven on; nil where there is no real data.
  private static func hof(for what: String) throws -> (maps: String, source: MapSource)? {
    guard let maps = RealMaps.folder else {
      print("skipped: \(what): no real data (set NAVSIM_DATA)")
      return nil
    }
    return (maps, try MapSource(path: maps + "/hof-driven-roads.osm.pbf"))
  }

  @Test("Real drives cannot be found again in the map that they were driven on")
  func attacked() throws {
    guard let (maps, source) = try Self.hof(for: "attack on real drives") else { return }
    let attacker = DriveAttacker(source.map)
    let numbers = RealDrives.numbers
    var (stretches, before, hiddenCount, shortCount) = (0, 0, 0, 0)
    var found: [String: Int] = [:]
    var places: [(told: DriveAttacker.Cell?, own: Set<DriveAttacker.Cell>)] = []
    var sameHour = 0
    var weak: [String: [Double]] = [:]
    for number in numbers {
      let path = maps + "/../drives/hof/\(number).csv"
      guard let log = try? DriveLog(path: path, options: .init()) else { continue }
      let fixes = Array(log.drives[log.longest])
      let hidden: Hidden
      do {
        hidden = try hide(fixes, source, name: number)
      } catch let error as TraceError where error.message.contains("too short") {
        print("\(number): too short to be hidden")
        shortCount += 1
        continue
      }
      hiddenCount += 1
      let plain = try DriveInterpreter(source.map, name: number).story(of: hidden.old)
      let open = DriveAttacker.driven(plain, on: source.map)
      let all: DriveAttacker.Clues = [.lengths, .turns, .degrees]
      let former = attacker.attack(open, all, truth: open.map(\.start))
      before += former.found * 1000 / max(1, former.stretches)
      let driven = DriveAttacker.driven(hidden.made.story, on: hidden.map)
      let truth = truth(driven, hidden)
      let attacks: [(String, DriveAttacker.Score)] = [
        ("lengths", attacker.attack(driven, .lengths, truth: truth)),
        ("lengths, turns", attacker.attack(driven, [.lengths, .turns], truth: truth)),
        ("lengths, turns, degrees", attacker.attack(driven, all, truth: truth)),
        (
          "turns, degrees, classes",
          attacker.attack(driven, [.turns, .degrees, .classes], truth: truth)
        ),
        ("shapes, turns", attacker.attack(driven, [.shapes, .turns], truth: truth)),
        (
          "shapes, turns, degrees, classes",
          attacker.attack(driven, [.shapes, .turns, .degrees, .classes], truth: truth)
        ),
        ("turns alone", attacker.attackByTurns(driven, truth: truth)),
      ]
      for (name, score) in attacks {
        found[name, default: 0] += score.found
      }
      stretches += driven.count
      sameHour += isSameHour(hidden) ? 1 : 0
      for (name, strength) in Self.weak {
        let share = try weakly(hidden, source, strength, attacker)
        weak[name, default: []].append(share)
      }
      let place = attacker.place(attacks.map(\.1), truth: truth)
      places.append(place)
      let isRight = place.told.map { place.own.contains($0) } ?? false
      print(
        "\(number): before \(former.found) of \(former.stretches), after "
          + attacks.map { "\($0.0) \($0.1.found)" }.joined(separator: ", ")
          + " of \(driven.count)\(isRight ? ", placed" : "")"
      )
    }
    let (placed, chance) = Self.placed(places)
    print(
      "attacker: \(hiddenCount) of \(numbers.count) hidden; before \(before / max(1, hiddenCount)) ‰; after \(found) of \(stretches); placed \(placed), by chance \(Quantity.fixed(chance, 1))"
    )
    for (name, strength) in Self.weak {
      let shares = weak[name] ?? []
      let mean = shares.reduce(0, +) / Double(max(1, shares.count))
      print("attacker: \(name): \(Quantity.fixed(mean * 100, 1)) % found")
      // The control group: where lengths stay or nearly, the same attacks find most of it.
      #expect(mean > (strength == 0 ? 0.6 : 0.2), "\(name)")
    }
    print("attacker: \(sameHour) of \(hiddenCount) at the hour of the day that they were driven")
    #expect(sameHour <= max(2, hiddenCount / 5))
    #expect(hiddenCount > 0)
    #expect(before / max(1, hiddenCount) > 500, "the attacker finds what is not hidden")
    for (name, count) in found {
      #expect(count * 20 < max(stretches, 1), "by \(name)")
    }
    // No more than three standard deviations above what is told without looking at the drive.
    let n = Double(max(1, hiddenCount))
    let spread = (chance * (1 - chance / n)).squareRoot()
    #expect(
      Double(placed) <= chance + max(1, 3 * spread),
      "the place is told more often than by chance"
    )
    #expect(hiddenCount + shortCount == numbers.count)
    #expect(shortCount * 5 < numbers.count)
  }

  @Test("What cannot be hidden as a whole is hidden in part, and it is said which")
  func part() throws {
    guard let (maps, source) = try Self.hof(for: "a real drive hidden in part") else { return }
    let log = try DriveLog(path: maps + "/../drives/hof/172.csv", options: .init())
    let fixes = Array(log.drives[log.longest])
    let hidden = try hide(fixes, source, name: "172")
    let part = try #require(hidden.made.part)
    let whole = (fixes[fixes.count - 1].time - fixes[0].time) / 1_000_000
    #expect(part.lowerBound >= 0 && part.upperBound <= whole)
    #expect(part.upperBound - part.lowerBound < whole)
    #expect(hidden.made.story.duration == part.upperBound - part.lowerBound)
    // What is taken is worth most of what could be hidden: this drive left its way now and then.
    #expect(!hidden.made.story.departures.filter(\.isDemanded).isEmpty)
    #expect(hidden.made.problems.isEmpty)
  }

  /// How many places are told rightly, and how many were if each were told by the clues of another drive.
  ///
  /// Most drives of a map pass its middle, and most claims of an attacker lie there, whatever it is shown.
  private static func placed(
    _ places: [(told: DriveAttacker.Cell?, own: Set<DriveAttacker.Cell>)]
  ) -> (count: Int, chance: Double) {
    let count = places.count { place in place.told.map { place.own.contains($0) } ?? false }
    var others = 0
    for (index, place) in places.enumerated() {
      for (other, its) in places.enumerated() where other != index {
        if let told = its.told, place.own.contains(told) { others += 1 }
      }
    }
    return (count, Double(others) / Double(max(1, places.count - 1)))
  }
}

/// The real drives beside the repository.
private enum RealDrives {
  /// Some drives of two kilometres and more, evenly spread; more of them where that is asked for.
  static var numbers: [String] {
    let all = [
      "000", "002", "010", "022", "030", "038", "054", "060", "070", "078", "088", "106", "116",
      "130", "142", "154", "172", "178", "202", "262",
    ]
    return ProcessInfo.processInfo.environment["NAVSIM_ATTACK"] == "all"
      ? all : ["000", "030", "060", "106", "154", "202"]
  }
}
