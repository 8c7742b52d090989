#!/usr/bin/env python3
"""A data set through datatrove: read, filtered, written again, by any number of tasks. Needs datatrove.

    filter.py SET OUT [--tasks K] [--least-difficulty D] [--gradient exact]

SET is a set of weft in jsonl or parquet. Each task takes some of its data files and writes OUT/<split>/<rank>.jsonl with weft's own
columns; the same command goes on where it stopped, as datatrove keeps a marker per task in OUT/logs. On Slurm the same pipeline goes
into a SlurmPipelineExecutor. `weft convert --where` filters without datatrove; here a pipeline of it can go on.
"""

import argparse
import sys
from pathlib import Path

try:
    from datatrove.executor import LocalPipelineExecutor
    from datatrove.pipeline.filters import LambdaFilter
    from datatrove.pipeline.readers import JsonlReader, ParquetReader
    from datatrove.pipeline.writers import JsonlWriter
except ImportError as error:
    print(f"filter.py: left out, datatrove is not installed ({error})")
    sys.exit(77)

TEXT = "python_source"  # what datatrove's own filters look at


def row(_writer, document) -> dict:
    """A document as the row it came from; what datatrove noted about it (its file) is left behind."""
    columns = {name: value for name, value in document.metadata.items() if name != "file_path"}
    return {"id": document.id, TEXT: document.text, **columns}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("set", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--tasks", type=int, default=1)
    parser.add_argument("--least-difficulty", type=int, default=1)
    parser.add_argument(
        "--gradient", help="what rows say of their gradient: exact, warp_differs, none, unknown"
    )
    arguments = parser.parse_args()

    data = arguments.set / "data"
    reader = ParquetReader if any(data.glob("*.parquet")) else JsonlReader
    if not any(data.glob("*.jsonl*")) and reader is JsonlReader:
        print(f"filter.py: {data} holds no jsonl and no parquet", file=sys.stderr)
        return 2

    def wanted(document) -> bool:
        told = document.metadata
        return told["difficulty"] >= arguments.least_difficulty and arguments.gradient in (
            None,
            told["gradient"]["kind"],
        )

    LocalPipelineExecutor(
        pipeline=[
            reader(str(data), text_key=TEXT, id_key="id", default_metadata={}),
            LambdaFilter(wanted),
            JsonlWriter(
                str(arguments.out), output_filename="${split}/${rank}.jsonl", compression=None, adapter=row
            ),
        ],
        tasks=arguments.tasks,
        logging_dir=str(arguments.out / "logs"),
    ).run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
