import { refusals } from '@abs/api/refusals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { hoodieStyle } from '../../fixtures/style.ts';
import { flow, page, server, signInAsAdmin } from '../flow.ts';

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: '/admin/restock' },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = {
  parameters: { flow: { machine: 'restockTable', state: 'list.fetching.loading' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('getRestockDemand');
  },
} satisfies Story;

/** Opened from a style's table, whose cells show how many people wait. */
export const Ready = {
  args: { address: `/admin/styles/${hoodieStyle.id}` },
  parameters: { flow: { machine: 'restockTable', state: 'list.ready' } },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await page('Sizes and colors of Opẹ́bí Hoodie');
    await userEvent.click(await screen.findByRole('link', { name: 'See what people wait for' }));
    await page('Restock');
    await expect(await canvas.findByText('OPB-MOS-S')).toBeVisible();
  },
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'restockTable', state: 'list.failed' } },
  beforeEach: () => {
    signInAsAdmin();
    server.fail('getRestockDemand', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Refresh' });
  },
} satisfies Story;
