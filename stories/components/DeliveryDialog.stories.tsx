import { DeliveryDialog } from '@abs/ui/components/DeliveryDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openedDialog } from '../fixtures/openedDialog.ts';
import { expectFocus, tabTo } from '../fixtures/tabOrder.ts';

const meta = {
  title: 'Components/DeliveryDialog',
  component: DeliveryDialog,
  parameters: { docs: { story: { inline: false, height: '520px' } } },
  args: { open: true, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof DeliveryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it can be used. */
const opened = () => openedDialog('dialog', 'Enter Delivery Details');

const filled = { deliveryAddress: '14 Bode Thomas Street, Surulere, Lagos', phoneNumber: '0803 123 4567' };

export const Default: Story = {
  play: async ({ args, step }) => {
    await opened();
    await step('what is typed is handed over', async () => {
      await userEvent.type(screen.getByLabelText('Delivery Address'), filled.deliveryAddress);
      await userEvent.type(screen.getByLabelText('Phone Number'), filled.phoneNumber);
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(args.onSubmit).toHaveBeenCalledWith(filled);
    });
    await step('the browser is told what the fields are', async () => {
      await expect(screen.getByLabelText('Delivery Address')).toHaveAttribute('autocomplete', 'street-address');
      await expect(screen.getByLabelText('Phone Number')).toHaveAttribute('autocomplete', 'tel');
      await expect(screen.getByLabelText('Phone Number')).toHaveAttribute('type', 'tel');
    });
    await step('Cancel', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const Filled: Story = { args: { initialValues: filled } };
export const Invalid: Story = {
  args: {
    initialValues: { deliveryAddress: filled.deliveryAddress, phoneNumber: '0803' },
    errors: { phoneNumber: 'Please enter a valid phone number.' },
  },
  play: async ({ step }) => {
    await opened();
    await step('the first field to correct is focused', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      const phone = screen.getByLabelText('Phone Number');
      await expect(phone).toHaveFocus();
      await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number\./);
      await expect(screen.getByLabelText('Delivery Address')).toHaveValue(filled.deliveryAddress);
    });
  },
};
export const EmptyFields: Story = {
  args: {
    errors: {
      deliveryAddress: 'Please enter your delivery address.',
      phoneNumber: 'Please enter your phone number.',
    },
  },
  play: async ({ step }) => {
    await opened();
    await step('a text of several lines is focused too', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(screen.getByLabelText('Delivery Address')).toHaveFocus();
    });
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { ...Filled.args, message: 'Only 1 left of Makoko T-Shirt. Change your cart and try again.' },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Only 1 left of Makoko T-Shirt.');
  },
};
export const Placing: Story = {
  args: { ...Filled.args, pending: 'placing' },
  play: async ({ args, step }) => {
    await opened();
    await step('it cannot be confirmed twice, and nothing closes it', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Placing your order…' }));
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
    await step('it says what it is doing', async () => {
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Placing your order…'));
    });
  },
};
export const Paying: Story = { args: { ...Filled.args, pending: 'paying' } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await opened();
    await step('from the first field to Confirm, and round', async () => {
      await expectFocus('textbox', 'Delivery Address');
      await tabTo(['textbox', 'Phone Number'], ['button', 'Cancel'], ['button', 'Confirm'], ['button', 'Close']);
      await tabTo(['textbox', 'Delivery Address']);
    });
    await step('Enter in the telephone number hands over, Escape cancels', async () => {
      await userEvent.keyboard(filled.deliveryAddress);
      await tabTo(['textbox', 'Phone Number']);
      await userEvent.keyboard(`${filled.phoneNumber}{Enter}`);
      await expect(args.onSubmit).toHaveBeenCalledWith(filled);
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
