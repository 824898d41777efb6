import type { CartItem, DeliveryFields, Order } from '@abs/contract';
import { messages } from '@abs/machines';
import { type CartDelivery, CartLastSeen, CartScreen, type CartState } from '@abs/ui/screens/CartScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { bare, products } from '../../fixtures/catalogue.ts';
import { closedDialog, openedDialog } from '../../fixtures/openedDialog.ts';
import { PageFrame } from '../../fixtures/PageFrame.tsx';
import { cart, fewLeftLine, pendingOrders, sizedLine, soldOutLine } from '../../fixtures/purchases.ts';

type Ready = Extract<CartState, { status: 'ready' }>;

const ready = (items: Ready['items'], deliveryAddress = cart.deliveryAddress ?? null): Ready => {
  const prices = items.map(({ product, quantity }) => product.price && product.price * quantity);
  // The sum is null if an item has no price.
  const subtotal = prices.includes(null) ? null : prices.reduce<number>((sum, price) => sum + (price ?? 0), 0);
  return { status: 'ready', items, subtotal, deliveryFee: 5, total: subtotal && subtotal + 5, deliveryAddress };
};
const tooMany = { ...fewLeftLine, product: { ...fewLeftLine.product, quantity: 2 } };
const closed: CartDelivery = { open: false, total: 128_505, onSubmit: fn(), onCancel: fn() };
const open: CartDelivery = { ...closed, open: true };

const meta = {
  tags: ['purchase'],
  component: CartScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready(cart.items),
    onRetry: fn(),
    onStep: fn(),
    onDelete: fn(),
    onDeleteConfirm: fn(),
    onDeleteCancel: fn(),
    onCheckout: fn(),
    onPay: fn(),
    delivery: closed,
  },
} satisfies Meta<typeof CartScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.8.2', '2.8.7', '2.8.8'],
  play: async ({ args, canvas, step }) => {
    const [first, second] = cart.items;
    const lines = within(canvas.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
    await step('lines are in the given order, with their prices', async () => {
      await expect(lines).toHaveLength(3);
      await expect(lines[0]).toHaveTextContent(first?.product.name ?? '');
      await expect(lines[1]).toHaveTextContent('₦66,000');
      await expect(lines[1]).toHaveTextContent('₦33,000 each');
    });
    await step('plus and minus are reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Increase quantity of ${second?.product.name}` }));
      await expect(args.onStep).toHaveBeenLastCalledWith(second, 1);
      await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${second?.product.name}` }));
      await expect(args.onStep).toHaveBeenLastCalledWith(second, -1);
    });
    await step('minus at one piece is reported too, because it removes the line', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Decrease quantity of ${first?.product.name}` }));
      await expect(args.onStep).toHaveBeenLastCalledWith(first, -1);
    });
    await step('it shows subtotal, delivery fee, total and delivery address', async () => {
      const summary = within(canvas.getByRole('region', { name: 'Summary' }));
      await expect(summary.getByText('Subtotal').nextElementSibling).toHaveTextContent('₦128,500');
      await expect(summary.getByText('Delivery fee').nextElementSibling).toHaveTextContent('₦5');
      await expect(summary.getByText('Total').nextElementSibling).toHaveTextContent('₦128,505');
      await expect(summary.getByText('14 Bode Thomas Street, Surulere, Lagos')).toBeVisible();
    });
    await step('Checkout is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
      await expect(args.onCheckout).toHaveBeenCalledOnce();
    });
  },
};
const question = 'Are you sure you want to delete this item from the cart?';

