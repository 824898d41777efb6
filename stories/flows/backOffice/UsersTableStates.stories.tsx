import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { flow, page, server, signInAsAdmin, toastSaying } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/user' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed: NonNullable<Story['play']> = async ({ canvas }) => {
  await page(/./);
  await canvas.findByRole('button', { name: 'Block Adaeze Okafor' });
};

const askToBlock = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await listed(context);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Block Adaeze Okafor' }));
  return within(await openedDialog('alertdialog', /block/i));
};

export const Loading = {
  parameters: { flow: { machine: 'usersTable', state: 'list.fetching.loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminUsers');
  },
  play: async () => {
    await page(/./);
  },
} satisfies Story;

export const Ready = {
  parameters: {
    flow: [
      { machine: 'usersTable', state: 'list.ready' },
      { machine: 'usersTable', state: 'question.idle' },
      { machine: 'usersTable', state: 'polling.waiting' },
    ],
  },
  beforeEach: signInAsAdmin,
  play: listed,
} satisfies Story;

/** The rows are requested again after an action on one. */
export const Updating = {
  parameters: { flow: { machine: 'usersTable', state: 'list.fetching.updating' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    const dialog = await askToBlock(context);
    server.hold('getAdminUsers');
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Block' }));
    await toastSaying('Adaeze Okafor is blocked and logged out everywhere.');
  },
} satisfies Story;

/** A user was blocked, and reloading the rows failed. */
const blocked: NonNullable<Story['play']> = async (context) => {
  const dialog = await askToBlock(context);
  server.fail('getAdminUsers', ...refusals.tooMany('Too many attempts.', '1 minute'));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, Block' }));
  await context.canvas.findByRole('button', { name: 'Refresh' });
};

export const Outdated = {
  parameters: { flow: { machine: 'usersTable', state: 'list.outdated' } },
  beforeEach: signInAsAdmin,
  play: blocked,
} satisfies Story;

/** The admin requests the rows again. The previous ones stay until the new ones arrive. */
export const Refreshing = {
  parameters: { flow: { machine: 'usersTable', state: 'list.fetching.refreshing' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await blocked(context);
    server.hold('getAdminUsers');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Refresh' }));
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'usersTable', state: 'list.failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminUsers', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;

export const Confirming = {
  parameters: { flow: { machine: 'usersTable', state: 'question.confirming' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await askToBlock(context);
  },
} satisfies Story;
