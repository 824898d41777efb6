import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paidOrder } from '../../fixtures/admin.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { flow, page, server, signInAsAdmin, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusal = refusals.tooMany('Too many attempts.', '1 minute');

const opened: NonNullable<Story['play']> = async ({ canvas }) => {
  await page('Brand Overview');
  await canvas.findByText('No of sales');
  await canvas.findByRole('button', { name: `Clear order ${paidOrder.number}` });
};

/** Clears an order, after which the figures are requested again. */
const clear = async (context: Parameters<NonNullable<Story['play']>>[0], meanwhile: () => void) => {
  await opened(context);
  meanwhile();
  await userEvent.click(context.canvas.getByRole('button', { name: `Clear order ${paidOrder.number}` }));
  const dialog = within(await openedDialog('alertdialog', /clear/i));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, Clear' }));
  await toastSaying('The order is cleared.');
};

export const Loading = {
  parameters: {
    flow: [
      { machine: 'dashboard', state: 'stats.fetching.loading' },
      { machine: 'dashboard', state: 'sales.fetching.loading' },
    ],
  },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getOverviewStats');
    server.hold('getSales');
  },
  play: async () => {
    await page('Brand Overview');
  },
} satisfies Story;

export const Ready = {
  parameters: {
    flow: [
      { machine: 'dashboard', state: 'stats.ready' },
      { machine: 'dashboard', state: 'sales.ready' },
      { machine: 'dashboard', state: 'clock.ticking' },
    ],
  },
  beforeEach: signInAsAdmin,
  play: opened,
} satisfies Story;

export const Refreshing = {
  parameters: {
    flow: [
      { machine: 'dashboard', state: 'stats.fetching.refreshing' },
      { machine: 'dashboard', state: 'sales.fetching.refreshing' },
    ],
  },
  beforeEach: signInAsAdmin,
  play: (context) =>
    clear(context, () => {
      server.hold('getOverviewStats');
      server.hold('getSales');
    }),
} satisfies Story;

export const Outdated = {
  parameters: {
    flow: [
      { machine: 'dashboard', state: 'stats.outdated' },
      { machine: 'dashboard', state: 'sales.outdated' },
    ],
  },
  beforeEach: signInAsAdmin,
  play: (context) =>
    clear(context, () => {
      server.fail('getOverviewStats', ...refusal);
      server.fail('getSales', ...refusal);
    }),
} satisfies Story;

export const Failed = {
  parameters: {
    flow: [
      { machine: 'dashboard', state: 'stats.failed' },
      { machine: 'dashboard', state: 'sales.failed' },
    ],
  },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getOverviewStats', ...refusal);
    server.fail('getSales', ...refusal);
  },
  play: async ({ canvas }) => {
    await page('Brand Overview');
    await canvas.findAllByText(refusal[1]);
  },
} satisfies Story;
