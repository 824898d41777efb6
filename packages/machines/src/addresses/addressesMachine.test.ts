import { CallError, type CallResponse, type SavedAddress } from '@abs/contract';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { addressesMachine, type SaveAddressInput } from './addressesMachine.ts';

type Answer = CallResponse<'getAddresses'>;

const home: SavedAddress = {
  id: 'a1',
  deliveryAddress: '14 Bode Thomas Street, Surulere, Lagos',
  phoneNumber: '08031234567',
  isDefault: true,
};
const office: SavedAddress = { ...home, id: 'a2', deliveryAddress: '3 Allen Avenue', isDefault: false };
const homeFields = {
  deliveryAddress: '14 Bode Thomas Street',
  city: 'Surulere',
  state: 'Lagos',
  phoneNumber: '08031234567',
};
const missing = new CallError('Address not found', { status: 404, code: 'not_found' });

async function run({ loaded = [home, office] }: { loaded?: SavedAddress[] | null } = {}) {
  const list = controlledPort<Answer, undefined>();
  const save = controlledPort<Answer, SaveAddressInput>();
  const remove = controlledPort<Answer, { id: string }>();
  const actor = createActor(
    addressesMachine.provide({
      actors: { getAddresses: list.logic, saveAddress: save.logic, removeAddress: remove.logic },
    }),
  );
  const emitted = emittedBy(actor);
  actor.start();
  if (loaded) {
    actor.send({ type: 'refresh.requested' });
    await list.request().answer({ addresses: loaded });
  }
  return {
    ...{ actor, list, save, remove, emitted },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

describe('saved addresses', () => {
  it('loads nothing until requested, because a backend may not have them', async () => {
    const { actor, list, value } = await run({ loaded: null });
    expect([value(), list.requests]).toEqual(['idle', []]);
    actor.send({ type: 'form.opened', address: null });
    expect(value()).toBe('idle');
  });

  it('loads again after a failure', async () => {
    const { actor, list, value, context } = await run({ loaded: null });
    actor.send({ type: 'refresh.requested' });
    await list.request().refuse(new Error('boom'));
    expect([value(), context().listMessage]).toEqual(['failed', 'Failed to load your addresses.']);
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect([list.requests.length, context().listMessage]).toEqual([2, null]);
    await list.request().answer({ addresses: [home] });
    expect([value(), context().addresses]).toEqual(['listing', [home]]);
  });

  it('removes an address once for a double click, and takes the list of the answer', async () => {
    const { actor, remove, emitted, value, context } = await run();
    actor.send({ type: 'removal.requested', address: home });
    actor.send({ type: 'removal.requested', address: home });
    actor.send({ type: 'default.requested', address: office });
    expect(remove.requests.map(({ input }) => input)).toEqual([{ id: 'a1' }]);
    expect([value(), context().changing]).toEqual(['removing', home]);
    const left = { ...office, isDefault: true };
    await remove.request().answer({ addresses: [left] });
    expect([value(), context().addresses, context().changing]).toEqual(['listing', [left], null]);
    expect(emitted).toEqual([{ type: 'address.removed', address: home }, { type: 'addresses.changed' }]);
  });

  it('saves a removed address again, as the default if it was', async () => {
    const { actor, save, emitted, value, context } = await run({ loaded: [office] });
    actor.send({ type: 'restore.requested', address: home });
    expect([value(), save.request().input]).toEqual(['restoring', { ...home, id: null }]);
    await save.request().answer({ addresses: [home, office] });
    expect([value(), context().addresses]).toEqual(['listing', [home, office]]);
    expect(emitted).toEqual([{ type: 'addresses.changed' }]);
  });

  it('makes another address the default', async () => {
    const { actor, save, emitted, context } = await run();
    actor.send({ type: 'default.requested', address: office });
    expect(save.request().input).toEqual({ ...office, isDefault: true });
    await save.request().answer({ addresses: [office, home] });
    expect(context().addresses).toEqual([office, home]);
    expect(emitted).toEqual([{ type: 'addresses.changed' }]);
  });

  it.each(['removal.requested', 'default.requested'] as const)(
    '%s does nothing for an unknown address',
    async (type) => {
      const { actor, value } = await run({ loaded: [home] });
      actor.send({ type, address: office });
      expect(value()).toBe('listing');
    },
  );

  it.each([
    ['removal.requested', 'Failed to remove the address. Please try again.'],
    ['default.requested', 'Failed to save the address. Please try again.'],
    ['restore.requested', 'Failed to save the address. Please try again.'],
  ] as const)('keeps the list when %s fails, and tries again', async (type, message) => {
    const { actor, remove, save, emitted, value, context } = await run();
    const port = type === 'removal.requested' ? remove : save;
    actor.send({ type, address: office });
    await port.request().refuse(new Error('boom'));
    expect([value(), context().listMessage, context().changing]).toEqual(['listing', message, null]);
    expect([context().addresses, emitted]).toEqual([[home, office], []]);
    actor.send({ type, address: office });
    expect([port.requests.length, context().listMessage]).toEqual([2, null]);
  });

  it('loads the list again when the new default was removed on another device', async () => {
    const { actor, list, save, value } = await run();
    actor.send({ type: 'default.requested', address: office });
    await save.request().refuse(missing);
    expect([value(), list.requests.length]).toEqual(['loading', 2]);
  });

  it('rejects wrong types', () => {
    const wrong = fromPromise<Answer, string>(async () => ({ addresses: [] }));
    // @ts-expect-error the port sends an object with the id
    addressesMachine.provide({ actors: { removeAddress: wrong } });
  });
});

describe('the form of an address', () => {
  it('adds an address, with city and state in its line', { tags: ['10.1.36'] }, async () => {
    const { actor, save, emitted, value, context } = await run({ loaded: [] });
    actor.send({ type: 'form.opened', address: null });
    expect(context().values).toEqual({ deliveryAddress: '', city: '', state: '', phoneNumber: '' });
    actor.send({ type: 'form.submitted', values: { ...homeFields, phoneNumber: '0803 123-4567' } });
    const { deliveryAddress, phoneNumber } = home;
    expect(save.request().input).toEqual({ deliveryAddress, phoneNumber, id: null });
    actor.send({ type: 'form.cancelled' });
    expect(value()).toBe('submitting');
    await save.request().answer({ addresses: [home] });
    expect([value(), context().addresses]).toEqual(['listing', [home]]);
    expect(emitted).toMatchObject([
      { type: 'addresses.changed' },
      { type: 'form.succeeded', answer: { addresses: [home] } },
    ]);
    actor.send({ type: 'form.opened', address: null });
    expect(context().values.deliveryAddress).toBe('');
  });

  it('changes an address', async () => {
    const { actor, save, context } = await run();
    actor.send({ type: 'form.opened', address: home });
    expect(context().values).toEqual(homeFields);
    actor.send({ type: 'form.submitted', values: { city: 'Yaba' } });
    expect(save.request().input).toEqual({
      id: 'a1',
      deliveryAddress: '14 Bode Thomas Street, Yaba, Lagos',
      phoneNumber: '08031234567',
    });
  });

  it('shows the errors of invalid values, and sends nothing', async () => {
    const { actor, save, value, context } = await run();
    actor.send({ type: 'form.opened', address: null });
    actor.send({ type: 'form.submitted', values: { city: 'Lagos' } });
    expect([value(), save.requests]).toEqual(['editing', []]);
    expect(Object.keys(context().errors)).toEqual(['deliveryAddress', 'phoneNumber']);
  });

  it('keeps what was typed after a refusal', async () => {
    const { actor, save, value, context } = await run();
    actor.send({ type: 'form.opened', address: null });
    actor.send({ type: 'form.submitted', values: homeFields });
    await save.request().refuse(new CallError('Ten at most', { status: 409, code: 'too_many_addresses' }));
    expect([value(), context().message, context().values]).toEqual(['editing', 'Ten at most', homeFields]);
    actor.send({ type: 'form.submitted', values: homeFields });
    await save.request().refuse(offline);
    expect(context().message).toBe(offline.message);
  });

  it('keeps what was typed when the form of the same address is opened again, but not for another one', async () => {
    const { actor, value, context } = await run();
    actor.send({ type: 'form.opened', address: null });
    actor.send({ type: 'form.submitted', values: { city: 'Yaba' } });
    actor.send({ type: 'form.drafted', values: { city: 'Ikeja' } });
    actor.send({ type: 'form.cancelled' });
    expect([value(), context().errors]).toEqual(['listing', {}]);
    actor.send({ type: 'form.opened', address: null });
    expect(context().values.city).toBe('Ikeja');
    actor.send({ type: 'form.cancelled' });
    actor.send({ type: 'form.opened', address: home });
    actor.send({ type: 'form.drafted', values: { city: 'Ikeja' } });
    actor.send({ type: 'form.cancelled' });
    actor.send({ type: 'form.opened', address: { ...home } });
    expect(context().values.city).toBe('Ikeja');
    actor.send({ type: 'form.cancelled' });
    actor.send({ type: 'form.opened', address: office });
    expect(context().values).toMatchObject({ deliveryAddress: '3 Allen Avenue', city: '' });
  });
});
