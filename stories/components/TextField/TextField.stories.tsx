import { contactForm } from '@abs/contract';
import { Button, Stack, TextField } from '@abs/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { RecordingForm } from '../../fixtures/RecordingForm.tsx';
import { tabTo } from '../../fixtures/tabOrder.ts';

const meta = {
  tags: ['primitives'],
  component: TextField,
  args: { label: 'Email', name: 'email', type: 'email', inputMode: 'email', autoComplete: 'email', onChange: fn() },
  decorators: [narrow],
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
  args: {
    defaultValue: 'adaeze@',
    error: errorOf(contactForm, 'email', 'adaeze@'),
    hint: 'We send a 4-digit code there.',
  },
  play: async ({ canvas, step }) => {
    await step('the field is invalid and described by the error', async () => {
      const field = canvas.getByRole('textbox', { name: 'Email' });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription('We send a 4-digit code there. Email is invalid');
    });
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: 'adaeze@example.com' } };
/** The sign is visual only. The label says the same in words. */
export const Signed: Story = {
  args: {
    label: 'Price in naira',
    name: 'price',
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    sign: '₦',
    defaultValue: '33000',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price in naira' })).toHaveValue('33000');
  },
};
export const Keyboard: Story = {
  tags: ['keyboard'],
  render: (args) => (
    <RecordingForm label="Sign in">
      <Stack gap={5}>
        <TextField {...args} disabled label="Account" name="account" defaultValue="ABS-10241" />
        <TextField {...args} />
        <Button type="submit">Send</Button>
      </Stack>
    </RecordingForm>
  ),
  play: async ({ canvas, step }) => {
    await step('Tab moves to it and skips a disabled field', async () => {
      await tabTo(['textbox', 'Email']);
      await userEvent.keyboard('adaeze@example.com');
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('adaeze@example.com');
    });
    await step('Enter submits the form', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('form')).toHaveAttribute('data-submitted', 'yes');
    });
  },
};
