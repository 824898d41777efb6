import { PageSkeleton } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: PageSkeleton,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PageSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    await step('it is busy, and announces nothing else', async () => {
      await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveTextContent(/^$/);
    });
  },
};

export const WithHeading: Story = {
  args: { title: 'Cart' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Cart' })).toBeInTheDocument();
  },
};
