// A scenario on the bench: its text with its past, and the newest picture of it.
//
// Every change is made by the program; here stands only which text is meant and which answer is the newest.
function desk(opened) {
  const self = {
    ...opened, saved: opened.text, outline: null, problems: [], held: null, driver: undefined, beside: undefined, past: [], future: [], onResult: [], onText: [],
    get isChanged() { return self.text !== self.saved; },
  };
  let number = 0, applied = 0, queue = [];
  const flying = new Set();
  async function send(request) {
    // A hand that holds something changes the text that was there when it took hold.
    if (request.grip) request.grip.from ??= self.text;
    request.from = request.grip ? request.grip.from : self.text;
    request.since = performance.now();
    flying.add(request);
    try {
      const result = await ask("live", {
        name: self.stamp === null ? undefined : self.name, path: self.path, text: request.from, edits: request.edits, navigator: self.driver,
        held: self.beside ? { navigator: self.beside } : self.held ?? undefined,
      });
      if (result.dropped || request.number < applied) return;
      applied = request.number;
      self.outline = result.outline;
      self.problems = result.problems;
      if (request.commits) commit(result.text);
      tell(result, request);
    } catch (error) {
      if (error.said && request.number >= applied) tell({ refused: error.message }, request);
      else if (!error.said && !(error.message || "").startsWith("navsim does")) throw error;
    } finally {
      flying.delete(request);
      if (!flying.size && queue.length) send(queue.shift());
    }
  }
  function tell(result, request) { for (const react of self.onResult) react(result, request); }
  function commit(text) {
    if (text === self.text) return;
    self.past.push(self.text);
    self.future = [];
    self.text = text;
    for (const react of self.onText) react();
  }
  // One is under way and the next wait; what only shows gives way to the newest, what stays is never lost.
  function put(request) {
    number += 1;
    request.number = number;
    request.asked = request.asked ?? performance.now();
    const isBusy = [...flying].some((other) => other.commits || performance.now() - other.since < 150);
    if (!queue.length && !isBusy) return send(request);
    queue = queue.filter((other) => other.commits);
    queue.push(request);
  }
  function turn(from, to) {
    if (!from.length) return;
    to.push(self.text);
    self.text = from.pop();
    for (const react of self.onText) react();
    self.run();
  }
  return Object.assign(self, {
    // Makes a change. Without `commits` it is only shown; `grip` is what a hand holds meanwhile.
    edit(edits, { commits = true, grip = null, asked } = {}) { put({ edits, commits, grip, asked }); },
    // Takes a text as it was typed.
    write(text, asked) { commit(text); put({ edits: [], commits: false, grip: null, asked }); },
    run() { put({ edits: [], commits: false, grip: null }); },
    undo() { turn(self.past, self.future); },
    redo() { turn(self.future, self.past); },
    // What is compared with: the drive that is held, another navigator's, or nothing but the golden.
    hold() { self.held = self.held ? null : { text: self.text, navigator: self.driver }; self.beside = undefined; self.run(); },
    against(navigator) { self.held = null; self.beside = navigator; self.run(); },
    drive(navigator) { self.driver = navigator; self.run(); },
    // The file is as it is here.
    settle(stamp, text) {
      Object.assign(self, { stamp, saved: text });
      if (text !== self.text) self.write(text); else for (const react of self.onText) react();
    },
  });
}
