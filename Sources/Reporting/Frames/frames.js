const [frame, at, time, play] = ["frame", "at", "time", "play"]
  .map((id) => document.getElementById(id));
let timer = null;
function show(index) {
  if (!names.length) { time.value = "no frames"; return; }
  at.value = Math.max(0, Math.min(names.length - 1, index));
  frame.src = names[at.value];
  const seconds = parseFloat(names[at.value].slice(6));
  const minutes = Math.floor(seconds / 60);
  time.value = minutes + ":" + (seconds - 60 * minutes).toFixed(1).padStart(4, "0");
}
function stop() { clearInterval(timer); timer = null; play.textContent = "Play"; }
function start() {
  if (+at.value >= names.length - 1) show(0);
  play.textContent = "Pause";
  timer = setInterval(() => {
    if (+at.value >= names.length - 1) stop(); else show(+at.value + 1);
  }, 400);
}
play.onclick = () => (timer ? stop() : start());
at.oninput = () => { stop(); show(+at.value); };
document.onkeydown = (event) => {
  if (event.target === at) return;
  if (event.key === "ArrowRight") { stop(); show(+at.value + 1); }
  if (event.key === "ArrowLeft") { stop(); show(+at.value - 1); }
};
// What is shown next is loaded before.
for (const name of names.slice(0, 200)) new Image().src = name;
show(0);
