// Light, dark, or as the person's system has it.
const THEMES = ["auto", "light", "dark"];
let theme = "auto";
try { theme = localStorage.getItem("navsim-theme") || "auto"; } catch { /* a page that may keep nothing */ }
function paint() {
  if (theme === "auto") delete document.documentElement.dataset.theme; else document.documentElement.dataset.theme = theme;
  $("theme").textContent = "Theme: " + theme;
}
$("theme").onclick = () => {
  theme = THEMES[(THEMES.indexOf(theme) + 1) % 3];
  try { localStorage.setItem("navsim-theme", theme); } catch { /* kept for now */ }
  paint();
};
paint();
