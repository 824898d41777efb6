import { refusals } from '@abs/api/refusals';
import { twoFactorCodeForm } from '@abs/contract';
import { StepUpDialog } from '@abs/ui/shop/StepUpDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { openedDialog } from '../../fixtures/openedDialog.ts';
import { expectFocus, tabBackTo, tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['admin'],
  component: StepUpDialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof StepUpDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened = () => openedDialog('dialog', 'Enter a code to continue');
const code = '492 039';

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ args, step }) => {
    const dialog = within(await opened());
    await step('the code is reported as typed', async () => {
      await userEvent.type(dialog.getByLabelText('Code'), code);
      await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
      await expect(args.onSubmit).toHaveBeenCalledWith({ code });
    });
    await step('Cancel is reported', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
export const EmptyField: Story = {
  args: { errors: { code: errorOf(twoFactorCodeForm, 'code') } },
  play: async () => {
    const dialog = within(await opened());
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await expect(dialog.getByLabelText('Code')).toHaveFocus();
  },
};
export const WrongCode: Story = { args: { errors: { code: refusals.wrongTwoFactorCode[1] } } };
export const Failed: Story = {
  name: 'Error',
  args: { message: refusals.tooMany('Too many attempts.', '15 minutes')[1] },
};
export const Checking: Story = {
  args: { pending: true },
  play: async ({ args, step }) => {
    await opened();
    await step('it cannot be sent twice, and nothing closes it', async () => {
      await userEvent.type(screen.getByLabelText('Code'), `${code}{Enter}`);
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await userEvent.keyboard('{Escape}');
      await expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
      await expect(args.onCancel).not.toHaveBeenCalled();
    });
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, step }) => {
    const dialog = await opened();
    await step('the field has the focus, and Tab stays in the dialog', async () => {
      await expect(dialog).toHaveAccessibleDescription('This action requires a code of two-factor authentication.');
      await expectFocus('textbox', 'Code');
      await tabTo(['button', 'Cancel'], ['button', 'Continue'], ['button', 'Close'], ['textbox', 'Code']);
      await tabBackTo(['button', 'Close']);
      await tabTo(['textbox', 'Code']);
    });
    await step('Enter continues, Escape cancels', async () => {
      await userEvent.keyboard(`${code}{Enter}`);
      await expect(args.onSubmit).toHaveBeenCalledWith({ code });
      await userEvent.keyboard('{Escape}');
      await expect(args.onCancel).toHaveBeenCalledOnce();
    });
  },
};
