import { Tabs, type TabsProps } from '@abs/ui/components/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  args: {
    label: 'Messages',
    tabs: [
      { value: 'all', label: 'All' },
      { value: 'unread', label: 'Unread' },
    ],
    value: 'all',
    onChange: fn(),
    children: 'What belongs to the chosen tab.',
  },
  render: function Render(args: TabsProps<string>) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, step }) => {
    await step('an arrow key moves and chooses; Tab goes on to the panel', async () => {
      canvas.getByRole('tab', { name: 'All' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).toHaveBeenCalledWith('unread');
      await expect(canvas.getByRole('tab', { name: 'Unread' })).toHaveAttribute('aria-selected', 'true');
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Unread' })).toHaveFocus();
    });
  },
};
export const Manual: Story = {
  args: { activation: 'manual' },
  play: async ({ args, canvas, step }) => {
    await step('an arrow key moves, Space chooses', async () => {
      canvas.getByRole('tab', { name: 'All' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenCalledWith('unread');
    });
  },
};
/** More than the screen has room for: the list scrolls. */
export const Many: Story = {
  args: { tabs: ['all', 'All users', 'Blocked users', 'Deactivated accounts', 'Administrators'] },
};
