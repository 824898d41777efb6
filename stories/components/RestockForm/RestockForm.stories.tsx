import { refusals } from '@abs/api/refusals';
import { contactForm } from '@abs/contract';
import { RestockForm, type RestockFormProps } from '@abs/ui/shop/RestockForm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';

const meta = {
  tags: ['purchase'],
  component: RestockForm,
  args: { onSubmit: fn() },
} satisfies Meta<typeof RestockForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard'],
  play: async ({ args, canvas }) => {
    canvas.getByLabelText('Email').focus();
    await userEvent.keyboard('adaeze@example.com{Tab}');
    await expect(canvas.getByRole('button', { name: 'Email me when it’s back' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'adaeze@example.com' });
  },
};
export const SignedIn: Story = {
  args: { email: 'adaeze@example.com' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Email me when it’s back' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'adaeze@example.com' });
  },
};
export const Invalid: Story = {
  args: { errors: { email: errorOf(contactForm, 'email', 'adaeze@') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is invalid');
  },
};
export const Submitting: Story = {
  args: { pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me when it’s back' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { message: refusals.inStock[1] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('It’s in stock: you can order it now.');
  },
};
export const Requested: Story = {
  args: { requested: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Check your inbox to confirm your email address.');
  },
};
export const RequestedSignedIn: Story = { args: { requested: true, email: 'adaeze@example.com' } };
export const Requesting: Story = {
  render: function Render(args: RestockFormProps) {
    const [requested, setRequested] = useState(false);
    return <RestockForm {...args} requested={requested} onSubmit={() => setRequested(true)} />;
  },
  args: { email: 'adaeze@example.com' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email me when it’s back' }));
    const confirmation = canvas.getByRole('status');
    await expect(confirmation).toHaveTextContent('We’ll email adaeze@example.com when it’s back.');
    await expect(confirmation).toHaveFocus();
  },
};
