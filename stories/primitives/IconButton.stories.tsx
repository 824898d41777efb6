import { Badge, IconButton, IconLink, Inline } from '@abs/ui';
import { CartIcon, CloseIcon, TrashIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  args: { label: 'Delete Palm hoodie', children: <TrashIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Delete Palm hoodie' });
    await step('its label is its name and its tooltip', async () => {
      await expect(button).toHaveAttribute('title', 'Delete Palm hoodie');
    });
    await step('by keyboard', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
    await step('large enough for a finger', async () => {
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
/** A number on the icon is for the eye; the label says it in words. */
export const Badged: Story = {
  render: () => (
    <Inline>
      {[0, 3].map((count) => (
        <IconLink key={count} to="/cart" label={count === 0 ? 'Cart, empty' : `Cart, ${count} items`}>
          <CartIcon />
          <Badge count={count} corner />
        </IconLink>
      ))}
      <Badge count={7} />
      <Badge count={120} />
    </Inline>
  ),
  play: async ({ canvas, step }) => {
    await step('nothing for 0, 99+ for more than two figures', async () => {
      await expect(canvas.getByRole('link', { name: 'Cart, empty' })).toHaveTextContent(/^$/);
      await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
      await expect(canvas.getByText('99+')).toBeVisible();
    });
  },
};
