import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const lines = globSync('{components,shop,screens,lib}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('.test.'))
  .flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .map((text) => ({ file, text: text.trim() })),
  );

const found = (pattern: RegExp, exceptions: Readonly<Record<string, string>>) =>
  lines
    .filter(({ file, text }) => pattern.test(text) && !text.startsWith('*') && !(file in exceptions))
    .map(({ file, text }) => `${file}: ${text}`);

it('components have no colors of their own', () => {
  const isColor = /['"` ]#[0-9a-f]{3,8}\b|\brgba?\(/i;
  expect(found(isColor, { 'lib/swatchColor.ts': 'the colors of clothes by their names: data' })).toEqual([]);
});

it('components take no color, letter spacing or weight from one brand: they are custom properties, which each brand sets', {
  tags: ['10.8.11'],
}, () => {
  expect(found(/from '.*\/(?:palettes|brands|tokenValues)\b/, {})).toEqual([]);
  expect(found(/\b(?:letterSpacing|fontWeight|fontFamily): (?:['"`](?!inherit)|-?[\d.]*[1-9])/, {})).toEqual([]);
});

it('components do not contain the name of one shop', { tags: ['10.8.11'] }, () => {
  const isText = /(?<![\w-])ABS(?![\w-])/;
  const exceptions = {
    'lib/shopName.tsx': 'the name without a provider',
    'screens/AboutScreen/AboutScreen.tsx': 'a text about this shop',
  };
  expect(found(isText, exceptions).filter((line) => !/: (?:\/\*)?\*/.test(line))).toEqual([]);
});

it('components of any app contain no path of the shop', () => {
  const isPath = /['"`]\/[a-z]/;
  expect(found(isPath, {}).filter((line) => /^(?:components|lib)\//.test(line))).toEqual([]);
});

/** Files with a space or a font size that the scale does not have, each with the reason. */
const offScale = {
  'shop/ProductCard/ProductCard.css.ts': 'the heart reaches over the edge of its line',
  'components/Hero/Hero.css.ts': 'room for the controls',
  'shop/TopBar/TopBar.css.ts': 'a button of icons ends where the page does',
  'shop/Footer/Footer.css.ts': 'room for the chat bubble',
  'components/DataTable/DataTable.css.ts': 'room for the checkbox',
  'shop/SizeGuide/SizeGuide.css.ts': 'rows as high as a table of figures needs',
  'components/InlineSelect/InlineSelect.css.ts': 'room for the arrow',
  'components/SearchField/SearchField.css.ts': 'room for the magnifier',
  'shop/PaymentBadge/PaymentBadge.css.ts': 'balances the dot at its start',
  'shop/OrderRow/OrderRow.css.ts': 'balances the dot at its start',
  'components/ChatBubble/ChatBubble.css.ts': 'balances the icon at its start',
};

/** Smaller spaces are optical corrections, for which a step of the scale would be too large. */
const SMALLEST = 10;

it('components take spaces, radii and font sizes from the scale, or let them grow with the screen', () => {
  const space = /\b(?:(?:padding|margin)\w*|gap|rowGap|columnGap|fontSize|border\w*Radius): ([^,}]+)/g;
  const grows = /\b(?:clamp|min|max|calc)\(/;
  const pixelsOf = (value: string) =>
    [...value.matchAll(/(\d+)px|^-?(\d+)$/g)].map(([, px, plain]) => Number(px ?? plain));
  const isRaw = (text: string) =>
    [...text.matchAll(space)].some(
      ([, value = '']) => !grows.test(value) && pixelsOf(value.trim()).some((pixels) => pixels >= SMALLEST),
    );
  expect(found(/px|\d/, offScale).filter(isRaw)).toEqual([]);
});
