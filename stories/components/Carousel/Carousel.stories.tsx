import { Carousel } from '@abs/ui/components/Carousel';
import { ProductCard } from '@abs/ui/shop/ProductCard';
import { from } from '@abs/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { oneOfEachStyle } from '../../fixtures/catalogue.ts';
import { expectFocus, pressKey, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const items = oneOfEachStyle
  .slice(0, 8)
  .map((product) => ({ key: product.id, content: <ProductCard product={product} /> }));

const meta = {
  tags: ['catalogue'],
  component: Carousel,
  args: { title: 'You might also like', items },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ canvas, step }) => {
    const back = await canvas.findByRole('button', { name: 'Back' });
    const forward = canvas.getByRole('button', { name: 'Forward' });
    const track = canvas.getByRole('list');
    await step('a desktop shows four items, a tablet three, a phone two', async () => {
      const { right } = track.getBoundingClientRect();
      const whole = [...track.children].filter((item) => item.getBoundingClientRect().right <= right + 1);
      await expect(whole).toHaveLength(
        matchMedia(from.navigation).matches ? 4 : matchMedia(from.tablet).matches ? 3 : 2,
      );
    });
    await step('it cannot scroll back from the first item', async () => {
      await expect(back).toHaveAttribute('aria-disabled', 'true');
    });
    await step('it scrolls to the last item and back', async () => {
      await userEvent.click(forward);
      await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(0));
      await waitFor(() => expect(back).not.toHaveAttribute('aria-disabled'));
      track.scrollTo({ left: track.scrollWidth, behavior: 'instant' });
      await waitFor(() => expect(forward).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(back);
      await waitFor(() => expect(forward).not.toHaveAttribute('aria-disabled'));
    });
  },
};
/** Without arrows, because all items fit. */
export const Few: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await canvas.findByRole('button', { name: 'Back' });
    const cards = oneOfEachStyle.slice(0, 3).map(({ name }) => ['link', name] as const);
    await step('Tab moves to the arrows, then to the items', async () => {
      await tabTo(['button', 'Back'], ['button', 'Forward']);
      await tabTo(...cards);
    });
    await step('a key scrolls forward, and the arrow keeps the focus', async () => {
      await tabBackTo(...cards.slice(0, -1).toReversed(), ['button', 'Forward']);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(0));
      await expectFocus('button', 'Forward');
      await pressKey(' ');
      await expectFocus('button', 'Forward');
    });
  },
};
