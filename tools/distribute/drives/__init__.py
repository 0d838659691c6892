"""Drives of an archive through `navsim run --stdin`, whoever hands them out.

`judged` makes a row of each drive; nothing of it depends on which others stand beside it. `archive` reads
drives, `template` makes scenarios of them, `child` runs those, `tables` writes what came of it, `report`
tells it to a person, `make` draws drives by a seed. tools/distribute/spark is the command.
"""