export const ConfirmingDelete: Story = {
  tags: ['2.8.3'],
  args: { confirmingDelete: true },
  play: async ({ args, step }) => {
    const dialog = within(await openedDialog('alertdialog', question));
    await step('Cancel and Escape decline', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await userEvent.keyboard('{Escape}');
      await expect(args.onDeleteCancel).toHaveBeenCalledTimes(2);
      await expect(args.onDeleteConfirm).not.toHaveBeenCalled();
    });
    await step('“Yes, Delete” confirms', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
      await expect(args.onDeleteConfirm).toHaveBeenCalledOnce();
      await expect(args.onDelete).not.toHaveBeenCalled();
    });
  },
};
/** The confirmation is opened and answered, and the focus moves as expected. */
export const Deleting: Story = {
  tags: ['2.8.3'],
  render: function Render(args) {
    const [items, setItems] = useState(cart.items);
    const [pendingDelete, setPendingDelete] = useState<CartItem | null>(null);
    return (
      <CartScreen
        {...args}
        state={ready(items)}
        confirmingDelete={pendingDelete !== null}
        onDelete={setPendingDelete}
        onDeleteCancel={() => setPendingDelete(null)}
        onDeleteConfirm={() => {
          setItems(items.filter((item) => item !== pendingDelete));
          setPendingDelete(null);
        }}
      />
    );
  },
  play: async ({ canvas, step }) => {
    const name = cart.items[0]?.product.name ?? '';
    const icon = canvas.getByRole('button', { name: `Delete ${name}` });
    await step('the icon asks for confirmation', async () => {
      await userEvent.click(icon);
      const dialog = await openedDialog('alertdialog', question);
      await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    });
    await step('Cancel changes nothing, and the focus returns to the icon', async () => {
      await userEvent.keyboard('{Enter}');
      await closedDialog();
      await expect(icon).toHaveFocus();
    });
    await step('“Yes, Delete” removes the line and focuses the heading', async () => {
      await userEvent.keyboard('{Enter}');
      const again = await openedDialog('alertdialog', question);
      await userEvent.click(within(again).getByRole('button', { name: 'Yes, Delete' }));
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Cart' })).toHaveFocus());
      await expect(icon).not.toBeInTheDocument();
    });
  },
};
export const SteppedAway: Story = {
  render: function Render(args) {
    const [items, setItems] = useState(cart.items.slice(0, 2));
    return (
      <CartScreen
        {...args}
        state={ready(items)}
        onStep={(item) => setItems(items.filter(({ id }) => id !== item.id))}
      />
    );
  },
  play: async ({ canvas, step }) => {
    await step('removing a line with the focus moves the focus to the heading', async () => {
      canvas.getByRole('button', { name: `Decrease quantity of ${cart.items[0]?.product.name}` }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Cart' })).toHaveFocus();
    });
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your cart');
  },
};
/** The cart of the last visit on this device, until the server has confirmed it. */
export const LastSeen: Story = {
  render: () => {
    const { status: _status, deliveryAddress: _address, ...seen } = ready([sizedLine, ...cart.items.slice(1)]);
    return <CartLastSeen {...seen} />;
  },
  play: async ({ canvas, step }) => {
    await step('it is marked, and shows lines and sums', async () => {
      await expect(canvas.getByText('Checking your cart…')).toBeVisible();
      const lines = within(canvas.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
      await expect(lines).toHaveLength(3);
      await expect(lines[0]).toHaveTextContent(`${sizedLine.product.name}`);
      await expect(lines[0]).toHaveTextContent('Quantity 2');
      await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('₦');
    });
    await step('nothing in it can be changed, opened or ordered', async () => {
      await expect(canvas.queryByRole('link')).toBeNull();
      await expect(canvas.getByRole('button')).toBeDisabled();
    });
  },
};
export const Empty: Story = {
  tags: ['2.8.4'],
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your cart is empty.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add to cart' })).toHaveAttribute('href', '/shop');
  },
};
const [waiting, other] = pendingOrders as [Order, Order];
const beforeExpiry = Date.parse('2026-11-20T08:05:00Z');

export const WaitingOrder: Story = {
  args: { state: ready([]), waitingOrders: [waiting], now: beforeExpiry },
  play: async ({ args, canvas, step }) => {
    await step('the pending order replaces the empty cart', async () => {
      const order = within(canvas.getByRole('region', { name: `Order ${waiting.number} is waiting for payment` }));
      await expect(order.getByRole('link', { name: 'View order' })).toHaveAttribute('href', `/order/${waiting.id}`);
      await expect(order.getByText('24 h left to pay')).toBeVisible();
      await expect(canvas.queryByText('Your cart is empty.')).not.toBeInTheDocument();
    });
    await step('Pay now is reported', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
      await expect(args.onPay).toHaveBeenCalledWith(waiting);
    });
  },
};
export const WaitingOrders: Story = {
  args: { ...WaitingOrder.args, waitingOrders: [waiting, other], pending: 'paying' },
  play: async ({ args, canvas, step }) => {
    await step('a link leads to the other orders', async () => {
      await expect(canvas.getByRole('link', { name: 'View all pending orders' })).toHaveAttribute('href', '/order');
    });
    await step('a pending payment is not started twice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Pay now' }));
      await expect(args.onPay).not.toHaveBeenCalled();
    });
  },
};
export const Failed: Story = {
  tags: ['2.8.6'],
  name: 'Error',
  args: { state: { status: 'error', message: messages.cartLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.cartLoadFailed);
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const FirstOrder: Story = {
  tags: ['2.8.8'],
  args: { state: { ...ready(cart.items.slice(0, 1)), deliveryAddress: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Add your delivery address at checkout')).toBeVisible();
  },
};
export const Unavailable: Story = {
  tags: ['10.2.6'],
  args: { state: ready([...cart.items.slice(0, 1), soldOutLine, tooMany]) },
  play: async ({ args, canvas, step }) => {
    await step('lines show their problems, and checkout says why it is blocked', async () => {
      await expect(canvas.getByText('No longer available')).toBeVisible();
      await expect(canvas.getByText('Only 2 left')).toBeVisible();
      const checkout = canvas.getByRole('button', { name: 'Checkout' });
      await expect(checkout).toHaveAccessibleDescription('Change or delete the marked items to check out.');
      await userEvent.click(checkout);
      await expect(args.onCheckout).not.toHaveBeenCalled();
    });
    await step('an unavailable item can only be deleted', async () => {
      await expect(
        canvas.queryByRole('button', { name: `Decrease quantity of ${soldOutLine.product.name}` }),
      ).not.toBeInTheDocument();
    });
  },
};
export const Updating: Story = {
  args: { updating: true },
  play: async ({ args, canvas, step }) => {
    await step('checkout waits until the server has confirmed the quantities', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Checkout' }));
      await expect(args.onCheckout).not.toHaveBeenCalled();
    });
  },
};
export const CheckingOut: Story = {
  tags: ['2.8.5'],
  args: { pending: 'checkingOut' },
  play: async ({ args, canvas, step }) => {
    await step('a second press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Please wait ...' }));
      await expect(args.onCheckout).not.toHaveBeenCalled();
    });
  },
};
export const CheckoutFailed: Story = {
  args: { message: messages.paymentFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Payment Failed: Unable to process payment.');
  },
};
export const Delivery: Story = {
  tags: ['2.8.9', '4.3.6'],
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    const [values, setValues] = useState<Partial<DeliveryFields>>({});
    return (
      <CartScreen
        {...args}
        onCheckout={() => setOpen(true)}
        delivery={{
          ...args.delivery,
          open: isOpen,
          initialValues: values,
          onDraft: setValues,
          onCancel: () => setOpen(false),
        }}
      />
    );
  },
  play: async ({ args, canvas, step }) => {
    const checkout = canvas.getByRole('button', { name: 'Checkout' });
    await step('the form opens with the focus in its first field', async () => {
      await userEvent.click(checkout);
      const dialog = await openedDialog('dialog', 'Enter Delivery Details');
      await waitFor(() => expect(within(dialog).getByLabelText('Delivery Address')).toHaveFocus());
    });
    await step('Cancel and Escape close it, and the focus returns to Checkout', async () => {
      await userEvent.keyboard('3 Allen Avenue, Ikeja{Escape}');
      await closedDialog();
      await expect(checkout).toHaveFocus();
    });
    await step('the typed text is kept', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(await screen.findByLabelText('Delivery Address')).toHaveValue('3 Allen Avenue, Ikeja');
      await userEvent.type(screen.getByLabelText('Phone Number'), '0803 123 4567{Enter}');
      await expect(args.delivery.onSubmit).toHaveBeenCalledWith({
        deliveryAddress: '3 Allen Avenue, Ikeja',
        city: '',
        state: '',
        phoneNumber: '0803 123 4567',
        saveAddress: false,
      });
    });
  },
};
export const DeliveryOpen: Story = {
  args: { delivery: { ...open, initialValues: { deliveryAddress: cart.deliveryAddress ?? '' } } },
  play: async () => {
    const dialog = await openedDialog('dialog', 'Enter Delivery Details');
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
export const InTheShop: Story = {
  decorators: [
    (Story) => (
      <PageFrame path="/cart" loggedIn>
        <Story />
      </PageFrame>
    ),
  ],
};
export const BareBackend: Story = {
  tags: ['3.1.12'],
  args: {
    state: ready(
      products.slice(6, 8).map((product, place) => {
        const { id, name, price, size, color, salesCoverPicture } = bare(product);
        return {
          id: `line-${id}`,
          productId: id,
          product: { id, name, price, size, color, salesCoverPicture },
          quantity: place + 1,
          createdAt: '2026-11-20T09:00:00.000Z',
        };
      }),
    ),
  },
};
