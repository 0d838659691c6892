"""A `navsim run --stdin` that is asked one scenario after another, and begun anew when it dies."""

import json
import os
import select
import signal
import subprocess
import tempfile
import time

# The longest line that the program reads.
LINE_LIMIT = 16 << 20


class Lost(Exception):
    """The child gave no answer: it died, or was waited for too long."""

    def __init__(self, outcome, reason):
        super().__init__(reason)
        self.outcome = outcome
        self.reason = reason


class Child:
    def __init__(self, navsim, folder, seconds):
        self.command = [navsim, "run", "--stdin"]
        self.folder = folder
        self.seconds = seconds
        self.process = None
        self.rest = b""

    def ask(self, line):
        """The result of a line. Raises Lost where there is none, after a second try by a new child.

        What a machine does to a child, as for want of memory, is no fault of the drive.
        """
        try:
            return self._ask(line)
        except Lost:
            return self._ask(line)

    def _ask(self, line):
        if self.process is None:
            self._begin()
        try:
            self.process.stdin.write(line.encode() + b"\n")
            self.process.stdin.flush()
            return json.loads(self._answer())
        except BrokenPipeError as error:
            raise self._lost() from error

    def _answer(self):
        until = time.monotonic() + self.seconds
        output = self.process.stdout.fileno()
        parts = [self.rest]
        while b"\n" not in parts[-1]:
            ready, _, _ = select.select([output], [], [], max(0, until - time.monotonic()))
            if not ready:
                self.end()
                raise Lost("hung", f"no answer for {self.seconds:g} s")
            part = os.read(output, 1 << 16)
            if not part:
                raise self._lost()
            parts.append(part)
        answer, _, self.rest = b"".join(parts).partition(b"\n")
        return answer

    def _begin(self):
        self.errors = tempfile.TemporaryFile()
        self.rest = b""
        self.process = subprocess.Popen(
            self.command,
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env={**os.environ, "LC_ALL": "C", "SWIFT_BACKTRACE": "enable=no"},
        )

    def _lost(self):
        """What became of a child whose answers have ended."""
        status = self.process.wait()
        self.errors.seek(0)
        said = self.errors.read(4096).decode(errors="replace").strip().splitlines()
        self.end()
        if status < 0:
            reason = f"the program was ended by {signal.Signals(-status).name}"
        else:
            reason = f"the program ended with {status}"
        return Lost("crashed", reason + (f": {said[0]}" if said else ""))

    def end(self):
        """Ends the child, if there is one."""
        if self.process is None:
            return
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        self.process = None
