"""The tables of a run: results and failures in Parquet, whose bytes do not tell who wrote them."""

import hashlib
import json
import os
import uuid
import zlib

import pyarrow
import pyarrow.fs
import pyarrow.parquet

_TEXTS = pyarrow.list_(pyarrow.string())

RESULTS = pyarrow.schema(
    [
        ("id", pyarrow.string()),
        ("outcome", pyarrow.string()),
        ("reason", pyarrow.string()),
        ("errors", _TEXTS),
        ("region", pyarrow.string()),
        ("lat", pyarrow.float64()),
        ("lon", pyarrow.float64()),
        ("fixes", pyarrow.int64()),
        ("milliseconds", pyarrow.int64()),
        ("records", pyarrow.int64()),
        ("digest", pyarrow.string()),
        ("reroutes", pyarrow.int64()),
        ("false_reroutes", pyarrow.int64()),
        ("departures", pyarrow.int64()),
        ("missed_departures", pyarrow.int64()),
        ("delays", pyarrow.list_(pyarrow.float64())),
        ("arrivals", pyarrow.int64()),
        ("broken_laws", _TEXTS),
        ("violations", _TEXTS),
        ("margin_rule", pyarrow.string()),
        ("margin_share", pyarrow.float64()),
        ("margin_t", pyarrow.int64()),
    ]
)

FAILURES = pyarrow.schema(
    [
        ("id", pyarrow.string()),
        ("outcome", pyarrow.string()),
        ("reason", pyarrow.string()),
        ("errors", _TEXTS),
        ("violations", _TEXTS),
        ("region", pyarrow.string()),
        ("bundle_kind", pyarrow.string()),
        ("bundle", pyarrow.binary()),
    ]
)

# Rows of one file, about; the number of files depends on the number of drives alone.
FILE_ROWS = 250_000


def file_count(drives):
    return max(1, -(-drives // FILE_ROWS))


def file_of(id, count):
    """Which of so many files the row of a drive belongs into, from 0."""
    return zlib.crc32(id.encode()) % count


def line_of(row):
    """A row as the text that orders rows and is hashed."""
    return json.dumps(row, sort_keys=True, separators=(",", ":"))


def write_file(folder, table, schema, number, rows):
    """Writes sorted rows as a file of a table, whole or not at all: (its name, rows, SHA-256).

    Whoever writes it a second time writes the same.
    """
    store, root = pyarrow.fs.FileSystem.from_uri(folder_uri(folder))
    store.create_dir(f"{root}/{table}", recursive=True)
    name = f"{table}/part-{number:05}.parquet"
    growing = f"{root}/{table}/.{uuid.uuid4().hex}"
    count = 0
    with store.open_output_stream(growing) as raw:
        stream = _Hashed(raw)
        with pyarrow.parquet.ParquetWriter(
            pyarrow.PythonFile(stream, mode="w"), schema, compression="zstd"
        ) as writer:
            for batch in batches(rows, 10_000):
                count += len(batch)
                writer.write_table(pyarrow.Table.from_pylist(batch, schema=schema))
    store.move(growing, f"{root}/{name}")
    return name, count, stream.digest.hexdigest()


def folder_uri(folder):
    return folder if "://" in folder else "file://" + os.path.abspath(folder)


def write_manifest(folder, files, facts):
    """Writes what a run came to; the digest is that of its files."""
    files = sorted(files)
    digest = hashlib.sha256("".join(f"{name} {sum}\n" for name, _, sum in files).encode())
    manifest = {
        **facts,
        "digest": digest.hexdigest(),
        "files": [{"name": name, "rows": rows, "sha256": sum} for name, rows, sum in files],
    }
    store, root = pyarrow.fs.FileSystem.from_uri(folder_uri(folder))
    with store.open_output_stream(f"{root}/run.json") as stream:
        stream.write(json.dumps(manifest, indent=2).encode() + b"\n")
    return manifest


def read(folder, table, columns=None):
    """A table of a run, in the order of its files."""
    store, root = pyarrow.fs.FileSystem.from_uri(folder_uri(folder))
    return pyarrow.parquet.read_table(f"{root}/{table}", filesystem=store, columns=columns)


class _Hashed:
    """A stream that is hashed on its way."""

    def __init__(self, stream):
        self.stream = stream
        self.digest = hashlib.sha256()
        self.closed = False

    def write(self, data):
        self.digest.update(data)
        return self.stream.write(data)

    def flush(self):
        self.stream.flush()

    def close(self):
        self.closed = True


def batches(rows, size):
    """Rows in lists of a size, the last shorter."""
    batch = []
    for row in rows:
        batch.append(row)
        if len(batch) == size:
            yield batch
            batch = []
    if batch:
        yield batch
