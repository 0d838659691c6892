/// A view of a panorama.
public final class PanoramaView {
  init() {}
}
