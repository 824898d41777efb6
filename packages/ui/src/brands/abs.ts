import { moreContrast, palettes } from '../theme/palettes.ts';
import type { Brand } from './brand.ts';

/** The shop's own brand: warm off-white, palm green, Archivo, sharp corners. */
export const abs: Brand = {
  name: 'ABS',
  palettes,
  moreContrast,
  font: {
    face: { name: 'ABS Sans', files: 'archivo' },
    fallback: "'ABS Sans Roboto', 'ABS Sans Arial', system-ui, sans-serif",
    weight: { regular: '400', medium: '500', bold: '600', heavy: '700' },
    wordmark: '1.75rem',
    leading: { tight: '0.92', snug: '1.15', body: '1.5' },
    tracking: {
      wordmark: '-0.075em',
      poster: '-0.058em',
      display: '-0.045em',
      heading: '-0.025em',
      compact: '-0.02em',
      title: '-0.018em',
      lead: '-0.012em',
      label: '-0.01em',
      body: '-0.003em',
    },
  },
  radius: { none: '0', small: '2px', control: '2px', full: '999px' },
};
