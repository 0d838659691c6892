"""As much of D-Bus as Navit needs: calls with their replies, and the signals that come before them.

Written against the specification (https://dbus.freedesktop.org/doc/dbus-specification.html) with Python's
standard library alone, so that whatever arrives is seen in its order: a signal that Navit sends while it
carries out a call stands before the reply.
"""

import os
import socket
import struct

CALL, REPLY, ERROR, SIGNAL = 1, 2, 3, 4
PATH, INTERFACE, MEMBER, ERROR_NAME, REPLY_SERIAL, DESTINATION, SENDER, SIGNATURE = range(1, 9)
NUMBERS = {"y": "B", "b": "I", "n": "h", "q": "H", "i": "i", "u": "I", "x": "q", "t": "Q", "d": "d"}
ALIGNMENTS = {"y": 1, "n": 2, "q": 2, "x": 8, "t": 8, "d": 8, "(": 8, "{": 8, "g": 1, "v": 1}


class BusError(Exception):
    """A call that was refused, or a bus that is gone."""


class Variant:
    """A value with the type in which it travels."""

    def __init__(self, signature, value):
        self.signature, self.value = signature, value


def first_type(signature):
    """The first complete type of a signature."""
    if signature[0] == "a":
        return "a" + first_type(signature[1:])
    if signature[0] not in "({":
        return signature[0]
    depth = 0
    for end, letter in enumerate(signature):
        depth += (letter in "({") - (letter in ")}")
        if depth == 0:
            return signature[:end + 1]
    raise BusError(f"the signature {signature} has no end")


def types(signature):
    """The complete types of a signature."""
    while signature:
        kind = first_type(signature)
        yield kind
        signature = signature[len(kind):]


def alignment(kind):
    return ALIGNMENTS.get(kind[0], 4)


class Writer:
    """Puts values into bytes."""

    def __init__(self):
        self.data = bytearray()

    def pad(self, size):
        self.data += bytes(-len(self.data) % size)

    def put(self, kind, value):
        self.pad(alignment(kind))
        if kind in NUMBERS:
            self.data += struct.pack("<" + NUMBERS[kind], value)
        elif kind in "so":
            text = value.encode()
            self.data += struct.pack("<I", len(text)) + text + b"\0"
        elif kind == "g":
            self.data += bytes([len(value)]) + value.encode() + b"\0"
        elif kind == "v":
            self.put("g", value.signature)
            self.put(value.signature, value.value)
        elif kind[0] in "({":
            for part, element in zip(types(kind[1:-1]), value):
                self.put(part, element)
        else:
            place = len(self.data)
            self.put("u", 0)
            self.pad(alignment(kind[1:]))
            start = len(self.data)
            for element in value:
                self.put(kind[1:], element)
            struct.pack_into("<I", self.data, place, len(self.data) - start)


class Reader:
    """Takes values out of bytes."""

    def __init__(self, data, order):
        self.data, self.order, self.at = data, order, 0

    def pad(self, size):
        self.at += -self.at % size

    def take(self, kind):
        self.pad(alignment(kind))
        if kind in NUMBERS:
            letter = NUMBERS[kind]
            value, = struct.unpack_from(self.order + letter, self.data, self.at)
            self.at += struct.calcsize(letter)
            return bool(value) if kind == "b" else value
        if kind in "sog":
            size = self.take("y" if kind == "g" else "u")
            text = bytes(self.data[self.at:self.at + size]).decode()
            self.at += size + 1
            return text
        if kind == "v":
            return self.take(self.take("g"))
        if kind[0] in "({":
            return tuple(self.take(part) for part in types(kind[1:-1]))
        size = self.take("u")
        self.pad(alignment(kind[1:]))
        end, values = self.at + size, []
        while self.at < end:
            values.append(self.take(kind[1:]))
        return values


class Bus:
    """A connection to the session's bus."""

    def __init__(self, address=None, timeout=60):
        address = address or os.environ["DBUS_SESSION_BUS_ADDRESS"]
        kind, _, rest = address.split(";")[0].partition(":")
        parts = dict(part.split("=", 1) for part in rest.split(","))
        if kind != "unix":
            raise BusError(f"only sockets of this machine are known, not {address}")
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(timeout)
        self.socket.connect(parts["path"] if "path" in parts else "\0" + parts["abstract"])
        self.input, self.serial = b"", 0
        self.signals = []  # (interface, member, values) in the order of their coming
        self.socket.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
        answer = self.line()
        if not answer.startswith(b"OK"):
            raise BusError(f"the bus refused: {answer.decode(errors='replace')}")
        self.socket.sendall(b"BEGIN\r\n")
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "Hello")

    def close(self):
        self.socket.close()

    def listen(self, rule):
        """Asks for signals that match a rule."""
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch", "s", rule)

    def call(self, destination, path, interface, member, signature="", *values):
        """Calls a method; returns its values, and keeps the signals that came before them."""
        self.serial += 1
        body = Writer()
        for kind, value in zip(types(signature), values):
            body.put(kind, value)
        head = Writer()
        for kind, value in zip("yyyyuu", (ord("l"), CALL, 0, 1, len(body.data), self.serial)):
            head.put(kind, value)
        fields = [
            (PATH, Variant("o", path)), (INTERFACE, Variant("s", interface)), (MEMBER, Variant("s", member)),
            (DESTINATION, Variant("s", destination)),
        ]
        if signature:
            fields.append((SIGNATURE, Variant("g", signature)))
        head.put("a(yv)", fields)
        head.pad(8)
        self.socket.sendall(head.data + body.data)
        while True:
            kind, fields, values = self.message()
            if kind == SIGNAL:
                self.signals.append((fields.get(INTERFACE), fields.get(MEMBER), values))
            elif fields.get(REPLY_SERIAL) == self.serial:
                if kind == ERROR:
                    raise BusError(f"{member} of {path}: {fields.get(ERROR_NAME)} {' '.join(map(str, values))}")
                return values

    def message(self):
        """The next message that arrives."""
        head = self.bytes(16)
        order = "<" if head[:1] == b"l" else ">"
        size, _, fields = struct.unpack(order + "III", head[4:16])
        # The fields' array begins at byte 12, and the body at a multiple of eight.
        rest = self.bytes(fields + -(16 + fields) % 8 + size)
        reader = Reader(head + rest, order)
        reader.at = 12
        known = dict(reader.take("a(yv)"))
        reader.pad(8)
        reader = Reader(reader.data[reader.at:], order)
        return head[1], known, [reader.take(kind) for kind in types(known.get(SIGNATURE, ""))]

    def bytes(self, count):
        while len(self.input) < count:
            self.more()
        data, self.input = self.input[:count], self.input[count:]
        return data

    def line(self):
        while b"\r\n" not in self.input:
            self.more()
        line, _, self.input = self.input.partition(b"\r\n")
        return line

    def more(self):
        data = self.socket.recv(65536)
        if not data:
            raise BusError("the bus is gone")
        self.input += data
