import { messages } from '@abs/machines';
import { Button } from '@abs/ui';
import { ConfirmDialog } from '@abs/ui/components/Dialog';
import { LazyConfirmDialog } from '@abs/ui/components/LazyConfirmDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { expectFocus, pressKey, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    title: 'Are you sure you want to delete this order?',
    confirmLabel: 'Yes, Delete',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    const question = await openedDialog('alertdialog', 'Are you sure you want to delete this order?');
    await step('the focus is inside, and cancel comes before confirm', async () => {
      await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'Yes, Delete' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onConfirm).toHaveBeenCalledOnce();
    });
    await step('Escape cancels', async () => {
      await expect(question).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledTimes(2);
    });
  },
};
/** For an action that can be undone. */
export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: 'Unblock Ada Obi?',
    confirmLabel: 'Yes, Unblock',
    description: 'Ada Obi can log in again.',
  },
};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: messages.orderCancelFailed } };

/** LazyConfirmDialog loads its code when it first opens. */
function Caller() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <LazyConfirmDialog
        open={open}
        title="Are you sure you want to delete this item from the cart?"
        confirmLabel="Yes, Delete"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
export const Called: Story = {
  render: () => <Caller />,
  play: async ({ canvas, step }) => {
    const caller = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(caller);
    const question = await openedDialog('alertdialog', /Are you sure/);
    await waitFor(() => expect(question).toBeVisible());
    await step('Cancel closes, and the focus returns to the caller', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(caller).toHaveFocus());
    });
    await userEvent.click(caller);
    await openedDialog('alertdialog', /Are you sure/);
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: () => <Caller />,
  play: async ({ step }) => {
    await step('cancel has the focus first, and Tab stays inside', async () => {
      await tabTo(['button', 'Delete']);
      await userEvent.keyboard('{Enter}');
      await openedDialog('alertdialog', /Are you sure/);
      await expectFocus('button', 'Cancel');
      await tabTo(['button', 'Yes, Delete'], ['button', 'Close'], ['button', 'Cancel']);
      await tabBackTo(['button', 'Close'], ['button', 'Yes, Delete']);
    });
    await step('Escape cancels and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expectFocus('button', 'Delete');
    });
    await step('Space on cancel does the same', async () => {
      await pressKey(' ');
      await expectFocus('button', 'Cancel');
      await pressKey(' ');
      await expectFocus('button', 'Delete');
    });
    await userEvent.keyboard('{Enter}');
    await expectFocus('button', 'Cancel');
  },
};
