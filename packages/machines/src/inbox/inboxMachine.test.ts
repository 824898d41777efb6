import { CallError, type CallResponse, type ContactMessage, type ReadFilter } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import type { ListRequest, RowActionAnswer, RowActionRequest } from '../list/index.ts';
import type { ReadAction, ReadableAnswer } from '../shared/readMarks.ts';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { aMessage, notFound, offline, serverError } from '../testing/fixtures.ts';
import { inboxMachine, openReply } from './inboxMachine.ts';
import type { InboxEmitted, InboxEvent, InboxInput } from './inboxTypes.ts';
import { messageListMachine, messagesPage, unreadMessages } from './messageList.ts';
import { replyMachine, type SendReplyInput } from './replyMachine.ts';

const LIST: InboxInput['list'] = { query: { page: 1, sort: 'newest', search: '', filter: 'all' } };
const ife = aMessage();
const obi = aMessage({ id: 'm2', name: 'Obi Eze', isRead: true });
const select = (id: string): InboxEvent => ({ type: 'message.selected', id });
const typed = (value: string) => ({ type: 'field.changed', field: 'text', value }) as const;

function answer(messages: ContactMessage[], unread: number): CallResponse<'getMessages'> {
  return { messages, unread, pagination: { page: 1, limit: 20, total: messages.length, totalPages: 1 } };
}

function run(input: Partial<InboxInput> = {}) {
  const fetchPage = controlledPort<ReadableAnswer<ContactMessage>, ListRequest<'newest', ReadFilter>>();
  const runAction = controlledPort<RowActionAnswer<ContactMessage>, RowActionRequest<ContactMessage, ReadAction>>();
  const getMessage = controlledPort<CallResponse<'getMessage'>, { messageId: string }>();
  const sendReply = controlledPort<CallResponse<'replyToMessage'>, SendReplyInput>();
  const clock = new SimulatedClock();
  let keys = 0;
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        list: messageListMachine.provide({ actors: { fetchPage: fetchPage.logic, runAction: runAction.logic } }),
        reply: replyMachine.provide({ actors: { sendReply: sendReply.logic } }),
        getMessage: getMessage.logic,
      },
    }),
    { clock, input: { list: LIST, createKey: () => `key-${++keys}`, ...input } },
  );
  const emitted = emittedBy(actor) as InboxEmitted[];
  actor.start();
  const context = () => actor.getSnapshot().context;
  const list = () => context().list.getSnapshot();
  const reply = () => {
    const found = openReply(context());
    if (!found) throw new Error('No message is open');
    return found;
  };
  return {
    actor,
    clock,
    fetchPage,
    runAction,
    getMessage,
    sendReply,
    emitted,
    context,
    reply,
    value: () => actor.getSnapshot().value,
    unread: () => unreadMessages(list().context),
    listed: () => list().context.rows.map(({ id, isRead }) => `${id} ${isRead ? 'read' : 'unread'}`),
    marks: () => runAction.requests.map(({ input: { action, ids } }) => `${action} ${ids}`),
    answerList: (messages = [ife, obi], unread = 12) =>
      fetchPage.request().answer(messagesPage(answer(messages, unread))),
  };
}

/** An inbox whose list has loaded. */
async function loaded(input: Partial<InboxInput> = {}) {
  const inbox = run(input);
  await inbox.answerList();
  return inbox;
}

