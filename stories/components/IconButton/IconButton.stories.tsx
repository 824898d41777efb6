import { IconButton, IconLink } from '@abs/ui';
import { CartIcon, CloseIcon, TrashIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pressKey } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: IconButton,
  args: { label: 'Delete Palm hoodie', children: <TrashIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Delete Palm hoodie' });
    await step('its label is its name and its tooltip', async () => {
      await expect(button).toHaveAttribute('title', 'Delete Palm hoodie');
    });
    await step('keys press it', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
      await pressKey(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
    await step('it is large enough for a finger', async () => {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    });
  },
};
export const Outlined: Story = { args: { label: 'Close', outlined: true, children: <CloseIcon /> } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
export const Compact: Story = { args: { size: 'compact' } };
/** IconLink, which opens a page. */
export const AsLink: Story = {
  render: () => (
    <IconLink to="/cart" label="Cart, empty">
      <CartIcon />
    </IconLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toHaveAttribute('href', '/cart');
  },
};
