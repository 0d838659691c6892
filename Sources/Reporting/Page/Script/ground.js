const METRES = 111319.49;
function plane(boxes) {
  let [south, north, west, east] = [90, -90, 180, -180];
  for (const { lat, lon } of boxes) {
    for (let i = 0; i < lat.length; i += 1) {
      south = Math.min(south, lat[i]); north = Math.max(north, lat[i]);
      west = Math.min(west, lon[i]); east = Math.max(east, lon[i]);
    }
  }
  if (south > north) [south, north, west, east] = [0, 0.01, 0, 0.01];
  // A drive over the antimeridian is near both ends of the scale.
  const turned = east - west > 180;
  const origin = { lat: (south + north) / 2, lon: turned ? 180 : (west + east) / 2 };
  const wide = METRES * Math.cos(origin.lat * Math.PI / 180);
  const x = (lon) => {
    let off = lon - origin.lon;
    if (off > 180) off -= 360; else if (off < -180) off += 360;
    return off * wide;
  };
  const y = (lat) => (origin.lat - lat) * METRES;
  const path = ({ lat, lon }, from = 0, to = lat.length) => {
    let text = "";
    for (let i = from; i < to; i += 1) {
      text += (i > from ? "L" : "M") + x(lon[i]).toFixed(1) + " " + y(lat[i]).toFixed(1);
    }
    return text;
  };
  const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  for (const { lat, lon } of boxes) {
    for (let i = 0; i < lat.length; i += 1) {
      box.left = Math.min(box.left, x(lon[i])); box.right = Math.max(box.right, x(lon[i]));
      box.top = Math.min(box.top, y(lat[i])); box.bottom = Math.max(box.bottom, y(lat[i]));
    }
  }
  if (box.left > box.right) Object.assign(box, { left: -200, right: 200, top: -200, bottom: 200 });
  // The place of a point of the plane, in degrees.
  const at = (px, py) => ({ lat: origin.lat - py / METRES, lon: origin.lon + px / wide });
  return { x, y, path, box, at };
}
