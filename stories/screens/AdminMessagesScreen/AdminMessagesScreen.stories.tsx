import type { ReadFilter } from '@abs/contract';
import { replyForm } from '@abs/contract';
import { adminMessages } from '@abs/machines';
import { AdminMessagesScreen, type AdminMessagesScreenProps } from '@abs/ui/screens/AdminMessagesScreen';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AdminShell } from '../../fixtures/AdminShell.tsx';
import { now } from '../../fixtures/admin.ts';
import { errorOf } from '../../fixtures/errorOf.ts';
import { answered, contactMessages, opened } from '../../fixtures/inbox.ts';
import { wholeText } from '../../fixtures/wholeText.ts';

const meta = {
  tags: ['admin'],
  component: AdminMessagesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <AdminShell path="/admin/message" hideTopBar>
        <Story />
      </AdminShell>
    ),
  ],
  args: {
    inbox: { status: 'ready', messages: contactMessages, page: 1, totalPages: 3 },
    unread: 12,
    search: '',
    onSearch: fn(),
    filter: 'all',
    onFilterChange: fn(),
    conversation: { status: 'none' },
    hrefForMessage: (id) => `/admin/message?message=${id}`,
    inboxHref: '/admin/message',
    hrefForPage: (page) => `/admin/message?page=${page}`,
    reply: { text: '' },
    onReplyChange: fn(),
    onReplySend: fn(),
    onMark: fn(),
    onInboxRetry: fn(),
    onMessageRetry: fn(),
    now,
  },
} satisfies Meta<typeof AdminMessagesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (element: Element) => element.checkVisibility();

