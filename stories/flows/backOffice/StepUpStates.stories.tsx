import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { partlyReturnedOrderDetail as owingOrderDetail } from '../../fixtures/admin.ts';
import { closedDialog, openedDialog } from '../../fixtures/openedDialog.ts';
import { fill, flow, page, server, signInWithTwoFactor, toastSaying } from '../flow.ts';
import { APP_CODE } from '../shopAnswers.ts';

const meta = {
  ...flow,
  tags: ['!autodocs', 'admin'],
  args: { address: `/admin/orders/${owingOrderDetail.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const opened = () => openedDialog('dialog', 'Enter a code to continue');

/** Records a refund, which requires a code. */
async function recordRefund(canvas: Canvas): Promise<void> {
  await page(`Order ${owingOrderDetail.number}`);
  await userEvent.click(canvas.getByRole('button', { name: /^Mark as refunded/ }));
  const dialog = within(await openedDialog('alertdialog', /as refunded\?$/));
  await userEvent.click(dialog.getByRole('button', { name: 'Yes, Mark as refunded' }));
  await opened();
}

async function typeCode(code: string): Promise<void> {
  const field = within(await opened()).getByLabelText('Code');
  await waitFor(() => expect(field).toHaveFocus());
  await fill(field, code);
  await userEvent.keyboard('{Enter}');
}

export const Open = {
  parameters: { flow: { machine: 'stepUp', state: 'editing' } },
  beforeEach: signInWithTwoFactor,
  play: async ({ canvas }) => {
    await recordRefund(canvas);
    await waitFor(() => expect(within(screen.getByRole('dialog')).getByLabelText('Code')).toHaveFocus());
  },
} satisfies Story;

export const Checking = {
  parameters: { flow: { machine: 'stepUp', state: 'submitting' } },
  beforeEach: () => {
    signInWithTwoFactor();
    server.hold('stepUp');
  },
  play: async ({ canvas }) => {
    await recordRefund(canvas);
    await typeCode(APP_CODE);
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
} satisfies Story;

export const WrongCode = {
  parameters: { flow: { machine: 'stepUp', state: 'editing' } },
  beforeEach: signInWithTwoFactor,
  play: async ({ canvas }) => {
    await recordRefund(canvas);
    await typeCode('123456');
    const field = within(screen.getByRole('dialog')).getByLabelText('Code');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(refusals.wrongTwoFactorCode[1])));
    await expect(field).toHaveValue('123456');
    await expect(server.calls.filter((name) => name === 'recordRefund')).toHaveLength(1);
  },
} satisfies Story;

/** The refund is recorded without another press. */
export const Given = {
  tags: ['10.1.42'],
  beforeEach: signInWithTwoFactor,
  play: async ({ canvas }) => {
    await recordRefund(canvas);
    await typeCode(APP_CODE);
    await toastSaying('The refund is recorded.');
    await closedDialog();
  },
} satisfies Story;

/** Nothing is recorded, and the next attempt asks again, with an empty field. */
export const Cancelled = {
  beforeEach: signInWithTwoFactor,
  play: async ({ canvas }) => {
    await recordRefund(canvas);
    await typeCode('12');
    await userEvent.keyboard('{Escape}');
    await closedDialog();
    await toastSaying(refusals.stepUpNeeded[1]);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Mark as refunded/ })).toHaveFocus());
    await recordRefund(canvas);
    await expect(within(await opened()).getByLabelText('Code')).toHaveValue('');
  },
} satisfies Story;
