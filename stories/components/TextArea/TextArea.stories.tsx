import { contactForm } from '@abs/contract';
import { TextArea } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';

const meta = {
  tags: ['primitives'],
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
  args: { error: errorOf(contactForm, 'message') },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(errorOf(contactForm, 'message'));
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    await step('Enter begins a new line', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('Does it run large?{Enter}I am between M and L.');
      await expect(field).toHaveValue('Does it run large?\nI am between M and L.');
    });
    await step('Tab moves out of it, and Shift+Tab back', async () => {
      await userEvent.tab();
      await expect(field).not.toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(field).toHaveFocus();
    });
  },
};
