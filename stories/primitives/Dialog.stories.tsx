import { Button, TextField } from '@abs/ui';
import { ConfirmDialog, Dialog, DialogActions } from '@abs/ui/components/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Enter Delivery Details',
    description: 'We deliver within Lagos in two days.',
    children: null,
  },
  render: (args) => (
    <Dialog {...args}>
      <TextField label="Delivery Address" name="address" />
      <DialogActions>
        <Button variant="secondary">Cancel</Button>
        <Button>Confirm</Button>
      </DialogActions>
    </Dialog>
  ),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enter Delivery Details' });
    await step('the focus is inside', async () => {
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Escape asks to close', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};
export const Locked: Story = {
  args: { locked: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
function Caller() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={open}
        title="Are you sure you want to delete this item from the cart?"
        confirmLabel="Yes, Delete"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
export const Confirm: Story = {
  render: () => <Caller />,
  play: async ({ canvas, step }) => {
    const caller = canvas.getByRole('button', { name: 'Delete' });
    await userEvent.click(caller);
    const question = await screen.findByRole('alertdialog', { name: /Are you sure/ });
    await waitFor(() => expect(question).toBeVisible());
    await step('Cancel closes, and the focus returns to the caller', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(caller).toHaveFocus());
    });
    await userEvent.click(caller);
    await screen.findByRole('alertdialog');
  },
};
export const ConfirmFailed: Story = {
  render: () => (
    <ConfirmDialog
      open
      title="Are you sure you want to delete this order?"
      confirmLabel="Yes, Delete"
      error="Failed to delete order."
      onConfirm={() => {}}
      onCancel={() => {}}
    />
  ),
};
