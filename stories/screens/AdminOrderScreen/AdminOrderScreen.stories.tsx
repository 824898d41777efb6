import { refusals } from '@abs/api/refusals';
import { messages } from '@abs/machines';
import { AdminOrderScreen } from '@abs/ui/screens/AdminOrderScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import {
  canceledOrderDetail,
  clearedOrderDetail,
  disputedOrderDetail,
  now,
  paidOrderDetail,
  partlyRefundedOrderDetail,
  partlyReturnedOrderDetail,
  refundDueOrderDetail,
  refundedOrderDetail,
  unpaidOrderDetail,
} from '../../fixtures/admin.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { wholeText } from '../../fixtures/wholeText.ts';

const meta = {
  tags: ['admin'],
  component: AdminOrderScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', order: paidOrderDetail },
    onRetry: fn(),
    onAction: fn(),
    pendingAction: null,
    confirmingAction: null,
    onActionConfirm: fn(),
    onActionCancel: fn(),
    onRefund: fn(),
    confirmingRefund: null,
    pendingRefund: null,
    onRefundConfirm: fn(),
    onRefundCancel: fn(),
    onPrint: fn(),
    message: null,
    now,
  },
  render: (args) => (
    <AdminShell path={`/admin/orders/${paidOrderDetail.id}`}>
      <AdminOrderScreen {...args} />
    </AdminShell>
  ),
} satisfies Meta<typeof AdminOrderScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const { number, customer } = paidOrderDetail;
/** Leaves out what is only on paper. */
const onScreen = { ignore: '[data-slot="packing-slip"] *' };
/** The events of the history, in order. */
const steps = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('span')?.textContent);

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.13.2', '2.14.5', '4.5.3'],
  play: async ({ args, canvas, step }) => {
    await step('it shows number, status and a link back', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible();
      await expect(canvas.getByText('pending')).toBeVisible();
      const main = within(canvas.getByRole('main'));
      await expect(main.getByRole('link', { name: 'Orders' })).toHaveAttribute('href', '/admin/orders');
    });
    await step('it shows the customer and the delivery address', async () => {
      await expect(canvas.getByRole('link', { name: customer.email })).toHaveAttribute(
        'href',
        `mailto:${customer.email}`,
      );
      await expect(canvas.getByText('14 Bode Thomas Street, Surulere, Lagos', onScreen)).toBeVisible();
      await expect(canvas.getByRole('link', { name: '08031234567' })).toHaveAttribute('href', 'tel:08031234567');
    });
    await step('each product shows its SKU next to size and color', async () => {
      await expect(canvas.getByText(paidOrderDetail.orderItems[0]?.product.sku ?? 'no SKU', onScreen)).toBeVisible();
    });
    await step('it shows the history in order', async () => {
      await expect(steps(canvas)).toEqual(['Placed', 'Paid']);
    });
    await step('it can be printed as a packing slip, which is only on paper', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print packing slip' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
      await expect(canvas.queryByRole('region', { name: 'Packing slip' })).not.toBeInTheDocument();
    });
    await step('it can be cleared or cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear order' }));
      await expect(args.onAction).toHaveBeenLastCalledWith('clear');
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel order' }));
      await expect(args.onAction).toHaveBeenLastCalledWith('cancel');
    });
  },
};
export const Unpaid: Story = {
  tags: ['2.14.5'],
  args: { state: { status: 'ready', order: unpaidOrderDetail } },
  play: async ({ canvas, step }) => {
    await step('it shows the time left, and why it cannot be cleared', async () => {
      await expect(canvas.getByText('5 h 12 min left to pay')).toBeVisible();
      const clear = canvas.getByRole('button', { name: 'Clear order' });
      await expect(clear).toBeDisabled();
      await expect(clear).toHaveAccessibleDescription('Cannot be cleared: not paid yet');
    });
    await step('it has no packing slip', async () => {
      await expect(canvas.queryByRole('button', { name: 'Print packing slip' })).not.toBeInTheDocument();
      await expect(document.querySelector('[data-slot="packing-slip"]')).not.toBeInTheDocument();
    });
    await step('each product has a line', async () => {
      await expect(within(canvas.getByRole('table', { name: 'Items' })).getAllByRole('rowheader')).toHaveLength(2);
    });
  },
};
export const Cleared: Story = {
  tags: ['2.14.5', '4.5.3'],
  args: { state: { status: 'ready', order: clearedOrderDetail } },
  play: async ({ args, canvas, step }) => {
    await step('it shows both statuses, and what they are about', async () => {
      const badges = [...canvas.getByRole('main').querySelectorAll('[data-slot="status-dot"]')];
      await expect(badges.map((badge) => badge.textContent)).toEqual(['Paid', 'Cleared']);
      const labelled = badges.map((badge) => badge.parentElement?.textContent);
      await expect(labelled).toEqual(['Payment Paid', 'Status Cleared']);
    });
    await step('the history shows who cleared it, and that it was undone once', async () => {
      await expect(steps(canvas)).toEqual(['Placed', 'Paid', 'Cleared', 'No longer cleared', 'Cleared']);
      await expect(canvas.getByText(wholeText(/by Kelechi Umeh/))).toBeVisible();
    });
    await step('clearing can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo clearing' }));
      await expect(args.onAction).toHaveBeenCalledWith('reopen');
    });
  },
};
export const Canceled: Story = {
  tags: ['4.5.3'],
  args: { state: { status: 'ready', order: canceledOrderDetail } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('canceled')).toBeVisible();
    await expect(canvas.queryByText('pending')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear order' })).toBeNull();
  },
};
/** The payment came after the order had expired. No admin cancelled it, so the cancellation cannot be undone. */
export const RefundDue: Story = {
  tags: ['2.14.5'],
  args: { state: { status: 'ready', order: refundDueOrderDetail } },
  play: async ({ canvas }) => {
    await expect(steps(canvas)).toEqual(['Placed', 'Cancelled', 'Refund due']);
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
  },
};
const [owed] = partlyReturnedOrderDetail.payments ?? [];
/** Cancelled after payment. A part is refunded, and the refund of the rest can be recorded. */
export const PartlyReturned: Story = {
  args: { state: { status: 'ready', order: partlyReturnedOrderDetail } },
  play: async ({ args, canvas, step }) => {
    const payment = within(within(canvas.getByRole('list', { name: 'Payments' })).getByRole('listitem'));
    await step('it shows the amounts paid, refunded and due', async () => {
      await expect(payment.getByText('Refund due')).toBeVisible();
      await expect(payment.getByText(/^Refunded: ₦5,000/)).toBeVisible();
      await expect(payment.getByText(/is still to be refunded\.$/)).toBeVisible();
    });
    await step('the refund is recorded by its payment', async () => {
      await userEvent.click(payment.getByRole('button', { name: /^Mark as refunded: ₦[\d,]+$/ }));
      await expect(args.onRefund).toHaveBeenCalledWith(owed?.reference);
    });
  },
};
export const ConfirmingRefund: Story = {
  args: { state: { status: 'ready', order: partlyReturnedOrderDetail }, confirmingRefund: owed?.reference ?? null },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('alertdialog', /^Mark ₦[\d,]+ as refunded\?$/));
    await expect(dialog.getByText(wholeText(/It moves no money/))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Mark as refunded' }));
    await expect(args.onRefundConfirm).toHaveBeenCalledOnce();
  },
};
export const RecordingRefund: Story = {
  args: { state: { status: 'ready', order: partlyReturnedOrderDetail }, pendingRefund: owed?.reference ?? null },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /^Mark as refunded/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onRefund).not.toHaveBeenCalled();
  },
};
export const Refunded: Story = {
  args: { state: { status: 'ready', order: refundedOrderDetail } },
  play: async ({ canvas, step }) => {
    await step('no refund is due, and the cancellation cannot be undone', async () => {
      await expect(canvas.queryByRole('button', { name: /^Mark as refunded/ })).toBeNull();
      await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    });
    await step('it shows who recorded the refund', async () => {
      await expect(canvas.getByText(wholeText(/recorded by Kelechi Umeh/))).toBeVisible();
    });
  },
};
/** A wrong amount, a second payment whose refund failed, and a dispute about the first payment. */
export const Disputed: Story = {
  args: { state: { status: 'ready', order: disputedOrderDetail } },
  play: async ({ canvas, step }) => {
    await step('it cannot be cleared while a payment is disputed', async () => {
      const clear = canvas.getByRole('button', { name: 'Clear order' });
      await expect(clear).toBeDisabled();
      await expect(clear).toHaveAccessibleDescription('Cannot be cleared: payment disputed');
    });
    await step('each payment shows its status', async () => {
      const payments = within(canvas.getByRole('list', { name: 'Payments' }));
      await expect(payments.getAllByRole('listitem')).toHaveLength(3);
      await expect(payments.getByText(/^Wrong amount: ₦[\d,]+ was expected\.$/)).toBeVisible();
      await expect(payments.getByText(/Answer your payment provider by 25/)).toBeVisible();
    });
    await step('the history shows the same with the amounts', async () => {
      await expect(steps(canvas)).toContain('Wrong amount received ₦5');
    });
  },
};
/** Clearing asks for confirmation, because a part is refunded. */
export const ConfirmingPartlyRefunded: Story = {
  args: { state: { status: 'ready', order: partlyRefundedOrderDetail }, confirmingAction: 'clear' },
  play: async () => {
    const dialog = within(await openedDialog('alertdialog', `Clear order ${number}?`));
    await expect(dialog.getByText(wholeText(/^₦5,000 of ₦[\d,]+ was refunded\./))).toBeVisible();
  },
};
export const ConfirmingCancel: Story = {
  args: { confirmingAction: 'cancel' },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('alertdialog', `Are you sure you want to cancel order ${number}?`));
    await expect(dialog.getByText(wholeText(new RegExp(`must be refunded to ${customer.name}`)))).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Cancel order' }));
    await expect(args.onActionConfirm).toHaveBeenCalledOnce();
  },
};
export const ConfirmingClear: Story = {
  args: { confirmingAction: 'clear' },
  play: async ({ args }) => {
    const dialog = within(await openedDialog('alertdialog', `Clear order ${number}?`));
    await userEvent.click(dialog.getByRole('button', { name: 'Not yet' }));
    await expect(args.onActionCancel).toHaveBeenCalledOnce();
  },
};
export const Clearing: Story = {
  args: { pendingAction: 'clear' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Clear order' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Cancel order' })).toBeDisabled();
  },
};
export const ChangeFailed: Story = {
  args: { message: refusals.paymentInFlight[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A payment for this order is being processed.');
  },
};
export const Loading: Story = {
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the order');
  },
};
export const Missing: Story = {
  args: { state: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Order not found' })).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { state: { status: 'error', message: messages.orderLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** An order of a customer who has deleted the account. A payment arrived afterwards. */
export const DeletedCustomer: Story = {
  args: {
    state: {
      status: 'ready',
      order: {
        ...partlyReturnedOrderDetail,
        customer: { ...customer, name: 'Deleted customer', email: '' },
        deliveryAddress: 'Deleted',
        phoneNumber: '',
      },
    },
    confirmingRefund: owed?.reference ?? null,
  },
  play: async ({ canvas, step }) => {
    await step('there are no links to write or to call', async () => {
      await expect(canvas.getByText('Deleted customer')).toBeInTheDocument();
      for (const term of ['Email', 'Phone Number']) await expect(canvas.queryByText(term)).not.toBeInTheDocument();
    });
    await step('the question promises no email', async () => {
      await expect(await openedDialog('alertdialog', /as refunded/)).not.toHaveTextContent('gets an email');
    });
  },
};
