import { TimeAgo } from '@abs/ui/components/TimeAgo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { now } from '../../fixtures/admin.ts';

const meta = {
  tags: ['admin'],
  component: TimeAgo,
  args: { iso: '2026-11-20T08:48:00.000Z', now },
} satisfies Meta<typeof TimeAgo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const time = canvas.getByText('12 min ago');
    await expect(time).toHaveAttribute('datetime', args.iso);
    await expect(time).toHaveAttribute('title', '20 November 2026 at 09:48');
  },
};
/** After a week or longer, it shows the date. */
export const Old: Story = {
  args: { iso: '2026-09-01T08:00:00.000Z' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 September 2026')).toBeVisible();
  },
};
/** On a server, where the reader's clock is unknown. */
export const Clockless: Story = {
  args: { now: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 November 2026 at 09:48')).toBeVisible();
  },
};
