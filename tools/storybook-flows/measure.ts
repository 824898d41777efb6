import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import { Blob, Face, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/** The width of a text in the shop's font, in pixels. */
export type Measure = (text: string, size: number, weight: number) => number;

const FONT = fileURLToPath(import.meta.resolve('@abs/ui/fonts/archivo-latin.woff2'));

/** Reads the shop's font, to measure texts as in a browser, but without one. */
export async function loadMeasure(): Promise<Measure> {
  const file = await fontverter.convert(readFileSync(FONT), 'sfnt');
  const face = new Face(new Blob(new Uint8Array(file).buffer), 0);
  const font = new Font(face);
  const known = new Map<string, number>();
  const inEm = (text: string, weight: number) => {
    font.setVariations([new Variation('wght', weight)]);
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / face.upem;
  };
  return (text, size, weight) => {
    const key = `${weight} ${text}`;
    const width = known.get(key) ?? inEm(text, weight);
    known.set(key, width);
    return width * size;
  };
}
