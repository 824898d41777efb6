import { DayRange, type DayRangeProps } from '@abs/ui/components/DayRange';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

const meta = {
  tags: ['admin'],
  component: DayRange,
  args: { label: 'Date', from: null, to: null, min: '2000-01-01', max: '2099-12-31', onChange: fn() },
  render: function Render(args: DayRangeProps) {
    const [days, setDays] = useState({ from: args.from, to: args.to });
    return (
      <div style={{ maxWidth: 320 }}>
        <DayRange
          {...args}
          {...days}
          onChange={(next) => {
            args.onChange(next);
            setDays(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof DayRange>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Types a date as a browser's control reports it. */
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

export const Default: Story = {};
export const Filled: Story = { args: { from: '2026-11-01', to: '2026-11-20' } };
export const InUse: Story = {
  play: async ({ args, canvas, step }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    await step('a complete date applies immediately', async () => {
      await type(from, '2026-11-20');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: null });
    });
    await step('a year that is being typed does not', async () => {
      await type(to, '0202-11-30');
      await expect(args.onChange).toHaveBeenCalledOnce();
      await expect(to).toHaveValue('0202-11-30');
      await expect(to).not.toHaveAttribute('aria-invalid');
      await type(to, '2026-11-30');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-30' });
    });
    await step('an empty field removes the limit', async () => {
      await type(from, '');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: null, to: '2026-11-30' });
    });
  },
};
/** The typed day stays until the other one fits. */
export const Reversed: Story = {
  args: { from: '2026-11-10', to: '2026-11-12' },
  play: async ({ args, canvas, step }) => {
    const [from, to] = [canvas.getByLabelText('From'), canvas.getByLabelText('To')];
    await step('a first day after the last is not applied, and its field says why', async () => {
      await type(from, '2026-11-20');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(from).toHaveValue('2026-11-20');
      await expect(from).toHaveAccessibleDescription('The last day must not be before the first.');
    });
    await step('both apply once they are in order', async () => {
      await type(to, '2026-11-30');
      await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-30' });
      await expect(from).not.toHaveAttribute('aria-invalid');
    });
    await type(to, '2026-11-01');
    await expect(to).toHaveAccessibleDescription('The last day must not be before the first.');
  },
};
/** A day outside the limits is an error once the field is left. */
export const OutOfRange: Story = {
  play: async ({ args, canvas }) => {
    const from = canvas.getByLabelText('From');
    await userEvent.click(from);
    await type(from, '1926-11-20');
    await userEvent.tab();
    await expect(from).toHaveAccessibleDescription('Enter a date from 2000 to 2099.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    await step('Tab reaches both fields', async () => {
      await userEvent.tab();
      await expect(canvas.getByLabelText('From')).toHaveFocus();
    });
  },
};
