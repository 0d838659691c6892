/* The list as the folders of the suite, which fold; a folder alone in its folder is told with it. */
const folded = new Map();
function folderTree(list, waiting) {
  const root = { path: "", folders: new Map(), rows: [] };
  for (const entry of list) {
    let at = root;
    const parts = entry.item.name.split("/").slice(0, -1);
    parts.forEach((part, depth) => {
      if (!at.folders.has(part)) at.folders.set(part, { path: parts.slice(0, depth + 1).join("/"), folders: new Map(), rows: [] });
      at = at.folders.get(part);
    });
    at.rows.push(entry);
  }
  return [...(root.rows.length ? [flatList(root.rows, waiting)] : []), ...folderList(root, waiting)];
}
const everything = (folder) => [...folder.rows, ...[...folder.folders.values()].flatMap(everything)];
function folderList(folder, waiting) {
  const key = KEYS[view.order] || KEYS.name;
  const least = (entries) => entries.reduce((low, { item }) => Math.min(low, key(item)), Infinity);
  return [...folder.folders.values()].map((child) => ({ child, all: everything(child) }))
    .sort((a, b) => least(a.all) - least(b.all) || (a.child.path < b.child.path ? -1 : 1))
    .map(({ child, all }) => folderBox(child, all, waiting));
}
function folderBox(folder, all, waiting) {
  let shown = folder;
  while (!shown.rows.length && shown.folders.size === 1) [shown] = shown.folders.values();
  const bad = all.filter(({ item }) => !item.passed).length;
  const time = all.reduce((sum, { item }) => sum + item.ms, 0);
  // What is searched for is seen; else what did not pass, or everything where that is little.
  const isAsked = view.query || view.tag || view.filter !== "all";
  const opens = isAsked || folded.get(shown.path) || (folded.get(shown.path) === undefined && (bad > 0 || scenarios.length <= 40));
  const box = el("details", { class: "folder", open: !!opens },
    el("summary", {}, el("h2", {}, marked(shown.path + "/")), " ",
      el("span", { class: "num soft" }, all.length + (all.length === 1 ? " scenario" : " scenarios")), " ",
      bad > 0 ? el("span", { class: "state violated num" }, bad + " not passed")
        : el("span", { class: "state passed" }, all.every(({ item }) => item.state === "passed") ? "all passed" : "passed"), " ",
      el("span", { class: "num soft" }, (time / 1000).toFixed(2) + " s")),
    shown.rows.length > 0 && flatList(shown.rows, waiting, shown.path), folderList(shown, waiting));
  box.firstChild.addEventListener("click", () => folded.set(shown.path, !box.open));
  return box;
}
