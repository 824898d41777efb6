import { contactForm } from '@abs/contract';
import { messages } from '@abs/machines';
import { Container } from '@abs/ui';
import { Footer } from '@abs/ui/shop/Footer';
import { NewsletterBlock, type NewsletterBlockProps } from '@abs/ui/shop/NewsletterBlock';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { contact, social } from '../../fixtures/PageFrame.tsx';

const meta = {
  tags: ['pages'],
  component: NewsletterBlock,
  parameters: { layout: 'fullscreen' },
  args: { onSubmit: fn() },
  render: (args) =>
    args.variant === 'compact' ? (
      <Footer contact={contact} social={social}>
        <NewsletterBlock {...args} />
      </Footer>
    ) : (
      <Container block>
        <NewsletterBlock {...args} />
      </Container>
    ),
} satisfies Meta<typeof NewsletterBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyboard: Story = {
  tags: ['keyboard', '2.6.11'],
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByRole('heading', { name: 'Stay Updated with Our Latest Products' })).toBeVisible();
    await step('it works by keyboard alone', async () => {
      canvas.getByLabelText('Email').focus();
      await userEvent.keyboard('adaeze@example.com{Tab}');
      await expect(canvas.getByRole('button', { name: 'Subscribe' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'adaeze@example.com' });
    });
  },
};
export const Filled: Story = { args: { initialValues: { email: 'adaeze@example.com' } } };
export const Invalid: Story = {
  args: { initialValues: { email: 'adaeze@' }, errors: { email: errorOf(contactForm, 'email', 'adaeze@') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is invalid');
  },
};
export const Submitting: Story = {
  args: { ...Filled.args, pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { ...Filled.args, message: messages.newsletterFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.newsletterFailed);
  },
};
export const Subscribed: Story = {
  tags: ['2.6.12'],
  args: { subscribed: true },
  play: async ({ canvas, step }) => {
    await step('the thanks replace the form and do not take the focus', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent('Thank you for subscribing!');
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
      await expect(canvas.getByRole('status')).not.toHaveFocus();
    });
  },
};
export const Unconfirmed: Story = {
  args: { subscribed: true, unconfirmed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Thank you for subscribing!Check your inbox to confirm your email address.',
    );
  },
};
export const Subscribing: Story = {
  render: function Render(args: NewsletterBlockProps) {
    const [subscribed, setSubscribed] = useState(false);
    return (
      <Container block>
        <NewsletterBlock {...args} subscribed={subscribed} onSubmit={() => setSubscribed(true)} />
      </Container>
    );
  },
  args: Filled.args,
  play: async ({ canvas, step }) => {
    await step('the thanks replace the form and take its focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
      await expect(canvas.getByRole('status')).toHaveFocus();
    });
  },
};
export const Compact: Story = {
  tags: ['2.5.3'],
  args: { variant: 'compact' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'adaeze@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'adaeze@example.com' });
  },
};
export const CompactInvalid: Story = { args: { ...Invalid.args, variant: 'compact' }, play: Invalid.play };
export const CompactSubmitting: Story = { args: { ...Submitting.args, variant: 'compact' } };
export const CompactSubscribed: Story = { args: { subscribed: true, variant: 'compact' } };
