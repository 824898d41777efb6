import { refusals } from '@abs/api/refusals';
import { deliveryForm, limits } from '@abs/contract';
import { DeliveryDialog } from '@abs/ui/shop/DeliveryDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { addresses } from '../../fixtures/people.ts';
import { expectFocus, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['purchase'],
  component: DeliveryDialog,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { open: true, total: 142_505, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof DeliveryDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog, once it can be used. */
const opened = () => openedDialog('dialog', 'Enter Delivery Details');

const filled = {
  deliveryAddress: '14 Bode Thomas Street',
  city: 'Surulere',
  state: 'Lagos',
  phoneNumber: '0803 123 4567',
};

export const Default: Story = { tags: ['10.8.8'] };
export const InUse: Story = {
  tags: ['2.8.9'],
  play: async ({ args, step }) => {
    await opened();
    await step('the typed values are reported', async () => {
      await userEvent.type(screen.getByLabelText('Delivery Address'), filled.deliveryAddress);
      await userEvent.type(screen.getByLabelText('City'), filled.city);
      await userEvent.selectOptions(screen.getByLabelText('State'), filled.state);
      await userEvent.type(screen.getByLabelText('Phone Number'), filled.phoneNumber);
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, saveAddress: false });
    });
    await step('each field has its autocomplete hint', async () => {
      await expect(screen.getByLabelText('Delivery Address')).toHaveAttribute('autocomplete', 'street-address');
      await expect(screen.getByLabelText('City')).toHaveAttribute('autocomplete', 'address-level2');
      await expect(screen.getByLabelText('State')).toHaveAttribute('autocomplete', 'address-level1');
      await expect(screen.getByLabelText('Phone Number')).toHaveAttribute('autocomplete', 'tel');
      await expect(screen.getByLabelText('Phone Number')).toHaveAttribute('type', 'tel');
    });
    await step('Cancel is reported', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const Filled: Story = {
  args: { initialValues: filled, onDraft: fn() },
  play: async ({ args, step }) => {
    await opened();
    await step('the total and the next step are shown', async () => {
      await expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('₦142,505');
      await expect(screen.getByText('Confirm to continue to payment. Nothing is charged before.')).toBeVisible();
    });
    await step('the state of the last order can be taken back', async () => {
      const state = screen.getByLabelText('State');
      await expect(state).toHaveValue('Lagos');
      await userEvent.selectOptions(state, 'Choose a state');
      await expect(args.onDraft).toHaveBeenLastCalledWith({ ...filled, state: '', saveAddress: false });
      await userEvent.selectOptions(state, 'Lagos');
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, saveAddress: false });
    });
  },
};
/** Of a server that can save addresses; the default is chosen. */
export const SavedAddresses: Story = {
  args: { initialValues: { ...filled, phoneNumber: '08031234567' }, addresses, onSubmit: fn(), onDraft: fn() },
  tags: ['10.1.37'],
  play: async ({ args, step }) => {
    await opened();
    const [home, office] = addresses;
    const saved = screen.getByLabelText('Saved address');
    const street = () => screen.getByLabelText('Delivery Address');
    await step('the default address is chosen, which cannot be saved again', async () => {
      await expect(saved).toHaveValue(home?.id);
      await expect(screen.queryByLabelText('Save this address')).not.toBeInTheDocument();
    });
    await step('another saved address fills in the fields', async () => {
      await userEvent.selectOptions(saved, 'address-office');
      await expect(street()).toHaveValue('ABS, 3rd floor, 27 Marina Road');
      await expect(screen.getByLabelText('City')).toHaveValue('Victoria Island');
      await expect(screen.getByLabelText('Phone Number')).toHaveValue(office?.phoneNumber);
      await expect(args.onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Victoria Island' }));
    });
    await step('a new address is empty, and can be saved', async () => {
      await userEvent.selectOptions(saved, 'Another address');
      await expect(street()).toHaveValue('');
      await userEvent.type(street(), '3 Allen Avenue');
      await userEvent.click(screen.getByLabelText('Save this address'));
    });
    await step('what was typed stays while a saved address is chosen', async () => {
      await userEvent.selectOptions(saved, 'address-home');
      await expect(street()).toHaveValue(filled.deliveryAddress);
      await userEvent.selectOptions(saved, 'Another address');
      await expect(street()).toHaveValue('3 Allen Avenue');
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({
        ...{ deliveryAddress: '3 Allen Avenue', city: '', state: '', phoneNumber: office?.phoneNumber },
        saveAddress: true,
      });
    });
    await step('an address that is typed like a saved one is that one', async () => {
      await userEvent.clear(street());
      await userEvent.type(street(), home?.deliveryAddress ?? '');
      await userEvent.clear(screen.getByLabelText('Phone Number'));
      await userEvent.type(screen.getByLabelText('Phone Number'), home?.phoneNumber ?? '');
      await expect(saved).toHaveValue(home?.id);
    });
  },
};
/** The first address, or one that is not saved. */
export const UnsavedAddress: Story = {
  args: { initialValues: { ...filled, saveAddress: true }, addresses },
  play: async () => {
    await opened();
    await expect(screen.getByLabelText('Saved address')).toHaveValue('');
    await expect(screen.getByLabelText('Save this address')).toBeChecked();
  },
};
/** No more addresses can be saved, and two of them differ only in the number. */
export const AddressesFull: Story = {
  args: {
    initialValues: filled,
    addresses: Array.from({ length: limits.ADDRESSES_MAX }, (_, index) => ({
      id: `address-${index}`,
      deliveryAddress: `${Math.max(index, 1)} Allen Avenue, Ikeja, Lagos`,
      phoneNumber: `0803123456${index}`,
      isDefault: index === 0,
    })),
  },
  play: async () => {
    await opened();
    const labels = within(screen.getByLabelText('Saved address')).getAllByRole('option').slice(0, 3);
    await expect(labels.map(({ textContent }) => textContent)).toEqual([
      '1 Allen Avenue, Ikeja, Lagos, 08031234560',
      '1 Allen Avenue, Ikeja, Lagos, 08031234561',
      '2 Allen Avenue, Ikeja, Lagos',
    ]);
    await expect(screen.queryByLabelText('Save this address')).not.toBeInTheDocument();
  },
};
export const TotalLoading: Story = { args: { ...Filled.args, total: undefined } };
export const LongAddress: Story = {
  args: {
    initialValues: {
      deliveryAddress:
        'Block 14, Flat 203, Harmony Estate Phase II, behind the new market, off Nnamdi Azikiwe Expressway',
      city: 'Rumuokwurushi-Eliozu, Obio-Akpor',
      state: 'Rivers',
      phoneNumber: '+234 803 123 4567',
    },
  },
};
export const Invalid: Story = {
  args: {
    initialValues: { ...filled, phoneNumber: '0803' },
    errors: { phoneNumber: errorOf(deliveryForm, 'phoneNumber', '0803') },
  },
  play: async ({ step }) => {
    await opened();
    await step('the first invalid field is focused', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      const phone = screen.getByLabelText('Phone Number');
      await expect(phone).toHaveFocus();
      await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number\./);
      await expect(screen.getByLabelText('Delivery Address')).toHaveValue(filled.deliveryAddress);
    });
  },
};
export const EmptyFields: Story = {
  tags: ['5.1.13'],
  args: {
    errors: {
      deliveryAddress: errorOf(deliveryForm, 'deliveryAddress'),
      phoneNumber: errorOf(deliveryForm, 'phoneNumber'),
    },
  },
  play: async ({ step }) => {
    await opened();
    await step('a text area can be the focused field too', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(screen.getByLabelText('Delivery Address')).toHaveFocus();
    });
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { ...Filled.args, message: refusals.priceChanged[1] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Your cart has changed.');
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
    await step('it announces the current step', async () => {
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Placing your order…'));
    });
  },
};
/** Once the order exists, the cart is empty and the form has no values. */
export const Paying: Story = {
  args: Filled.args,
  render: function Render(args) {
    const [isPaying, setPaying] = useState(false);
    const ordered = { pending: 'paying', total: 0, initialValues: {} } as const;
    return <DeliveryDialog {...args} onSubmit={() => setPaying(true)} {...(isPaying && ordered)} />;
  },
  play: async ({ step }) => {
    await opened();
    await step('the total and the address stay until the payment page opens', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
      await expect(screen.getByRole('button', { name: 'Taking you to payment…' })).toBeVisible();
      await expect(screen.getByText('Total').nextElementSibling).toHaveTextContent('₦142,505');
      await expect(screen.getByLabelText('Delivery Address')).toHaveValue(filled.deliveryAddress);
      await expect(screen.getByLabelText('State')).toHaveValue(filled.state);
    });
  },
};
export const Checking: Story = {
  args: { ...Filled.args, pending: 'checking' },
  play: async ({ args, step }) => {
    await opened();
    await step('it announces the check, and nothing closes it', async () => {
      await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Checking your order…'));
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
};
const changedTitle = 'Your cart has changed';
const unchanged = { price: null, quantity: null, left: null };

export const Changed: Story = {
  args: {
    ...Filled.args,
    onAccept: fn(),
    changes: {
      lines: [
        { ...unchanged, productId: '1', name: 'Ikoyi Zip Hoodie', price: { was: 2_000, now: 18_000 } },
        { ...unchanged, productId: '2', name: 'Makoko T-Shirt', quantity: { was: 1, now: 2 } },
        { ...unchanged, productId: '3', name: 'Third Mainland Jacket', quantity: { was: 0, now: 1 } },
        { ...unchanged, productId: '4', name: 'Balogun Sneakers', quantity: { was: 1, now: 0 } },
      ],
      deliveryFee: { was: 5, now: 1_500 },
      total: { was: 38_005, now: 92_500 },
      isOrderable: true,
    },
  },
  play: async ({ args, step }) => {
    const dialog = within(await openedDialog('dialog', changedTitle));
    await step('each line shows the old and the new value', async () => {
      const lines = dialog.getAllByRole('listitem');
      await expect(lines[0]).toHaveTextContent('Ikoyi Zip HoodiePrice was ₦2,000, now ₦18,000');
      await expect(lines[1]).toHaveTextContent('Quantity was 1, now 2');
      await expect(lines[2]).toHaveTextContent('Added to your cart');
      await expect(lines[3]).toHaveTextContent('Removed from your cart');
      await expect(dialog.getByText('Delivery fee').nextElementSibling).toHaveTextContent('was ₦5, now ₦1,500');
      await expect(dialog.getByText('Total').nextElementSibling).toHaveTextContent('was ₦38,005, now ₦92,500');
    });
    await step('the focus is on the message about the change', async () => {
      await waitFor(() => expect(dialog.getByText(/Nothing has been ordered yet\./)).toHaveFocus());
    });
    await step('the buttons lead back to the cart, or confirm the new total', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Back to cart' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
      await expect(args.onAccept).not.toHaveBeenCalled();
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm ₦92,500' }));
      await expect(args.onAccept).toHaveBeenCalledOnce();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
  },
};
export const NoLongerAvailable: Story = {
  args: {
    ...Filled.args,
    changes: {
      lines: [
        { ...unchanged, productId: '1', name: 'Ikoyi Zip Hoodie', left: 0 },
        { ...unchanged, productId: '2', name: 'Makoko T-Shirt', left: 2 },
      ],
      deliveryFee: null,
      total: { was: 38_005, now: 38_005 },
      isOrderable: false,
    },
  },
  play: async ({ step }) => {
    const dialog = within(await openedDialog('dialog', changedTitle));
    await step('unavailable items are named, and nothing can be confirmed', async () => {
      await expect(dialog.getByText('No longer available')).toBeVisible();
      await expect(dialog.getByText('Only 2 left')).toBeVisible();
      await expect(dialog.queryByRole('button', { name: /^Confirm/ })).not.toBeInTheDocument();
      await expect(dialog.getByRole('button', { name: 'Back to cart' })).toBeVisible();
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    await opened();
    await step('Tab moves from the first field to Confirm, then starts over', async () => {
      await expectFocus('textbox', 'Delivery Address');
      await tabTo(['textbox', 'City'], ['combobox', 'State'], ['textbox', 'Phone Number']);
      await tabTo(['button', 'Cancel'], ['button', 'Confirm'], ['button', 'Close']);
      await tabTo(['textbox', 'Delivery Address']);
      await tabBackTo(['button', 'Close']);
      await tabTo(['textbox', 'Delivery Address']);
    });
    await step('Enter in the telephone number submits, Escape cancels', async () => {
      await userEvent.keyboard(filled.deliveryAddress);
      await tabTo(['textbox', 'City'], ['combobox', 'State'], ['textbox', 'Phone Number']);
      await userEvent.keyboard(`${filled.phoneNumber}{Enter}`);
      await expect(args.onSubmit).toHaveBeenCalledWith({ ...filled, city: '', state: '', saveAddress: false });
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
