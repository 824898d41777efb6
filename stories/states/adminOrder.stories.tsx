import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { paidOrderDetail } from '../fixtures/admin.ts';
import { openedDialog } from '../fixtures/openedDialog.ts';
import { atWork, flow, page, server } from '../flows/flow.ts';

const meta = {
  ...flow,
  title: 'Flows/States/adminOrder',
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
    atWork();
    server.hold('getAdminOrder');
  },
} satisfies Story;

export const Ready = {
  parameters: { flow: { machine: 'adminOrder', state: 'ready' } },
  beforeEach: atWork,
  play: opened,
} satisfies Story;

export const ConfirmingClear = {
  parameters: { flow: { machine: 'adminOrder', state: 'confirmingClear' } },
  beforeEach: atWork,
  play: async (context) => {
    await opened(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Clear order' }));
    await openedDialog('alertdialog', /clear/i);
  },
} satisfies Story;

export const ConfirmingCancel = {
  parameters: { flow: { machine: 'adminOrder', state: 'confirmingCancel' } },
  beforeEach: atWork,
  play: async (context) => {
    await opened(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Cancel order' }));
    await openedDialog('alertdialog', /cancel/i);
  },
} satisfies Story;

export const Changing = {
  parameters: { flow: { machine: 'adminOrder', state: 'changing' } },
  beforeEach: () => {
    atWork();
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
  beforeEach: atWork,
  play: async () => {
    await page('Order not found');
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'adminOrder', state: 'failed' } },
  beforeEach: () => {
    atWork();
    server.fail('getAdminOrder', 'validation', 'Something is wrong with this order.');
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
