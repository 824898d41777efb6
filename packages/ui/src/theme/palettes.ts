/** A color scheme as plain data, so that a test can measure its contrast. */
export interface Palette {
  canvas: string;
  surface: string;
  raised: string;
  text: { default: string; muted: string; inverse: string };
  line: { subtle: string; strong: string };
  accent: string;
  accentHover: string;
  onAccent: string;
  success: string;
  successGround: string;
  warning: string;
  warningGround: string;
  danger: string;
  dangerHover: string;
  dangerGround: string;
  onDanger: string;
  focus: string;
  scrim: string;
  /** Backgrounds of pictures, also visible while they load. */
  ground: { bone: string; sand: string; sage: string; mist: string; clay: string };
}

const light: Palette = {
  canvas: '#faf8f4',
  surface: '#f1ede6',
  raised: '#ffffff',
  text: { default: '#1a1815', muted: '#635c53', inverse: '#faf8f4' },
  line: { subtle: '#e0dad0', strong: '#8b8378' },
  accent: '#14533a',
  accentHover: '#0d3f2b',
  onAccent: '#ffffff',
  success: '#2a6a2f',
  successGround: '#e4efdf',
  warning: '#855300',
  warningGround: '#f8ebd0',
  danger: '#a32a1b',
  dangerHover: '#841f13',
  dangerGround: '#f9e5df',
  onDanger: '#ffffff',
  focus: '#14533a',
  scrim: 'rgb(26 24 21 / 0.48)',
  ground: { bone: '#e9e4db', sand: '#ddd3c4', sage: '#d6dacb', mist: '#dbdfe1', clay: '#e2cfc1' },
};

const dark: Palette = {
  canvas: '#1c1916',
  surface: '#27231f',
  raised: '#2e2a25',
  text: { default: '#f0ebe2', muted: '#b3aa9d', inverse: '#1c1916' },
  line: { subtle: '#38332d', strong: '#857c70' },
  accent: '#9ed4b0',
  accentHover: '#b8e2c6',
  onAccent: '#10251a',
  success: '#93cf8f',
  successGround: '#22331f',
  warning: '#e9b968',
  warningGround: '#3a2d15',
  danger: '#f29c8b',
  dangerHover: '#f7b5a8',
  dangerGround: '#42211b',
  onDanger: '#2b0f0a',
  focus: '#9ed4b0',
  scrim: 'rgb(0 0 0 / 0.6)',
  ground: { bone: '#c9c3b8', sand: '#bdb3a4', sage: '#b6bbaa', mist: '#bbc0c3', clay: '#c3b0a2' },
};

/** The colors that change for readers who want more contrast: text reaches 7 to 1, edges 4.5 to 1. */
const lightWithMore = {
  text: { ...light.text, default: '#000000', muted: '#46413a' },
  line: { subtle: '#8b8378', strong: '#5c564d' },
  accent: '#0b4a31',
  accentHover: '#06301f',
  success: '#1b4f20',
  warning: '#613c00',
  danger: '#831d10',
  dangerHover: '#61140a',
  focus: '#0b4a31',
} satisfies Partial<Palette>;

const darkWithMore = {
  text: { ...dark.text, default: '#ffffff', muted: '#d6cfc4' },
  line: { subtle: '#857c70', strong: '#a89f92' },
  accent: '#b8e2c6',
  accentHover: '#d2eedb',
  success: '#b1e0ad',
  warning: '#f3cf93',
  danger: '#f8beb2',
  dangerHover: '#fbd3ca',
  focus: '#b8e2c6',
} satisfies Partial<Palette>;

/** The values of the shop's own brand, like `palettes`. */
export const moreContrast = { light: lightWithMore, dark: darkWithMore } as const;

export const palettes = { light, dark } as const;
export type Scheme = keyof typeof palettes;

/** Paper is white, and ink is black, whatever the theme on the screen. */
export const paperOf = (light: Palette): Palette => ({
  ...light,
  canvas: '#ffffff',
  surface: '#ffffff',
  raised: '#ffffff',
  text: { default: '#000000', muted: '#333333', inverse: '#ffffff' },
  line: { subtle: '#999999', strong: '#333333' },
  accent: '#000000',
});

const translucent = (hex: string, alpha: number) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')} / ${alpha})`;

/** Colors that do not change with the theme: pictures and their backgrounds are light in both. */
export const onPictureOf = (light: Palette) => ({
  ink: light.text.default,
  paper: light.canvas,
  accent: light.accent,
  /** Behind a control that lies on a picture. */
  veil: translucent(light.canvas, 0.8),
  thinVeil: translucent(light.canvas, 0.72),
  /** On a picture that the scrim darkens. */
  onScrim: light.onAccent,
});
