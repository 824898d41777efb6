/** The two color schemes as plain data, so that a test can measure their contrast. */
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

export const light: Palette = {
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

export const dark: Palette = {
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

export const palettes = { light, dark } as const;
export type Scheme = keyof typeof palettes;
