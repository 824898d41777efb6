import type { Brand } from '../brands/brand.ts';
import { breakpoints, onPaper, reducedMotion, wantsContrast } from './breakpoints.ts';
import { onPictureOf, paperOf } from './palettes.ts';
import { typeStep } from './scale.ts';

/** Tokens by their names in the contract, with their values in CSS. */
export interface TokenTree {
  [name: string]: string | TokenTree;
}

/** The name of a token's custom property, without its dashes: `['color', 'accent']` → `abs-color-accent`. */
export const tokenName = (path: readonly string[]) => `abs-${path.join('-')}`;

/** `{ a: { b: 'x' } }` → `[[['a', 'b'], 'x']]` */
export const tokenLeaves = (tree: TokenTree, path: string[] = []): [path: string[], value: string][] =>
  Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string' ? [[[...path, name], value]] : tokenLeaves(value, [...path, name]),
  );

/** The values that all themes of a brand share. */
export const baseOf = ({ palettes, font, radius }: Brand) => ({
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
    family: `'${font.face.name}', ${font.fallback}`,
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
    weight: font.weight,
    leading: font.leading,
    tracking: font.tracking,
  },
  size: {
    control: '52px',
    controlSmall: '44px',
    controlCompact: '36px',
    target: '44px',
    wordmark: font.wordmark,
    header: '64px',
    measure: '62ch',
    page: '1760px',
  },
  radius,
  onPicture: onPictureOf(palettes.light),
  motion: { fast: '120ms', base: '180ms', slow: '240ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  z: { sticky: '10', overlay: '20', dialog: '30', toast: '40' },
});

/** Widths, which media queries cannot read from custom properties. */
export const widths = Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]));

export type TokenContext = {
  /** The selectors and media queries for which the values apply; without a query, always. */
  where: readonly { selector: string; query?: string }[];
  colorScheme?: 'light' | 'dark';
  values: TokenTree;
};

/** The values that depend on the theme, the paper and the preferences of the reader. The last that applies wins. */
export const contextsOf = ({ palettes: { light, dark }, moreContrast }: Brand) =>
  ({
    light: {
      where: [{ selector: ':root' }],
      colorScheme: 'light',
      values: { color: { ...light }, dim: 'none' },
    },
    dark: {
      where: [
        { selector: ":root:not([data-theme='light'])", query: '(prefers-color-scheme: dark)' },
        { selector: ":root[data-theme='dark']" },
      ],
      colorScheme: 'dark',
      values: { color: { ...dark }, dim: 'brightness(0.86)' },
    },
    lightWithMoreContrast: {
      where: [{ selector: ':root', query: wantsContrast }],
      values: { color: { ...moreContrast.light } },
    },
    darkWithMoreContrast: {
      where: [
        {
          selector: ":root:not([data-theme='light'])",
          query: `(prefers-color-scheme: dark) and ${wantsContrast}`,
        },
        { selector: ":root[data-theme='dark']", query: wantsContrast },
      ],
      values: { color: { ...moreContrast.dark } },
    },
    reducedMotion: {
      where: [{ selector: ':root', query: reducedMotion }],
      values: { motion: { fast: '0s', base: '0s', slow: '0s', easing: 'linear' } },
    },
    // As specific as the dark theme that a visitor has chosen, and later.
    print: {
      where: [{ selector: ':root:root:root', query: onPaper }],
      colorScheme: 'light',
      values: { color: { ...paperOf(light) } },
    },
  }) satisfies Record<string, TokenContext>;
