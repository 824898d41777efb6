import { type ContactMessage, readFilters } from '@abs/contract';
import {
  inboxMachine,
  isOffered,
  listStatus,
  messageListMachine,
  messagesPage,
  openReply,
  type RowActionAnswer,
  replyMachine,
  unreadMessages,
} from '@abs/machines';
import { AdminMessagesScreen, type AdminMessagesScreenProps } from '@abs/ui/screens/AdminMessagesScreen';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { useInvalidateCounts } from '../../admin/counts.tsx';
import { useTableQuery, useTableSearchParams } from '../../admin/tableSearchParams.ts';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { REFRESH_MS } from '../../admin/useTable.ts';
import { useVisibility } from '../../admin/useVisibility.ts';
import { adminCall, adminCallPort, getMessages } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { randomKey } from '../../api/randomKey.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { toastError } from '../../lib/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';
import { usePageActor } from '../../machines/usePageActor.ts';
import { useSnapshot } from '../../machines/useSnapshot.ts';
import { withParam } from '../../pages/searchParams.ts';

const machine = inboxMachine.provide({
  actors: {
    getMessage: adminCallPort('getMessage', ({ messageId }) => ({ params: { id: messageId } })),
    list: messageListMachine.provide({
      actors: {
        fetchPage: portOf(async (input, signal) => {
          const { sort: _, ...query } = input.query;
          return messagesPage(await getMessages(query, signal));
        }),
        runAction: uninterruptible(async ({ action, ids }): Promise<RowActionAnswer<ContactMessage>> => {
          const answers = await Promise.all(
            ids.map((id) => adminCall('setMessageRead', { params: { id }, body: { read: action === 'read' } })),
          );
          return { rows: answers.map(({ contactMessage }) => contactMessage) };
        }),
      },
    }),
    reply: replyMachine.provide({
      actors: {
        sendReply: uninterruptible(({ messageId, text, idempotencyKey }) =>
          adminCall('replyToMessage', { params: { id: messageId }, body: { text }, idempotencyKey }),
        ),
      },
    }),
  },
});

type Inbox = SnapshotFrom<typeof inboxMachine>;

function toInbox(list: SnapshotFrom<typeof messageListMachine>): AdminMessagesScreenProps['inbox'] {
  const { answer, rows, query, message } = list.context;
  const status = listStatus(list);
  if (status === 'error' && answer === null) return { status: 'error', message: message ?? '' };
  if (answer === null) return { status: 'loading', page: query.page };
  const { page, totalPages } = answer.pagination;
  return { status: 'ready', messages: rows, page, totalPages };
}

function toConversation(inbox: Inbox): AdminMessagesScreenProps['conversation'] {
  const { opened, message } = inbox.context;
  if (opened) return { status: 'ready', message: opened };
  if (inbox.matches('notFound')) return { status: 'notFound' };
  if (inbox.matches('failed')) return { status: 'error', message: message ?? '' };
  return inbox.matches('loading') ? { status: 'loading' } : { status: 'none' };
}

function toReply(reply: SnapshotFrom<typeof replyMachine> | undefined): AdminMessagesScreenProps['reply'] {
  if (!reply) return { text: '' };
  const { values, errors, message } = reply.context;
  const status = reply.matches('sending') ? 'sending' : reply.matches('sent') ? 'sent' : 'writing';
  return { text: values.text, status, message, ...(errors.text && { error: errors.text }) };
}

export function AdminMessagesRoute() {
  const [search] = useSearchParams();
  const chosenId = search.get('message');
  const tableQuery = useTableQuery({ sorts: ['newest'], filters: readFilters });
  const invalidateCounts = useInvalidateCounts();
  const [snapshot, send, actor] = usePageActor(machine, {
    input: {
      list: { query: tableQuery.query, refreshEvery: REFRESH_MS / 2 },
      selectedId: chosenId,
      createKey: randomKey,
    },
  });
  const { list, opened } = snapshot.context;
  const listSnapshot = useSnapshot(list);
  const replyActor = openReply(snapshot.context);
  const reply = useSnapshot(replyActor);

  useTableSearchParams(list, tableQuery);
  useVisibility((visible) => list.send({ type: 'visibility.changed', visible }));
  useEffect(() => {
    send(chosenId === null ? { type: 'message.closed' } : { type: 'message.selected', id: chosenId });
  }, [chosenId, send]);
  useEmitted(actor, {
    'counts.invalidated': invalidateCounts,
    'message.failed': ({ message }) => toastError(message),
    'reply.failed': ({ messageId, message }) => {
      // The form of the open message shows the failure itself.
      if (messageId !== opened?.id) toastError(message);
    },
  });

  const hrefFor = (message: string) => {
    const text = withParam(search, 'message', message).toString();
    return text ? `/admin/message?${text}` : '/admin/message';
  };
  return (
    <>
      <PageMeta title="Message" />
      <AdminMessagesScreen
        inbox={toInbox(listSnapshot)}
        unread={unreadMessages(listSnapshot.context)}
        search={listSnapshot.context.searchText}
        onSearch={(text) => list.send({ type: 'search.changed', search: text })}
        filter={listSnapshot.context.query.filter}
        onFilterChange={(filter) => list.send({ type: 'filter.changed', filter })}
        chosenId={chosenId}
        conversation={toConversation(snapshot)}
        hrefForMessage={hrefFor}
        inboxHref={hrefFor('')}
        hrefForPage={(page) => tableQuery.hrefFor({ ...listSnapshot.context.query, page })}
        reply={toReply(reply)}
        onReplyChange={(value) => replyActor?.send({ type: 'field.changed', field: 'text', value })}
        onReplySend={(text) => replyActor?.send({ type: 'form.submitted', values: { text } })}
        onMark={(_, read) => send({ type: 'mark.requested', read })}
        {...(isOffered(listSnapshot) && {
          onInboxRetry: () => list.send({ type: 'refresh.requested' }),
        })}
        retryingInbox={listStatus(listSnapshot) === 'refreshing'}
        onMessageRetry={() => send({ type: 'retry.requested' })}
        retryingMessage={snapshot.matches('loading')}
      />
    </>
  );
}
