import { type AdminCollection, CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EventFromLogic, initialTransition } from 'xstate';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { anAdminCollection } from '../testing/fixtures.ts';
import { type AdminCollectionsEmitted, adminCollectionsMachine } from './adminCollectionsMachine.ts';

const hoodies = anAdminCollection({ id: 'c1', kind: 'category', category: 'hoodie', slug: 'hoodie', title: 'Hoodies' });
const rain = anAdminCollection({ id: 'c2' });
const collections = [hoodies, rain];

async function run(list: AdminCollection[] = collections) {
  const getAdminCollections = controlledPort<CallResponse<'getAdminCollections'>, undefined>();
  const orderCollections = controlledPort<CallResponse<'orderCollections'>, { ids: readonly string[] }>();
  const deleteCollection = controlledPort<CallResponse<'deleteCollection'>, { id: string }>();
  const restoreCollection = controlledPort<CallResponse<'restoreCollection'>, { id: string }>();
  const actor = createActor(
    adminCollectionsMachine.provide({
      actors: {
        getAdminCollections: getAdminCollections.logic,
        orderCollections: orderCollections.logic,
        deleteCollection: deleteCollection.logic,
        restoreCollection: restoreCollection.logic,
      },
    }),
  );
  const emitted: AdminCollectionsEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  await getAdminCollections.request().answer({ collections: list });
  const ids = () => actor.getSnapshot().context.collections.map(({ id }) => id);
  return { actor, getAdminCollections, orderCollections, deleteCollection, restoreCollection, emitted, ids };
}

describe('adminCollections', () => {
  it('shows a new order immediately, and saves it', async () => {
    const { actor, orderCollections, emitted, ids } = await run();
    actor.send({ type: 'order.changed', ids: ['c2', 'c1'] });
    expect([actor.getSnapshot().value, ids()]).toEqual(['ordering', ['c2', 'c1']]);
    expect(orderCollections.request().input).toEqual({ ids: ['c2', 'c1'] });
    await orderCollections.request().answer({ message: 'Saved.', collections: [rain, hoodies] });
    expect([actor.getSnapshot().value, emitted]).toEqual(['ready', [{ type: 'order.saved', message: 'Saved.' }]]);
  });

  it.each([[['c1', 'c2']], [['c1']], [['c1', 'c2', 'c3']]])(
    'does not save ids that are not a new order of the list: %j',
    async (ids) => {
      const { actor, orderCollections } = await run();
      actor.send({ type: 'order.changed', ids });
      expect(actor.getSnapshot().value).toBe('ready');
      expect(orderCollections.requests).toHaveLength(0);
    },
  );

  it('reloads the list and reports why when the server refuses the order', async () => {
    const { actor, orderCollections, getAdminCollections, emitted, ids } = await run();
    actor.send({ type: 'order.changed', ids: ['c2', 'c1'] });
    await orderCollections.request().refuse(new CallError('Changed.', { status: 409, code: 'collection_changed' }));
    expect(actor.getSnapshot().value).toBe('loading');
    expect(emitted).toEqual([{ type: 'change.failed', message: 'Changed.' }]);
    await getAdminCollections.request().answer({ collections });
    expect(ids()).toEqual(['c1', 'c2']);
  });

  it('deletes a collection after confirmation, and restores it', async () => {
    const { actor, deleteCollection, restoreCollection, getAdminCollections, emitted, ids } = await run();
    actor.send({ type: 'delete.requested', id: 'c2' });
    actor.send({ type: 'delete.cancelled' });
    expect(actor.getSnapshot().value).toBe('ready');
    actor.send({ type: 'delete.requested', id: 'c2' });
    actor.send({ type: 'delete.confirmed' });
    expect(deleteCollection.request().input).toEqual({ id: 'c2' });
    await deleteCollection.request().answer({ message: 'Deleted.', collectionId: 'c2' });
    expect(ids()).toEqual(['c1']);
    expect(emitted).toEqual([{ type: 'collection.deleted', id: 'c2', message: 'Deleted.' }]);
    actor.send({ type: 'restore.requested', id: 'c2' });
    await restoreCollection.request().answer({ message: 'Back.', collection: rain });
    expect(actor.getSnapshot().value).toBe('loading');
    await getAdminCollections.request().answer({ collections });
    expect([ids(), emitted.at(-1)]).toEqual([['c1', 'c2'], { type: 'collection.restored', message: 'Back.' }]);
  });

  it('does not delete a category', async () => {
    const { actor } = await run();
    actor.send({ type: 'delete.requested', id: 'c1' });
    expect(actor.getSnapshot().value).toBe('ready');
  });

  it.each([
    ['loads the list again', new CallError('Missing.', { status: 404 }), 'loading'],
    ['keeps the list', new CallError('No.', { status: 400 }), 'ready'],
  ])('%s after a deletion failed', async (_, error, state) => {
    const { actor, deleteCollection } = await run();
    actor.send({ type: 'delete.requested', id: 'c2' });
    actor.send({ type: 'delete.confirmed' });
    await deleteCollection.request().refuse(error);
    expect(actor.getSnapshot().value).toBe(state);
  });

  it('keeps the list when a refresh fails, and goes to failed when the list is empty', async () => {
    const { actor, getAdminCollections, ids } = await run();
    actor.send({ type: 'refresh.requested' });
    await getAdminCollections.request().refuse(new Error('boom'));
    expect([actor.getSnapshot().value, ids()]).toEqual(['ready', ['c1', 'c2']]);
    expect(actor.getSnapshot().context.message).toBe('Failed to load the collections.');
    const empty = await run([]);
    empty.actor.send({ type: 'refresh.requested' });
    await empty.getAdminCollections.request().refuse(new Error('boom'));
    expect([empty.actor.getSnapshot().value, empty.actor.getSnapshot().context.isOffered]).toEqual(['failed', true]);
  });

  it('knows that loading again cannot help when the server does not have the call', async () => {
    const { actor, getAdminCollections } = await run([]);
    actor.send({ type: 'refresh.requested' });
    const notOffered = new CallError('Not offered.', { status: 404, code: 'not_offered' });
    await getAdminCollections.request().refuse(notOffered);
    expect([actor.getSnapshot().value, actor.getSnapshot().context.isOffered]).toEqual(['failed', false]);
  });

  it('is pure', () => {
    const [loading] = initialTransition(adminCollectionsMachine);
    const ready = afterDone(adminCollectionsMachine, loading, 'getAdminCollections', { collections });
    expect([loading.context.collections, ready.context.collections]).toEqual([[], collections]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<{ type: 'order.changed' }>().not.toExtend<EventFromLogic<typeof adminCollectionsMachine>>();
  });
});
