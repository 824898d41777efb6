// Colour arithmetic in linear light: everything here works on light, not on screen values, so that folds keep their depth in every dye.

const LIN = Float32Array.from({ length: 256 }, (_, i) => toLinear(i / 255));
const ENC = Uint8Array.from({ length: 4097 }, (_, i) => Math.round(255 * toScreen(i / 4096)));

/** One sRGB channel (0..1) as linear light. */
function toLinear(c) {
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
}

/** One linear channel (0..1) as sRGB (0..1). */
function toScreen(c) {
  return c <= 0.0031308 ? c * 12.92 : 1.055 * Math.max(0, c) ** (1 / 2.4) - 0.055;
}

/** 8-bit sRGB value -> linear light, by table. */
export const linear = (byte) => LIN[byte];

/** Linear light -> 8-bit sRGB value, by table (4096 steps, finer than the eye needs after the shadows' own noise). */
export const encode = (light) => ENC[light <= 0 ? 0 : light >= 1 ? 4096 : (light * 4096 + 0.5) | 0];

/** '#rrggbb' -> [r, g, b] bytes. */
const bytes = (hex) => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16));

/** '#rrggbb' -> linear [r, g, b]. */
export const hexToLinear = (hex) => bytes(hex).map(linear);

/** [r, g, b] bytes -> '#rrggbb'. */
export const toHex = (rgb) => `#${rgb.map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`;

/** '#rrggbb' -> CIE L*a*b* (for judging how far two cloths are apart). */
export function hexToLab(hex) {
  const [r, g, b] = hexToLinear(hex);
  const f = (t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505),
    y = f(0.2126 * r + 0.7152 * g + 0.0722 * b),
    z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
