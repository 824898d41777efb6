import { CallError, type CallResponse, type SizeGuideDraft, type SizeGuideForm } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { anAdminSizeGuide, notFound } from '../testing/fixtures.ts';
import {
  type SaveSizeGuideInput,
  type SizeGuideFormInput,
  type SizeGuideSubject,
  sizeGuideFormMachine,
} from './sizeGuideFormMachine.ts';

const sizeGuide = anAdminSizeGuide();
const style = { id: 's1', name: 'Palm Hoodie', category: 'hoodie' as const, variants: [] };
const values: SizeGuideDraft = {
  ...{ scope: 'category', styleId: null, name: ' Hoodies ', category: 'hoodie', bodyHeight: '', advice: '' },
  sizes: [{ size: 'M', measurements: { chest: '60,5', hem: '' }, equivalents: {} }],
  howTo: {},
};
const form: SizeGuideForm = {
  ...{ name: 'Hoodies', category: 'hoodie', styleId: null },
  sizes: [{ size: 'M', measurements: { chest: 60.5 } }],
};

function run(input: Partial<SizeGuideFormInput> = {}) {
  const loadSubject = controlledPort<SizeGuideSubject, SizeGuideFormInput>();
  const saveSizeGuide = controlledPort<CallResponse<'createSizeGuide'>, SaveSizeGuideInput>();
  const actor = createActor(
    sizeGuideFormMachine.provide({
      actors: { loadSubject: loadSubject.logic, saveSizeGuide: saveSizeGuide.logic },
    }),
    { input: { sizeGuideId: null, styleId: null, ...input } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, loadSubject, saveSizeGuide, emitted, value: () => actor.getSnapshot().value };
}

describe('sizeGuideForm', () => {
  it('adds a guide, without the empty fields', async () => {
    const { actor, saveSizeGuide, emitted, value } = run();
    expect(value()).toBe('editing');
    actor.send({ type: 'form.submitted', values });
    expect(saveSizeGuide.request().input).toEqual({ sizeGuide: null, values: form });
    await saveSizeGuide.request().answer({ message: 'Added.', sizeGuide });
    expect(value()).toBe('saved');
    expect(emitted).toEqual([{ type: 'form.succeeded', values: form, answer: { message: 'Added.', sizeGuide } }]);
  });

  it.each([
    [{ sizeGuideId: 'g1' }, { sizeGuide, style: null }],
    [{ styleId: 's1' }, { sizeGuide: null, style }],
  ])('loads the guide or style that it opens for: %j', async (input, subject) => {
    const { actor, loadSubject } = run(input);
    expect(loadSubject.request().input).toMatchObject(input);
    await loadSubject.request().answer(subject);
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: subject });
  });

  it('sends the loaded guide along with the values', async () => {
    const { actor, loadSubject, saveSizeGuide } = run({ sizeGuideId: 'g1' });
    await loadSubject.request().answer({ sizeGuide, style: null });
    actor.send({ type: 'form.submitted', values });
    expect(saveSizeGuide.request().input.sizeGuide).toBe(sizeGuide);
  });

  it('does not send invalid values, and names each invalid cell', () => {
    const { actor, saveSizeGuide, value } = run();
    const [row] = values.sizes;
    const sizes = [
      { ...row, measurements: { chest: '0' } },
      { ...row, size: 'm ' },
    ] as SizeGuideDraft['sizes'];
    actor.send({ type: 'form.submitted', values: { ...values, name: '', sizes } });
    expect([value(), actor.getSnapshot().context.errors]).toEqual([
      'editing',
      {
        name: 'The guide needs a name',
        'sizes.0.measurements.chest': 'A measurement is more than 0 and at most 300 cm',
        'sizes.1.size': 'The guide has this size twice',
      },
    ]);
    expect(saveSizeGuide.requests).toHaveLength(0);
  });

  it('keeps the form and shows the message when another admin was first', { tags: ['10.7.21'] }, async () => {
    const { actor, saveSizeGuide, value } = run();
    actor.send({ type: 'form.submitted', values });
    const error = new CallError('Changed.', { status: 409, code: 'size_guide_changed' });
    await saveSizeGuide.request().refuse(error);
    expect([value(), actor.getSnapshot().context.message]).toEqual(['editing', 'Changed.']);
    expect(actor.getSnapshot().context.values).toEqual(values);
  });

  it('goes to notFound for a missing guide, and can refresh after a failure', async () => {
    const missing = run({ sizeGuideId: 'none' });
    await missing.loadSubject.request().refuse(notFound);
    expect(missing.value()).toBe('notFound');
    const { actor, loadSubject, value } = run({ sizeGuideId: 'g1' });
    await loadSubject.request().refuse(new Error('boom'));
    expect([value(), actor.getSnapshot().context.message]).toEqual(['failed', 'Failed to load the size guide.']);
    actor.send({ type: 'refresh.requested' });
    expect(loadSubject.requests).toHaveLength(2);
  });

  it('is pure', () => {
    const [editing] = initialTransition(sizeGuideFormMachine, { sizeGuideId: null, styleId: null });
    const [next] = transition(sizeGuideFormMachine, editing, { type: 'form.submitted', values });
    expect([editing.value, next.value]).toEqual(['editing', 'submitting']);
  });

  it('rejects wrong types', () => {
    expectTypeOf<SaveSizeGuideInput['values']['bodyHeight']>().toEqualTypeOf<number | undefined>();
  });
});
