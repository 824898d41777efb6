import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { admin, paidOrderDetail, unpaidOrderDetail } from '../../fixtures/admin.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { wholeText } from '../../fixtures/wholeText.ts';
import { flow, page, server, signInAsAdmin, toastSaying, undo } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin' },
  beforeEach: () => {
    const stop = flow.beforeEach();
    signInAsAdmin();
    return stop;
  },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const { number, customer } = paidOrderDetail;
const byAdmin = `by ${admin.firstName} ${admin.lastName}`;
const question = `Are you sure you want to cancel order ${number}?`;

/** Resolves to the row of the order with this number, once it is in the list. */
const rowOf = (canvas: Canvas, which = number) => canvas.findByRole('row', { name: new RegExp(which) });
const expectRowRemoved = (canvas: Canvas) =>
  waitFor(() => expect(canvas.queryByRole('row', { name: new RegExp(number) })).toBeNull());

export const New = {
  tags: ['2.14.4'],
  play: async ({ canvas, step }) => {
    await step('the overview shows figures of the shop', async () => {
      await page('Brand Overview');
      await expect(await canvas.findByText('3,917')).toBeVisible();
      await expect(canvas.getByText('No of sales')).toBeVisible();
    });
    await step('a paid order is new and pending', async () => {
      const row = await rowOf(canvas);
      await expect(row).toHaveTextContent(customer.name);
      await expect(row).toHaveTextContent('Paid');
      await expect(row).toHaveTextContent('pending');
    });
    await step('an unpaid order shows its time left, and cannot be cleared', async () => {
      const row = await rowOf(canvas, unpaidOrderDetail.number);
      await expect(row).toHaveTextContent('5 h 12 min');
      const clear = within(row).getByRole('button', { name: `Clear order ${unpaidOrderDetail.number} (not paid yet)` });
      await expect(clear).toHaveAttribute('aria-disabled', 'true');
    });
  },
} satisfies Story;

export const Cleared = {
  tags: ['2.14.5'],
  play: async (context) => {
    await New.play(context);
    const { canvas, step } = context;
    const history = () => within(canvas.getByRole('list', { name: 'History' })).getAllByRole('listitem');
    await step('the order’s page shows its history', async () => {
      await userEvent.click(canvas.getByRole('link', { name: `View order ${number}` }));
      await page(`Order ${number}`);
      await expect(history()).toHaveLength(2);
    });
    await step('clearing asks for confirmation, is added to the history, and can be undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear order' }));
      const dialog = within(await openedDialog('alertdialog', `Clear order ${number}?`));
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Clear' }));
      await toastSaying('The order is cleared.');
      await waitFor(() => expect(history()).toHaveLength(3));
      const [last] = history().slice(-1);
      await expect(last).toHaveTextContent('Cleared');
      await expect(last).toHaveTextContent(byAdmin);
      await expect(last).toHaveTextContent('20 Nov 2026, 10:00');
      await expect(canvas.getByRole('button', { name: 'Undo clearing' })).toBeEnabled();
    });
  },
} satisfies Story;

export const InAllOrders = {
  tags: ['2.14.2', '2.14.3'],
  play: async (context) => {
    await Cleared.play(context);
    const { canvas, step } = context;
    await step('a cleared order is no longer among the new ones', async () => {
      await userEvent.click(within(canvas.getByRole('main')).getByRole('link', { name: 'Orders' }));
      await page('Orders');
      await expect(await rowOf(canvas)).toHaveTextContent('Cleared');
      const menu = canvas.queryByRole('button', { name: 'Menu' });
      if (menu) await userEvent.click(menu);
      await userEvent.click(await screen.findByRole('link', { name: 'Overview' }));
      await page('Brand Overview');
      await rowOf(canvas, unpaidOrderDetail.number);
      await expectRowRemoved(canvas);
    });
    await step('it is among all orders, three per page', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'All Orders' }));
      await expect(await rowOf(canvas)).toHaveTextContent('Cleared');
      await expect(canvas.getByRole('table', { name: 'orders' }).querySelectorAll('tbody tr')).toHaveLength(3);
      await expect(canvas.getByRole('link', { name: 'Page 2' })).toBeVisible();
    });
  },
} satisfies Story;

export const Undone = {
  tags: ['4.5.1'],
  play: async (context) => {
    await InAllOrders.play(context);
    const { canvas, step } = context;
    await step('Undo reverts the clearing', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: `Undo clearing order ${number}` }));
      await toastSaying('The order is pending again.');
      await expect(await rowOf(canvas)).toHaveTextContent('pending');
    });
    await step('the order is among the new ones again', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'New Orders' }));
      await expect(await rowOf(canvas)).toHaveTextContent('Paid');
    });
  },
} satisfies Story;

export const Cancelled = {
  tags: ['4.5.2'],
  play: async (context) => {
    await New.play(context);
    const { canvas, step } = context;
    const ask = async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Cancel order ${number}` }));
      return within(await openedDialog('alertdialog', question));
    };
    await step('cancelling asks for confirmation, and names the refund', async () => {
      const dialog = await ask();
      await expect(dialog.getByText(wholeText(new RegExp(`must be refunded to ${customer.name}`)))).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Keep order' }));
      await expect(server.calls).not.toContain('setOrderStatus');
    });
    await step('confirming cancels the order, which is no longer among the new ones', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: `Cancel order ${number}` })).toBeEnabled());
      const dialog = await ask();
      await userEvent.click(dialog.getByRole('button', { name: 'Yes, Cancel order' }));
      await toastSaying('The order is cancelled.');
      await expectRowRemoved(canvas);
      await expect(server.backOffice.orders[0]).toMatchObject({ status: 'CANCELLED', paymentStatus: 'refundDue' });
    });
    await step('the toast’s Undo reverts it', async () => {
      await undo('The order is cancelled.');
      await toastSaying('The order is pending again.');
      await expect(await rowOf(canvas)).toHaveTextContent('pending');
      await expect(server.backOffice.orders[0]).toMatchObject({ status: 'SUCCESS', paymentStatus: 'paid' });
    });
  },
} satisfies Story;
