import { type AdminStyle, CallError, type CallResponse, type Picture, type PictureFile } from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, transition } from 'xstate';
import type { UploadPictureAnswer, UploadPictureInput } from '../productForm/productFormTypes.ts';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { offline } from '../testing/fixtures.ts';
import { colorPicturesMachine } from './colorPicturesMachine.ts';
import type { ColorPicturesEvent, SavePicturesInput } from './colorPicturesSetup.ts';

type Answer = CallResponse<'saveStylePictures'>;

const aPicture = (name: string): Picture => ({
  ...{ src: `/media/${name}`, srcset: '', width: 800, height: 1000, ground: '#d9cfc0', alt: `${name} of the hoodie` },
});
const file = (name: string, over: Partial<PictureFile> = {}): PictureFile => ({
  ...{ name, size: 1000, type: 'image/png' },
  ...over,
});
const uploaded = (name: string): UploadPictureAnswer => ({ message: 'ok', picture: { ...aPicture(name), id: name } });
const saved = (...names: string[]): Answer => {
  const style: AdminStyle = { id: 's1', name: 'Hoodie', variants: [] };
  return { message: 'Saved', style: { ...style, colors: [{ color: 'moss', pictures: names.map(aPicture) }] } };
};

function run(pictures: readonly Picture[] = [aPicture('front'), aPicture('back')]) {
  const upload = controlledPort<UploadPictureAnswer, UploadPictureInput>();
  const save = controlledPort<Answer, SavePicturesInput>();
  const actor = createActor(
    colorPicturesMachine.provide({ actors: { uploadPicture: upload.logic, saveStylePictures: save.logic } }),
    { input: { styleId: 's1', color: 'Moss', pictures } },
  );
  const emitted = emittedBy(actor);
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    ...{ upload, save, emitted, context },
    send: (event: ColorPicturesEvent) => actor.send(event),
    choose: (...files: PictureFile[]) => actor.send({ type: 'files.chosen', files }),
    submit: () => actor.send({ type: 'pictures.submitted' }),
    value: () => actor.getSnapshot().value,
    names: () => context().pictures.subImages.map(({ name }) => name),
    statuses: () => context().pictures.subImages.map(({ status }) => status),
  };
}

describe('colorPictures', () => {
  it('saves the pictures in their order, once for a double submit', async () => {
    const { send, submit, save, emitted, value, context } = run();
    send({ type: 'picture.moved', id: 'subImages-1', to: 0 });
    submit();
    submit();
    expect(save.requests.map(({ input }) => input)).toEqual([
      { styleId: 's1', color: 'Moss', pictures: ['/media/back', '/media/front'] },
    ]);
    await save.request().answer(saved('back', 'front'));
    expect([value(), context().saved]).toEqual([{ open: 'editing' }, [aPicture('back'), aPicture('front')]]);
    expect(emitted).toEqual([{ type: 'pictures.saved', message: 'Saved' }]);
  });

  it('uploads two files at a time, and a submit waits for them', async () => {
    const { choose, submit, upload, save, value, statuses } = run([]);
    choose(file('a.png'), file('b.png'), file('c.png'));
    expect(statuses()).toEqual(['uploading', 'uploading', 'waiting']);
    submit();
    expect(value()).toEqual({ open: 'uploading' });
    await upload.request(0).answer(uploaded('a'));
    await upload.request(1).answer(uploaded('b'));
    expect(save.requests).toHaveLength(0);
    await upload.request(2).answer(uploaded('c'));
    expect(save.request().input.pictures).toEqual(['/media/a', '/media/b', '/media/c']);
  });

  it('goes back to editing on request while files upload', async () => {
    const { choose, submit, send, upload, save, value } = run();
    choose(file('a.png'));
    submit();
    send({ type: 'submit.cancelled' });
    await upload.request().answer(uploaded('a'));
    expect([value(), save.requests]).toEqual([{ open: 'editing' }, []]);
  });

  it('marks a failed upload, and uploads it again on request', async () => {
    const { choose, submit, send, upload, save, value, context, statuses } = run([]);
    choose(file('a.png'));
    submit();
    await upload.request().refuse(offline);
    expect([value(), statuses()]).toEqual([{ open: 'editing' }, ['failed']]);
    expect(context().message).toBe('Upload the failed pictures again, or remove them');
    send({ type: 'picture.retried', id: 'file-0' });
    expect(context().message).toBeNull();
    await upload.request(1).answer(uploaded('a'));
    submit();
    expect(save.requests).toHaveLength(1);
  });

  it('does not save a color without a picture', () => {
    const { send, submit, save, context } = run([aPicture('front')]);
    send({ type: 'picture.removed', id: 'subImages-0' });
    submit();
    expect([context().message, save.requests]).toEqual(['A color needs at least one picture', []]);
  });

  it('refuses files that are not pictures, and pictures beyond 21', () => {
    const { choose, context, names } = run(Array.from({ length: 20 }, (_, n) => aPicture(String(n))));
    choose(file('notes.txt', { type: 'text/plain' }), file('a.png'), file('b.png'));
    expect(names()).toHaveLength(21);
    expect(context().refused.map(({ name, message }) => [name, message])).toEqual([
      ['notes.txt', 'Only PNG, JPEG and WebP pictures can be uploaded'],
      ['b.png', 'At most 21 pictures'],
    ]);
  });

  it("keeps the pictures when saving fails, and shows the server's message about a picture", async () => {
    const { send, submit, save, emitted, context, names } = run();
    send({ type: 'picture.removed', id: 'subImages-0' });
    submit();
    const message = 'This picture is no longer on the server. Please upload it again.';
    const fields = { 'pictures.0': message };
    await save.request().refuse(new CallError('Not valid', { status: 400, code: 'validation', fields }));
    expect([context().message, names()]).toEqual([message, ['Picture 2']]);
    expect(emitted).toEqual([{ type: 'save.failed', message }]);
    submit();
    await save.request(1).refuse(offline);
    expect(context().message).toBe('Network Error');
  });

  it('is pure', () => {
    const [open] = initialTransition(colorPicturesMachine, { styleId: 's1', color: 'Moss', pictures: [] });
    const [checked] = transition(colorPicturesMachine, open, { type: 'pictures.submitted' });
    expect([open.context.message, checked.context.message]).toEqual([null, 'A color needs at least one picture']);
  });

  it('rejects wrong types', () => {
    expectTypeOf<SavePicturesInput['pictures']>().toEqualTypeOf<readonly string[]>();
    const wrong = fromPromise<number, SavePicturesInput>(async () => 1);
    // @ts-expect-error the answer has a style
    colorPicturesMachine.provide({ actors: { saveStylePictures: wrong } });
  });
});
