"""A headless Chromium, driven over the pipe of its remote debugging, with nothing but Python.

The protocol is that of chromedevtools.github.io/devtools-protocol: JSON messages ended by a zero byte,
read from the browser's file descriptor 3 and written to its descriptor 4.
"""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def program():
    """Returns the path of a Chromium; None where there is none."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path), None)


class BrowserError(Exception):
    """What the browser, or the page in it, said no to."""


class Browser:
    """One browser with one page in it, and a record of everything that the page complained of."""

    def __init__(self):
        self.profile = tempfile.mkdtemp(prefix="navsim-browser-")
        to_browser, self.out = os.pipe()
        self.input, from_browser = os.pipe()

        def descriptors():
            # Both may lie where the other is to go.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.child = subprocess.Popen(
            [program(), "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--no-first-run", "--disable-extensions", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--mute-audio",
             "--user-data-dir=" + self.profile, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=descriptors,
            close_fds=False)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.session = None
        self.complaints = []
        self.requests = []
        self.loaded = False
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "DOM", "Accessibility"):
            self.call(domain + ".enable")

    def close(self):
        """Ends the browser."""
        try:
            self.session = None
            self.call("Browser.close")
        except (BrowserError, OSError):
            self.child.kill()
        self.child.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    # Messages

    def call(self, method, timeout=60, **parameters):
        """Calls a method of the protocol and returns its result."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        end = time.monotonic() + timeout
        while True:
            answer = self.receive(end)
            if answer.get("id") == number:
                if "error" in answer:
                    raise BrowserError(method + ": " + answer["error"]["message"])
                return answer["result"]

    def receive(self, end):
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.input], [], [], left)[0]:
                raise BrowserError("the browser does not answer")
            piece = os.read(self.input, 1 << 20)
            if not piece:
                raise BrowserError("the browser has gone")
            self.buffer += piece
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        self.note(message)
        return message

    def note(self, message):
        """Takes note of what is no answer."""
        method, data = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = data["exceptionDetails"]
            said = details.get("exception", {}).get("description", details.get("text"))
            self.complaints.append("exception: " + said)
        elif method == "Runtime.consoleAPICalled":
            words = " ".join(str(item.get("value", item.get("description"))) for item in data["args"])
            self.complaints.append("console." + data["type"] + ": " + words)
        elif method == "Log.entryAdded":
            self.complaints.append("log: " + data["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(data["request"]["url"])
        elif method == "Page.loadEventFired":
            self.loaded = True

    def pump(self, seconds):
        """Lets the page work for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                self.receive(end)
            except BrowserError:
                if self.child.poll() is not None:
                    raise

    # The page

    def open(self, url, timeout=60):
        """Opens an address and waits until it is loaded."""
        self.loaded = False
        self.call("Page.navigate", url=url)
        end = time.monotonic() + timeout
        while not self.loaded:
            self.receive(end)

    def size(self, width, height, is_touch=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=is_touch)
        self.call("Emulation.setTouchEmulationEnabled", enabled=is_touch)

    def media(self, **features):
        """Says which theme the person wants, and the like; print=True for paper."""
        paper = features.pop("print", False)
        named = [{"name": key.replace("_", "-"), "value": value} for key, value in features.items()]
        self.call("Emulation.setEmulatedMedia", media="print" if paper else "screen", features=named)

    def run(self, script):
        """Returns the value of an expression in the page; promises are waited for."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True,
                           awaitPromise=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def wait(self, script, what, seconds=10):
        """Waits until an expression is true."""
        end = time.monotonic() + seconds
        while not self.run(f"!!({script})"):
            if time.monotonic() > end:
                raise BrowserError("never came true: " + what)
            self.pump(0.03)

    def picture(self, path, whole=False):
        """Writes a picture of what is seen, or of the whole page."""
        options = {"format": "png"}
        if whole:
            box = self.call("Page.getLayoutMetrics")["cssContentSize"]
            options["captureBeyondViewport"] = True
            options["clip"] = {"x": 0, "y": 0, "width": box["width"],
                               "height": min(box["height"], 6000), "scale": 1}
        data = self.call("Page.captureScreenshot", **options)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    # Hands

    KEYS = {"Escape": 27, "Tab": 9, "Enter": 13, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
            "ArrowDown": 40, " ": 32}

    def key(self, key, shift=False):
        """Presses and releases a key."""
        options = {"key": key, "modifiers": 8 if shift else 0,
                   "windowsVirtualKeyCode": self.KEYS.get(key, ord(key[0].upper()))}
        text = {"Enter": "\r"}.get(key, key if len(key) == 1 else None)
        self.call("Input.dispatchKeyEvent", type="keyDown", **options, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **options)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def mouse(self, kind, x, y, buttons=0, **more):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, buttons=buttons,
                  button="left" if buttons or kind == "mouseReleased" else "none", clickCount=1, **more)

    def click(self, x, y):
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y)

    def drag(self, x, y, dx, dy):
        self.mouse("mousePressed", x, y, 1)
        for part in range(1, 6):
            self.mouse("mouseMoved", x + dx * part / 5, y + dy * part / 5, 1)
        self.mouse("mouseReleased", x + dx, y + dy)

    def touch(self, kind, *points):
        self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[
            {"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])
