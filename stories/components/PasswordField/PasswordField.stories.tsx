import { signupForm } from '@abs/contract';
import { PasswordField } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: PasswordField,
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
  decorators: [narrow],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'harmattan');
    await step('the password is hidden at first', async () => {
      await expect(field).toHaveAttribute('type', 'password');
    });
    await step('the button shows it and hides it again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
      await expect(field).toHaveAttribute('type', 'text');
      await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
      await expect(field).toHaveAttribute('type', 'password');
    });
  },
};
export const Invalid: Story = {
  args: { defaultValue: 'abc', error: errorOf(signupForm, 'password', 'abc') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeInvalid();
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Password');
    await step('keys type, show and hide the password', async () => {
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('harmattan');
      await tabTo(['button', 'Show password']);
      await userEvent.keyboard('{Enter}');
      await expect(field).toHaveAttribute('type', 'text');
      await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(field).toHaveAttribute('type', 'password');
    });
    await step('Shift+Tab returns to the input, which keeps the password', async () => {
      await userEvent.tab({ shift: true });
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('harmattan');
    });
  },
};
