import { Button, ButtonLink, Inline } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecordingForm } from '../../fixtures/RecordingForm.tsx';
import { tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';
import { translate } from '../../fixtures/translate.ts';

const meta = {
  tags: ['primitives'],
  component: Button,
  args: { children: 'Add to Cart', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    await step('a press is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Order Now' } };
/** Less weight than 'secondary', for a button that each card of a list repeats. */
export const Soft: Story = { args: { variant: 'soft' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Request again' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Yes, Delete' } };
export const Small: Story = { args: { size: 'small' } };
/** For the back office, where space is short. */
export const Compact: Story = {
  render: () => (
    <Inline gap={3}>
      <Button size="compact">Add new cloth</Button>
      <Button size="compact" variant="secondary">
        Export CSV
      </Button>
      <Button size="compact" variant="secondary" pending>
        Export CSV
      </Button>
      <Button size="compact" variant="quiet">
        Clear selection
      </Button>
    </Inline>
  ),
};
export const Full: Story = { args: { full: true } };
export const Disabled: Story = { args: { disabled: true, children: 'Out of stock' } };
export const Pending: Story = {
  args: { pending: true },
  play: async ({ args, canvas, step }) => {
    const button = canvas.getByRole('button', { name: 'Add to Cart' });
    await step('it is busy and ignores presses', async () => {
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(button);
      await expect(args.onClick).not.toHaveBeenCalled();
    });
    await step('it keeps the focus', async () => {
      await expect(button).toHaveFocus();
    });
  },
};
/** A browser's translator has replaced the button's text. */
export const Translated: Story = {
  render: function Render(args) {
    const [pending, setPending] = useState(false);
    return (
      <Button {...args} pending={pending} onClick={() => setPending(true)}>
        {pending ? 'Adding' : 'Add to Cart'}
      </Button>
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    const button = canvas.getByRole('button');
    translate(canvasElement);
    await expect(button).toHaveTextContent('[Add to Cart]');
    await step('a press shows the pending state in place of the translation', async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await expect(button).toHaveTextContent(/^Adding$/);
    });
  },
};
export const PendingSubmit: Story = {
  args: { pending: true, type: 'submit', children: 'Sign up' },
  render: (args) => (
    <RecordingForm label="Sign up">
      <Button {...args} />
    </RecordingForm>
  ),
  play: async ({ canvas, step }) => {
    await step('a second press does not submit the form again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
      await expect(canvas.getByRole('form')).toHaveAttribute('data-submitted', 'no');
    });
  },
};
export const AsLink: Story = {
  render: () => (
    <Inline>
      <ButtonLink to="/shop">Check out Now</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Go Home
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Check out Now' })).toHaveAttribute('href', '/shop');
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: ({ onClick }) => (
    <Inline>
      <Button onClick={onClick}>Add to Cart</Button>
      <Button disabled>Out of stock</Button>
      <Button pending onClick={onClick}>
        Sign up
      </Button>
      <Button variant="secondary" onClick={onClick}>
        Order Now
      </Button>
    </Inline>
  ),
  play: async ({ args, step }) => {
    await step('Enter and Space press it', async () => {
      await tabTo(['button', 'Add to Cart']);
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
    await step('Tab skips disabled buttons; a pending button ignores keys', async () => {
      await tabTo(['button', 'Sign up']);
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await expect(args.onClick).toHaveBeenCalledTimes(2);
    });
    await step('Tab and Shift+Tab leave the button', async () => {
      await tabTo(['button', 'Order Now']);
      await tabBackTo(['button', 'Sign up'], ['button', 'Add to Cart']);
    });
  },
};
