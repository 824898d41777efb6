import { contactForm } from '@abs/contract';
import { messages } from '@abs/machines';
import { ContactScreen, type ContactScreenProps } from '@abs/ui/screens/ContactScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { errorOf } from '../../fixtures/errorOf.ts';
import { contact, PageFrame, social } from '../../fixtures/PageFrame.tsx';

const filled = {
  name: 'Adaeze Ọláńrewájú',
  email: 'adaeze@example.com',
  message: 'Does the Palm Hoodie run large?',
};

const meta = {
  tags: ['pages'],
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <PageFrame path="/contactus">
        <Story />
      </PageFrame>
    ),
  ],
  args: { contact: { ...contact, chatUrl: social.whatsapp }, onSubmit: fn(), onWriteAnother: fn() },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InUse: Story = {
  tags: ['2.12.1', '2.12.2', '2.12.3', '9.1.14'],
  play: async ({ args, canvas, step }) => {
    const main = within(canvas.getByRole('main'));
    await step('it shows three ways to contact the shop', async () => {
      await expect(main.getByRole('link', { name: 'Start a chat' })).toHaveAttribute('href', social.whatsapp);
      await expect(main.getByRole('link', { name: contact.email })).toHaveAttribute('href', `mailto:${contact.email}`);
      await expect(main.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:+2348031234567');
      await expect(
        main.getByText('We are ready to help you every day from Monday to Friday 8 AM to 8 PM WAT.'),
      ).toBeVisible();
      await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    });
    await step('name, email, message and sending work by keyboard alone', async () => {
      main.getByLabelText('Your Name').focus();
      await userEvent.keyboard('Adaeze{Tab}adaeze@example.com{Tab}Two{Enter}lines{Tab}{Enter}');
      await expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Adaeze',
        email: 'adaeze@example.com',
        message: expect.stringMatching(/^Two\r?\nlines$/),
      });
    });
  },
};
export const Filled: Story = { args: { initialValues: filled } };
export const Invalid: Story = {
  tags: ['2.12.3'],
  args: {
    initialValues: { name: 'Adaeze' },
    errors: { email: errorOf(contactForm, 'email'), message: errorOf(contactForm, 'message') },
  },
  play: async ({ canvas, step }) => {
    await step('the first invalid field is focused, and the typed text stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await expect(canvas.getByLabelText('Your Email')).toHaveFocus();
      await expect(canvas.getByLabelText('Your Email')).toHaveAccessibleDescription('Email is required');
      await expect(canvas.getByLabelText('Your message')).toBeInvalid();
      await expect(canvas.getByLabelText('Your Name')).toHaveValue('Adaeze');
    });
  },
};
export const Submitting: Story = {
  args: { ...Filled.args, pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveAttribute('aria-busy', 'true');
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { ...Filled.args, message: messages.contactFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.contactFailed);
    await expect(canvas.getByLabelText('Your message')).toHaveValue(filled.message);
  },
};
export const Sent: Story = {
  tags: ['2.12.4'],
  args: {
    ...Filled.args,
    status: 'sent',
    sentMessage: 'Your message has been sent. We answer within one working day.',
  },
  play: async ({ args, canvas, step }) => {
    await step('it says what happens next, and to which address the answer goes', async () => {
      await expect(canvas.getByRole('heading', { name: /^Your message has been sent\./ })).toBeVisible();
      await expect(canvas.getByText(/by email to adaeze@example\.com/)).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
    await expect(args.onWriteAnother).toHaveBeenCalledOnce();
  },
};
export const Unavailable: Story = {
  args: { ...Filled.args, status: 'unavailable' },
  play: async ({ canvas, step }) => {
    const main = within(canvas.getByRole('main'));
    await step('it says that nothing was sent, keeps the typed text, and shows other ways', async () => {
      await expect(main.getByText(/Your message wasn’t sent\./).closest('p')).toHaveTextContent(contact.phone);
      await expect(main.getByText(filled.message)).toBeVisible();
      await expect(main.getByRole('link', { name: 'Write an email' })).toHaveAttribute(
        'href',
        expect.stringContaining(`mailto:${contact.email}?body=Does%20the`),
      );
      await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+2348031234567');
      await expect(main.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
    });
  },
};
/** From the form to its outcome and back, with the focus restored. */
export const ThereAndBack: Story = {
  render: function Render(args: ContactScreenProps) {
    const [status, setStatus] = useState<ContactScreenProps['status']>('editing');
    return (
      <ContactScreen
        {...args}
        status={status}
        onSubmit={(values) => {
          args.onSubmit(values);
          setStatus('sent');
        }}
        onWriteAnother={() => setStatus('editing')}
      />
    );
  },
  args: Filled.args,
  play: async ({ canvas, step }) => {
    await step('the outcome takes the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
      await expect(canvas.getByRole('heading', { name: 'Your message has been sent.' })).toHaveFocus();
    });
    await step('the next message starts empty, with the sender filled in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Write another message' }));
      await expect(canvas.getByLabelText('Your message')).toHaveFocus();
      await expect(canvas.getByLabelText('Your message')).toHaveValue('');
      await expect(canvas.getByLabelText('Your Name')).toHaveValue(filled.name);
    });
  },
};
