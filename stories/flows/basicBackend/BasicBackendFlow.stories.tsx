import type { Order } from '@abs/contract/entities';
import { remember } from '@abs/shop/session/tabStorage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paidOrders, pendingOrders } from '../../fixtures/purchases.ts';
import { fill, flow, page, server, signedIn, signInAsAdmin } from '../flow.ts';

// How the shop differs with a backend of the basic contract, which has no additive calls and fields. (Not a docstring,
// because Storybook would put it into parameters that replace the flow's.)
const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/shop' },
  beforeEach: () => {
    const stop = flow.beforeEach();
    server.keepToBasics();
    return stop;
  },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const [waiting] = pendingOrders as [Order, ...Order[]];
const notOffered = 'Not offered by this shop’s server.';

/** Expects the page's text to contain no leaked values. */
const readsWell = () => expect(document.body.innerText).not.toMatch(/undefined|NaN|Invalid Date|\[object/);

/** Expects a part that the server lacks to say so, without a button to try again. */
const saysNotOffered =
  (heading: string | RegExp): Play =>
  async ({ canvas }) => {
    await page(heading);
    await canvas.findByText(notOffered);
    await expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await readsWell();
  };

/** Products are in the backend's own order, without a choice of others. */
export const Shop = {
  play: async ({ canvas }) => {
    await page('Our Collections');
    await canvas.findByRole('link', { name: 'Page 2' });
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    await readsWell();
  },
} satisfies Story;

/** A category shows the results of a search for its name. */
export const Category = {
  args: { address: '/shop?category=jacket' },
  play: async ({ canvas }) => {
    await page('Jackets');
    await waitFor(() => expect(server.calls).toContain('searchProducts'));
    await canvas.findAllByRole('article');
    await readsWell();
  },
} satisfies Story;

export const Search = {
  play: async ({ canvas }) => {
    await page(/./);
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    const search = within(await screen.findByRole('dialog', { name: 'Search' }));
    await fill(search.getByRole('searchbox'), 'o');
    await search.findByText('At least 10 results');
    await expect(await search.findByRole('link', { name: 'See all results' })).toBeVisible();
  },
} satisfies Story;

/** The outcome of a payment is the status of the order that this tab paid. */
export const Paid = {
  args: { address: '/payment/callback?reference=pay-1' },
  beforeEach: () => {
    signedIn();
    const [paid] = paidOrders as [Order, ...Order[]];
    server.state.orders = [paid];
    remember('payment.order', paid.id);
  },
  play: async () => {
    await page('Thank you. Your order is paid.');
    await readsWell();
  },
} satisfies Story;

/** An order without number, date and time limit. */
export const PendingOrders = {
  args: { address: '/order' },
  beforeEach: () => {
    signedIn();
    server.state.orders = [waiting];
  },
  play: async ({ canvas }) => {
    await page('Pending Orders');
    await canvas.findByRole('list', { name: 'Orders' });
    await readsWell();
  },
} satisfies Story;

export const OrderDetail = {
  args: { address: `/order/${waiting.id}` },
  beforeEach: () => {
    signedIn();
    server.state.orders = [waiting];
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Pay now' });
    await readsWell();
  },
} satisfies Story;

/** The shop itself counts and pages the orders. */
export const Profile = {
  args: { address: '/user/profile' },
  beforeEach: () => {
    signedIn();
    server.state.orders = [...paidOrders, waiting];
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Orders' });
    await expect(canvas.getByText('Total orders').nextElementSibling).toHaveTextContent(String(paidOrders.length + 1));
    await readsWell();
  },
} satisfies Story;

export const Contact = {
  args: { address: '/contactus' },
  play: async ({ canvas }) => {
    await page('Contact us');
    await fill(canvas.getByLabelText('Your Name'), 'Temi Bello');
    await fill(canvas.getByLabelText('Your Email'), 'temi@example.com');
    await fill(canvas.getByLabelText('Your message'), 'Do you have the hoodie in L?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    // The typed text stays, so that it can be copied into an e-mail.
    await canvas.findByText('Do you have the hoodie in L?');
  },
} satisfies Story;

/** Only totals, because the basic contract has neither a chart nor orders. */
export const Overview = {
  args: { address: '/admin' },
  parameters: {
    flow: [
      { machine: 'dashboard', state: 'sales.notOffered' },
      { machine: 'ordersTable', state: 'list.notOffered' },
      { machine: 'adminCounts', state: 'notOffered' },
    ],
  },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await page('Brand Overview');
    await expect(await canvas.findAllByText(notOffered)).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await readsWell();
  },
} satisfies Story;

/** Unknown values of a customer are dashes. Search, sorting and actions are not available. */
export const Users = {
  args: { address: '/admin/user' },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await page('User');
    await canvas.findByRole('row', { name: /Adaeze Okafor/ });
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /Block/ })).toBeNull();
    await readsWell();
  },
} satisfies Story;

export const Transactions = {
  args: { address: '/admin/transactions' },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await page('Transaction History');
    await canvas.findByRole('table', { name: 'transactions' });
    await readsWell();
  },
} satisfies Story;

/** Without a list of orders, there is nothing to filter or to export. */
export const Orders = {
  args: { address: '/admin/orders' },
  parameters: { flow: { machine: 'allOrdersTable', state: 'list.notOffered' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await saysNotOffered('Orders')(context);
    await expect(context.canvas.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await expect(context.canvas.queryByLabelText('Status')).toBeNull();
  },
} satisfies Story;

export const Products = {
  args: { address: '/admin/products' },
  parameters: { flow: { machine: 'productsTable', state: 'list.notOffered' } },
  beforeEach: signInAsAdmin,
  play: saysNotOffered('All clothes'),
} satisfies Story;

export const Messages = {
  args: { address: '/admin/message' },
  parameters: { flow: { machine: 'messageList', state: 'list.notOffered' } },
  beforeEach: signInAsAdmin,
  play: saysNotOffered('Message'),
} satisfies Story;

export const Notifications = {
  args: { address: '/admin/notification' },
  parameters: { flow: { machine: 'notifications', state: 'list.notOffered' } },
  beforeEach: signInAsAdmin,
  play: saysNotOffered(/Notifications/),
} satisfies Story;

export const AdminProfile = {
  args: { address: '/admin/profile' },
  parameters: { flow: { machine: 'auditTable', state: 'list.notOffered' } },
  beforeEach: signInAsAdmin,
  play: saysNotOffered('Profile'),
} satisfies Story;

export const Mails = {
  args: { address: '/admin/mails' },
  parameters: { flow: { machine: 'mailsTable', state: 'list.notOffered' } },
  beforeEach: signInAsAdmin,
  play: saysNotOffered(/mails/i),
} satisfies Story;

export const Restock = {
  args: { address: '/admin/restock' },
  parameters: { flow: { machine: 'restockTable', state: 'list.notOffered' } },
  beforeEach: signInAsAdmin,
  play: saysNotOffered('Restock'),
} satisfies Story;
