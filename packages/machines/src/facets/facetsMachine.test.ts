import { type Facets, noFilters, type ProductFilters } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EventFromLogic, initialTransition, SimulatedClock, transition } from 'xstate';
import { afterDone, controlledPort, emittedBy } from '../testing/controlled.ts';
import { type FacetsEmitted, type FilterChoice, type FilterCount, facetsMachine } from './facetsMachine.ts';

const facets: Facets = {
  sizes: [{ value: 'M', count: 3 }],
  colors: [],
  categories: [{ value: 'hoodie', count: 4 }],
  price: { min: 9000, max: 40_000 },
  inStock: 4,
};
const all: FilterCount = { totalProducts: 4, facets };
const filters = (over: Partial<ProductFilters>): ProductFilters => ({ ...noFilters, ...over });
const opened = { type: 'filters.opened', search: '', filters: noFilters, ...all } as const;

function run() {
  const clock = new SimulatedClock();
  const count = controlledPort<FilterCount, FilterChoice>();
  const actor = createActor(facetsMachine.provide({ actors: { countProducts: count.logic } }), { clock });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    ...{ actor, clock, count, emitted },
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    choose: (over: Partial<ProductFilters>, pause = 300) => {
      actor.send({ type: 'filters.changed', filters: filters(over) });
      clock.increment(pause);
    },
  };
}

describe('facets', () => {
  it("opens with the list's counts, without a request", () => {
    const { actor, count, value, context } = run();
    actor.send(opened);
    expect(value()).toEqual({ open: 'counted' });
    expect(context()).toMatchObject(all);
    expect(count.requests).toHaveLength(0);
  });

  it('counts several quick choices once, and applies them only when they are confirmed', async () => {
    const { actor, count, choose, value, context, emitted } = run();
    actor.send({ ...opened, search: 'palm' });
    choose({ sizes: ['m'] }, 299);
    choose({ sizes: ['m'], inStock: true });
    const chosen = filters({ sizes: ['m'], inStock: true });
    expect(count.requests.map(({ input }) => input)).toEqual([{ search: 'palm', filters: chosen }]);
    await count.request().answer({ totalProducts: 1, facets });
    expect([value(), context().totalProducts]).toEqual([{ open: 'counted' }, 1]);
    expect(emitted).toEqual([]);
    actor.send({ type: 'filters.confirmed' });
    expect(emitted).toEqual([{ type: 'filters.applied', filters: chosen }]);
    expect(value()).toBe('closed');
  });

  it('drops a choice that is not confirmed, and aborts its count', () => {
    const { actor, count, choose, context, emitted } = run();
    actor.send(opened);
    choose({ colors: ['navy'] });
    actor.send({ type: 'filters.closed' });
    expect(count.request().signal.aborted).toBe(true);
    actor.send(opened);
    expect(context().filters).toEqual(noFilters);
    expect(emitted).toEqual([]);
  });

  it('shows the count of the newest choice, regardless of the order of the answers', async () => {
    const { actor, count, choose, context } = run();
    actor.send(opened);
    choose({ sizes: ['m'] });
    choose({ sizes: ['m', 'l'] });
    await count.request(1).answer({ totalProducts: 2, facets });
    await count.request(0).answer({ totalProducts: 1, facets });
    expect(context().totalProducts).toBe(2);
  });

  it('clears all but the category of the page', () => {
    const { actor, clock, count, context } = run();
    actor.send({ ...opened, filters: filters({ categories: ['hoodie'], sizes: ['m'], priceMax: 9000 }) });
    actor.send({ type: 'filters.cleared' });
    expect(context().filters).toEqual(filters({ categories: ['hoodie'] }));
    actor.send({ type: 'filters.cleared' });
    clock.increment(300);
    expect(count.requests).toHaveLength(1);
  });

  it('counts again after a failure, and can confirm the choice without a count', async () => {
    const { actor, count, choose, value, context, emitted } = run();
    actor.send(opened);
    choose({ inStock: true });
    await count.request().refuse(new Error('boom'));
    expect([value(), context().message]).toEqual([{ open: 'failed' }, 'Error fetching products']);
    actor.send({ type: 'retry.requested' });
    expect(count.requests).toHaveLength(2);
    await count.request().refuse(new Error('boom'));
    actor.send({ type: 'filters.confirmed' });
    expect(emitted).toHaveLength(1);
  });

  it('ignores a choice that changes nothing', () => {
    const { actor, choose, value } = run();
    actor.send(opened);
    choose({});
    expect(value()).toEqual({ open: 'counted' });
  });

  it('is pure', () => {
    const [closed] = initialTransition(facetsMachine);
    const [open] = transition(facetsMachine, closed, opened);
    const [choosing] = transition(facetsMachine, open, {
      type: 'filters.changed',
      filters: filters({ inStock: true }),
    });
    expect([closed.value, open.value, choosing.value]).toEqual(['closed', { open: 'counted' }, { open: 'choosing' }]);
    const counting = facetsMachine.resolveState({ value: { open: 'counting' }, context: choosing.context });
    const counted = afterDone(facetsMachine, counting, 'countProducts', all);
    expect(counted.value).toEqual({ open: 'counted' });
  });

  it('rejects wrong types', () => {
    expectTypeOf<FacetsEmitted['filters']>().toEqualTypeOf<ProductFilters>();
    expectTypeOf<{ type: 'filters.changed'; filters: string }>().not.toExtend<EventFromLogic<typeof facetsMachine>>();
  });
});
