import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { below, breakpoints, from } from './breakpoints.ts';
import { compiledRules } from './compiledRules.ts';
import { rightToLeft } from './direction.ts';

const rules = await compiledRules();

/** All declarations of a selector. */
const declared = (selector: string, queries = '') =>
  Object.assign(
    {},
    ...rules.filter((rule) => rule.selector === selector && rule.queries === queries).map((rule) => rule.declarations),
  );

it('the layout changes at 640, 1000 and 1440 pixels', { tags: ['10.8.1'] }, () => {
  expect(breakpoints).toEqual({ tablet: 640, navigation: 1000, wide: 1440 });
  expect(from).toEqual({
    tablet: '(min-width: 640px)',
    navigation: '(min-width: 1000px)',
    wide: '(min-width: 1440px)',
  });
  expect(below).toEqual({ tablet: '(max-width: 639.98px)', navigation: '(max-width: 999.98px)' });
});

describe('every page', () => {
  it('breaks words that are wider than the screen, and scrolls to anchors below the header', {
    tags: ['10.8.5'],
  }, () => {
    expect(declared('body')['overflow-wrap']).toBe('anywhere');
    expect(declared('html')['scroll-padding-top']).toBe('calc(var(--abs-size-header) + var(--abs-space-4))');
  });

  it('has native controls and scrollbars in the colors of its theme', { tags: ['10.8.6'] }, () => {
    expect(declared(':root')['color-scheme']).toBe('light');
    expect(declared(":root[data-theme='dark']")['color-scheme']).toBe('dark');
    expect(declared(":root:not([data-theme='light'])", '@media (prefers-color-scheme: dark)')['color-scheme']).toBe(
      'dark',
    );
  });

  it('has no motion if the reader prefers reduced motion', { tags: ['10.8.4'] }, () => {
    expect(declared('*, *::before, *::after', '@media (prefers-reduced-motion: reduce)')).toEqual({
      animation: 'none !important',
      'transition-duration': '0s !important',
      'transition-delay': '0s !important',
      'scroll-behavior': 'auto !important',
    });
  });

  it('has fields that phones do not zoom into, and placeholders in the color of muted text, which has enough contrast', () => {
    expect(declared('input, textarea, select', '@media (pointer: coarse)')).toEqual({
      'font-size': 'max(1em, var(--abs-font-size-body))',
    });
    expect(rules.filter(({ selector }) => selector.includes('::placeholder'))).toMatchObject([
      { selector: '::placeholder', declarations: { color: 'var(--abs-color-text-muted)', opacity: '1' } },
    ]);
  });

  it('has controls large enough for fingers, and a focus ring', () => {
    expect(declared(':root')['--abs-size-target']).toBe('44px');
    expect(declared(':focus-visible').outline).toBe('2px solid var(--abs-color-focus)');
  });
});

/** Files that may name a side, each with the reason. */
const physical = {
  'SizePicker.css.ts': 'a line through what is sold out: the same in both directions',
};

it('no rule names left or right without its mirror image, so that pages also read from right to left', {
  tags: ['10.8.2'],
}, () => {
  const isSide = /(?<![\w-])(?:left|right)(?![\w-]*\))|-(?:left|right)(?![\w-]*\))/;
  const mirror = rightToLeft.replace('&', '');
  const key = (selector: string, property: string) => `${selector.replace(mirror, '')} ${property}`;
  const mirrored = new Set(
    rules
      .filter(({ selector }) => selector.startsWith(mirror))
      .flatMap(({ selector, declarations }) => Object.keys(declarations).map((property) => key(selector, property))),
  );
  const found = rules.flatMap(({ file, selector, declarations }) =>
    Object.entries(declarations)
      .filter(([property, value]) => isSide.test(`${property}: ${value}`) && !mirrored.has(key(selector, property)))
      .map(([property, value]) => `${file}: ${property}: ${value}`),
  );
  expect(found.filter((text) => !(basename(text.split(':')[0] ?? '') in physical))).toEqual([]);
});

it('no rule depends on what a build rewrites to a list of languages', () => {
  expect(rules.filter(({ selector }) => selector.includes(':dir('))).toEqual([]);
});

it('hover styles apply only to pointers that can hover', () => {
  const found = rules.filter(
    ({ selector, queries }) => selector.includes(':hover') && !queries.includes('hover: hover'),
  );
  expect(found).toEqual([]);
});

/** A selector without its `:not()` parts. */
const withoutNot = (selector: string) => selector.replace(/:not\((?:[^()]|\([^()]*\))*\)/g, '');

