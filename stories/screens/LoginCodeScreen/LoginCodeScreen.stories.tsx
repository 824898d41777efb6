import { refusals } from '@abs/api/refusals';
import { twoFactorCodeForm } from '@abs/contract';
import { LoginCodeScreen } from '@abs/ui/screens/LoginCodeScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { heroPortrait } from '../../fixtures/heroPictures.ts';

const meta = {
  tags: ['account'],
  component: LoginCodeScreen,
  parameters: { layout: 'fullscreen' },
  args: { picture: heroPortrait('jacket'), onSubmit: fn(), onBack: fn() },
} satisfies Meta<typeof LoginCodeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['10.1.38', '10.1.39', 'keyboard'],
  play: async ({ args, canvas, step }) => {
    await step('the field has the focus, and phones show a keypad and suggest the code', async () => {
      const code = canvas.getByLabelText('6-digit code');
      await waitFor(() => expect(code).toHaveFocus());
      await expect(code).toHaveAttribute('inputmode', 'numeric');
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
      await userEvent.keyboard('123 456{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ code: '123 456' });
    });
    await step('a recovery code is typed in a field with letters', async () => {
      await userEvent.keyboard('{Tab}{Tab} ');
      const code = canvas.getByLabelText('Recovery code');
      await waitFor(() => expect(code).toHaveFocus());
      await expect(code).toHaveValue('');
      await expect(code).not.toHaveAttribute('inputmode');
      await userEvent.keyboard('ABS2-ABS3-ABS4-ABS5{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ code: 'ABS2-ABS3-ABS4-ABS5' });
    });
    await step('the last button leads back to the password', async () => {
      await userEvent.keyboard('{Tab}{Tab}{Tab}{Enter}');
      await expect(args.onBack).toHaveBeenCalledOnce();
    });
  },
};
export const RecoveryCode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: { errors: { code: errorOf(twoFactorCodeForm, 'code') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    const code = canvas.getByLabelText('6-digit code');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription('Enter the code from your app, or a recovery code');
  },
};
export const Refused: Story = { args: { errors: { code: refusals.wrongTwoFactorCode[1] } } };
export const Failed: Story = {
  name: 'Error',
  args: { message: refusals.internal[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(refusals.internal[1]);
  },
};
export const Submitting: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    const login = canvas.getByRole('button', { name: 'Login' });
    await userEvent.click(login);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(login).toHaveAttribute('aria-disabled', 'true');
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };
