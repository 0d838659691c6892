function mapView(node, world, box, onchange) {
  const at = { x: 0, y: 0, scale: 1 };
  const size = () => ({ w: node.clientWidth || 600, h: node.clientHeight || 400 });
  function apply() {
    world.setAttribute("transform", "translate(" + at.x.toFixed(2) + " " + at.y.toFixed(2) + ") scale(" + at.scale + ")");
    onchange();
  }
  function fit() {
    const { w, h } = size();
    const edge = Math.min(56, w * 0.11);
    // The buttons stand on the right: on a narrow page they need more than the edge.
    const right = Math.max(edge, 60);
    const width = Math.max(box.right - box.left, 60), height = Math.max(box.bottom - box.top, 60);
    at.scale = Math.min((w - edge - right) / width, (h - 2 * edge) / height);
    at.x = (w + edge - right) / 2 - (box.left + box.right) / 2 * at.scale;
    at.y = h / 2 - (box.top + box.bottom) / 2 * at.scale;
    apply();
  }
  function zoom(factor, px, py) {
    const { w, h } = size();
    [px, py] = [px ?? w / 2, py ?? h / 2];
    const scale = clamp(at.scale * factor, 0.0005, 60);
    at.x = px - (px - at.x) * scale / at.scale;
    at.y = py - (py - at.y) * scale / at.scale;
    at.scale = scale;
    apply();
  }
  function pan(dx, dy) { at.x += dx; at.y += dy; apply(); }
  function center(x, y, scale) {
    const { w, h } = size();
    if (scale) at.scale = scale;
    at.x = w / 2 - x * at.scale;
    at.y = h / 2 - y * at.scale;
    apply();
  }
  // What was in the middle stays there when the picture gets another size.
  let last = null;
  function resized() {
    const { w, h } = size();
    if (last) pan((w - last.w) / 2, (h - last.h) / 2);
    last = { w, h };
  }
  const fingers = new Map();
  let moved = 0;
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.x - b.x, a.y - b.y);
  };
  node.addEventListener("pointerdown", (event) => {
    if (event.target.closest(".pin, .hand")) return;
    node.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    moved = 0;
  });
  node.addEventListener("pointermove", (event) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const box = node.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    const before = fingers.size === 2 ? spread() : 0;
    const [dx, dy] = [x - finger.x, y - finger.y];
    Object.assign(finger, { x, y });
    moved += Math.abs(dx) + Math.abs(dy);
    if (fingers.size === 1) return pan(dx, dy);
    const [a, b] = [...fingers.values()];
    pan(dx / 2, dy / 2);
    if (before > 0) zoom(spread() / before, (a.x + b.x) / 2, (a.y + b.y) / 2);
  });
  for (const type of ["pointerup", "pointercancel"]) {
    node.addEventListener(type, (event) => fingers.delete(event.pointerId));
  }
  node.addEventListener("wheel", (event) => {
    event.preventDefault();
    const box = node.getBoundingClientRect();
    zoom(Math.exp(-clamp(event.deltaY, -240, 240) / 320), event.clientX - box.left, event.clientY - box.top);
  }, { passive: false });
  node.addEventListener("keydown", (event) => {
    const step = event.shiftKey ? 160 : 48;
    const moves = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moves[event.key]) pan(...moves[event.key]);
    else if (event.key === "+" || event.key === "=") zoom(1.4);
    else if (event.key === "-") zoom(1 / 1.4);
    else if (event.key === "0") fit();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  return {
    at, fit, zoom, pan, center, size, resized, wasDragged: () => moved > 6,
    screen: (x, y) => ({ x: x * at.scale + at.x, y: y * at.scale + at.y }),
  };
}
