import { QuantityStepper, type QuantityStepperProps, Stack } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { pressKey } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: QuantityStepper,
  args: { itemName: 'Palm hoodie', value: 1, max: 3, onChange: fn() },
  render: function Render(args: QuantityStepperProps) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof QuantityStepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('keys increase the number up to the stock', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await pressKey(' ');
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(canvas.getByRole('status')).toHaveTextContent('3');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
    await step('at the limit it keeps the focus and says why', async () => {
      const more = canvas.getByRole('button', { name: 'Increase quantity of Palm hoodie' });
      await expect(more).toHaveFocus();
      await expect(more).toHaveAccessibleDescription('Only 3 in stock');
    });
  },
};
export const AtLimit: Story = { args: { value: 3 } };
export const Small: Story = { args: { size: 'small' } };
/** In a column the buttons are as tall as the stepper. */
export const InColumn: Story = {
  decorators: [
    (Story) => (
      <Stack align="start">
        <Story />
      </Stack>
    ),
  ],
  play: async ({ canvas }) => {
    const { clientHeight } = canvas.getByRole('group', { name: 'Quantity of Palm hoodie' });
    for (const button of canvas.getAllByRole('button')) await expect(button.offsetHeight).toBe(clientHeight);
  },
};
