import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { transactions } from '../../fixtures/admin.ts';
import { flow, leaveTabAndReturn, server, signInAsAdmin } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/transactions' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

function withTransactions(): void {
  signInAsAdmin();
  server.backOffice.transactions = transactions;
}

const listed: NonNullable<Story['play']> = async () => {
  await screen.findByText('INV-048213');
};

export const Loading = {
  parameters: { flow: { machine: 'transactionsTable', state: 'list.fetching.loading' } },
  beforeEach: () => {
    withTransactions();
    server.hold('getAdminTransactions');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'transactionsTable', state: 'list.failed' } },
  beforeEach: () => {
    withTransactions();
    server.fail('getAdminTransactions', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

export const Ready = {
  parameters: {
    flow: [
      { machine: 'transactionsTable', state: 'list.ready' },
      { machine: 'transactionsTable', state: 'polling.waiting' },
    ],
  },
  beforeEach: withTransactions,
  play: listed,
} satisfies Story;

/** Returning to the tab requests the rows again in the background. */
export const Updating = {
  parameters: { flow: { machine: 'transactionsTable', state: 'list.fetching.updating' } },
  beforeEach: withTransactions,
  play: async (context) => {
    await listed(context);
    server.hold('getAdminTransactions');
    leaveTabAndReturn();
  },
} satisfies Story;

/** The rows could not be requested again. */
const outdated: NonNullable<Story['play']> = async (context) => {
  await listed(context);
  server.fail('getAdminTransactions', ...refusals.tooMany('Too many attempts.', '1 minute'));
  leaveTabAndReturn();
  await context.canvas.findByRole('button', { name: 'Refresh' });
};

export const Outdated = {
  parameters: { flow: { machine: 'transactionsTable', state: 'list.outdated' } },
  beforeEach: withTransactions,
  play: outdated,
} satisfies Story;

/** The admin requests the rows again. The previous ones stay until the new ones arrive. */
export const Refreshing = {
  parameters: { flow: { machine: 'transactionsTable', state: 'list.fetching.refreshing' } },
  beforeEach: withTransactions,
  play: async (context) => {
    await outdated(context);
    server.hold('getAdminTransactions');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Refresh' }));
  },
} satisfies Story;
