import { Button, Heading, Inline, Price } from '@abs/ui';
import { dismissToast, dismissToasts, Toaster, toast, toastError } from '@abs/ui/components/Toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pressKey } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: Toaster,
  // Messages are kept longer than the component that shows them.
  beforeEach: dismissToasts,
  parameters: { docs: { story: { inline: false, height: '400px' } } },
  render: () => (
    <>
      <Inline>
        <Button onClick={() => toast('Product quantity increased')}>Say</Button>
        <Button
          variant="secondary"
          onClick={() => toast('product removed', { action: { label: 'Undo', onClick: () => {} } })}
        >
          Offer
        </Button>
        <Button variant="danger" onClick={() => toastError('Payment Failed: Unable to process payment.')}>
          Fail
        </Button>
      </Inline>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;

/** Tabs to Undo, past the other toasts, which are stops too. */
async function tabToUndo(): Promise<void> {
  const undo = screen.getByRole('button', { name: 'Undo' });
  for (let stops = 0; stops < 5 && document.activeElement !== undo; stops++) await userEvent.tab();
  await expect(undo).toHaveFocus();
}

export const Default: StoryObj<typeof meta> = {};
/** Toasts move below the name and price, which they would cover at the top right. */
export const BelowKeptPart: StoryObj<typeof meta> = {
  render: () => (
    <>
      <div data-keep-visible="" style={{ position: 'fixed', insetBlockStart: 80, insetInline: 16, textAlign: 'end' }}>
        <Heading level={1}>Ikoyi Hoodie</Heading>
        <Price amount={14_000} />
      </div>
      <Button onClick={() => toast('Added to your cart')}>Add to Cart</Button>
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }));
    await expect(await screen.findByText('Added to your cart')).toBeVisible();
    const list = document.querySelector('[data-sonner-toaster]');
    const price = canvas.getByText('₦14,000').getBoundingClientRect();
    await waitFor(() => expect(list?.getBoundingClientRect().top).toBeGreaterThan(price.bottom));
  },
};
export const Keyboard: StoryObj<typeof meta> = {
  tags: ['keyboard', '9.1.18'],
  play: async ({ canvas, step }) => {
    await step('messages appear, with their actions', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say' }));
      await expect(await screen.findByText('Product quantity increased')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Offer' }));
      await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    });
    await step('failures appear too', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      await expect(await screen.findByText('Payment Failed: Unable to process payment.')).toBeVisible();
    });
    await step('toasts are at the top right, and Alt+T moves there', async () => {
      const list = document.querySelector('[data-sonner-toaster]');
      await expect(list).toHaveAttribute('data-y-position', 'top');
      await expect(list).toHaveAttribute('data-x-position', 'right');
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await expect(list).toHaveFocus();
    });
    await step('Tab moves to the action of a toast, which Enter and Space press', async () => {
      await tabToUndo();
      await pressKey('{Enter}');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Offer' }));
      await screen.findByRole('button', { name: 'Undo' });
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await tabToUndo();
      await pressKey(' ');
    });
    await step('at most three are shown', async () => {
      for (let more = 0; more < 3; more++) await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible="true"]');
      await waitFor(() => expect(shown()).toHaveLength(3));
    });
  },
};
/** A message that arrives while another one with its id is leaving, such as the result of the next try. */
export const SameIdAgain: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Inline>
        <Button onClick={() => toastError('Invalid email or password', { id: 'form' })}>Fail</Button>
        <Button onClick={() => dismissToast('form')}>Try again</Button>
        <Button onClick={() => toast('Password has been successfully reset.', { id: 'form' })}>Succeed</Button>
      </Inline>
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(await screen.findByText('Invalid email or password')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.querySelector('[data-removed="true"]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await waitFor(() => expect(screen.queryByText('Invalid email or password')).toBeNull());
    await waitFor(() => expect(document.querySelector('[data-removed="true"]')).toBeNull());
    await expect(screen.getByText('Password has been successfully reset.')).toBeVisible();
  },
};