/** No message is open yet. */
export const Default: Story = {
  tags: ['2.16.8', '2.16.9'],
  play: async ({ canvas, step }) => {
    await step('it shows the number of unread messages, and marks them', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: 'Message' })).toBeVisible();
      await expect(canvas.getByText('12 unread messages')).toBeVisible();
      const list = within(canvas.getByRole('list', { name: 'Messages' }));
      await expect(list.getAllByRole('link')).toHaveLength(contactMessages.length);
      await expect(list.getByRole('link', { name: /^Unread: Ada Eze/ })).toHaveAttribute(
        'href',
        '/admin/message?message=msg-1',
      );
      await expect(list.getByRole('link', { name: /^Fatima Abubakar/ })).toBeVisible();
    });
    await step('it shows the age of a message, and the exact time', async () => {
      await expect(canvas.getByText('12 min ago')).toHaveAttribute('title', '20 November 2026 at 09:48');
    });
    await step('the pages are links', async () => {
      await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/admin/message?page=2');
    });
  },
};
export const Open: Story = {
  tags: ['2.16.8'],
  args: {
    inbox: { status: 'ready', messages: [opened, ...contactMessages.slice(1)], page: 1, totalPages: 3 },
    chosenId: opened.id,
    conversation: { status: 'ready', message: opened },
  },
  play: async ({ args, canvas, step }) => {
    await step('it shows sender, time and text with its line breaks', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: 'Ada Eze' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
        'href',
        'mailto:ada@example.com',
      );
      await expect(within(canvas.getByRole('article')).getByText(/sits tight at the shoulders/)).toBeVisible();
    });
    await step('a message that opens with the page does not take the focus', async () => {
      await expect(canvas.getByRole('heading', { name: 'Ada Eze' })).not.toHaveFocus();
    });
    await step('it can be marked as unread', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Mark as unread' }));
      await expect(args.onMark).toHaveBeenCalledWith('msg-1', false);
    });
    await step('the row is marked as open', async () => {
      const row = canvas.getByRole('link', { name: /Ada Eze/, current: true, hidden: true });
      await expect(row).toHaveAttribute('data-message', 'msg-1');
    });
  },
};
/** From the list to a message and back, with the focus restored. */
export const ThereAndBack: Story = {
  render: function Render(args: AdminMessagesScreenProps) {
    const [chosenId, setChosenId] = useState<string | null>(null);
    const message = contactMessages.find(({ id }) => id === chosenId);
    const follow = (target: EventTarget) => {
      const to = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
      if (to?.startsWith('/admin/message')) setChosenId(new URL(to, 'https://abs.test').searchParams.get('message'));
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: replaces the router, which follows the links.
      // biome-ignore lint/a11y/useKeyWithClickEvents: links answer Enter with a click.
      <div onClick={({ target }) => follow(target)}>
        <AdminMessagesScreen
          {...args}
          chosenId={chosenId}
          conversation={message ? { status: 'ready', message } : { status: 'none' }}
        />
      </div>
    );
  },
  play: async ({ canvas, step }) => {
    const row = () => canvas.getByRole('link', { name: /Tunde Bakare/, hidden: true });
    await step('Enter opens a message and focuses its heading', async () => {
      row().focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { level: 2, name: 'Tunde Bakare' })).toHaveFocus();
    });
    const back = canvas.queryByRole('link', { name: 'All messages' });
    if (back) {
      await step('on a phone the message is shown alone, and the link back focuses its row', async () => {
        await expect(shown(row())).toBe(false);
        await userEvent.click(back);
        await waitFor(() => expect(row()).toHaveFocus());
      });
    } else {
      await step('on a desktop the list stays next to the message', async () => {
        await expect(shown(row())).toBe(true);
      });
    }
  },
};
export const Answered: Story = {
  tags: ['2.16.8'],
  args: { ...Open.args, conversation: { status: 'ready', message: answered } },
  play: async ({ canvas }) => {
    const replies = within(canvas.getByRole('list', { name: 'Replies' }));
    await expect(replies.getByText(wholeText('Halima Danjuma replied'))).toBeVisible();
    await expect(replies.getByText(/we keep an L for you/)).toBeVisible();
  },
};
export const Replying: Story = {
  tags: ['2.16.10'],
  args: { ...Open.args, reply: { text: 'Hello Ada, yes, we keep an L for you until Saturday.' } },
  play: async ({ args, canvas, step }) => {
    await step('typed text is reported immediately, so that it can be stored', async () => {
      await userEvent.type(canvas.getByLabelText('Write a reply'), '!');
      await expect(args.onReplyChange).toHaveBeenCalledWith('Hello Ada, yes, we keep an L for you until Saturday.!');
      await expect(canvas.getByLabelText('Write a reply')).toHaveAccessibleDescription(
        'Your reply will be emailed to ada@example.com.',
      );
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onReplySend).toHaveBeenCalledWith(args.reply.text);
  },
};
export const Invalid: Story = {
  tags: ['2.16.10'],
  args: { ...Open.args, reply: { text: '', error: errorOf(replyForm, 'text') } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByLabelText('Write a reply')).toHaveFocus();
    await expect(canvas.getByLabelText('Write a reply')).toBeInvalid();
    await expect(canvas.getByText('Please enter your reply')).toBeVisible();
  },
};
export const Sending: Story = {
  args: { ...Replying.args, reply: { text: 'Hello Ada, yes, we keep an L for you.', status: 'sending' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sending…' }));
    await expect(args.onReplySend).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Write a reply')).toHaveAttribute('readonly');
  },
};
export const SendFailed: Story = {
  args: {
    ...Open.args,
    reply: { text: 'Hello Ada, yes, we keep an L for you.', message: adminMessages.replyFailed },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send your reply.');
    await expect(canvas.getByLabelText('Write a reply')).toHaveValue(args.reply.text);
  },
};
export const Sent: Story = {
  args: { ...Answered.args, reply: { text: '', status: 'sent' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent to ada@example.com')).toBeVisible();
    await expect(canvas.getByLabelText('Write a reply')).toHaveValue('');
  },
};
export const Marking: Story = {
  args: { ...Open.args, pending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as unread' }));
    await expect(args.onMark).not.toHaveBeenCalled();
  },
};
export const Filtering: Story = {
  render: function Render(args: AdminMessagesScreenProps) {
    const [filter, setFilter] = useState<ReadFilter>('all');
    const messages = contactMessages.filter(({ isRead }) => filter === 'all' || !isRead);
    return (
      <AdminMessagesScreen
        {...args}
        filter={filter}
        inbox={{ status: 'ready', messages, page: 1, totalPages: 1 }}
        onFilterChange={(next) => {
          args.onFilterChange(next);
          setFilter(next);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: 'All' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilterChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilterChange).toHaveBeenCalledWith('unread');
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('link')).toHaveLength(2);
  },
};
export const Unmatched: Story = {
  tags: ['2.16.10'],
  args: { search: 'refund', inbox: { status: 'ready', messages: [], page: 1, totalPages: 0 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No messages match “refund”' })).toBeVisible();
    await userEvent.click(within(canvas.getByRole('tabpanel')).getByRole('button', { name: 'Clear search' }));
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
};
export const AllRead: Story = {
  tags: ['2.16.9'],
  args: { unread: 0, filter: 'unread', inbox: { status: 'ready', messages: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You’ve read everything.')).toBeVisible();
  },
};
export const Empty: Story = {
  args: { unread: 0, inbox: { status: 'ready', messages: [], page: 1, totalPages: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { unread: null, inbox: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading messages')).toBeInTheDocument();
    await expect(canvas.getByText('Messages from the contact page')).toBeVisible();
  },
};
export const Failed: Story = {
  name: 'Error',
  args: { unread: null, inbox: { status: 'error', message: adminMessages.inboxLoadFailed } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load the messages.');
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onInboxRetry).toHaveBeenCalledOnce();
  },
};
export const OpenLoading: Story = {
  args: { chosenId: opened.id, conversation: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading message')).toBeInTheDocument();
  },
};
export const OpenFailed: Story = {
  args: { chosenId: opened.id, conversation: { status: 'error', message: adminMessages.messageLoadFailed } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onMessageRetry).toHaveBeenCalledOnce();
  },
};
export const OpenMissing: Story = {
  args: { chosenId: 'unknown', conversation: { status: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Message not found' })).toBeVisible();
  },
};
