import { CallError, type CallResponse, type Category } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition } from 'xstate';
import { afterDone, controlledPort } from '../testing/controlled.ts';
import { aSizeGuide, notFound } from '../testing/fixtures.ts';
import { type SizeGuideInput, type SizeGuideOutcome, sizeGuideAfter, sizeGuideMachine } from './sizeGuideMachine.ts';

type Answer = CallResponse<'getSizeGuide'>;
const answer: Answer = { sizeGuide: aSizeGuide() };

function run(outcome?: SizeGuideOutcome) {
  const getSizeGuide = controlledPort<Answer, { category: Category }>();
  const actor = createActor(sizeGuideMachine.provide({ actors: { getSizeGuide: getSizeGuide.logic } }), {
    input: { category: 'hoodie' },
    ...(outcome && { snapshot: sizeGuideAfter({ category: 'hoodie' }, outcome) }),
  }).start();
  return { actor, getSizeGuide, value: () => actor.getSnapshot().value };
}

describe('sizeGuide', () => {
  it('shows the guide of its category', async () => {
    const { actor, getSizeGuide, value } = run();
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(getSizeGuide.request().input).toEqual({ category: 'hoodie' });
    await getSizeGuide.request().answer(answer);
    expect(value()).toBe('ready');
    expect(actor.getSnapshot().context.sizeGuide).toEqual(answer.sizeGuide);
  });

  it.each([
    ['the category has no guide', notFound],
    ['the backend has no size guides', new CallError('Not offered.', { status: 404, code: 'not_offered' })],
  ])('goes to notFound when %s', async (_, refusal) => {
    const { getSizeGuide, value } = run();
    await getSizeGuide.request().refuse(refusal);
    expect(value()).toBe('notFound');
  });

  it('can refresh after a failed load, and sends one request for a double click', async () => {
    const { actor, getSizeGuide, value } = run();
    await getSizeGuide.request().refuse(new Error('boom'));
    expect(value()).toBe('failed');
    expect(actor.getSnapshot().context.message).toBe('Failed to load the size guide.');
    actor.send({ type: 'refresh.requested' });
    actor.send({ type: 'refresh.requested' });
    expect(getSizeGuide.requests).toHaveLength(2);
    await getSizeGuide.request().answer(answer);
    expect(actor.getSnapshot().context).toEqual({ category: 'hoodie', ...answer, message: null });
  });

  it.each([
    ['ready', { answer }],
    ['notFound', { notFound: true }],
    ['failed', { message: 'The shop is busy.' }],
  ] as const)('starts in %s without a request when it gets the outcome of the first request', (state, outcome) => {
    const { actor, getSizeGuide, value } = run(outcome);
    expect(value()).toBe(state);
    expect(getSizeGuide.requests).toHaveLength(0);
    expect(actor.getSnapshot().context.message).toBe('message' in outcome ? outcome.message : null);
  });

  it('starts with the same context as if the answer had come later', async () => {
    const { actor, getSizeGuide } = run();
    await getSizeGuide.request().answer(answer);
    expect(sizeGuideAfter({ category: 'hoodie' }, { answer }).context).toEqual(actor.getSnapshot().context);
  });

  it('aborts the request when the actor stops', () => {
    const { actor, getSizeGuide } = run();
    actor.stop();
    expect(getSizeGuide.request().signal.aborted).toBe(true);
  });

  it('is pure', () => {
    const [loading] = initialTransition(sizeGuideMachine, { category: 'hoodie' });
    const ready = afterDone(sizeGuideMachine, loading, 'getSizeGuide', answer);
    expect([loading.context.sizeGuide, ready.context.sizeGuide]).toEqual([null, answer.sizeGuide]);
  });

  it('rejects wrong types', () => {
    expectTypeOf<SizeGuideInput['category']>().toEqualTypeOf<Category>();
    const wrong = fromPromise<{ sizeGuide: [] }, { category: Category }>(async () => ({ sizeGuide: [] }));
    // @ts-expect-error the answer carries one guide
    sizeGuideMachine.provide({ actors: { getSizeGuide: wrong } });
  });
});
