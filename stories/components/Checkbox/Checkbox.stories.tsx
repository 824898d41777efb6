import { Checkbox } from '@abs/ui/components/Checkbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  tags: ['admin'],
  component: Checkbox,
  args: { label: 'Select Palm Hoodie', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('Space selects', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(canvas.getByRole('checkbox', { name: 'Select Palm Hoodie' })).toBeChecked();
      await expect(args.onChange).toHaveBeenCalledOnce();
    });
  },
};
export const Checked: Story = { args: { defaultChecked: true } };
/** Only some rows are selected. */
export const Indeterminate: Story = {
  args: { label: 'Select all rows', indeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};
export const Disabled: Story = { args: { disabled: true } };
