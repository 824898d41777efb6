import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { partlyReturnedOrderDetail as owingOrderDetail, paidOrderDetail } from '../../fixtures/admin.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { flow, page, server, signInAsAdmin, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/admin/orders/${paidOrderDetail.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async () => {
  await page(`Order ${paidOrderDetail.number}`);
};

export const Loading = {
  parameters: { flow: { machine: 'adminOrder', state: 'loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminOrder');
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'adminOrder', state: 'ready' } },
  beforeEach: signInAsAdmin,
  play: opened,
} satisfies Story;

export const ConfirmingClear = {
  parameters: { flow: { machine: 'adminOrder', state: 'confirmingClear' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await opened(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Clear order' }));
    await openedDialog('alertdialog', /clear/i);
  },
} satisfies Story;

export const ConfirmingCancel = {
  parameters: { flow: { machine: 'adminOrder', state: 'confirmingCancel' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await opened(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cancel order' }));
    await openedDialog('alertdialog', /cancel/i);
  },
} satisfies Story;

const openRefundDialog: NonNullable<Story['play']> = async ({ canvas }) => {
  await page(`Order ${owingOrderDetail.number}`);
  await userEvent.click(canvas.getByRole('button', { name: /^Mark as refunded/ }));
  await openedDialog('alertdialog', /as refunded\?$/);
};

export const ConfirmingRefund = {
  parameters: { flow: { machine: 'adminOrder', state: 'confirmingRefund' } },
  args: { address: `/admin/orders/${owingOrderDetail.id}` },
  beforeEach: signInAsAdmin,
  play: openRefundDialog,
} satisfies Story;

export const RecordingRefund = {
  parameters: { flow: { machine: 'adminOrder', state: 'recordingRefund' } },
  args: { address: `/admin/orders/${owingOrderDetail.id}` },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('recordRefund');
  },
  play: async (context) => {
    await openRefundDialog(context);
    const dialog = within(await openedDialog('alertdialog', /as refunded\?$/));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Mark as refunded' }));
  },
} satisfies Story;

/** The refund is recorded, and the history names the admin who recorded it. */
export const RefundRecorded = {
  args: { address: `/admin/orders/${owingOrderDetail.id}` },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await openRefundDialog(context);
    const dialog = within(await openedDialog('alertdialog', /as refunded\?$/));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Mark as refunded' }));
    await toastSaying('The refund is recorded.');
    const { canvas } = context;
    const history = within(await canvas.findByRole('list', { name: 'History' }));
    await waitFor(() => expect(history.getAllByRole('listitem').at(-1)).toHaveTextContent(/^Refunded ₦.*by Halima/));
    await expect(canvas.queryByRole('button', { name: /^Mark as refunded/ })).toBeNull();
  },
} satisfies Story;

export const Changing = {
  parameters: { flow: { machine: 'adminOrder', state: 'changing' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('setOrderStatus');
  },
  play: async (context) => {
    await opened(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Clear order' }));
    const dialog = within(await openedDialog('alertdialog', /clear/i));
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Clear' }));
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'adminOrder', state: 'notFound' } },
  args: { address: '/admin/orders/none' },
  beforeEach: signInAsAdmin,
  play: async () => {
    await page('Order not found');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'adminOrder', state: 'failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminOrder', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
