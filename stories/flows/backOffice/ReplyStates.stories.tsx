import type { ContactMessage } from '@abs/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { contactMessages } from '../../fixtures/inbox.ts';
import { fill, flow, server, signInAsAdmin } from '../flow.ts';

const [message] = contactMessages as [ContactMessage, ...ContactMessage[]];

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/admin/message?message=${message.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

const answer: NonNullable<Story['play']> = async ({ canvas }) => {
  await fill(await canvas.findByLabelText('Write a reply'), 'We keep an L for you until Saturday evening.');
  await userEvent.click(canvas.getByRole('button', { name: /^Send/ }));
};

export const Sending = {
  parameters: { flow: { machine: 'reply', state: 'sending' } },
  beforeEach: () => {
    signInAsAdmin();
    server.hold('replyToMessage');
  },
  play: answer,
} satisfies Story;

export const Sent = {
  parameters: { flow: { machine: 'reply', state: 'sent' } },
  beforeEach: signInAsAdmin,
  play: async (context) => {
    await answer(context);
    await context.canvas.findByRole('list', { name: 'Replies' });
  },
} satisfies Story;
