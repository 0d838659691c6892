/// The values that payloads are made of: words of closed lists, and objects.
package enum Recorded {}
