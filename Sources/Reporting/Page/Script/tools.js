const $ = (id) => document.getElementById(id);
const SVG = "http://www.w3.org/2000/svg";
function fill(node, attributes, children) {
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    // The page's policy lets no attribute hold a style.
    else if (key === "style") node.style.cssText = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children.flat(9)) {
    if (child !== null && child !== undefined && child !== false) node.append(child);
  }
  return node;
}
const el = (tag, attributes, ...children) =>
  fill(document.createElement(tag), attributes, children);
const svg = (tag, attributes, ...children) =>
  fill(document.createElementNS(SVG, tag), attributes, children);
// A name from outside stands for itself, whatever direction it is written in.
const name = (text) => el("bdi", {}, text);
const say = (text) => { $("say").textContent = text; };

const pad = (number) => String(number).padStart(2, "0");
function clock(ms, digits = 1) {
  const sign = ms < 0 ? "-" : "";
  const unit = 10 ** (3 - digits);
  const total = Math.floor(Math.abs(ms) / unit + 1e-9);
  const per = 1000 / unit;
  const seconds = Math.floor(total / per);
  const rest = digits ? "." + String(total % per).padStart(digits, "0") : "";
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const head = hours ? hours + ":" + pad(minutes) : String(minutes);
  return sign + head + ":" + pad(seconds % 60) + rest;
}
const seconds = (ms) => String(Math.round(ms) / 1000);
const distance = (metres) => metres < 999.95
  ? metres.toFixed(metres < 100 ? 1 : 0) + " m" : (metres / 1000).toFixed(1) + " km";
const words = (text) => String(text).replace(/([a-z])([A-Z])/g, (all, a, b) => a + " " + b.toLowerCase());
function quantity(value, unit) {
  if (value === null || value === undefined) return "unknown";
  if (value === "max" || Math.abs(value) > 1e12) return "no limit";
  switch (unit) {
    case "metres": return Math.abs(value) < 1000 ? value.toFixed(2) + " m" : distance(value);
    case "seconds": return value.toFixed(2) + " s";
    case "degrees": return value.toFixed(1) + "°";
    case "fixes": return value.toFixed(0) + (value === 1 ? " fix" : " fixes");
    default: return value.toFixed(1) + " " + unit;
  }
}
const shellWord = (text) => /^[\p{Alphabetic}0-9\-_.\/@%+=:,]+$/u.test(text)
  ? text : "'" + text.split("'").join("'\\''") + "'";
const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
// The index of the last of ascending numbers that is not more than a value; -1 for none.
function lastAt(list, value) {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] <= value) low = middle + 1; else high = middle;
  }
  return low - 1;
}
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const area = el("textarea", { class: "unseen" });
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  say("copied");
}
