import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { reducedMotion } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { dark, light } from './palettes.ts';
import { typeStep } from './scale.ts';

createGlobalTheme(':root', vars, {
  '@layer': tokens,
  color: light,
  dim: 'none',
  space: {
    0: '0',
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '24px',
    6: '32px',
    7: '48px',
    8: '80px',
    gutter: 'clamp(16px, 4.2vw, 64px)',
    section: 'clamp(56px, 8vw, 128px)',
  },
  font: {
    family: "'ABS Sans', 'ABS Sans Roboto', 'ABS Sans Arial', system-ui, sans-serif",
    size: {
      // Only for tables and labels in the admin area: text for shoppers is never below 16 px.
      small: '0.875rem',
      body: typeStep(0),
      lead: typeStep(1),
      title: typeStep(2),
      // Capped by the screen's width, so that a word fits a small screen when the reader doubles the text size.
      heading: `min(${typeStep(4)}, 13vw)`,
      display: `min(${typeStep(6)}, 14vw)`,
      poster: 'min(clamp(3.5rem, 2.6rem + 7.6vw, 13rem), 20vw)',
    },
    weight: { regular: '400', medium: '500', bold: '600' },
    leading: { tight: '0.92', snug: '1.15', body: '1.5' },
    tracking: { display: '-0.045em', heading: '-0.025em', body: '-0.003em' },
  },
  size: {
    control: '52px',
    controlSmall: '44px',
    controlCompact: '36px',
    target: '44px',
    header: '64px',
    measure: '62ch',
    page: '1760px',
  },
  radius: { none: '0', control: '2px', full: '999px' },
  motion: { fast: '120ms', base: '180ms', slow: '240ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  z: { sticky: '10', overlay: '20', dialog: '30', toast: '40' },
});

globalStyle(':root', { '@layer': { [tokens]: { colorScheme: 'light' } } });

const darkRule = {
  colorScheme: 'dark',
  vars: { ...assignVars(vars.color, dark), [vars.dim]: 'brightness(0.86)' },
} as const;
globalStyle(":root:not([data-theme='light'])", {
  '@layer': { [tokens]: { '@media': { '(prefers-color-scheme: dark)': darkRule } } },
});
globalStyle(":root[data-theme='dark']", { '@layer': { [tokens]: darkRule } });

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      '@media': {
        [reducedMotion]: { vars: assignVars(vars.motion, { fast: '0s', base: '0s', slow: '0s', easing: 'linear' }) },
      },
    },
  },
});
