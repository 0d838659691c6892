public import Geodesy

/// A map bent, turned and moved into an ocean, so that no length, angle or direction is what it was.
///
/// The ground is pushed by waves from 140 m to some kilometres long, each of which stretches it here and
/// squeezes it there, and seen through lenses that make a crossing or a ring larger or smaller as a whole:
/// what is short enough is of the same length to within some metres else. Neighbours stay neighbours, left
/// stays left, and what lies beside a road still does.
public struct MapWarp: Sendable {
  private struct Wave {
    /// Radians a metre.
    let east: Double
    let north: Double
    /// Metres.
    let pushEast: Double
    let pushNorth: Double
    /// Radians.
    let phase: Double
  }

  /// What makes the ground around a place larger or smaller, by `1 + power / (1 + (r / radius)²)²`.
  ///
  /// Distances from its middle stay in their order where the power is above -0.6 and below 4.
  private struct Lens {
    let east: Double
    let north: Double
    let radius: Double
    let power: Double
  }

  private let old: LocalProjection
  private let new: LocalProjection
  private let sine: Double
  private let cosine: Double
  private let scale: Double
  private let waves: [Wave]
  private let lenses: [Lens]

  /// Metres of the waves, and by which share of a length each changes it at most.
  private static let kinds: [(length: Double, strain: Double)] = [
    (140, 0.10), (260, 0.13), (480, 0.16), (900, 0.18), (1_700, 0.18), (3_200, 0.18),
  ]
  /// Waves of each length, in directions of their own.
  private static let perKind = 2
  /// The part of the South Atlantic that holds nothing, in degrees.
  private static let ocean = (south: -32.0, north: -21.0, west: -28.0, east: -17.0)

  /// Draws a warp.
  ///
  /// - Parameters:
  ///   - bounds: What is moved.
  ///   - lines: The ways that are driven in it: lenses lie on them, some hundred metres apart.
  ///   - rings: The middles of what is small and known by its size, such as roundabouts.
  ///   - strength: 1 for lengths that change by a quarter, less to change them less; 0...1.
  ///   - random: The same numbers give the same warp.
  public init(
    around bounds: GeoBounds,
    along lines: [[Coordinate]] = [],
    rings: [Coordinate] = [],
    strength: Double,
    using random: inout some RandomNumberGenerator
  ) {
    func draw(_ low: Double, _ high: Double) -> Double {
      low + (high - low) * Double(random.next() >> 11) * 0x1p-53
    }
    let old = LocalProjection(
      origin: Coordinate(
        latitude: (bounds.southWest.latitude + bounds.northEast.latitude) / 2,
        longitude: bounds.southWest.longitude
      )
    )
    new = LocalProjection(
      origin: Coordinate(
        latitude: draw(Self.ocean.south, Self.ocean.north),
        longitude: draw(Self.ocean.west, Self.ocean.east)
      )
    )
    let turn = draw(0, 2 * .pi)
    (sine, cosine) = DeterministicMath.sineAndCosine(turn)
    scale = 1 + 0.1 * strength * draw(-1, 1)
    var waves: [Wave] = []
    for kind in Self.kinds {
      for _ in 0..<Self.perKind {
        let number = 2 * .pi / (kind.length * draw(0.8, 1.25))
        let push = kind.strain * strength * draw(0.7, 1) / number
        let (s, c) = DeterministicMath.sineAndCosine(draw(0, 2 * .pi))
        let (pushS, pushC) = DeterministicMath.sineAndCosine(draw(0, 2 * .pi))
        waves.append(
          Wave(
            east: number * c,
            north: number * s,
            pushEast: push * pushC,
            pushNorth: push * pushS,
            phase: draw(0, 2 * .pi)
          )
        )
      }
    }
    self.waves = waves
    self.old = old
    var lenses: [Lens] = []
    func add(_ place: Coordinate, radius: Double, power: Double) {
      let point = old.point(place)
      // Two in one place would magnify each other.
      guard lenses.allSatisfy({ Self.squared($0, point) > 4 * radius * radius }) else { return }
      lenses.append(Lens(east: point.east, north: point.north, radius: radius, power: power))
    }
    for ring in rings { add(ring, radius: draw(60, 80), power: strength * draw(0.8, 1.2)) }
    for line in lines.map({ GeoPath($0) }) {
      var metres = draw(0, 300)
      while metres < line.length, let place = line.position(at: metres)?.coordinate {
        let power = draw(0, 1) < 0.5 ? draw(-0.4, -0.25) : draw(0.4, 0.8)
        add(place, radius: draw(50, 90), power: strength * power)
        metres += draw(180, 420)
      }
    }
    self.lenses = lenses
  }

  /// The square of the metres between the middle of a lens and a point.
  private static func squared(_ lens: Lens, _ point: (east: Double, north: Double)) -> Double {
    let (x, y) = (point.east - lens.east, point.north - lens.north)
    return x * x + y * y
  }

  /// Returns where a place comes to lie, to 1e-7 degrees.
  public func place(_ coordinate: Coordinate) -> Coordinate {
    let (lensEast, lensNorth) = seen(old.point(coordinate))
    var (east, north) = (lensEast, lensNorth)
    for wave in waves {
      let push = DeterministicMath.sin(wave.east * lensEast + wave.north * lensNorth + wave.phase)
      east += wave.pushEast * push
      north += wave.pushNorth * push
    }
    let place = new.coordinate(
      east: (east * cosine - north * sine) * scale,
      north: (east * sine + north * cosine) * scale
    )
    return Coordinate(
      latitude: (place.latitude * 1e7).rounded() / 1e7,
      longitude: (place.longitude * 1e7).rounded() / 1e7
    )
  }

  /// Where a point is seen through the lenses.
  private func seen(_ point: (east: Double, north: Double)) -> (east: Double, north: Double) {
    var (east, north) = point
    for lens in lenses {
      let share = 1 + Self.squared(lens, point) / (lens.radius * lens.radius)
      // Farther off it moves nothing by a centimetre.
      guard share < 1000 else { continue }
      east += (point.east - lens.east) * lens.power / (share * share)
      north += (point.north - lens.north) * lens.power / (share * share)
    }
    return (east, north)
  }

  /// Returns what becomes of a direction at a place, and by which factor the way in it grows.
  public func direction(_ bearing: Double, at coordinate: Coordinate) -> (
    bearing: Double, factor: Double
  ) {
    let step = 5.0
    let from = place(coordinate.destination(distance: step, bearing: bearing + 180))
    let to = place(coordinate.destination(distance: step, bearing: bearing))
    return (from.initialBearing(to: to), from.distance(to: to) / (2 * step))
  }
}