const kinds: Record<string, (rule: (typeof rules)[number]) => boolean> = {
  hover: ({ selector }) => withoutNot(selector).includes(':hover'),
  pressed: ({ selector }) => withoutNot(selector).includes(':active'),
  focus: ({ selector }) => withoutNot(selector).includes(':focus'),
  disabled: ({ selector }) => withoutNot(selector).includes('disabled'),
  'for fingers': ({ queries }) => queries.includes('pointer: coarse'),
  moving: ({ declarations, queries }) => 'animation' in declarations && !queries.includes('reduced-motion'),
  'less motion': ({ queries }) => queries.includes('reduced-motion'),
  'forced colors': ({ queries }) => queries.includes('forced-colors'),
  'on paper': ({ queries }) => queries.includes('print'),
  'without scripts': ({ queries }) => queries.includes('scripting: none'),
};

it('lists the files with rules of each kind, and the number of rules if there are several', {
  tags: ['10.8.3'],
}, () => {
  const table = Object.entries(kinds).map(([kind, isOfKind]) => {
    const files = Map.groupBy(rules.filter(isOfKind), ({ file }) => basename(file, '.css.ts'));
    return `${kind}: ${[...files].map(([file, { length }]) => (length > 1 ? `${file} ${length}` : file)).join(', ')}`;
  });
  expect(`\n${table.join('\n')}\n`).toMatchInlineSnapshot(`
    "
    hover: AdminPage, Breadcrumbs, Button 5, CellGrid, ChatBubble 2, Checkbox, ColorPicker, DataTable 3, RowAction 13, DayRange, Field 2, HeartButton, Hero, IconButton, InlineSelect, ItemRow, OtpInput, Pagination, PicturePicker, ProsePage, QuantityStepper, SalesChart, SearchField, SizePicker, TableCells, Tabs, AdminDashboardScreen, AdminMessagesScreen 2, AdminNotificationsScreen 2, AdminProductFormScreen, AdminProductScreen, AdminProfileScreen, AdminStyleScreen, AdminTransactionsScreen, BrowseScreen, SizeGuideScreen, AdminFrame, FilterChips, FilterForm 2, Footer, NewsletterBlock, OrderRow, ProductCard 2, RecentlyViewed, SearchOverlay 2, SizeChoice, SizeGuide, TopBar 2
    pressed: Button, HeartButton, PictureViewer
    focus: AdminList, AdminPage, AppFrame, AuthLayout, CellGrid 2, DataTable, Dialog, Field 3, HeartButton 2, OtpInput 2, PicturePicker, PictureViewer, SalesChart, SearchField, Tabs 2, AccountScreen, AdminMessagesScreen 2, AdminNotificationsScreen 2, AdminProductFormScreen, TwoFactor, CartScreen, ContactScreen, OrderScreen, PaymentReturnScreen, PendingOrdersScreen, ProductScreen 2, WishlistScreen, AdminFrame 2, CollectionSection, DeliveryChanges, FilterForm, NewsletterBlock 3, OrderRow 2, ProductCard 2, RecentlyViewed 2, RestockForm, SearchOverlay 2, SizeGuide 2, TopBar, reset
    disabled: Button 2, Checkbox, RowAction 5, Field, IconButton, PicturePicker 2, QuantityStepper, SizePicker 2, AdminProductFormScreen, OtpScreen, FilterForm 4, SizeChoice
    for fingers: Button, Checkbox, RowAction, DayRange, IconButton, InlineSelect, SalesChart, CartScreen, FilterChips, FilterForm, Footer, reset
    moving: Badge, Dialog 6, LoadingBar, PictureViewer 2, Skeleton, Spinner 2, ProductAddBar, AdminFrame, SearchOverlay 2, SizeChoice, TopBar
    less motion: ProductAddBar, reset, theme
    forced colors: Badge, ColorPicker, Dialog, LoadingBar, Notice, ProgressBar 2, SalesChart, SizePicker 2, Skeleton, Spinner, StatusDot, Swatch 2, Tabs, AdminMessagesScreen 2, AdminNotificationsScreen, AdminFrame, FilterForm 2, OrderTimeline, SizeGuide 16
    on paper: AppFrame, ChatBubble, AdminOrderScreen, PackingSlip, OrderScreen, ProductAddBar, SizeGuideScreen 5, AdminFrame, Footer, SizeGuide 12, TopBar, paper, theme
    without scripts: AppFrame, Hero, SizePicker, Skeleton, ProductScreen, ShopScreen, SizeGuide 2, reset
    "
  `);
});
