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
/** The badge is visual only. The button's label contains the number. */
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
    await step('0 shows nothing', async () => {
      await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toHaveTextContent(/^$/);
      await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
    });
  },
};
/** 99+ replaces numbers of more than two digits. */
export const Many: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};
