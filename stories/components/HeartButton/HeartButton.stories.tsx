import { HeartButton, type HeartButtonProps } from '@abs/ui/components/HeartButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  tags: ['catalogue'],
  component: HeartButton,
  args: { name: 'Ọpẹ́bí Hoodie', color: 'Moss', pressed: false, onToggle: fn() },
} satisfies Meta<typeof HeartButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Save Ọpẹ́bí Hoodie, Moss' });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const Pressed: Story = { args: { pressed: true } };
export const Labelled: Story = { args: { variant: 'labelled' } };
export const LabelledPressed: Story = { args: { variant: 'labelled', pressed: true } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: function Render(args: HeartButtonProps) {
    const [pressed, setPressed] = useState(false);
    return <HeartButton {...args} pressed={pressed} onToggle={() => setPressed(!pressed)} />;
  },
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button');
    await userEvent.tab();
    await expect(heart).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};
