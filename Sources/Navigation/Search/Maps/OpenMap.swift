/// A map that is searched in.
struct OpenMap {
  let id: Int
  let backend: any SearchBackend
  let isMajorRoadsOnly: Bool
}
