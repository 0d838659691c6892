"""Rules that a page has to keep so that everybody can use it: contrast, names, landmarks, focus.

They follow WCAG 2.2 (w3.org/TR/WCAG22): 1.4.3 contrast, 4.1.2 name and role, 1.3.1 structure, 2.4.7 focus; and
what axe-core knows of its levels A and AA.
"""
import json
import os
import subprocess
import sys

# Contrast of every text that is seen against what it stands on; the worst first.
CONTRAST = r"""
(() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (text) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = "#000";
    canvas.fillStyle = text;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = (top, below) => [0, 1, 2].map((i) => top[i] * top[3] + below[i] * (1 - top[3])).concat(1);
  const light = ([r, g, b]) => {
    const part = (v) => { v /= 255; return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4; };
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const ground = (node) => {
    const layers = [];
    for (let at = node; at; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      layers.push(color);
      if (color[3] === 1) break;
    }
    return layers.reverse().reduce((below, color) => over(color, below), [255, 255, 255, 1]);
  };
  const bad = [];
  let count = 0;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.trim(), node = walker.currentNode.parentElement;
    if (!text || !node || /^(SCRIPT|STYLE|NOSCRIPT|TITLE|OPTION)$/i.test(node.tagName) || node.closest("title")) continue;
    const style = getComputedStyle(node), box = node.getBoundingClientRect();
    if (style.visibility === "hidden" || !box.width || !box.height || node.closest(".unseen, .skip, dialog:not([open])")) continue;
    const isDrawn = node.namespaceURI.endsWith("svg");
    // Text on a picture stands on its own halo.
    const halo = isDrawn && style.stroke !== "none" ? over(rgba(style.stroke), ground(node.closest("svg"))) : null;
    let below = halo || ground(isDrawn ? node.closest("svg") : node);
    if (isDrawn && !halo) {
      const shape = node.previousElementSibling;
      if (shape && getComputedStyle(shape).fill !== "none") below = over(rgba(getComputedStyle(shape).fill), below);
    }
    const ink = over(rgba(isDrawn ? style.fill : style.color), below);
    const [a, b] = [light(ink), light(below)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const size = parseFloat(style.fontSize), isLarge = size >= 24 || (size >= 18.66 && +style.fontWeight >= 700);
    count += 1;
    if (ratio < (isLarge ? 3 : 4.5)) bad.push(ratio.toFixed(2) + " " + node.tagName + "." + node.getAttribute("class") + " " + text.slice(0, 40));
  }
  return { count, bad: bad.sort().slice(0, 5) };
})()
"""

STRUCTURE = r"""
(() => {
  const bad = [];
  const one = (selector, what) => {
    const count = document.querySelectorAll(selector).length;
    if (count !== 1) bad.push(count + " times " + what);
  };
  one("main", "main"); one("body > header", "banner"); one("body > footer", "content info"); one("h1", "h1");
  if (!document.documentElement.lang) bad.push("no language");
  if (!document.title.trim()) bad.push("no title");
  const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  if (twice.length) bad.push("ids twice: " + twice);
  let level = 1;
  for (const node of document.querySelectorAll("main h1, main h2, main h3")) {
    const next = +node.tagName[1];
    if (next > level + 1) bad.push("a heading of level " + next + " under one of " + level);
    level = next;
  }
  for (const node of document.querySelectorAll("[aria-labelledby], [aria-controls]")) {
    for (const id of (node.getAttribute("aria-labelledby") || "").split(" ").filter(Boolean)) {
      if (!document.getElementById(id)) bad.push("labelled by a missing " + id);
    }
  }
  for (const node of document.querySelectorAll("ul > :not(li), ol > :not(li)")) bad.push("no item in a list: " + node.tagName);
  for (const node of document.querySelectorAll("button, input, select, summary")) {
    // What a button stands for is hit by nobody.
    if (node.tabIndex < 0 && node.classList.contains("unseen")) continue;
    const box = node.getBoundingClientRect();
    if (box.width && box.height && Math.min(box.width, box.height) < 13) bad.push("too small to hit: " + node.outerHTML.slice(0, 60));
  }
  return bad.slice(0, 5);
})()
"""