describe('inbox, opening', () => {
  it('opens a listed message immediately, and marks it as read there and in the list', {
    tags: ['2.16.8'],
  }, async () => {
    const { actor, getMessage, runAction, value, context, listed, unread, marks, emitted } = await loaded();
    expect([value(), unread()]).toEqual(['closed', 12]);
    actor.send(select('m1'));
    expect(value()).toBe('open');
    expect(getMessage.requests).toHaveLength(0);
    expect(marks()).toEqual(['read m1']);
    expect([context().opened?.isRead, listed(), unread()]).toEqual([true, ['m1 read', 'm2 read'], 11]);
    expect(emitted).toEqual([]);
    await runAction.request().answer({ rows: [{ ...ife, isRead: true }] });
    expect(emitted.at(-1)).toEqual({ type: 'counts.invalidated' });
  });

  it('does not mark a message that is already read', async () => {
    const { actor, marks, emitted } = await loaded();
    actor.send(select('m2'));
    expect(marks()).toEqual([]);
    expect(emitted).toEqual([]);
  });

  it('ignores a selection of the open message', async () => {
    const { actor, getMessage, value } = await loaded();
    actor.send(select('m99'));
    await getMessage.request().answer({ contactMessage: aMessage({ id: 'm99' }) });
    actor.send(select('m99'));
    expect(value()).toBe('open');
    expect(getMessage.requests).toHaveLength(1);
  });

  it('shows the message as unread again when marking fails, and emits message.failed', async () => {
    const { actor, runAction, context, listed, unread, emitted } = await loaded();
    actor.send(select('m1'));
    await runAction.request().refuse(new Error('boom'));
    expect([context().opened?.isRead, listed(), unread()]).toEqual([false, ['m1 unread', 'm2 read'], 12]);
    expect(emitted.at(-1)).toEqual({
      type: 'message.failed',
      message: 'Failed to mark the message. Please try again.',
    });
    expect(emitted).not.toContainEqual({ type: 'counts.invalidated' });
  });

  it('marks the open message as unread, and does not mark it as read again automatically', async () => {
    const { actor, runAction, answerList, context, listed, unread, marks } = await loaded();
    actor.send(select('m1'));
    await runAction.request().answer({});
    await answerList([{ ...ife, isRead: true }, obi], 11);
    actor.send({ type: 'mark.requested', read: false });
    expect([context().opened?.isRead, listed()[0], unread()]).toEqual([false, 'm1 unread', 12]);
    await runAction.request().answer({});
    await answerList();
    expect([marks(), context().opened?.isRead]).toEqual([['read m1', 'unread m1'], false]);
  });

  it('reverts the mark of the open message when it is undone in the list', async () => {
    const { actor, runAction, context, emitted } = await loaded();
    actor.send(select('m1'));
    await runAction.request().answer({});
    context().list.send({ type: 'undo.pressed', changeId: 1 });
    await runAction.request().answer({});
    expect(context().opened?.isRead).toBe(false);
    expect(emitted.filter(({ type }) => type === 'counts.invalidated')).toHaveLength(2);
  });

  it('closes the open message', async () => {
    const { actor, value, context } = await loaded();
    actor.send(select('m1'));
    actor.send({ type: 'message.closed' });
    expect([value(), context().opened, context().selectedId]).toEqual(['closed', null, null]);
    expect(openReply(context())).toBeUndefined();
  });

  it('shows the reply of another admin when the list refreshes', async () => {
    const { actor, clock, fetchPage, context } = await loaded({ list: { ...LIST, refreshEvery: 30_000 } });
    actor.send(select('m2'));
    clock.increment(30_000);
    const replies = [{ id: 'r1', text: 'Yes.', by: 'Ngozi', createdAt: '2026-01-02T00:00:00.000Z' }];
    await fetchPage.request(1).answer(messagesPage(answer([ife, { ...obi, replies }], 12)));
    expect(context().opened?.replies).toEqual(replies);
  });
});

describe('inbox, a message that the list does not have', () => {
  const old = aMessage({ id: 'm99' });

  it('loads the message, marks it as read, and emits counts.invalidated afterwards', async () => {
    const { actor, getMessage, runAction, value, context, marks, emitted, answerList } = run({ selectedId: 'm99' });
    expect(value()).toBe('loading');
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(getMessage.request().input).toEqual({ messageId: 'm99' });
    await getMessage.request().answer({ contactMessage: old });
    expect([value(), marks(), context().opened?.isRead]).toEqual(['open', ['read m99'], true]);
    await answerList();
    expect([value(), context().opened?.isRead]).toEqual(['open', true]);
    await runAction.request().answer({});
    expect(emitted).toEqual([{ type: 'counts.invalidated' }]);
    await answerList();
    expect(context().opened).toEqual({ ...old, isRead: true });
  });

  it('shows the message as unread again when marking fails', async () => {
    const { getMessage, runAction, context, emitted } = run({ selectedId: 'm99' });
    await getMessage.request().answer({ contactMessage: old });
    await runAction.request().refuse(serverError);
    expect(context().opened?.isRead).toBe(false);
    expect(emitted.at(-1)).toEqual({ type: 'message.failed', message: 'Something went wrong' });
  });

  it('opens the row of the list when the list loads first, and aborts the request', async () => {
    const { getMessage, answerList, value, context } = run({ selectedId: 'm1' });
    await answerList();
    expect([value(), context().opened?.id]).toEqual(['open', 'm1']);
    expect(getMessage.request().signal.aborted).toBe(true);
  });

  it('distinguishes a missing message from one that does not load', async () => {
    const { actor, getMessage, value, context } = run({ selectedId: 'm99' });
    await getMessage.request().refuse(offline);
    expect([value(), context().message]).toEqual(['failed', 'Network Error']);
    actor.send({ type: 'retry.requested' });
    await getMessage.request().refuse(notFound);
    expect(value()).toBe('notFound');
    actor.send(select('m98'));
    expect(getMessage.request().input).toEqual({ messageId: 'm98' });
    expect(context().message).toBeNull();
  });

  it('shows the message that was selected last, regardless of the order of the answers', async () => {
    const { actor, getMessage, context } = run({ selectedId: 'm99' });
    actor.send(select('m98'));
    expect(getMessage.request(0).signal.aborted).toBe(true);
    await getMessage.request(1).answer({ contactMessage: aMessage({ id: 'm98' }) });
    await getMessage.request(0).answer({ contactMessage: old });
    expect(context().opened?.id).toBe('m98');
  });
});

