import { ColorPicker } from '@abs/ui/components/ColorPicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { products } from '../../fixtures/catalogue.ts';

const options = [
  { color: 'Moss', colorHex: '#3d4a35', to: '/product/1/opebi-hoodie' },
  { color: 'Bone', colorHex: '#e8e0d0', to: '/product/2/opebi-hoodie' },
  { color: 'Clay', colorHex: '#a2553c', to: '/product/3/opebi-hoodie', isSoldOut: true },
];

const meta = {
  tags: ['catalogue'],
  component: ColorPicker,
  args: { options, value: 'Moss', onChange: fn() },
} satisfies Meta<typeof ColorPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    const color = (name: string) => canvas.getByRole('link', { name });
    await step('the colors are links, and the current one is marked', async () => {
      await expect(canvas.getByRole('list', { name: 'Color' })).toBeVisible();
      await expect(color('Moss')).toHaveAttribute('aria-current', 'true');
      await expect(color('Bone')).toHaveAttribute('href', '/product/2/opebi-hoodie');
      await expect(color('Clay, sold out')).not.toHaveAttribute('aria-current');
    });
    await step('Enter chooses', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(color('Bone')).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith(1);
    });
    await step('opening a new tab is left to the browser', async () => {
      color('Clay, sold out').addEventListener('click', (event) => event.preventDefault(), { once: true });
      const user = userEvent.setup();
      await user.keyboard('{Control>}');
      await user.click(color('Clay, sold out'));
      await user.keyboard('{/Control}');
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};
/** Every color of the collection. */
export const Many: Story = {
  args: {
    value: products[0]?.color ?? '',
    options: [...new Map(products.map(({ color, colorHex }) => [color, { color, colorHex, to: '/shop' }])).values()],
  },
};
/** From a backend without color values, with a name that is not a color. */
export const Unpainted: Story = {
  args: {
    value: 'Harmattan',
    options: [
      { color: 'Harmattan', to: '/product/1' },
      { color: 'washed navy', to: '/product/2' },
    ],
  },
};
