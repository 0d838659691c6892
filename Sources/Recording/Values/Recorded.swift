/// The values that payloads are made of: words of closed lists, and objects.
public enum Recorded {}
