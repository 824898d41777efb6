import { refusals } from '@abs/api/refusals';
import type { ContactMessage } from '@abs/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactMessages } from '../../fixtures/inbox.ts';
import { flow, server, signInAsAdmin } from '../flow.ts';

const [message] = contactMessages as [ContactMessage, ...ContactMessage[]];

const meta = {
  ...flow,
  tags: ['!autodocs'],
  args: { address: `/admin/message?message=${message.id}` },
} satisfies Meta<typeof flow.component>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the list, because a message is requested on its own only if the list does not contain it. */
function withoutList(): void {
  signInAsAdmin();
  server.hold('getMessages');
}

export const Closed = {
  parameters: { flow: { machine: 'inbox', state: 'closed' } },
  args: { address: '/admin/message' },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Messages' });
  },
} satisfies Story;

export const Loading = {
  parameters: { flow: { machine: 'inbox', state: 'loading' } },
  beforeEach: () => {
    withoutList();
    server.hold('getMessage');
  },
} satisfies Story;

export const Open = {
  parameters: {
    flow: [
      { machine: 'inbox', state: 'open' },
      { machine: 'reply', state: 'editing' },
    ],
  },
  beforeEach: signInAsAdmin,
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Write a reply');
  },
} satisfies Story;

export const NotFound = {
  parameters: { flow: { machine: 'inbox', state: 'notFound' } },
  args: { address: '/admin/message?message=none' },
  beforeEach: signInAsAdmin,
} satisfies Story;

export const Failed = {
  parameters: { flow: { machine: 'inbox', state: 'failed' } },
  beforeEach: () => {
    withoutList();
    server.fail('getMessage', ...refusals.tooMany('Too many attempts.', '1 minute'));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Too many attempts\./);
  },
} satisfies Story;
