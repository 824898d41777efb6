import { PasswordField, RadioGroup, Stack, TextArea, TextField } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

const meta = {
  title: 'Primitives/Field',
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hinted: Story = {
  args: { hint: 'We send a 4-digit code there.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('We send a 4-digit code there.');
  },
};
export const Filled: Story = { args: { defaultValue: 'adaeze@example.com' } };
export const Invalid: Story = {
  args: { defaultValue: 'adaeze@', error: 'Email is invalid', hint: 'We send a 4-digit code there.' },
  play: async ({ canvas, step }) => {
    await step('the field says that it is invalid, and why', async () => {
      const field = canvas.getByRole('textbox', { name: 'Email' });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('We send a 4-digit code there. Email is invalid');
    });
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'adaeze@example.com' } };
export const Password: Story = {
  render: () => <PasswordField label="Password" name="password" autoComplete="current-password" />,
  play: async ({ canvas, step }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.type(field, 'harmattan');
    await step('hidden at first', async () => {
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
export const Area: Story = { render: () => <TextArea label="Your message" name="message" /> };
export const Choice: Story = {
  render: () => (
    <Stack>
      <RadioGroup label="Gender" name="gender" options={['Male', 'Female']} defaultValue="Female" />
      <RadioGroup label="Gender" name="gender-invalid" options={['Male', 'Female']} error="Gender is required" />
    </Stack>
  ),
  play: async ({ canvas, step }) => {
    await step('arrow keys choose', async () => {
      const [female] = canvas.getAllByRole('radio', { name: 'Female' });
      female?.focus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(canvas.getAllByRole('radio', { name: 'Male' })[0]).toBeChecked();
    });
  },
};
