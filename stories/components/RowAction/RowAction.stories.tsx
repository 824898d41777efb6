import { RowAction } from '@abs/ui/components/DataTable';
import { CheckIcon, CloseIcon, EditIcon, TrashIcon } from '@abs/ui/components/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { pressKey } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['admin'],
  component: RowAction,
  args: { label: 'Delete', subject: 'Brushed twill', Icon: TrashIcon, onPress: fn() },
} satisfies Meta<typeof RowAction>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('it is named by its row, and keys press it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Delete Brushed twill' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledOnce();
      await pressKey(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    });
  },
};
export const AsLink: Story = {
  args: { label: 'Edit', Icon: EditIcon, to: '/fabrics/twill', onPress: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit Brushed twill' })).toHaveAttribute('href', '/fabrics/twill');
  },
};
/** Colors for two actions with opposite effects. */
export const Tones: Story = {
  render: (args) => (
    <>
      <RowAction {...args} label="Approve" Icon={CheckIcon} tone="success" />
      <RowAction {...args} label="Reject" Icon={CloseIcon} tone="danger" />
    </>
  ),
};
/** A disabled action explains itself and stays focusable. */
export const Disabled: Story = {
  args: { subject: 'Àdìrẹ poplin', disabledReason: 'still in use' },
  play: async ({ args, canvas }) => {
    const off = canvas.getByRole('button', { name: 'Delete Àdìrẹ poplin (still in use)' });
    await userEvent.click(off);
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(off).toHaveFocus();
    await expect(off).toHaveAttribute('title', 'Delete (still in use)');
  },
};
