import { Tabs, type TabsProps } from '@abs/ui/components/Tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectFocus, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
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

export const Default: Story = {};
export const InUse: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('an arrow key moves and chooses, and Tab moves to the panel', async () => {
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
  tags: ['keyboard'],
  args: { activation: 'manual' },
  play: async ({ args, canvas, step }) => {
    await step('an arrow key moves, Space chooses', async () => {
      canvas.getByRole('tab', { name: 'All' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.keyboard(' ');
      await expect(args.onChange).toHaveBeenCalledWith('unread');
    });
    await step('Enter chooses too', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await userEvent.keyboard('{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('all');
    });
  },
};
/** The list scrolls if the tabs do not fit. */
export const Many: Story = {
  args: { tabs: ['all', 'All users', 'Blocked users', 'Deactivated accounts', 'Administrators'] },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  args: { tabs: ['all', 'unread', 'read'] },
  play: async ({ step }) => {
    await step('the tabs are one stop of Tab, their panel the next', async () => {
      await tabTo(['tab', 'all'], ['tabpanel', 'all']);
      await tabBackTo(['tab', 'all']);
    });
    await step('arrow keys move from tab to tab and start over, Home and End move to the ends', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expectFocus('tab', 'unread');
      await userEvent.keyboard('{End}');
      await expectFocus('tab', 'read');
      await userEvent.keyboard('{ArrowRight}');
      await expectFocus('tab', 'all');
      await userEvent.keyboard('{ArrowLeft}');
      await expectFocus('tab', 'read');
      await userEvent.keyboard('{Home}');
      await expectFocus('tab', 'all');
    });
    await step('Tab moves back to the chosen tab', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await tabTo(['tabpanel', 'unread']);
      await tabBackTo(['tab', 'unread']);
    });
  },
};
