import type { Palette } from '../theme/palettes.ts';
import type { Brand } from './brand.ts';

const light: Palette = {
  canvas: '#f5f5fb',
  surface: '#e9eaf5',
  raised: '#ffffff',
  text: { default: '#17193b', muted: '#565a7d', inverse: '#f5f5fb' },
  line: { subtle: '#d6d8e9', strong: '#7a7fa3' },
  accent: '#3d3fb8',
  accentHover: '#2b2d94',
  onAccent: '#ffffff',
  success: '#14665a',
  successGround: '#dcf0ec',
  warning: '#864900',
  warningGround: '#fbe9d2',
  danger: '#a8173f',
  dangerHover: '#860f30',
  dangerGround: '#fbe2e8',
  onDanger: '#ffffff',
  focus: '#3d3fb8',
  scrim: 'rgb(23 25 59 / 0.5)',
  ground: { bone: '#e6e5ef', sand: '#efdccb', sage: '#d3dfda', mist: '#d8def0', clay: '#ecc9ba' },
};

const dark: Palette = {
  canvas: '#13152b',
  surface: '#1c1f3d',
  raised: '#242849',
  text: { default: '#eceefa', muted: '#a9aecd', inverse: '#13152b' },
  line: { subtle: '#2d315a', strong: '#7f85b0' },
  accent: '#b3b8ff',
  accentHover: '#cdd0ff',
  onAccent: '#171a4a',
  success: '#86d3c2',
  successGround: '#14352f',
  warning: '#f0b878',
  warningGround: '#3b2b18',
  danger: '#ff9fb0',
  dangerHover: '#ffbcc8',
  dangerGround: '#461b2b',
  onDanger: '#2f0713',
  focus: '#b3b8ff',
  scrim: 'rgb(0 0 0 / 0.6)',
  ground: { bone: '#c6c5d2', sand: '#cfbcab', sage: '#b3c1bb', mist: '#b7bfd6', clay: '#cda898' },
};

const lightWithMore = {
  text: { ...light.text, default: '#05061c', muted: '#3a3d5c' },
  line: { subtle: '#7a7fa3', strong: '#50547a' },
  accent: '#2b2d94',
  accentHover: '#1c1d6e',
  success: '#0b4c43',
  warning: '#623500',
  danger: '#83102f',
  dangerHover: '#620a22',
  focus: '#2b2d94',
} satisfies Partial<Palette>;

const darkWithMore = {
  text: { ...dark.text, default: '#ffffff', muted: '#d2d5ea' },
  line: { subtle: '#7f85b0', strong: '#a7accf' },
  accent: '#cdd0ff',
  accentHover: '#e1e3ff',
  success: '#ace4d7',
  warning: '#f7d2a6',
  danger: '#ffc2cc',
  dangerHover: '#ffd8de',
  focus: '#cdd0ff',
} satisfies Partial<Palette>;

/** An example, for an imaginary shop: the pale sky of the dry season, indigo cloth, Literata, round corners. */
export const harmattan: Brand = {
  name: 'Harmattan',
  palettes: { light, dark },
  moreContrast: { light: lightWithMore, dark: darkWithMore },
  font: {
    face: { name: 'Harmattan Serif', files: 'literata' },
    fallback: 'Georgia, serif',
    weight: { regular: '400', medium: '500', bold: '600', heavy: '700' },
    wordmark: 'min(1.75rem, 6.4vw)',
    leading: { tight: '0.96', snug: '1.2', body: '1.55' },
    tracking: {
      wordmark: '-0.04em',
      poster: '-0.045em',
      display: '-0.035em',
      heading: '-0.02em',
      compact: '-0.015em',
      title: '-0.01em',
      lead: '-0.005em',
      label: '0',
      body: '0',
    },
  },
  radius: { none: '0', small: '5px', control: '14px', full: '999px' },
};
