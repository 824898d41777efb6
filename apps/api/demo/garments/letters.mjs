// The label's letters as strokes on a 100-unit height: heavy, even, a little narrow. Drawn here so that prints need no installed font.

const GLYPHS = {
  A: [78, 'M6 116L39 9L72 116M20 72H58'],
  B: [73, 'M10 49H38A19.5 19.5 0 0 0 38 10H10V90H42A20.5 20.5 0 0 0 42 49'],
  C: [75, 'M66 30C60 3 10 -2 10 50S60 97 66 70'],
  D: [75, 'M10 10H30C80 10 80 90 30 90H10Z'],
  E: [66, 'M62 10H10V90H62M10 50H55'],
  F: [64, 'M62 10H10V100M10 52H54'],
  G: [78, 'M65 29C58 3 10 -2 10 50S68 104 68 55H42'],
  H: [76, 'M10 0V100M66 0V100M10 50H66'],
  I: [20, 'M10 0V100'],
  K: [72, 'M10 0V100M76 -16L14 58M30 40L76 118'],
  L: [60, 'M10 0V90H58'],
  M: [90, 'M10 100V-30L45 66L80 -30V100'],
  N: [76, 'M10 100V-24L66 124V0'],
  O: [82, 'M41 10C0 10 0 90 41 90S82 10 41 10Z'],
  R: [73, 'M10 100V10H38A21 21 0 0 1 38 54H10M34 50L70 116'],
  S: [73, 'M63 29C57 2 12 6 12 29C12 55 63 44 63 70C63 97 13 98 8 71'],
  T: [66, 'M0 10H66M33 10V100'],
  U: [74, 'M10 0V60C10 100 64 100 64 60V0'],
  Y: [72, 'M-4 -20L36 54L76 -20M36 52V100'],
  0: [74, 'M37 10C1 10 1 90 37 90S73 10 37 10Z'],
  1: [42, 'M2 26L30 9V100'],
  2: [68, 'M10 30C12 2 58 4 58 30C58 54 12 66 10 90H62'],
  3: [68, 'M8 10H56L30 44C70 44 66 90 34 90C18 90 10 82 8 70'],
  4: [72, 'M52 100V10L8 72H70'],
  5: [68, 'M58 10H16L12 50C26 36 60 40 58 66C56 98 14 96 8 74'],
  6: [70, 'M56 10C26 20 8 48 10 66C14 98 60 96 60 66C60 38 18 38 11 62'],
  7: [64, 'M2 10H56L20 100'],
  8: [70, 'M35 10C6 10 6 47 35 47S64 10 35 10ZM35 47C2 47 2 90 35 90S68 47 35 47Z'],
  9: [70, 'M14 90C44 80 62 52 60 34C56 2 10 4 10 34C10 62 52 62 59 38'],
  '.': [22, 'M11 80V100'],
  ' ': [34, ''],
};

/** Width of a line of text at 100 units high, with the given tracking. */
const lineWidth = (text, track = 12) => [...text].reduce((s, c) => s + GLYPHS[c][0] + track, -track);

/** A line of text as one SVG group: its upper left corner at x, y, the given height; weight is the stroke at 100 units. Feet are cut level by the frame. */
export function line(text, { x, y, height, ink, track = 12, weight = 20 }) {
  const width = lineWidth(text, track) + 4;
  let at = 2;
  const body = [...text].map((c) => {
    const [w, d] = GLYPHS[c],
      glyph = d ? `<path transform="translate(${at} 0)" d="${d}"/>` : '';
    at += w + track;
    return glyph;
  });
  return `<svg x="${x}" y="${y}" width="${(width * height) / 100}" height="${height}" viewBox="0 0 ${width} 100" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-miterlimit="4">${body.join('')}</svg>`;
}

/** A line set to fill a width from x on. */
export function fill(text, { x, y, width, ink, track = 12, weight = 20 }) {
  const height = (width / (lineWidth(text, track) + 4)) * 100;
  return { svg: line(text, { x, y, height, ink, track, weight }), height };
}
