// A scenario on the bench: its text with its past, and the newest picture of it.
//
// Every change is made by the program; here stands only which text is meant and which answer is the newest.
function desk(opened) {
  const self = {
    ...opened, saved: opened.text, outline: null, problems: [], held: null, past: [], future: [], onResult: [], onText: [],
    get isChanged() { return self.text !== self.saved; },
  };
  let number = 0, applied = 0, flying = 0, since = 0, waiting = null;
  const mean = () => (self.stamp === null ? { path: self.path } : { name: self.name });
  async function send(request) {
    flying += 1;
    since = performance.now();
    try {
      const result = await ask("live", { ...mean(), path: self.path, text: request.text, edits: request.edits, held: self.held ? self.held.text : undefined });
      if (result.dropped || request.number < applied) return;
      applied = request.number;
      self.outline = result.outline;
      self.problems = result.problems;
      self.shown = result.text;
      if (request.commits) commit(result.text, request.from);
      for (const react of self.onResult) react(result, request);
    } catch (error) {
      if (request.number < applied || !error.said) return;
      for (const react of self.onResult) react({ refused: error.message }, request);
    } finally {
      flying -= 1;
      if (!flying && waiting) { const next = waiting; waiting = null; send(next); }
    }
  }
  function commit(text, from) {
    if (text === from) return;
    self.past.push(from);
    self.future = [];
    self.text = text;
    for (const react of self.onText) react();
  }
  // One is under way and the newest waits; what takes long is given up for the next.
  function put(request) {
    number += 1;
    request.number = number;
    request.asked = request.asked ?? performance.now();
    if (flying && performance.now() - since < 150) {
      // What is to stay must not be lost to what is only looked at.
      if (waiting && waiting.commits && !request.commits) return;
      waiting = request;
    } else send(request);
  }
  return Object.assign(self, {
    // Shows a change; with `commits` it becomes the text. `from` is the text that it changes.
    edit(edits, { commits = true, from = self.text, asked } = {}) { put({ text: from, edits, commits, from, asked }); },
    // Takes a text as it was typed.
    write(text, asked) {
      if (text !== self.text) commit(text, self.text);
      put({ text, edits: [], commits: false, from: text, asked });
    },
    run() { put({ text: self.text, edits: [], commits: false, from: self.text }); },
    undo() { turn(self.past, self.future); },
    redo() { turn(self.future, self.past); },
    hold() { self.held = self.held ? null : { text: self.text }; self.run(); },
  });
  function turn(from, to) {
    if (!from.length) return;
    to.push(self.text);
    self.text = from.pop();
    for (const react of self.onText) react();
    self.run();
  }
}
