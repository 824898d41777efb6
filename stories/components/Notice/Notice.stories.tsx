import { Button, Notice } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  tags: ['primitives'],
  component: Notice,
  args: { children: 'We send a 4-digit code to your e-mail.' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it is announced politely', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('We send a 4-digit code to your e-mail.');
    });
  },
};
export const Success: Story = { args: { tone: 'success', children: 'Order success' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'Only 2 of these are left. We have lowered the quantity.',
    action: (
      <Button variant="quiet" size="small">
        Review
      </Button>
    ),
  },
  play: async ({ canvas, step }) => {
    await step('it is announced immediately', async () => {
      await expect(canvas.getByRole('alert')).toHaveTextContent('Only 2 of these are left.');
    });
  },
};
export const Danger: Story = { args: { tone: 'danger', children: 'Network Error' } };
