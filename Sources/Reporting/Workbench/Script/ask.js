const language = read("language");
// Asks the program for something; what it refuses is an error with its words.
async function ask(what, body) {
  let answer;
  try {
    answer = await fetch("ask/" + what, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  } catch {
    trouble("navsim does not answer: its terminal may have ended it");
    throw new Error("navsim does not answer");
  }
  const text = await answer.text();
  let said;
  try { said = JSON.parse(text); } catch { said = { error: text.trim() }; }
  if (answer.ok) { trouble(""); return said; }
  throw Object.assign(new Error(said.error || "refused"), { said, status: answer.status });
}
function trouble(text) {
  $("trouble").textContent = text;
}
// What the program tells by itself.
const news = new EventTarget();
const stream = new EventSource("events");
for (const kind of ["begin", "result", "end", "changed", "sweep"]) {
  stream.addEventListener(kind, (event) => news.dispatchEvent(Object.assign(new Event(kind), { told: JSON.parse(event.data) })));
}
stream.onerror = () => trouble("navsim does not answer: its terminal may have ended it");
stream.onopen = () => trouble("");
