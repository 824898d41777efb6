import { CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition } from 'xstate';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { aCollection, notFound } from '../testing/fixtures.ts';
import {
  type CollectionInput,
  type CollectionOutcome,
  collectionAfter,
  collectionMachine,
} from './collectionMachine.ts';

type Answer = CallResponse<'getCollection'>;
const answer: Answer = { collection: aCollection(), isOver: false };

function run(outcome?: CollectionOutcome) {
  const getCollection = controlledPort<Answer, CollectionInput>();
  const actor = createActor(collectionMachine.provide({ actors: { getCollection: getCollection.logic } }), {
    input: { slug: 'rain' },
    ...(outcome && { snapshot: collectionAfter({ slug: 'rain' }, outcome) }),
  }).start();
  return { actor, getCollection, value: () => actor.getSnapshot().value };
}

describe('collection', () => {
  it('shows the collection of its slug', async () => {
    const { actor, getCollection, value } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(getCollection.request().input).toEqual({ slug: 'rain' });
    await getCollection.request().answer(answer);
    expect(value()).toBe('ready');
    expect(actor.getSnapshot().context.collection).toEqual(answer.collection);
  });

  it('goes to over after its end, and keeps the collection', async () => {
    const { actor, getCollection, value } = run();
    await getCollection.request().answer({ ...answer, isOver: true });
    expect(value()).toBe('over');
    expect(actor.getSnapshot().context.collection).toEqual(answer.collection);
  });

  it.each([
    ['there is no such collection', notFound],
    ['the backend has no collections', new CallError('Not offered.', { status: 404, code: 'not_offered' })],
  ])('goes to notFound when %s', async (_, refusal) => {
    const { getCollection, value } = run();
    await getCollection.request().refuse(refusal);
    expect(value()).toBe('notFound');
  });

  it('can refresh after a failed load, and sends one request for a double click', async () => {
    const { actor, getCollection, value } = run();
    await getCollection.request().refuse(new Error('boom'));
    expect(value()).toBe('failed');
    expect(actor.getSnapshot().context.message).toBe('Failed to load the collection.');
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(getCollection.requests).toHaveLength(2);
    await getCollection.request().answer(answer);
    expect(actor.getSnapshot().context).toEqual({ slug: 'rain', collection: answer.collection, message: null });
  });

  it.each([
    ['ready', { answer }],
    ['over', { answer: { ...answer, isOver: true } }],
    ['notFound', { notFound: true }],
    ['failed', { message: 'The shop is busy.' }],
  ] as const)('starts in %s without a request when it gets the outcome of the first request', (state, outcome) => {
    const { actor, getCollection, value } = run(outcome);
    expect(value()).toBe(state);
    expect(getCollection.requests).toHaveLength(0);
    expect(actor.getSnapshot().context.message).toBe('message' in outcome ? outcome.message : null);
  });

  it('starts with the same context as if the answer had come later', async () => {
    const { actor, getCollection } = run();
    await getCollection.request().answer(answer);
    expect(collectionAfter({ slug: 'rain' }, { answer }).context).toEqual(actor.getSnapshot().context);
  });

  it('aborts the request when the actor stops', () => {
    const { actor, getCollection } = run();
    actor.stop();
    expect(getCollection.request().signal.aborted).toBe(true);
  });

  it('is pure', () => {
    const [loading] = initialTransition(collectionMachine, { slug: 'rain' });
    const ready = afterDone(collectionMachine, loading, 'getCollection', answer);
    expect([loading.context.collection, ready.context.collection]).toEqual([null, answer.collection]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<CollectionInput['slug']>().toEqualTypeOf<string>();
    const wrong = fromPromise<{ collection: [] }, CollectionInput>(async () => ({ collection: [] }));
    // @ts-expect-error the answer carries one collection
    collectionMachine.provide({ actors: { getCollection: wrong } });
  });
});
