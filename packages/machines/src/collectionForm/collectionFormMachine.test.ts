import { CallError, type CallErrorCode, type CallResponse, type PictureFile } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, initialTransition, transition } from 'xstate';
import { controlledPort } from '../testing/controlled.ts';
import { anAdminCollectionDetail, notFound } from '../testing/fixtures.ts';
import { type CollectionValues, collectionFormMachine, type SaveCollectionInput } from './collectionFormMachine.ts';

type Saved = CallResponse<'createCollection'>;
const collection = anAdminCollectionDetail();
const picture = { src: '/media/uploads/a-640.jpg', srcset: '', width: 4, height: 5, ground: '#eee', alt: '' };
const file: PictureFile = { name: 'rain.png', size: 1_000, type: 'image/png' };
const values: Partial<CollectionValues> = {
  ...{ title: ' Rain ', text: '', slug: 'rain', startsAt: '2027-01-02T09:30', endsAt: '' },
  ...{ isVisible: true, styleIds: ['s1'] },
};

function run(collectionId: string | null = null) {
  const getAdminCollection = controlledPort<CallResponse<'getAdminCollection'>, { id: string }>();
  const uploadPicture = controlledPort<CallResponse<'uploadPicture'>, { file: PictureFile }>();
  const saveCollection = controlledPort<Saved, SaveCollectionInput>();
  const actor = createActor(
    collectionFormMachine.provide({
      actors: {
        getAdminCollection: getAdminCollection.logic,
        uploadPicture: uploadPicture.logic,
        saveCollection: saveCollection.logic,
      },
    }),
    { input: { collectionId } },
  );
  const emitted: string[] = [];
  actor.on('*', (event) => emitted.push(event.type));
  actor.start();
  return { actor, getAdminCollection, uploadPicture, saveCollection, emitted, value: () => actor.getSnapshot().value };
}

describe('collectionForm', () => {
  it('adds a collection with times converted from Lagos time, and with the uploaded picture', async () => {
    const { actor, uploadPicture, saveCollection, emitted, value } = run();
    expect(value()).toBe('editing');
    actor.send({ type: 'file.chosen', file });
    expect(value()).toBe('uploading');
    await uploadPicture.request().answer({ message: '', picture: { id: 'a', ...picture } });
    actor.send({ type: 'form.submitted', values });
    expect(saveCollection.request().input).toEqual({
      collection: null,
      values: {
        ...{ title: 'Rain', text: '', slug: 'rain', isVisible: true, styleIds: ['s1'] },
        ...{ picture: picture.src, startsAt: '2027-01-02T08:30:00.000Z', endsAt: null },
      },
    });
    await saveCollection.request().answer({ message: 'Added.', collection });
    expect([value(), emitted]).toEqual(['saved', ['form.succeeded']]);
  });

  it.each<[Partial<CollectionValues>, object]>([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ slug: 'Rain!' }, { slug: 'Use only lowercase letters a to z, digits and single hyphens' }],
    [{ startsAt: '2027-01-02T09:30', endsAt: '2027-01-02T09:30' }, { endsAt: 'The end must be after the start' }],
    [{ endsAt: '275760-01-01T00:00' }, { endsAt: 'Enter a date and a time' }],
    [{ styleIds: ['a', 'a'] }, { styleIds: 'A product is in the collection twice' }],
  ])('does not send invalid values: %j', (wrong, errors) => {
    const { actor, saveCollection, value } = run();
    actor.send({ type: 'form.submitted', values: { ...values, ...wrong } });
    expect([value(), actor.getSnapshot().context.errors]).toEqual(['editing', errors]);
    expect(saveCollection.requests).toHaveLength(0);
  });

  it('starts with the loaded collection, and sends it along with the new values', async () => {
    const { actor, getAdminCollection, saveCollection } = run('c2');
    expect(getAdminCollection.request().input).toEqual({ id: 'c2' });
    await getAdminCollection.request().answer({ collection });
    expect(actor.getSnapshot().context.values).toMatchObject({ title: collection.title, styleIds: ['s1'] });
    actor.send({ type: 'form.submitted', values: { title: 'Wet' } });
    expect(saveCollection.request().input).toMatchObject({ collection, values: { title: 'Wet', slug: 'rain' } });
  });

  it('shows a taken slug at its field, and a change by another admin above the form', async () => {
    const { actor, saveCollection, value } = run();
    const refuse = async (code: CallErrorCode, message: string) => {
      actor.send({ type: 'form.submitted', values });
      await saveCollection.request().refuse(new CallError(message, { status: 409, code }));
      const { errors, message: shown } = actor.getSnapshot().context;
      return [value(), errors, shown];
    };
    expect(await refuse('slug_taken', 'Taken.')).toEqual(['editing', { slug: 'Taken.' }, null]);
    expect(await refuse('collection_changed', 'Changed.')).toEqual(['editing', {}, 'Changed.']);
  });

  it('refuses an empty file, and shows why an upload failed', async () => {
    const { actor, uploadPicture, value } = run();
    actor.send({ type: 'file.chosen', file: { ...file, size: 0 } });
    expect([value(), actor.getSnapshot().context.pictureMessage]).toEqual(['editing', expect.any(String)]);
    actor.send({ type: 'file.chosen', file });
    await uploadPicture.request().refuse(new CallError('Damaged.', { status: 400 }));
    expect([value(), actor.getSnapshot().context.pictureMessage]).toEqual(['editing', 'Damaged.']);
  });

  it('removes the picture', async () => {
    const { actor, getAdminCollection } = run('c2');
    await getAdminCollection.request().answer({ collection: { ...collection, picture } });
    expect(actor.getSnapshot().context.picture).toEqual(picture);
    actor.send({ type: 'picture.removed' });
    expect(actor.getSnapshot().context.picture).toBeNull();
  });

  it('goes to notFound for a missing collection, and can refresh after a failure', async () => {
    const missing = run('none');
    await missing.getAdminCollection.request().refuse(notFound);
    expect(missing.value()).toBe('notFound');
    const { actor, getAdminCollection, value } = run('c2');
    await getAdminCollection.request().refuse(new Error('boom'));
    expect([value(), actor.getSnapshot().context.message]).toEqual(['failed', 'Failed to load the collection.']);
    actor.send({ type: 'refresh.requested' });
    expect(getAdminCollection.requests).toHaveLength(2);
  });

  it('is pure', () => {
    const [editing] = initialTransition(collectionFormMachine, { collectionId: null });
    const [next] = transition(collectionFormMachine, editing, { type: 'form.submitted', values });
    expect([editing.value, next.value]).toEqual(['editing', 'submitting']);
  });

  it('rejects wrong types', () => {
    expectTypeOf<SaveCollectionInput['values']['startsAt']>().toEqualTypeOf<string | null>();
  });
});
