"""Makes mall-sans-400.woff2 and mall-sans-700.woff2 of the files of @fontsource/pt-sans.

One file for each weight with what the pages need of Latin, Cyrillic, punctuation and currencies, without hinting: a tenth
of the size of the original files. The OFL reserves the name PT Sans for unmodified files, hence the other name.

Run in this folder after a change of CHARACTERS or of the package: `pip install fonttools brotli && python3 subset.py`.
"""

from io import BytesIO
from pathlib import Path

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

SOURCE = Path("../../../../../node_modules/@fontsource/pt-sans/files")
FAMILY = "Mall Sans"
CHARACTERS = [
    *range(0x20, 0x7F),  # ASCII
    *range(0xA0, 0x100),  # Latin-1: « » · ¥ © × ³ and the letters of Western Europe
    *range(0x400, 0x460),  # Cyrillic
    0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x2116, 0x2212, 0x20AC, 0x20BD,
]


def subset(weight: int) -> None:
    parts = []
    for script in ("latin", "latin-ext", "cyrillic"):
        font = TTFont(SOURCE / f"pt-sans-{script}-{weight}-normal.woff2")
        options = Options(hinting=False, name_IDs=["*"], layout_features=["kern", "mark", "ccmp", "tnum", "lnum"], notdef_outline=True)
        subsetter = Subsetter(options)
        subsetter.populate(unicodes=CHARACTERS)
        subsetter.subset(font)
        font.flavor = None
        file = BytesIO()
        font.save(file)
        file.seek(0)
        parts.append(file)
    merged = Merger().merge(parts)
    style = "Bold" if weight == 700 else "Regular"
    for record in list(merged["name"].names):
        if record.nameID in (1, 16):
            merged["name"].setName(FAMILY, record.nameID, record.platformID, record.platEncID, record.langID)
        elif record.nameID in (3, 4, 6):
            name = f"{FAMILY} {style}".replace(" ", "-" if record.nameID == 6 else " ")
            merged["name"].setName(name, record.nameID, record.platformID, record.platEncID, record.langID)
    merged["name"].setName("SIL Open Font License, Version 1.1", 13, 3, 1, 0x409)
    merged["name"].setName("https://openfontlicense.org", 14, 3, 1, 0x409)
    merged.flavor = "woff2"
    merged.save(f"mall-sans-{weight}.woff2")


for each in (400, 700):
    subset(each)
