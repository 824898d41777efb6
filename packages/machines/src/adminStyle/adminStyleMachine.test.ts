import { type AdminStyle, CallError, type CallResponse, type VariantForm } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition } from 'xstate';
import { afterDone, controlledPort, emittedBy } from '../testing/controlled.ts';
import { notFound, offline } from '../testing/fixtures.ts';
import { type AdminStyleEvent, adminStyleMachine, type VariantDraft } from './adminStyleMachine.ts';

const style: AdminStyle = {
  id: 's1',
  name: 'Opẹ́bí Hoodie',
  variants: [{ id: 'p1', size: 'M', color: 'Moss', colorHex: null, price: 33_000, quantity: 4, sku: null }],
};
const draft: VariantDraft = { size: 'M', color: 'Moss', price: '33,000', quantity: '9', quantityWas: 4, sku: '' };
type Save = { styleId: string; variants: readonly VariantForm[] };

function run() {
  const getAdminStyle = controlledPort<CallResponse<'getAdminStyle'>, { styleId: string }>();
  const saveAdminStyle = controlledPort<CallResponse<'saveAdminStyle'>, Save>();
  const actors = { getAdminStyle: getAdminStyle.logic, saveAdminStyle: saveAdminStyle.logic };
  const actor = createActor(adminStyleMachine.provide({ actors }), { input: { styleId: 's1' } });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    actor,
    getAdminStyle,
    saveAdminStyle,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
  };
}

async function loaded() {
  const table = run();
  await table.getAdminStyle.request().answer({ style });
  return table;
}

describe('adminStyle', () => {
  it('loads the sizes and colors, and again after a failure', async () => {
    const { actor, getAdminStyle, value, context } = run();
    await getAdminStyle.request().refuse(offline);
    expect([value(), context().message]).toEqual(['failed', 'Network Error']);
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(getAdminStyle.requests).toHaveLength(2);
    await getAdminStyle.request(1).answer({ style });
    expect([value(), context().style]).toEqual(['editing', style]);
  });

  it('goes to notFound when the style does not exist', async () => {
    const { getAdminStyle, value } = run();
    await getAdminStyle.request().refuse(notFound);
    expect(value()).toBe('notFound');
  });

  it('saves the typed prices and quantities as numbers, once for a double submit', async () => {
    const { actor, saveAdminStyle, emitted, value, context } = await loaded();
    actor.send({ type: 'style.submitted', variants: [draft] });
    actor.send({ type: 'style.submitted', variants: [draft] });
    expect(saveAdminStyle.requests.map(({ input }) => input)).toEqual([
      {
        styleId: 's1',
        variants: [{ size: 'M', color: 'Moss', price: 33_000, quantity: 9, quantityWas: 4, sku: null }],
      },
    ]);
    const saved = { ...style, variants: style.variants.map((variant) => ({ ...variant, quantity: 9 })) };
    await saveAdminStyle.request().answer({ message: 'Saved', style: saved });
    expect([value(), context().style]).toEqual(['editing', saved]);
    expect(emitted).toEqual([{ type: 'style.saved', message: 'Saved' }]);
  });

  it('reports an error for each invalid cell, and sends nothing', async () => {
    const { actor, saveAdminStyle, context } = await loaded();
    const variants = [
      { ...draft, quantity: '-1' },
      { ...draft, size: 'L', price: 'free' },
      { ...draft, size: 'X'.repeat(30) },
    ];
    actor.send({ type: 'style.submitted', variants });
    expect(saveAdminStyle.requests).toHaveLength(0);
    expect(context().errors).toEqual([
      { size: 'M', color: 'Moss', field: 'quantity', message: 'Quantity cannot be negative' },
      { size: 'L', color: 'Moss', field: 'price', message: 'Price must be a number' },
      { size: 'X'.repeat(30), color: 'Moss', field: 'quantity', message: 'Size is too long' },
    ]);
  });

  it('shows a message when nothing was changed', async () => {
    const { actor, context, value } = await loaded();
    actor.send({ type: 'style.submitted', variants: [] });
    expect([value(), context().message]).toEqual(['editing', 'Nothing was changed.']);
  });

  it("shows the server's error at its cell", async () => {
    const { actor, saveAdminStyle, emitted, context, value } = await loaded();
    actor.send({ type: 'style.submitted', variants: [draft, { ...draft, size: 'L', sku: 'A-1' }] });
    const message = 'Another product has the SKU A-1.';
    const fields = { 'variants.1.sku': message };
    await saveAdminStyle.request().refuse(new CallError(message, { status: 400, code: 'validation', fields }));
    expect([value(), context().errors]).toEqual(['editing', [{ size: 'L', color: 'Moss', field: 'sku', message }]]);
    expect(emitted).toEqual([{ type: 'save.failed', message }]);
    actor.send({ type: 'style.submitted', variants: [draft] });
    expect(context().errors).toEqual([]);
  });

  it('is pure', () => {
    const [loading] = initialTransition(adminStyleMachine, { styleId: 's1' });
    const editing = afterDone(adminStyleMachine, loading, 'getAdminStyle', { style });
    expect([loading.context.style, editing.context.style]).toEqual([null, style]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<AdminStyleEvent['type']>().toEqualTypeOf<'refresh.requested' | 'style.submitted'>();
    const wrong = fromPromise<number, { styleId: string }>(async () => 1);
    // @ts-expect-error the answer is a style
    adminStyleMachine.provide({ actors: { getAdminStyle: wrong } });
  });
});
