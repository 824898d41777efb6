import { completeProfileForm } from '@abs/contract';
import { RadioGroup } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { pressKey } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: RadioGroup,
  args: { label: 'Gender', name: 'gender', options: ['Male', 'Female'], defaultValue: 'Female' },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tab moves to the chosen option, arrow keys choose', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('radio', { name: 'Female' })).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
      await pressKey(' ');
      await expect(canvas.getByRole('radio', { name: 'Male' })).toBeChecked();
    });
  },
};
export const Invalid: Story = {
  args: { name: 'gender-invalid', defaultValue: undefined, error: errorOf(completeProfileForm, 'gender') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toHaveAccessibleDescription('Gender is required');
  },
};
export const Disabled: Story = { args: { name: 'gender-disabled', disabled: true } };
