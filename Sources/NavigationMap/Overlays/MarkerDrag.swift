/// The drag that goes on on a map.
struct MarkerDrag {
  let marker: Marker
}