describe('inbox, replying', () => {
  const replied = aMessage({
    isRead: true,
    replies: [{ id: 'r1', text: 'Yes.', by: 'Ngozi', createdAt: '2026-01-02T00:00:00.000Z' }],
  });
  const sent = { message: 'Your reply was sent.', contactMessage: replied };

  it('shows the reply in the conversation, and refreshes the list and the badges', async () => {
    const { actor, runAction, sendReply, fetchPage, answerList, reply, context, emitted } = await loaded();
    actor.send(select('m1'));
    await runAction.request().answer({});
    await answerList();
    reply().send({ type: 'form.submitted', values: { text: 'Yes.' } });
    expect(sendReply.request().input).toEqual({ messageId: 'm1', text: 'Yes.', idempotencyKey: 'key-1' });
    await sendReply.request().answer(sent);
    expect(context().opened).toEqual(replied);
    expect(emitted.at(-1)).toEqual({ type: 'counts.invalidated' });
    expect(fetchPage.requests).toHaveLength(3);
  });

  it('keeps the reply when a list arrives that was requested before it was sent', async () => {
    const { actor, sendReply, answerList, reply, context } = await loaded();
    actor.send(select('m2'));
    context().list.send({ type: 'refresh.requested' });
    reply().send({ type: 'form.submitted', values: { text: 'Yes.' } });
    await sendReply.request().answer({ ...sent, contactMessage: { ...obi, replies: replied.replies } });
    await answerList([ife, { ...obi }]);
    expect(context().opened?.replies).toEqual(replied.replies);
    context().list.send({ type: 'refresh.requested' });
    await answerList([ife, { ...obi, replies: [...replied.replies, ...replied.replies] }]);
    expect(context().opened?.replies).toHaveLength(2);
  });

  it('keeps the typed text of each message, and sends while another message is open', async () => {
    const { actor, sendReply, reply, context, emitted } = await loaded();
    actor.send(select('m1'));
    reply().send({ type: 'form.submitted', values: { text: 'Yes.' } });
    actor.send(select('m2'));
    expect(reply().getSnapshot().context.values.text).toBe('');
    reply().send(typed('Dear Obi'));
    expect(sendReply.request().signal.aborted).toBe(false);
    await sendReply.request().answer(sent);
    expect(emitted.at(-1)).toEqual({ type: 'counts.invalidated' });
    expect(context().opened?.id).toBe('m2');
    actor.send({ type: 'message.closed' });
    actor.send(select('m2'));
    expect(reply().getSnapshot().context.values.text).toBe('Dear Obi');
  });

  it('reports a failure while another message is open, keeps the text, and retries with the same key', async () => {
    const { actor, sendReply, reply, emitted } = await loaded();
    actor.send(select('m1'));
    reply().send({ type: 'form.submitted', values: { text: 'Yes.' } });
    actor.send(select('m2'));
    await sendReply.request().refuse(offline);
    expect(emitted.at(-1)).toEqual({ type: 'reply.failed', messageId: 'm1', message: 'Network Error' });
    actor.send(select('m1'));
    expect(reply().getSnapshot().context).toMatchObject({ values: { text: 'Yes.' }, message: 'Network Error' });
    reply().send({ type: 'form.submitted', values: {} });
    expect(sendReply.requests.map(({ input }) => input.idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  it('aborts all requests when the actor stops', async () => {
    const { actor, sendReply, runAction, reply, emitted } = await loaded();
    actor.send(select('m1'));
    reply().send({ type: 'form.submitted', values: { text: 'Yes.' } });
    const before = emitted.length;
    actor.stop();
    expect([sendReply.request().signal.aborted, runAction.request().signal.aborted]).toEqual([true, true]);
    await sendReply.request().refuse(new CallError('late', { status: 500 }));
    expect(emitted).toHaveLength(before);
  });
});

describe('inbox, as a whole', () => {
  const input = { list: LIST, createKey: () => 'key' };

  it('is pure', () => {
    const [closed] = initialTransition(inboxMachine, input);
    const [loading] = transition(inboxMachine, closed, select('m1'));
    expect([closed.value, loading.value]).toEqual(['closed', 'loading']);
    expect(closed.context.selectedId).toBeNull();
    expect(initialTransition(inboxMachine, { ...input, selectedId: 'm1' })[0].value).toBe('loading');
  });

  it('rejects wrong types', () => {
    expectTypeOf<Extract<InboxEmitted, { type: 'reply.failed' }>['messageId']>().toEqualTypeOf<string>();
    const wrong = fromPromise<ContactMessage, { messageId: string }>(async () => ife);
    // @ts-expect-error the answer carries the message as contactMessage
    inboxMachine.provide({ actors: { getMessage: wrong } });
    // @ts-expect-error the event needs the id of a message
    const event: InboxEvent = { type: 'message.selected' };
    expect(event.type).toBe('message.selected');
  });
});
