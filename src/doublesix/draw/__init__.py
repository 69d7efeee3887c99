"""Pictures of the table: geometry in whole numbers; from it SVG, terminal and spoken pictures."""

from doublesix.draw.geometry import Arrangement, Box, Cell, Marker, Placed, arrange
from doublesix.draw.svg import Legend, figure_svg
from doublesix.draw.terminal import table_lines
from doublesix.draw.words import SpokenArm, SpokenTable, SpokenTile, spoken

__all__ = [
    "Arrangement",
    "Box",
    "Cell",
    "Legend",
    "Marker",
    "Placed",
    "SpokenArm",
    "SpokenTable",
    "SpokenTile",
    "arrange",
    "figure_svg",
    "spoken",
    "table_lines",
]
