import { InlineSelect } from '@abs/ui/components/InlineSelect';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['admin'],
  component: InlineSelect,
  args: {
    label: 'Status',
    options: [
      { value: 'all', label: 'All' },
      { value: 'paid', label: 'Paid' },
    ],
    value: 'all',
    onChange: fn(),
  },
  render: function Render(args: ComponentProps<typeof InlineSelect>) {
    const [value, setValue] = useState(args.value);
    return (
      <InlineSelect
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof InlineSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(select, 'Paid');
    await expect(args.onChange).toHaveBeenCalledWith('paid');
    await expect(select).toHaveDisplayValue('Paid');
  },
};
/** The label is above the select, which is as wide as its place. */
export const Stacked: Story = { args: { stacked: true } };
/** Narrow, and only screen readers get the label, because the place beside it says the same. */
export const Short: Story = {
  args: { labelHidden: true, short: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: (args) => (
    <>
      <InlineSelect {...args} label="Status" />
      <InlineSelect {...args} label="Category" disabled />
      <InlineSelect {...args} label="Sort by" />
    </>
  ),
  play: async ({ step }) => {
    await step('Tab stops once at each and skips disabled ones', async () => {
      await tabTo(['combobox', 'Status'], ['combobox', 'Sort by']);
      await tabBackTo(['combobox', 'Status']);
    });
  },
};
