/**
 * Faults that must be noticed. Nothing noticed the first ones when a review of Storybook planted them; the others are
 * of the same kinds. Stryker plants faults in the machines and the rules (tools/mutation).
 */

/**
 * What must notice a fault: tests or stories at a path, or the screenshots of a component, in these modes and in no
 * other.
 */
type Check = { tests: string } | { stories: string } | { screenshots: string; modes: RegExp };

export interface Fault {
  /** What would be wrong for people. */
  fault: string;
  file: string;
  /** A part of the file that exists once. */
  from: string;
  to: string;
  noticedBy: Check;
}

const UI = 'packages/ui/src';
const rules: Check = { tests: `${UI}/theme/rules.test.ts` };

export const faults: readonly Fault[] = [
  {
    fault: 'the navigation needs 100 more pixels',
    file: `${UI}/theme/breakpoints.ts`,
    from: 'navigation: 1000',
    to: 'navigation: 1100',
    noticedBy: rules,
  },
  {
    fault: 'the arrow of a select is on the wrong side from right to left',
    file: `${UI}/components/Field/Field.css.ts`,
    from: 'insetInlineEnd: vars.space[3]',
    to: 'right: vars.space[3]',
    noticedBy: rules,
  },
  {
    fault: 'the badge of an item is on the wrong side from right to left',
    file: `${UI}/components/ItemRow/ItemRow.css.ts`,
    from: 'insetInlineEnd: vars.space[2]',
    to: 'right: vars.space[2]',
    noticedBy: rules,
  },
  {
    fault: 'the focus on a product card is invisible',
    file: `${UI}/theme/interactions.ts`,
    from: "    '&:focus-visible::after': focusRing(ringOffset),\n",
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'a field does not change under the pointer',
    file: `${UI}/theme/textControl.ts`,
    from: "  '@media': hover(\n    { borderColor: vars.color.text.default },\n    '&:hover:not(:focus-visible, [aria-invalid=\"true\"], :disabled)',\n  ),\n",
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'a button does not move when it is pressed',
    file: `${UI}/components/Button/Button.css.ts`,
    from: '    ...press,\n',
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'a tap leaves the look of a hovered button behind',
    file: `${UI}/theme/breakpoints.ts`,
    from: "'(hover: hover) and (pointer: fine)'",
    to: "'(pointer: fine)'",
    noticedBy: rules,
  },
  {
    fault: 'animations run although the reader prefers reduced motion',
    file: `${UI}/theme/reset.css.ts`,
    from: "          animation: 'none !important',\n",
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'the background of a dialog darkens in one step',
    file: `${UI}/components/Dialog/Dialog.css.ts`,
    from: `    '&[data-state="open"]': { animation: \`\${appear} \${slow} \${easing}\` },\n`,
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'a small button is too small for a finger',
    file: `${UI}/components/Button/Button.css.ts`,
    from: "    '@media': { [coarsePointer]: { minHeight: vars.size.target } },\n",
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'phones zoom into fields',
    file: `${UI}/theme/reset.css.ts`,
    from: 'max(1em, ',
    to: 'min(1em, ',
    noticedBy: rules,
  },
  {
    fault: 'a long word makes the page scroll sideways',
    file: `${UI}/theme/reset.css.ts`,
    from: "  overflowWrap: 'anywhere',\n",
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'the header covers what a link to a part of the page leads to',
    file: `${UI}/theme/reset.css.ts`,
    from: 'scrollPaddingTop',
    to: 'scrollMarginTop',
    noticedBy: rules,
  },
  {
    fault: 'scrollbars and native controls are light in the dark theme',
    file: `${UI}/theme/tokenValues.ts`,
    from: "      colorScheme: 'dark',\n",
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'a dialog has no edge in forced colors',
    file: `${UI}/components/Dialog/Dialog.css.ts`,
    from: '    ...edged,\n',
    to: '',
    noticedBy: rules,
  },
  {
    fault: 'placeholders are as dark as text that was entered',
    file: `${UI}/theme/reset.css.ts`,
    from: 'color: vars.color.text.muted, opacity: 1',
    to: 'opacity: 1',
    noticedBy: rules,
  },
  {
    fault: 'a space is not one of the scale',
    file: `${UI}/components/Dialog/Dialog.css.ts`,
    from: "flexDirection: 'column-reverse',\n  gap: vars.space[3]",
    to: "flexDirection: 'column-reverse',\n  gap: 13",
    noticedBy: { tests: `${UI}/theme/rawValues.test.ts` },
  },
  {
    fault: 'the stock of a product counts as low below 4 pieces',
    file: 'packages/contract/src/limits.ts',
    from: 'LOW_STOCK = 5',
    to: 'LOW_STOCK = 3',
    noticedBy: { tests: 'packages/contract/src/limits.test.ts' },
  },
  {
    fault: 'after a refused payment the cart is shown without a word',
    file: 'packages/machines/src/checkout/checkoutMachine.ts',
    from: "url: authorizationUrl(event.output) }),\n            },\n          },\n        ],\n        onError: {\n          target: 'paymentFailed'",
    to: "url: authorizationUrl(event.output) }),\n            },\n          },\n        ],\n        onError: {\n          target: 'browsing'",
    noticedBy: { tests: 'packages/machines/src/checkout' },
  },
  {
    fault: 'phones show letters for a phone number',
    file: `${UI}/shop/AddressFields/AddressFields.tsx`,
    from: '        inputMode="tel"\n',
    to: '',
    noticedBy: { stories: 'stories/components/DeliveryDialog' },
  },
  {
    fault: 'phones load pictures of products that are too small',
    file: `${UI}/shop/ProductCard/ProductCard.tsx`,
    from: '30vw, 50vw`',
    to: '30vw, 20vw`',
    noticedBy: { stories: 'stories/screens/ShopScreen' },
  },
  {
    fault: 'computers load pictures of products that are too large',
    file: `${UI}/shop/ProductCard/ProductCard.tsx`,
    from: 'min(22vw, 400px)',
    to: '80vw',
    noticedBy: { stories: 'stories/screens/ShopScreen' },
  },
  {
    fault: 'the name of a product turns its line around',
    file: `${UI}/shop/ProductCard/ProductCard.tsx`,
    from: '<Link to={to} dir="auto" className={styles.link}>',
    to: '<Link to={to} className={styles.link}>',
    noticedBy: { stories: 'stories/components/ProductCard' },
  },
  {
    fault: 'a screen reader does not read the error of a field',
    file: `${UI}/components/Field/Field.tsx`,
    from: 'error && `',
    to: 'false && `',
    noticedBy: { stories: 'stories/components/TextField' },
  },
  {
    fault: 'a screen reader does not describe the pictures of a product',
    file: `${UI}/screens/ProductScreen/ProductGallery.tsx`,
    from: 'alt={alt} sizes={mainSizes}',
    to: 'alt="" sizes={mainSizes}',
    noticedBy: { stories: 'stories/screens/ProductScreen' },
  },
  {
    fault: 'Cancel deletes the order',
    file: `${UI}/components/Dialog/ConfirmDialog.tsx`,
    from: 'variant="secondary" onClick={onCancel}',
    to: 'variant="secondary" onClick={onConfirm}',
    noticedBy: { stories: 'stories/components/ConfirmDialog' },
  },
  {
    fault: 'the page behind a dialog scrolls',
    file: `${UI}/theme/reset.css.ts`,
    from: "modal}`, { overflow: 'hidden' }",
    to: 'modal}`, {}',
    noticedBy: { stories: 'stories/components/SearchOverlay' },
  },
  {
    fault: 'a primary button turns red under the pointer',
    file: `${UI}/components/Button/Button.css.ts`,
    from: 'hover({ backgroundColor: vars.color.accentHover })',
    to: 'hover({ backgroundColor: vars.color.danger })',
    noticedBy: { screenshots: 'Button', modes: /1280-(?:hover|active)/ },
  },
  {
    fault: 'a tablet shows six products in a row',
    file: `${UI}/shop/ProductCard/ProductCard.css.ts`,
    from: "      marginInline: 0,\n      gridTemplateColumns: 'repeat(3,",
    to: "      marginInline: 0,\n      gridTemplateColumns: 'repeat(6,",
    noticedBy: { screenshots: 'ProductGrid', modes: /768-/ },
  },
  {
    fault: 'the accent of the light theme is another by one shade',
    file: `${UI}/theme/palettes.ts`,
    from: "  accent: '#14533a',\n  accentHover: '#0d3f2b',\n  onAccent",
    to: "  accent: '#14533b',\n  accentHover: '#0d3f2b',\n  onAccent",
    noticedBy: { screenshots: 'Button', modes: /-light|1280-|390-(?:right|text)|768-/ },
  },
  {
    fault: 'more contrast changes the border of nothing',
    file: `${UI}/theme/palettes.ts`,
    from: "line: { subtle: '#8b8378', strong: '#5c564d' }",
    to: 'line: light.line',
    noticedBy: { screenshots: 'TextField', modes: /more-contrast/ },
  },
  {
    fault: 'a button is taller by one pixel',
    file: `${UI}/components/Button/Button.css.ts`,
    from: 'medium: { minHeight: vars.size.control',
    to: 'medium: { minHeight: 53',
    noticedBy: { screenshots: 'Button', modes: /./ },
  },
  {
    fault: 'large text does not fit into a button',
    file: `${UI}/components/Button/Button.css.ts`,
    from: 'medium: { minHeight: vars.size.control',
    to: 'medium: { height: vars.size.control',
    noticedBy: { screenshots: 'Button', modes: /text-200/ },
  },
  {
    fault: 'forced colors do not show which tab is open',
    file: `${UI}/components/Tabs/Tabs.css.ts`,
    from: `, ...framed('&[data-state="active"]:not(:focus-visible)')`,
    to: '',
    noticedBy: { screenshots: 'Tabs', modes: /forced-colors/ },
  },
  {
    fault: 'an order is printed without its packing slip',
    file: `${UI}/screens/AdminOrderScreen/PackingSlip.css.ts`,
    from: "[onPaper]: { display: 'flex' }",
    to: "[onPaper]: { display: 'none' }",
    noticedBy: { screenshots: 'AdminOrderScreen', modes: /print/ },
  },
];
