import type { CallResponse, CompleteProfileForm, User } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EmittedFrom, fromPromise, initialTransition, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { ada, serverError } from '../testing/fixtures.ts';
import { completeProfileMachine } from './completeProfileMachine.ts';

const nameless = { ...ada, firstName: null, lastName: null, gender: null };
const values = { firstName: ' Ada ', lastName: 'Obi', gender: 'Female' } as const;

function run() {
  const save = controlledPort<CallResponse<'completeProfile'>, CompleteProfileForm & { userId: string }>();
  const actor = createActor(completeProfileMachine.provide({ actors: { completeProfile: save.logic } }), {
    input: { user: nameless },
  });
  const emitted = emittedBy(actor);
  actor.start();
  return { actor, save, emitted };
}

describe('completeProfile', () => {
  it('starts with the known values and requires the rest', () => {
    const [start] = initialTransition(completeProfileMachine, { user: { ...nameless, firstName: 'Ada' } });
    const [refused] = transition(completeProfileMachine, start, { type: 'form.submitted', values: {} });
    expect(refused.context.errors).toEqual({ lastName: 'lastName is required', gender: 'Gender is required' });
  });

  it('saves once for a double submit, for the user it was started with', { tags: ['2.1.24', '4.1.6'] }, async () => {
    const { actor, save, emitted } = run();
    actor.send({ type: 'form.submitted', values });
    actor.send({ type: 'form.submitted', values });
    expect(save.requests.map(({ input }) => input)).toEqual([{ ...values, firstName: 'Ada', userId: 'u1' }]);
    const answer = { message: 'You have created your ABS profile.', data: ada };
    await save.request().answer(answer);
    expect(emitted).toEqual([{ type: 'form.succeeded', values: { ...values, firstName: 'Ada' }, answer }]);
    expect(actor.getSnapshot().value).toBe('saved');
  });

  it('saves again after it has saved', async () => {
    const { actor, save } = run();
    for (const firstName of ['Ada', 'Adaeze']) {
      actor.send({ type: 'form.submitted', values: { ...values, firstName } });
      await save.request().answer({ message: 'ok', data: { ...ada, firstName } });
    }
    expect(save.requests.map(({ input }) => input.firstName)).toEqual(['Ada', 'Adaeze']);
    expect(actor.getSnapshot().value).toBe('saved');
  });

  it('shows the failure above the form and can be sent again', { tags: ['2.1.23', '4.1.1'] }, async () => {
    const { actor, save, emitted } = run();
    actor.send({ type: 'form.submitted', values });
    await save.request().refuse(serverError);
    expect(actor.getSnapshot().context.message).toBe('Something went wrong');
    expect(emitted).toEqual([{ type: 'form.failed', message: 'Something went wrong' }]);
    actor.send({ type: 'form.submitted', values: {} });
    expect(actor.getSnapshot().context.message).toBeNull();
    expect(save.requests).toHaveLength(2);
  });

  it('rejects wrong types', () => {
    type Emitted = EmittedFrom<typeof completeProfileMachine>;
    expectTypeOf<Extract<Emitted, { type: 'form.succeeded' }>['answer']['data']>().toEqualTypeOf<Partial<User>>();
    const wrong = fromPromise<{ message: string }, CompleteProfileForm>(async () => ({ message: '' }));
    // @ts-expect-error the answer carries the user
    completeProfileMachine.provide({ actors: { completeProfile: wrong } });
  });
});
