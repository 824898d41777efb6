import { Price, Stack } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: Price,
  args: { amount: 48_500 },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦48,500')).toBeVisible();
  },
};
/** Figures line up in a column. Kobo are shown only if there are some. */
export const Column: Story = {
  tags: ['9.1.10'],
  render: () => (
    <Stack gap={1} align="end" style={{ width: 160 }}>
      <Price amount={14_000} />
      <Price amount={48_500} />
      <Price amount={111_111.5} />
      <Price amount={1_250_000} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦111,111.50')).toBeVisible();
  },
};
