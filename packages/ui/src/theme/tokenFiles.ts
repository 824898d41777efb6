import { abs } from '../brands/abs.ts';
import type { Brand } from '../brands/brand.ts';
import { breakpoints } from './breakpoints.ts';
import {
  baseOf,
  contextsOf,
  type TokenContext,
  type TokenTree,
  tokenLeaves,
  tokenName,
  widths,
} from './tokenValues.ts';

/** A token of the format of the Design Tokens Community Group. https://www.designtokens.org/TR/2025.10/format/ */
export interface DesignToken {
  $type: 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'number' | 'duration' | 'cubicBezier';
  $value: unknown;
  $description?: string;
  /** Data that the format cannot express: the exact value in CSS, and its custom property. */
  $extensions: { 'example.abs': { css: string; property?: string } };
}
export interface TokenGroup {
  [name: string]: string | DesignToken | TokenGroup;
}

/** The parts of `a, b(c, d)`: a, and b(c, d). */
const splitList = (list: string) => list.split(/,\s*(?![^(]*\))/);

/** Converts a length in CSS to pixels, for a window of a given width. Supports only the syntax that the tokens use. */
function pixels(css: string, width: number): number {
  const call = /^(min|clamp)\((.*)\)$/.exec(css);
  if (call) {
    const [low = 0, value = 0, high = 0] = splitList(call[2] ?? '').map((part) => pixels(part, width));
    return call[1] === 'min' ? Math.min(low, value) : Math.min(Math.max(low, value), high);
  }
  const units: Record<string, number> = { px: 1, rem: 16, vw: width / 100, '': 1 };
  return css.split(' + ').reduce((sum, term) => {
    const [, value, unit = ''] = /^(-?[\d.]+)(\w*)$/.exec(term) ?? [];
    return sum + Number(value) * (units[unit] ?? Number.NaN);
  }, 0);
}

const rounded = (value: number) => Math.round(value * 100) / 100;

function color(css: string): Pick<DesignToken, '$type' | '$value'> {
  const channels = css.startsWith('#')
    ? [1, 3, 5].map((at) => Number.parseInt(css.slice(at, at + 2), 16))
    : (css.match(/[\d.]+/g) ?? []).map(Number);
  const [alpha] = channels.splice(3);
  const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  const components = channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000);
  return { $type: 'color', $value: { colorSpace: 'srgb', components, ...(alpha !== undefined && { alpha }), hex } };
}

/** The type and the value of a token, by its place in the contract and its value in CSS. */
function typed([group, kind]: string[], css: string): Omit<DesignToken, '$extensions'> {
  const [, number = '', unit = ''] = /^(-?[\d.]+)(\w*)$/.exec(css) ?? [];
  const value = Number(number);
  if (group === 'color' || group === 'onPicture') return color(css);
  if (group === 'dim')
    return { $type: 'number', $value: Number(/[\d.]+/.exec(css) ?? 1), $description: 'The brightness of pictures.' };
  if (kind === 'family') return { $type: 'fontFamily', $value: splitList(css).map((name) => name.replaceAll("'", '')) };
  if (kind === 'weight') return { $type: 'fontWeight', $value: value };
  if (kind === 'easing')
    return { $type: 'cubicBezier', $value: css === 'linear' ? [0, 0, 1, 1] : css.match(/[\d.]+/g)?.map(Number) };
  if (group === 'motion') return { $type: 'duration', $value: { value, unit } };
  if (unit === 'em' || unit === 'ch') return { $type: 'number', $value: value, $description: `In ${unit}.` };
  if (group === 'z' || kind === 'leading') return { $type: 'number', $value: value };
  if (number) return { $type: 'dimension', $value: { value, unit: unit || 'px' } };
  const [phone, desktop] = [360, breakpoints.wide].map((width) => rounded(pixels(css, width)));
  return {
    $type: 'dimension',
    $value: { value: desktop, unit: 'px' },
    $description: `Fluid: ${phone}px in a window of 360px, ${desktop}px in one of ${breakpoints.wide}px.`,
  };
}

const tokensOf = (tree: TokenTree, path: string[] = []): TokenGroup =>
  Object.fromEntries(
    Object.entries(tree).map(([name, css]) => {
      const here = [...path, name];
      if (typeof css !== 'string') return [name, tokensOf(css, here)];
      const property = here[0] === 'breakpoint' ? {} : { property: `--${tokenName(here)}` };
      return [name, { ...typed(here, css), $extensions: { 'example.abs': { css, ...property } } }];
    }),
  );

/** `tokens.json`: all values, grouped by when they hold. */
export const tokensJson: TokenGroup = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  base: tokensOf({ ...baseOf(abs), breakpoint: widths }),
  ...Object.fromEntries(Object.entries(contextsOf(abs)).map(([name, { values }]) => [name, tokensOf(values)])),
};

const from = (group: string) => [{ $ref: `tokens.json#/${group}` }];

/** `tokens.resolver.json`: which groups of `tokens.json` make a theme. https://www.designtokens.org/TR/2025.10/resolver/ */
export const tokensResolver = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  version: '2025.10',
  sets: { base: { sources: from('base') } },
  modifiers: {
    theme: {
      contexts: {
        light: from('light'),
        dark: from('dark'),
        lightWithMoreContrast: [...from('light'), ...from('lightWithMoreContrast')],
        darkWithMoreContrast: [...from('dark'), ...from('darkWithMoreContrast')],
        print: [...from('light'), ...from('print')],
      },
      default: 'light',
    },
    motion: { contexts: { full: [], reduced: from('reducedMotion') }, default: 'full' },
  },
  resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/motion' }],
};

const rule = (selector: string, values: TokenTree, colorScheme?: string) =>
  [
    `${selector} {`,
    ...(colorScheme ? [`  color-scheme: ${colorScheme};`] : []),
    ...tokenLeaves(values).map(([path, value]) => `  --${tokenName(path)}: ${value};`),
    '}',
  ].join('\n');

/** The values of a brand as custom properties, in a cascade layer. */
export const tokenRules = (brand: Brand, layer: string) =>
  `@layer ${layer} {\n${[
    rule(':root', baseOf(brand)),
    ...Object.values<TokenContext>(contextsOf(brand)).flatMap(({ where, values, colorScheme }) =>
      where.map(({ selector, query }) => {
        const css = rule(selector, values, colorScheme);
        return query ? `@media ${query} {\n${css}\n}` : css;
      }),
    ),
  ].join('\n')}\n}\n`;

/** `tokens.css`: the same as custom properties, for pages without the components. */
export const tokensCss = tokenRules(abs, 'abs.tokens');
