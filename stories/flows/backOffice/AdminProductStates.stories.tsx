import { refusals } from '@abs/api/refusals';
import type { AdminProduct } from '@abs/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { adminProducts } from '../../fixtures/admin.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { flow, page, server, signInAsAdmin } from '../flow.ts';

const [product] = adminProducts as [AdminProduct, ...AdminProduct[]];

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/admin/products/${product.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

function withDeleted(): void {
  signInAsAdmin();
  server.backOffice.products = [{ ...product, isDeleted: true }];
}

const opened: NonNullable<Story['play']> = async () => {
  await page(product.name);
};

const askToDelete = async (context: Parameters<NonNullable<Story['play']>>[0]) => {
  await opened(context);
  await userEvent.click(context.canvas.getByRole('button', { name: 'Delete' }));
  return within(await openedDialog('alertdialog', /delete/i));
};

export const Loading = {
  parameters: { flow: { machine: 'adminProduct', state: 'loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getAdminProduct');
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'adminProduct', state: 'ready' } },
  beforeEach: signInAsAdmin,
  play: opened,
} satisfies Story;

export const ConfirmingDelete = {
  parameters: { flow: { machine: 'adminProduct', state: 'confirmingDelete' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await askToDelete(context);
  },
} satisfies Story;

export const Deleting = {
  parameters: { flow: { machine: 'adminProduct', state: 'deleting' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('deleteProduct');
  },
  play: async (context) => {
    const dialog = await askToDelete(context);
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, Delete' }));
  },
} satisfies Story;

export const Deleted = {
  parameters: { flow: { machine: 'adminProduct', state: 'deleted' } },
  beforeEach: withDeleted,
  play: opened,
} satisfies Story;

export const Restoring = {
  parameters: { flow: { machine: 'adminProduct', state: 'restoring' } },
  beforeEach: () => {
    withDeleted();
    server.hold('restoreProduct');
  },
  play: async (context) => {
    await opened(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Restore' }));
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'adminProduct', state: 'notFound' } },
  args: { address: '/admin/products/none' },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Product not found' });
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'adminProduct', state: 'failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getAdminProduct', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
