import { StatCard, StatCards } from '@abs/ui/components/StatCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['admin'],
  component: StatCard,
  args: { label: 'No of users', value: 1284, growth: 12.4, period: 'vs the previous 30 days' },
  render: (args) => (
    <StatCards>
      <StatCard {...args} />
    </StatCards>
  ),
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['2.14.1', '3.1.24'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,284')).toBeVisible();
    await expect(canvas.getByText('up 12.4%')).toBeVisible();
  },
};
export const Falling: Story = {
  tags: ['2.14.1'],
  args: { label: 'No of sales', value: 3917, growth: -3.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('down 3.2%')).toBeVisible();
  },
};
/** A trend that rounds to zero is neither up nor down. */
export const Level: Story = {
  args: { growth: 0.04 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No change')).toBeVisible();
  },
};
export const NoGrowth: Story = {
  args: { label: 'No of products', value: 48, growth: undefined, period: 'in the shop' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/up|down|change/)).toBeNull();
  },
};
export const Loading: Story = { args: { value: undefined } };
export const Several: Story = {
  render: () => (
    <StatCards>
      <StatCard label="No of sales" value={1_248_310} growth={-3.2} period="vs the previous 30 days" />
      <StatCard label="No of products" value={48} period="in the shop" />
      <StatCard label="No of users" value={1284} growth={112.4} period="vs the previous 30 days" />
    </StatCards>
  ),
};
