/** Common color names, for backends that send a name and no value. */
const namedColors: Record<string, string> = {
  black: '#1c1b1a',
  white: '#f7f6f2',
  cream: '#efe6d2',
  beige: '#d9c7a8',
  sand: '#cbb592',
  grey: '#8d8f90',
  gray: '#8d8f90',
  charcoal: '#3a3b3c',
  silver: '#c4c6c8',
  navy: '#22304a',
  blue: '#2f5aa8',
  indigo: '#2e3a6e',
  sky: '#8fbbdc',
  green: '#2f6b45',
  olive: '#5b5f34',
  sage: '#9aab8d',
  red: '#a82a22',
  burgundy: '#5d1f2b',
  pink: '#d99aa6',
  orange: '#c96a2b',
  yellow: '#e2bb3c',
  brown: '#6b4a33',
  tan: '#b08b5f',
  purple: '#5c3f7a',
};

const expand = (hex: string) =>
  hex.length === 4 ? `#${[...hex.slice(1)].map((digit) => digit + digit).join('')}` : hex;

/**
 * The color of a swatch: the value from the backend, or the color if it is a value itself, or the last known word of
 * its name ('Washed black' → black).
 * @returns `#rrggbb`, or undefined if no color is known
 */
export function swatchPaint(color: string, colorHex?: string): string | undefined {
  for (const candidate of [colorHex, color]) {
    const hex = candidate?.trim().toLowerCase();
    if (hex && /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(hex)) return expand(hex);
  }
  const words = color.toLowerCase().match(/[a-z]+/g) ?? [];
  const knownColor = words.findLast((word) => Object.hasOwn(namedColors, word));
  return knownColor && namedColors[knownColor];
}

/** The text color on a swatch: black from a luminance of 128 (of 255, ITU-R BT.601 weights), otherwise white. */
export function swatchInk(hex: string): 'black' | 'white' {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  // Integer weights: with fractions, mid grey would round to 127.99.
  return 299 * r + 587 * g + 114 * b >= 128_000 ? 'black' : 'white';
}
