import { brands } from '@abs/ui/brands';
import { ProductCard } from '@abs/ui/shop/ProductCard';
import { moreContrast, palettes, type Scheme, vars } from '@abs/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TAILS } from '../../tools/storybook-preview/modes/longNames.ts';
import { productOf } from '../fixtures/catalogue.ts';

const product = productOf('hoodie');

/** The modes of the toolbar, shown on a product card. */
const meta = {
  component: ProductCard,
  // Documentation pages show stories in the page's modes. Frames have their own modes.
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: { product, onAddToCart: fn(), level: 2 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProductCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The picture of the card, which screen readers skip because the name next to it says the same. */
function pictureIn(canvasElement: HTMLElement): HTMLImageElement {
  const picture = canvasElement.querySelector('img');
  if (!picture) throw new Error('The card has no picture.');
  return picture;
}

const root = () => getComputedStyle(document.documentElement);
const property = (token: string) => root().getPropertyValue(/--[\w-]+/.exec(token)?.[0] ?? '');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(root().fontSize).toBe('16px');
    await expect(root().direction).toBe('ltr');
    await expect(property(vars.radius.control), 'the brand of the story before has ended').toBe('2px');
    await expect(canvas.getByRole('heading')).toHaveTextContent(new RegExp(`^${product.name}$`));
    await waitFor(() => expect(pictureIn(canvasElement).naturalWidth).toBeGreaterThan(0));
  },
};
export const TextSize: Story = {
  globals: { textSize: 'on' },
  play: async ({ canvas }) => {
    await expect(root().fontSize).toBe('32px');
    await expect(getComputedStyle(canvas.getByRole('heading')).fontSize).toBe('32px');
  },
};
export const RightToLeft: Story = {
  globals: { direction: 'on' },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('heading').getBoundingClientRect();
    const name = canvas.getByRole('link', { name: product.name }).getBoundingClientRect();
    await expect(line.right - name.right).toBeLessThan(1);
    await expect(name.left - line.left).toBeGreaterThan(1);
  },
};
/** The tests' browser prefers reduced motion itself, so the mode works if no style queries the preference any more. */
export const ReducedMotion: Story = {
  globals: { motion: 'on' },
  play: async () => {
    const texts = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
    await expect(texts.filter((text) => text.includes('prefers-reduced-motion: reduce'))).toEqual([]);
    await expect(property(vars.motion.base)).toBe('0s');
  },
};
export const MoreContrast: Story = {
  globals: { contrast: 'on' },
  play: async () => {
    const theme = document.documentElement.dataset.theme as Scheme;
    await expect(property(vars.color.text.muted)).toBe(moreContrast[theme].text.muted);
    await expect(property(vars.color.surface), 'what has enough stays').toBe(palettes[theme].surface);
  },
};
/** Another brand is only data, and no component depends on it. */
export const Brand: Story = {
  tags: ['10.8.11'],
  globals: { brand: 'harmattan' },
  play: async ({ canvas }) => {
    const theme = document.documentElement.dataset.theme as Scheme;
    const { palettes, font, radius } = brands.harmattan;
    const button = canvas.getByRole('button', { name: new RegExp(product.name) });
    await expect(property(vars.color.canvas)).toBe(palettes[theme].canvas);
    await expect(getComputedStyle(button).borderRadius).toBe(radius.control);
    await expect(getComputedStyle(button).fontFamily).toContain(font.face.name);
    await waitFor(() => expect(document.fonts.check(`16px "${font.face.name}"`, product.name)).toBe(true));
  },
};
/**
 * Lengthens the names in a story's args: `name`, `firstName` and `lastName`. It does not change data in a `render` or a
 * decorator, such as the bars around whole screens; answers of the in-memory server in Flows and States; lists such as
 * the `names` of an Avatar; titles, addresses and sentences; and texts in elements that are passed as args. A play that
 * searches for a short name fails.
 */
export const LongNames: Story = {
  globals: { names: 'on' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent(`${product.name} ${TAILS.name}`);
    await expect(args.product.name, 'the fixture is left alone').toBe(product.name);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
