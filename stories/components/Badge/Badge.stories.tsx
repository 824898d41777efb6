import { Badge, IconLink, Inline } from '@abs/ui';
import { CartIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: Badge,
  args: { count: 7 },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A number on the icon is for the eye; the label says it in words. */
export const OnAnIcon: Story = {
  render: () => (
    <Inline>
      {[0, 3].map((count) => (
        <IconLink key={count} to="/cart" label={count === 0 ? 'Cart, empty' : `Cart, ${count} items`}>
          <CartIcon />
          <Badge count={count} corner />
        </IconLink>
      ))}
    </Inline>
  ),
  play: async ({ canvas, step }) => {
    await step('nothing for 0', async () => {
      await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toHaveTextContent(/^$/);
      await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
    });
  },
};
/** 99+ for more than two figures. */
export const Many: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
