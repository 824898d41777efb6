import { Button, TextField } from '@abs/ui';
import { Dialog, DialogActions } from '@abs/ui/components/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectFocus, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
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

export const Default: Story = {};
export const InUse: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enter Delivery Details' });
    await step('the focus is inside', async () => {
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    });
    await step('Escape requests closing', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};
export const Locked: Story = {
  tags: ['keyboard'],
  args: { locked: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};
/** For short questions. */
export const Small: Story = {
  args: {
    size: 'small',
    role: 'alertdialog',
    title: 'Leave without saving?',
    description: 'Your changes will be lost.',
  },
  render: (args) => (
    <Dialog {...args}>
      <DialogActions>
        <Button variant="secondary">Stay</Button>
        <Button>Leave</Button>
      </DialogActions>
    </Dialog>
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  },
};
/** For tables and drawings. */
export const Large: Story = { args: { size: 'large' } };
function Caller() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buy</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Enter Delivery Details">
        <TextField label="Delivery Address" name="address" />
        <DialogActions>
          <Button variant="secondary" disabled>
            Cancel
          </Button>
          <Button>Confirm</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: () => <Caller />,
  play: async ({ step }) => {
    await step('Enter opens it, and the focus goes to its first field', async () => {
      await tabTo(['button', 'Buy']);
      await userEvent.keyboard('{Enter}');
      await expectFocus('textbox', 'Delivery Address');
    });
    await step('Tab and Shift+Tab stay inside and skip disabled buttons', async () => {
      await tabTo(['button', 'Confirm'], ['button', 'Close'], ['textbox', 'Delivery Address']);
      await tabBackTo(['button', 'Close'], ['button', 'Confirm'], ['textbox', 'Delivery Address']);
    });
    await step('Escape closes it and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await expectFocus('button', 'Buy');
      await expect(screen.queryByRole('dialog')).toBeNull();
    });
    await userEvent.keyboard(' ');
    await expectFocus('textbox', 'Delivery Address');
  },
};

function CallerWithItem() {
  const [item, setItem] = useState<string | null>(null);
  return (
    <>
      <Button onClick={() => setItem('Ankara hoodie')}>Delete Ankara hoodie</Button>
      <Button onClick={() => setItem('Adire shirt')}>Delete Adire shirt</Button>
      <Dialog
        open={item !== null}
        onOpenChange={() => setItem(null)}
        title={`Delete ${item}?`}
        description={`${item} is ready.`}
      >
        <DialogActions>
          <Button>{`Yes, delete ${item}`}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
/** While it closes, a dialog keeps what it showed, even when that is already cleared. */
export const Closing: Story = {
  tags: ['keyboard'],
  render: () => <CallerWithItem />,
  play: async ({ step }) => {
    await tabTo(['button', 'Delete Ankara hoodie']);
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Delete Ankara hoodie?' });
    const shown = new Set<string>();
    const observer = new MutationObserver(() => shown.add(dialog.innerText));
    await step('Escape closes it with its contents', async () => {
      observer.observe(dialog, { attributes: true, characterData: true, childList: true, subtree: true });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect([...shown].filter((text) => text.includes('null'))).toEqual([]);
    });
    observer.disconnect();
    await step('it opens again with other contents', async () => {
      await tabTo(['button', 'Delete Adire shirt']);
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('button', { name: 'Yes, delete Adire shirt' });
    });
  },
};

function CallerOfTwo() {
  const [open, setOpen] = useState<'question' | 'code' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onClick={() => setOpen('question')}>Mark as refunded</Button>
      <Dialog open={open === 'question'} onOpenChange={close} title="Mark ₦16,000 as refunded?" role="alertdialog">
        <DialogActions>
          <Button onClick={() => setOpen('code')}>Yes, Mark as refunded</Button>
        </DialogActions>
      </Dialog>
      <Dialog open={open === 'code'} onOpenChange={close} title="Enter a code to continue">
        <TextField label="Code" name="code" inputMode="numeric" />
      </Dialog>
    </>
  );
}
/** The second dialog opens while the first one closes. It returns the focus to the control that opened the first. */
export const OneAfterAnother: Story = {
  tags: ['keyboard'],
  render: () => <CallerOfTwo />,
  play: async ({ step }) => {
    await tabTo(['button', 'Mark as refunded']);
    await userEvent.keyboard('{Enter}');
    await expectFocus('button', 'Yes, Mark as refunded');
    await step('the focus moves to the second dialog', async () => {
      await userEvent.keyboard('{Enter}');
      await expectFocus('textbox', 'Code');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expectFocus('textbox', 'Code');
    });
    await step('Escape returns it', async () => {
      await userEvent.keyboard('{Escape}');
      await expectFocus('button', 'Mark as refunded');
    });
  },
};
