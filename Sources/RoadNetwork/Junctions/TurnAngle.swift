/// Angles of turns as OSRM counts them: 180 is straight on, less is right, more is left, 0 turns back.
package enum TurnAngle {
  /// Returns the angle from a bearing of arrival to one of departure, in `0..<360`.
  package static func between(_ bearingIn: Double, _ bearingOut: Double) -> Double {
    let angle = bearingIn - bearingOut + 540
    return angle - 360 * (angle / 360).rounded(.down)
  }

  /// How far an angle is from straight on, in `0...180`.
  package static func deviation(_ angle: Double) -> Double { difference(angle, 180) }

  package static func difference(_ a: Double, _ b: Double) -> Double {
    let d = abs(a - b)
    return min(d, 360 - d)
  }
}
