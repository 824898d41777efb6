"""Puts the letters of a variable font into one file again, after its publisher split them by script:

    python3 mergeFont.py first.woff2 other.woff2... out.woff2

Needs fonttools and brotli. Letters of the other files keep their width, their variations and the places of tone marks.
They have no kerning, and substitutions do not apply to them. The marks themselves must be in the first file.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

MARK_TO_BASE = 4
BASE_GLYPH = 1
NO_DELTA = 0xFFFF
VERTICAL = ('vhea', 'vmtx', 'VVAR')


def add_deltas(store, other):
    """Appends the deltas of another font. Returns how much to add to the outer index of each."""
    regions = store.VarRegionList.Region
    for data in other.VarData:
        data.VarRegionIndex = [index + len(regions) for index in data.VarRegionIndex]
    shift = len(store.VarData)
    regions += other.VarRegionList.Region
    store.VarData += other.VarData
    store.VarRegionList.RegionCount, store.VarDataCount = len(regions), len(store.VarData)
    return shift


def widths(font):
    """By glyph, the index of the deltas of its width."""
    table = font['HVAR'].table
    if table.AdvWidthMap:
        return dict(table.AdvWidthMap.mapping)
    return {name: index for index, name in enumerate(font.getGlyphOrder())}


def mark_tables(font):
    """The tables that place marks on letters."""
    lookups = font['GPOS'].table.LookupList.Lookup
    return [table for lookup in lookups if lookup.LookupType == MARK_TO_BASE for table in lookup.SubTable]


def add_anchors(font, other, letters, shift):
    """Adds the places of marks on letters of another font. Raises AssertionError if their numbers of marks differ."""
    for table, more in zip(mark_tables(font), mark_tables(other), strict=True):
        classes = dict(zip(table.MarkCoverage.glyphs, (mark.Class for mark in table.MarkArray.MarkRecord)))
        for name, mark in zip(more.MarkCoverage.glyphs, more.MarkArray.MarkRecord):
            assert classes.get(name, mark.Class) == mark.Class, f'{name} is in another class'
        for name, base in zip(more.BaseCoverage.glyphs, more.BaseArray.BaseRecord):
            if name not in letters:
                continue
            for anchor in filter(None, base.BaseAnchor):
                for device in (getattr(anchor, 'XDeviceTable', None), getattr(anchor, 'YDeviceTable', None)):
                    if device and device.StartSize != NO_DELTA:
                        device.StartSize += shift
            table.BaseCoverage.glyphs.append(name)
            table.BaseArray.BaseRecord.append(base)
            table.BaseArray.BaseCount += 1


def open_beside(font, path):
    """Opens a file in which each letter of the font has the font's name for it, and every other glyph a new name."""
    known, other = font.getBestCmap(), TTFont(path)
    codes = {name: code for code, name in other.getBestCmap().items()}
    suffix = len(font.getGlyphOrder())
    names = [
        name if name == '.notdef' else known.get(codes.get(name), f'{name}.{suffix}')
        for name in other.getGlyphOrder()
    ]
    renamed = TTFont(path)
    renamed.setGlyphOrder(names)
    return renamed


def add_letters(font, path):
    """Adds the letters of the file at a path that the font does not have."""
    other = open_beside(font, path)
    order, letters = font.getGlyphOrder(), font.getBestCmap()
    new = [name for name in other.getGlyphOrder() if name not in order]
    all_widths, other_widths = widths(font), widths(other)
    shift = add_deltas(font['HVAR'].table.VarStore, other['HVAR'].table.VarStore)
    font.setGlyphOrder([*order, *new])
    font['glyf'].glyphOrder = font.getGlyphOrder()
    for name in new:
        font['glyf'].glyphs[name] = other['glyf'][name]
        font['hmtx'][name] = other['hmtx'][name]
        font['gvar'].variations[name] = other['gvar'].variations.get(name, [])
        font['GDEF'].table.GlyphClassDef.classDefs[name] = BASE_GLYPH
        all_widths[name] = other_widths[name] + (shift << 16)
    font['HVAR'].table.AdvWidthMap = otTables.VarIdxMap()
    font['HVAR'].table.AdvWidthMap.mapping = all_widths
    for table in font['cmap'].tables:
        table.cmap.update({code: name for code, name in other.getBestCmap().items() if code not in letters})
    add_anchors(font, other, set(new), add_deltas(font['GDEF'].table.VarStore, other['GDEF'].table.VarStore))


first, *others, out = sys.argv[1:]
merged = TTFont(first, recalcTimestamp=False)
merged.ensureDecompiled()
for tag in VERTICAL:
    if tag in merged:
        del merged[tag]
for path in others:
    add_letters(merged, path)
merged.save(out)
