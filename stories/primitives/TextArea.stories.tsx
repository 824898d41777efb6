import { TextArea } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from './narrow.tsx';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  args: { label: 'Your message', name: 'message' },
  decorators: [narrow],
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'Does the Palm hoodie run large?\n\nI am between M and L.' },
};
export const Invalid: Story = {
  args: { error: 'Message is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Message is required');
  },
};
