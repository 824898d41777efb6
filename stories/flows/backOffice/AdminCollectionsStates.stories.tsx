import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { flow, page, server, signInAsAdmin } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/collections' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const requestDelete: Play = async ({ canvas }) => {
  await page('Collections');
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete Rainy season' }));
  await screen.findByRole('alertdialog');
};
const confirmDelete: Play = async (context) => {
  await requestDelete(context);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
};

export const Loading = {
  parameters: { flow: { machine: 'adminCollections', state: 'loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminCollections');
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'adminCollections', state: 'ready' } },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await page('Collections');
    await canvas.findByRole('list', { name: 'Categories and collections' });
  },
} satisfies Story;

export const Ordering = {
  parameters: { flow: { machine: 'adminCollections', state: 'ordering' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('orderCollections');
  },
  play: async ({ canvas }) => {
    await page('Collections');
    await userEvent.click(await canvas.findByRole('button', { name: 'Move Hoodies up' }));
    const [first] = canvas.getAllByRole('button', { name: /^Move .* up$/ });
    await expect(first).toHaveAccessibleName('Move Hoodies up');
  },
} satisfies Story;

export const ConfirmingDelete = {
  parameters: { flow: { machine: 'adminCollections', state: 'confirmingDelete' } },
  beforeEach: signInAsAdmin,
  play: requestDelete,
} satisfies Story;

export const Deleting = {
  parameters: { flow: { machine: 'adminCollections', state: 'deleting' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('deleteCollection');
  },
  play: confirmDelete,
} satisfies Story;

export const Restoring = {
  parameters: { flow: { machine: 'adminCollections', state: 'restoring' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('restoreCollection');
  },
  play: async (context) => {
    await confirmDelete(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'adminCollections', state: 'failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminCollections', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