# Roles that a person acts on, which therefore need a name.
ACTED_ON = {"button", "link", "textbox", "searchbox", "slider", "combobox", "checkbox", "application",
            "dialog", "region", "navigation", "group", "search", "img", "image", "tab", "list"}
NAMELESS = {"list", "group", "navigation", "img", "image"}


def contrast(page, where, need):
    """Checks that every text can be read; returns how many there are."""
    found = page.run(CONTRAST)
    need(found["count"] > 3 and not found["bad"], f"{where}: contrast too low: {found['bad']}")
    return found["count"]


def structure(page, where, need):
    """Checks landmarks, headings, ids and lists."""
    found = page.run(STRUCTURE)
    need(not found, f"{where}: {found}")


def names(page, where, need):
    """Checks that everything that can be acted on has a name, as a screen reader hears it."""
    tree = page.call("Accessibility.getFullAXTree")["nodes"]
    roles = set()
    for node in tree:
        if node.get("ignored"):
            continue
        role = node.get("role", {}).get("value", "")
        roles.add(role)
        if role not in ACTED_ON - NAMELESS:
            continue
        name = node.get("name", {}).get("value", "").strip()
        need(name, f"{where}: a {role} without a name")
    for role in ("main", "banner", "contentinfo", "navigation", "heading"):
        need(role in roles, f"{where}: no {role}")


def focus(page, where, need):
    """Goes through the page by Tab: what has the focus is marked, and none is a trap."""
    page.run("document.activeElement && document.activeElement.blur(); scrollTo(0, 0)")
    page.run("document.body.tabIndex = -1; document.body.focus(); document.body.removeAttribute('tabindex')")
    seen = []
    for _ in range(25):
        page.key("Tab")
        at = page.run("""(() => { const node = document.activeElement; if (!node || node === document.body) return null;
          const style = getComputedStyle(node); window.visited = window.visited || new Map();
          if (!window.visited.has(node)) window.visited.set(node, window.visited.size);
          return { id: window.visited.get(node), what: node.outerHTML.slice(0, 70), mark: style.outlineStyle, width: parseFloat(style.outlineWidth) }; })()""")
        if at is None:
            break
        need(at["mark"] != "none" and at["width"] >= 1, f"{where}: the focus is not seen on {at['what']}")
        need(at["id"] not in seen[-3:], f"{where}: the focus is caught in {at['what']}")
        seen.append(at["id"])
    need(len(set(seen)) >= 3, f"{where}: only {len(set(seen))} places take the focus")


# axe-core of Deque, which knows the rules of WCAG 2.2 A and AA that a program can judge

AXE_PACKAGE = "axe-playwright-python==0.1.8"
AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def axe_script(installs):
    """Returns the text of axe-core, fetched from PyPI where it may be; None where it is missing."""
    folder = os.path.join(ROOT, ".navsim/axe")
    path = os.path.join(folder, "axe_playwright_python/axe.min.js")
    if not os.path.exists(path) and installs:
        subprocess.run([sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--target", folder, AXE_PACKAGE], check=True)
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return file.read()


def axe(page, script, where, need):
    """Checks that axe-core finds no violation; returns how many rules it judged."""
    if script is None:
        return 0
    if page.run("typeof axe === 'undefined'"):
        page.run(script + ";0")
    # Nothing is asked of a network for it.
    options = {"runOnly": {"type": "tag", "values": AXE_TAGS}, "rules": {"target-size": {"enabled": True}},
               "resultTypes": ["violations"], "preload": False}
    found = page.run(f"axe.run(document, {json.dumps(options)}).then((result) => ({{ passes: result.passes.length,"
                     " bad: result.violations.map((rule) => [rule.id, rule.help, rule.nodes.length,"
                     " rule.nodes.slice(0, 3).map((node) => node.target.join(' ') + ': ' + node.any.concat(node.all, node.none)"
                     ".map((check) => check.message).join('; '))]) }))")
    need(not found["bad"], f"{where}: axe-core says {json.dumps(found['bad'], indent=1)}")
    need(found["passes"] > 5, f"{where}: axe-core judged {found['passes']} rules")
    return found["passes"]
