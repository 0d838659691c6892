"""The fictional town that `tools/draw-harbour` draws."""
