import { type AdminStyle, CallError, type CallResponse } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { notFound, notOffered, offline, serverError } from '../testing/fixtures.ts';
import { type DuplicateInput, type DuplicateStyleInput, duplicateStyleMachine } from './duplicateStyleMachine.ts';

type Answer = CallResponse<'duplicateAdminStyle'>;
const style: AdminStyle = { id: 's2', name: 'Opẹ́bí Hoodie copy', variants: [] };
const answer: Answer = { message: 'The style has been duplicated.', style };
const name = 'Opẹ́bí Hoodie copy';

function run() {
  const duplicate = controlledPort<Answer, DuplicateInput>();
  let keys = 0;
  const actor = createActor(duplicateStyleMachine.provide({ actors: { duplicateAdminStyle: duplicate.logic } }), {
    input: { styleId: 's1', createKey: () => `key-${++keys}` },
  });
  const emitted = emittedBy(actor);
  actor.start();
  return {
    duplicate,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    submit: (typed = name) => actor.send({ type: 'form.submitted', values: { name: typed } }),
    keys: () => duplicate.requests.map(({ input }) => input.idempotencyKey),
  };
}

describe('duplicateStyle', () => {
  it('makes one copy for a double press, and no second copy afterwards', async () => {
    const { duplicate, submit, emitted, value } = run();
    submit(` ${name} `);
    submit();
    expect(duplicate.requests.map(({ input }) => input)).toEqual([{ styleId: 's1', name, idempotencyKey: 'key-1' }]);
    await duplicate.request().answer(answer);
    submit();
    expect([value(), duplicate.requests.length]).toEqual(['duplicated', 1]);
    expect(emitted).toEqual([{ type: 'form.succeeded', values: { name }, answer }]);
  });

  it('shows an error at the field for an empty or too long name, and sends nothing', () => {
    const { duplicate, submit, value, context } = run();
    submit('  ');
    expect([value(), context().errors.name]).toEqual(['editing', 'Name of cloth is required']);
    submit(`${'N'.repeat(116)} copy`);
    expect(context().errors.name).toBe('Name must be at most 120 characters');
    expect(duplicate.requests).toHaveLength(0);
  });

  it.each([
    ['no answer', offline],
    ['a server error', serverError],
  ])('tries again under the same key after %s, so that no second copy is made', async (_, error) => {
    const { duplicate, submit, emitted, value, context, keys } = run();
    submit();
    await duplicate.request().refuse(error);
    expect([value(), context().message, context().values.name]).toEqual(['editing', error.message, name]);
    expect(emitted).toEqual([{ type: 'form.failed', message: error.message }]);
    submit();
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it('uses a new key for another name, and after a refusal', async () => {
    const { duplicate, submit, context, keys } = run();
    submit();
    await duplicate.request().refuse(offline);
    submit('Lekki Hoodie');
    const fields = { name: 'Name must be at most 120 characters' };
    await duplicate.request(1).refuse(new CallError('Not valid', { status: 400, code: 'validation', fields }));
    expect(context().errors).toEqual(fields);
    submit('Lekki Hoodie');
    expect(keys()).toEqual(['key-1', 'key-2', 'key-3']);
  });

  it('becomes unavailable when the server does not offer the call', async () => {
    const { duplicate, submit, value } = run();
    submit();
    await duplicate.request().refuse(notOffered);
    expect(value()).toBe('unavailable');
  });

  it('keeps the name when the style was deleted meanwhile', async () => {
    const { duplicate, submit, value, context } = run();
    submit();
    await duplicate.request().refuse(notFound);
    expect([value(), context().message, context().values.name]).toEqual(['editing', notFound.message, name]);
  });

  it('is pure', () => {
    const input: DuplicateStyleInput = { styleId: 's1', createKey: () => 'key' };
    const [editing] = initialTransition(duplicateStyleMachine, input);
    const [submitting] = transition(duplicateStyleMachine, editing, { type: 'form.submitted', values: { name } });
    expect([editing.value, submitting.value]).toEqual(['editing', 'submitting']);
    expect(editing.context.attempt).toBeNull();
  });

  it('rejects wrong types', () => {
    expectTypeOf<DuplicateInput['name']>().toEqualTypeOf<string>();
    const wrong = fromPromise<number, DuplicateInput>(async () => 1);
    // @ts-expect-error the answer has a style
    duplicateStyleMachine.provide({ actors: { duplicateAdminStyle: wrong } });
  });
});
