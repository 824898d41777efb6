import { ProgressBar } from '@abs/ui/components/ProgressBar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['admin'],
  component: ProgressBar,
  args: { label: 'Uploading jacket-front.png', value: 0.45 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading jacket-front.png' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
  },
};
export const Empty: Story = { args: { value: 0 } };
export const Full: Story = { args: { value: 1 } };
/** Values above 1 show 100 %. */
export const Beyond: Story = {
  args: { value: 1.02 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
