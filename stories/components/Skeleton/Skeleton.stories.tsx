import { Skeleton } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: Skeleton,
  args: { width: 160, height: 96 },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Line: Story = { args: { shape: 'text', width: '12rem', height: undefined } };
export const Picture: Story = {
  render: () => (
    <div style={{ width: 160 }}>
      <Skeleton shape="picture" />
    </div>
  ),
};
/** A card that loads. The container of the placeholders is busy. */
export const Composed: Story = {
  render: () => (
    <section aria-busy="true" aria-label="Our Collections" style={{ width: 200 }}>
      <Skeleton shape="picture" />
      <Skeleton shape="text" width="70%" />
      <Skeleton shape="text" width="40%" />
    </section>
  ),
  play: async ({ canvas, step }) => {
    await step('the placeholders are hidden from screen readers', async () => {
      await expect(canvas.getByRole('region', { name: 'Our Collections' })).toHaveTextContent(/^$/);
    });
  },
};
