/// Guides along a route and tells its delegate what happens.
public final class Navigator {}
