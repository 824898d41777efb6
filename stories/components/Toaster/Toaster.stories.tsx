import { Button, Inline } from '@abs/ui';
import { dismissToasts, Toaster, toast, toastError } from '@abs/ui/components/Toaster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { pressKey } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: Toaster,
  // A message outlives the place where it is shown.
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

/** Past the other toasts, which are stops too. */
async function tabToUndo(): Promise<void> {
  const undo = screen.getByRole('button', { name: 'Undo' });
  for (let stops = 0; stops < 5 && document.activeElement !== undo; stops++) await userEvent.tab();
  await expect(undo).toHaveFocus();
}

export const Default: StoryObj<typeof meta> = {};
export const Keyboard: StoryObj<typeof meta> = {
  tags: ['keyboard', '9.1.18'],
  play: async ({ canvas, step }) => {
    await step('messages appear, and offer what one may do', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Say' }));
      await expect(await screen.findByText('Product quantity increased')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Offer' }));
      await expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    });
    await step('so do failures', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      await expect(await screen.findByText('Payment Failed: Unable to process payment.')).toBeVisible();
    });
    await step('at the top right, where Alt+T leads', async () => {
      const list = document.querySelector('[data-sonner-toaster]');
      await expect(list).toHaveAttribute('data-y-position', 'top');
      await expect(list).toHaveAttribute('data-x-position', 'right');
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await expect(list).toHaveFocus();
    });
    await step('Tab leads to what a toast offers, which Enter and Space do', async () => {
      await tabToUndo();
      await pressKey('{Enter}');
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Offer' }));
      await screen.findByRole('button', { name: 'Undo' });
      await userEvent.keyboard('{Alt>}t{/Alt}');
      await tabToUndo();
      await pressKey(' ');
    });
    await step('three at a time', async () => {
      for (let more = 0; more < 3; more++) await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
      const shown = () => document.querySelectorAll('[data-sonner-toast][data-visible="true"]');
      await waitFor(() => expect(shown()).toHaveLength(3));
    });
  },
};
