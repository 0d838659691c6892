// What the address says behind its sign, such as a scenario and a moment.
const hash = () => {
  const found = {};
  for (const part of location.hash.slice(1).split("&")) {
    const at = part.indexOf("=");
    try { if (at > 0) found[part.slice(0, at)] = decodeURIComponent(part.slice(at + 1)); } catch { /* no address */ }
  }
  return found;
};
