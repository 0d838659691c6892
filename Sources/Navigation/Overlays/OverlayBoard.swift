/// What lies on a map.
final class OverlayBoard {}
