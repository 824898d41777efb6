import { Field } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { narrow } from '../../fixtures/narrow.tsx';

/** A custom control with a label, hint and error. */
const meta = {
  tags: ['primitives'],
  component: Field,
  args: {
    label: 'Delivery date',
    hint: 'We deliver within Lagos in two days.',
    children: (control) => <input type="date" {...control} defaultValue="2026-11-22" />,
  },
  decorators: [narrow],
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Delivery date')).toHaveAccessibleDescription(
      'We deliver within Lagos in two days.',
    );
  },
};
export const Invalid: Story = {
  args: { error: 'Date is required' },
  play: async ({ canvas, step }) => {
    await step('the control gets the ids of hint and error', async () => {
      const control = canvas.getByLabelText('Delivery date');
      await expect(control).toBeInvalid();
      await expect(control).toHaveAccessibleDescription('We deliver within Lagos in two days. Date is required');
    });
  },
};
