import {
  type AdminProduct,
  CallError,
  type CallResponse,
  limits,
  type Picture,
  type PictureFile,
  type UploadedPicture,
} from '@abs/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, fromPromise, initialTransition, SimulatedClock, transition } from 'xstate';
import { controlledPort, emittedBy } from '../testing/controlled.ts';
import { aProduct, notFound, offline, serverError } from '../testing/fixtures.ts';
import { type PictureField, type ProductValues, valuesOf } from './formTypes.ts';
import { unfinishedNotice } from './productDraft.ts';
import { productFormMachine } from './productFormMachine.ts';
import type {
  ProductFormEmitted,
  ProductFormEvent,
  ProductFormInput,
  SaveProductAnswer,
  SaveProductInput,
  UploadPictureAnswer,
  UploadPictureInput,
} from './productFormTypes.ts';

const typed = {
  name: ' Bomber jacket ',
  description: 'Warm and light.',
  price: '25,000',
  size: 'M',
  color: 'olive',
  quantity: '4',
};
const body = {
  name: 'Bomber jacket',
  description: 'Warm and light.',
  price: 25000,
  size: 'M',
  color: 'olive',
  quantity: 4,
  salesCoverPicture: '/media/cover.png',
  subImages: ['/media/back.png'],
};
const signedOut = new CallError('Please log in again.', { status: 401, code: 'unauthorized' });

function file(name: string, over: Partial<PictureFile> = {}): PictureFile {
  return { name, size: 1000, type: 'image/png', ...over };
}
function aPicture(name: string): Picture {
  return { src: `/media/${name}`, srcset: '', width: 800, height: 1000, ground: '#d9cfc0', alt: '' };
}
function uploaded(name: string): UploadPictureAnswer {
  const picture: UploadedPicture = { ...aPicture(name), id: name };
  return { message: 'ok', picture };
}
function anAdminProduct(over: Partial<AdminProduct> = {}): AdminProduct {
  return {
    ...aProduct({ subImages: ['/media/p1-back.avif', '/media/p1-side.avif'], category: 'hoodie' }),
    sales: 3,
    isLowStock: false,
    isDeleted: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...over,
  };
}
const chosen = (field: PictureField, ...files: PictureFile[]): ProductFormEvent => ({
  type: 'files.chosen',
  field,
  files,
});

function run(input: ProductFormInput = { mode: 'add' }) {
  const load = controlledPort<CallResponse<'getAdminProduct'>, { productId: string }>();
  const upload = controlledPort<UploadPictureAnswer, UploadPictureInput>();
  const save = controlledPort<SaveProductAnswer, SaveProductInput>();
  const clock = new SimulatedClock();
  const actor = createActor(
    productFormMachine.provide({
      actors: { getAdminProduct: load.logic, uploadPicture: upload.logic, saveProduct: save.logic },
    }),
    { input, clock },
  );
  const emitted = emittedBy(actor) as ProductFormEmitted[];
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    load,
    upload,
    save,
    clock,
    emitted,
    context,
    /** The state of the machine; within `open`, the state of the form. */
    state: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' ? value.open.form : value;
    },
    shown: (field: PictureField) => context().pictures[field].map(({ name, status }) => `${name} ${status}`),
    id: (name: string) => {
      const all = [...context().pictures.salesCoverPicture, ...context().pictures.subImages];
      return all.find((picture) => picture.name === name)?.id ?? 'no such picture';
    },
    drafts: () => emitted.flatMap((event) => (event.type === 'draft.changed' ? [event.draft] : [])),
    /** Answers the uploads in their order. */
    finishUploads: async () => {
      for (let next = 0; next < upload.requests.length; next += 1) {
        const request = upload.request(next);
        await request.answer(uploaded(request.input.file.name));
      }
    },
  };
}

/** Types into the fields, one after the other. */
function fill(actor: ReturnType<typeof run>['actor'], fields: Partial<ProductValues>) {
  for (const [field, value] of Object.entries(fields) as [keyof ProductValues, string][]) {
    actor.send({ type: 'field.changed', field, value });
  }
}

/** A form for a new product, filled in and with its pictures on the server. */
async function filledIn() {
  const form = run();
  fill(form.actor, typed);
  form.actor.send(chosen('salesCoverPicture', file('cover.png')));
  form.actor.send(chosen('subImages', file('back.png')));
  await form.finishUploads();
  return form;
}

/** A form for a product that exists. */
async function editing(product = anAdminProduct(), draft?: unknown) {
  const form = run({ mode: 'edit', productId: product.id, draft });
  await form.load.request().answer({ product });
  return form;
}

describe('product form, adding', () => {
  it('validates all fields together, with the exact messages', () => {
    const { actor, state, context, save } = run();
    actor.send({ type: 'form.submitted' });
    expect(state()).toBe('editing');
    expect(context().errors).toEqual({
      name: 'Name of cloth is required',
      description: 'Description is required',
      price: 'Price is required',
      size: 'Size is required',
      color: 'Color is required',
      quantity: 'Quantity is required',
      salesCoverPicture: 'Sales cover picture is required',
      subImages: 'At least one sub image is required',
    });
    actor.send({ type: 'form.submitted', values: { ...typed, price: 'a lot', quantity: '0' } });
    expect(context().errors).toMatchObject({
      price: 'Price must be a number',
      quantity: 'Quantity must be at least 1',
    });
    actor.send({ type: 'field.changed', field: 'price', value: '9' });
    expect(context().errors.price).toBeUndefined();
    expect(context().errors.quantity).toBe('Quantity must be at least 1');
    expect(save.requests).toHaveLength(0);
  });

  it('saves once for a double submit, and goes to saved', { tags: ['2.15.2', '3.1.23'] }, async () => {
    const { actor, save, emitted, state } = await filledIn();
    actor.send({ type: 'form.submitted' });
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    actor.send({ type: 'form.submitted' });
    expect(save.requests.map(({ input }) => input)).toEqual([{ mode: 'add', body }]);
    await save.request().answer({ message: 'The product was added.', product: aProduct() });
    expect(state()).toBe('saved');
    expect(emitted.slice(-2)).toEqual([
      { type: 'draft.cleared' },
      { type: 'product.saved', product: aProduct(), message: 'The product was added.' },
    ]);
  });

  it('sends the category and the hex color when they were chosen', { tags: ['2.15.2'] }, async () => {
    const { actor, save } = await filledIn();
    actor.send({ type: 'form.submitted', values: { category: 'jacket', colorHex: '#6B705C' } });
    expect(save.request().input.body).toEqual({ ...body, category: 'jacket', colorHex: '#6b705c' });
  });

  it('counts an optional field with nothing but spaces as empty', async () => {
    const { actor, save } = await filledIn();
    actor.send({ type: 'form.submitted', values: { colorHex: '  ' } });
    expect(save.request().input.body).toEqual(body);
  });

  it.each([
    [offline, 'Network Error'],
    [serverError, 'Something went wrong'],
    [new Error('boom'), 'Failed to create product'],
  ])('keeps everything after %s, for another try', { tags: ['8.1.21'] }, async (error, message) => {
    const { actor, save, state, context, shown } = await filledIn();
    actor.send({ type: 'form.submitted' });
    await save.request().refuse(error);
    expect([state(), context().message]).toEqual(['editing', message]);
    expect(context().values).toMatchObject(typed);
    expect([shown('salesCoverPicture'), shown('subImages')]).toEqual([['cover.png done'], ['back.png done']]);
    actor.send({ type: 'form.submitted' });
    expect(context().message).toBeNull();
    expect(save.requests).toHaveLength(2);
  });

  it("shows the server's errors at their fields, and the error of a picture at its field", async () => {
    const { actor, save, context } = await filledIn();
    actor.send({ type: 'form.submitted' });
    const fields = { name: 'There is one of this name', 'subImages.0': 'This picture was deleted', other: '?' };
    await save.request().refuse(new CallError('Please check', { status: 400, code: 'validation', fields }));
    expect(context().errors).toEqual({ name: 'There is one of this name', subImages: 'This picture was deleted' });
    expect(context().message).toBe('Please check');
  });

  it('aborts the request when the actor stops', async () => {
    const { actor, save } = await filledIn();
    actor.send({ type: 'form.submitted' });
    actor.stop();
    expect(save.request().signal.aborted).toBe(true);
  });
});

describe('product form, choosing pictures', () => {
  it('refuses unusable files, each with its message, and accepts the rest', {
    tags: ['5.1.25', '5.1.26', '5.1.27', '10.4.5'],
  }, () => {
    const { actor, shown, context, upload } = run();
    const files = [
      file('empty.png', { size: 0 }),
      file('big.png', { size: limits.PICTURE_MAX_BYTES + 1 }),
      file('logo.svg', { type: 'image/svg+xml' }),
      file('good.webp', { type: 'image/webp' }),
      file('unknown', { type: '' }),
    ];
    actor.send(chosen('subImages', ...files));
    expect(shown('subImages')).toEqual(['good.webp uploading', 'unknown uploading']);
    const refused = [
      { name: 'empty.png', message: 'The file is empty' },
      { name: 'big.png', message: 'File size is too large' },
      { name: 'logo.svg', message: 'Only PNG, JPEG and WebP pictures can be uploaded' },
    ];
    expect(context().refused.subImages).toEqual(refused);
    expect(upload.requests).toHaveLength(2);
    actor.send(chosen('subImages', file('more.png')));
    expect(context().refused.subImages).toEqual([]);
  });

  it('accepts 20 sub images, and names the files beyond', { tags: ['5.1.26', '10.4.5'] }, async () => {
    const { actor, context, finishUploads } = run();
    actor.send(chosen('subImages', ...Array.from({ length: 19 }, (_, index) => file(`${index}.png`))));
    await finishUploads();
    actor.send(chosen('subImages', file('20th.png'), file('21st.png'), file('22nd.png')));
    expect(context().pictures.subImages).toHaveLength(20);
    expect(context().refused.subImages).toEqual([
      { name: '21st.png', message: 'At most 20 sub images' },
      { name: '22nd.png', message: 'At most 20 sub images' },
    ]);
  });

  it('accepts one cover; another file replaces it, but a refused file does not', () => {
    const { actor, upload, shown, context } = run();
    actor.send(chosen('salesCoverPicture', file('first.png'), file('second.png')));
    expect(context().refused.salesCoverPicture).toEqual([
      { name: 'second.png', message: 'There is one sales cover picture' },
    ]);
    actor.send(chosen('salesCoverPicture', file('empty.png', { size: 0 })));
    expect(shown('salesCoverPicture')).toEqual(['first.png uploading']);
    actor.send(chosen('salesCoverPicture', file('third.png')));
    expect(shown('salesCoverPicture')).toEqual(['third.png uploading']);
    expect(upload.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });
});

describe('product form, uploading in the background', () => {
  it('uploads two at a time, the cover first in line, and shows their progress', { tags: ['7.1.29'] }, async () => {
    const { actor, upload, shown, context } = run();
    actor.send(chosen('subImages', file('a.png'), file('b.png'), file('c.png')));
    actor.send(chosen('salesCoverPicture', file('cover.png')));
    expect(upload.requests.map(({ input }) => input.file.name)).toEqual(['a.png', 'b.png']);
    upload.request(0).input.onProgress(0.5);
    upload.request(0).input.onProgress(0.25);
    expect(context().pictures.subImages[0]).toMatchObject({ status: 'uploading', progress: 0.5 });
    upload.request(0).input.onProgress(3);
    expect(context().pictures.subImages[0]).toMatchObject({ progress: 1 });
    await upload.request(1).answer(uploaded('b.png'));
    expect(upload.requests.map(({ input }) => input.file.name)).toEqual(['a.png', 'b.png', 'cover.png']);
    expect(shown('subImages')).toEqual(['a.png uploading', 'b.png done', 'c.png waiting']);
    upload.request(1).input.onProgress(0.1);
    expect(shown('subImages')[1]).toBe('b.png done');
  });

  it('keeps a failed upload with its message, continues the others, and retries on request', async () => {
    const { actor, upload, shown, context, id } = run();
    actor.send(chosen('subImages', file('bad.png'), file('b.png'), file('c.png')));
    await upload.request(0).refuse(new CallError('bad.png is not a picture', { status: 415, code: 'not_a_picture' }));
    expect(shown('subImages')).toEqual(['bad.png failed', 'b.png uploading', 'c.png uploading']);
    expect(context().pictures.subImages[0]).toMatchObject({ message: 'bad.png is not a picture' });
    actor.send({ type: 'picture.retried', id: id('bad.png') });
    expect(shown('subImages')[0]).toBe('bad.png waiting');
    await upload.request(1).refuse(new Error('boom'));
    expect(context().pictures.subImages[1]).toMatchObject({
      message: 'Failed to upload the picture. Please try again.',
    });
    expect(upload.request().input.file.name).toBe('bad.png');
    await upload.request().answer(uploaded('bad.png'));
    expect(shown('subImages')).toEqual(['bad.png done', 'b.png failed', 'c.png uploading']);
    actor.send({ type: 'picture.retried', id: id('c.png') });
    expect(shown('subImages')[2]).toBe('c.png uploading');
  });

  it('aborts the upload of a removed picture, and starts the next', async () => {
    const { actor, upload, shown, id } = run();
    actor.send(chosen('subImages', file('a.png'), file('b.png'), file('c.png')));
    actor.send({ type: 'picture.removed', id: id('a.png') });
    expect(upload.request(0).signal.aborted).toBe(true);
    expect(shown('subImages')).toEqual(['b.png uploading', 'c.png uploading']);
    upload.request(0).input.onProgress(0.9);
    await upload.request(0).answer(uploaded('a.png'));
    expect(shown('subImages')).toEqual(['b.png uploading', 'c.png uploading']);
  });

  it('moves sub images in any upload status, and makes one the cover', async () => {
    const { actor, upload, shown, id } = run();
    actor.send(chosen('subImages', file('a.png'), file('b.png'), file('c.png')));
    actor.send({ type: 'picture.moved', id: id('c.png'), to: 0 });
    actor.send({ type: 'picture.moved', id: id('a.png'), to: 99 });
    actor.send({ type: 'picture.moved', id: 'nobody', to: 0 });
    expect(shown('subImages')).toEqual(['c.png waiting', 'b.png uploading', 'a.png uploading']);
    actor.send({ type: 'picture.madeCover', id: id('b.png') });
    expect([shown('salesCoverPicture'), shown('subImages')]).toEqual([
      ['b.png uploading'],
      ['c.png waiting', 'a.png uploading'],
    ]);
    await upload.request(1).answer(uploaded('b.png'));
    actor.send({ type: 'picture.madeCover', id: id('a.png') });
    expect([shown('salesCoverPicture'), shown('subImages')]).toEqual([
      ['a.png uploading'],
      ['c.png uploading', 'b.png done'],
    ]);
  });

  it('aborts all uploads when the actor stops', () => {
    const { actor, upload } = run();
    actor.send(chosen('subImages', file('a.png'), file('b.png')));
    actor.stop();
    expect(upload.requests.map(({ signal }) => signal.aborted)).toEqual([true, true]);
  });
});

describe('product form, submitted while pictures upload', () => {
  function waiting() {
    const form = run();
    form.actor.send(chosen('salesCoverPicture', file('cover.png')));
    form.actor.send(chosen('subImages', file('back.png')));
    form.actor.send({ type: 'form.submitted', values: typed });
    return form;
  }

  it('waits for the uploads, then saves', async () => {
    const { actor, upload, save, state } = waiting();
    expect(state()).toBe('uploading');
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    await upload.request(0).answer(uploaded('cover.png'));
    actor.send({ type: 'form.submitted' });
    expect([state(), save.requests.length]).toEqual(['uploading', 0]);
    await upload.request(1).answer(uploaded('back.png'));
    expect(state()).toBe('saving');
    expect(save.request().input).toEqual({ mode: 'add', body });
  });

  it('reports invalid fields immediately, but not pictures still uploading', () => {
    const { actor, state, context } = waiting();
    actor.send({ type: 'submit.cancelled' });
    actor.send({ type: 'form.submitted', values: { name: 'X' } });
    expect(state()).toBe('editing');
    expect(context().errors).toEqual({ name: 'Name must be at least 2 characters' });
  });

  it('returns to the form with the error of a failed upload, until the picture is removed', async () => {
    const { actor, upload, save, state, context, id } = waiting();
    await upload.request(1).refuse(new CallError('File size is too large', { status: 413, code: 'file_too_large' }));
    expect(state()).toBe('editing');
    expect(context().errors).toEqual({ subImages: 'File size is too large' });
    await upload.request(0).answer(uploaded('cover.png'));
    actor.send({ type: 'form.submitted' });
    expect([state(), save.requests.length]).toEqual(['editing', 0]);
    actor.send({ type: 'picture.removed', id: id('back.png') });
    expect(context().errors.subImages).toBeUndefined();
    actor.send({ type: 'form.submitted' });
    expect(context().errors.subImages).toBe('At least one sub image is required');
  });

  it('accepts changes while it waits, and validates them', async () => {
    const { actor, upload, state, context } = waiting();
    actor.send({ type: 'field.changed', field: 'name', value: '' });
    await upload.request(0).answer(uploaded('cover.png'));
    await upload.request(1).answer(uploaded('back.png'));
    expect([state(), context().errors.name]).toEqual(['editing', 'Name of cloth is required']);
  });

  it('does not save after the submit was cancelled', async () => {
    const { actor, state, save, finishUploads } = waiting();
    actor.send({ type: 'submit.cancelled' });
    await finishUploads();
    expect([state(), save.requests.length]).toEqual(['editing', 0]);
  });
});

describe('product form, editing', () => {
  it('loads the product into the form', async () => {
    const { actor, load, state, context, shown } = run({ mode: 'edit', productId: 'p1' });
    expect(state()).toBe('loading');
    expect(actor.getSnapshot().hasTag('pending')).toBe(true);
    expect(load.request().input).toEqual({ productId: 'p1' });
    await load.request().answer({ product: anAdminProduct() });
    expect(state()).toBe('editing');
    expect(context().values).toEqual({
      ...valuesOf(() => ''),
      name: 'Hoodie',
      description: 'A warm hoodie.',
      price: '1000',
      size: 'M',
      color: 'black',
      quantity: '10',
      category: 'hoodie',
    });
    expect([shown('salesCoverPicture'), shown('subImages')]).toEqual([
      ['p1.avif done'],
      ['p1-back.avif done', 'p1-side.avif done'],
    ]);
  });

  it('distinguishes a missing product from one that does not load', async () => {
    const { actor, load, state, context } = run({ mode: 'edit', productId: 'p1' });
    await load.request().refuse(offline);
    expect([state(), context().message]).toEqual(['failed', 'Network Error']);
    actor.send({ type: 'retry.requested' });
    await load.request().refuse(notFound);
    expect(state()).toBe('notFound');
  });

  it('sends only the changed fields', { tags: ['2.15.6'] }, async () => {
    const { actor, save, emitted } = await editing();
    actor.send({ type: 'form.submitted', values: { price: '1,250.50', category: '' } });
    expect(save.request().input).toEqual({
      mode: 'edit',
      productId: 'p1',
      body: { price: 1250.5, category: null },
    });
    const product = anAdminProduct({ price: 1250.5 });
    await save.request().answer({ message: 'Saved', product });
    expect(emitted.at(-1)).toEqual({ type: 'product.saved', product, message: 'Saved' });
  });

  it('sends a changed quantity along with the one that was seen', async () => {
    const { actor, save } = await editing();
    actor.send({ type: 'form.submitted', values: { quantity: '0' } });
    expect(save.request().input.body).toEqual({ quantity: 0, quantityWas: 10 });
    await save.request().refuse(new CallError('2 were sold meanwhile', { status: 409, code: 'out_of_stock' }));
    expect(actor.getSnapshot().context.message).toBe('2 were sold meanwhile');
  });

  it('sends pictures that were added, moved or removed', async () => {
    const { actor, save, id, finishUploads } = await editing();
    actor.send({ type: 'picture.moved', id: id('p1-side.avif'), to: 0 });
    actor.send(chosen('subImages', file('new.png')));
    actor.send({ type: 'picture.removed', id: id('p1-back.avif') });
    await finishUploads();
    actor.send({ type: 'form.submitted' });
    expect(save.request().input.body).toEqual({ subImages: ['/media/p1-side.avif', '/media/new.png'] });
  });

  it('sends nothing when nothing was changed', async () => {
    const { actor, save, state, emitted } = await editing();
    actor.send({ type: 'field.changed', field: 'price', value: '1,000' });
    actor.send({ type: 'form.submitted' });
    expect([state(), save.requests.length]).toEqual(['saved', 0]);
    expect(emitted.at(-1)).toMatchObject({
      type: 'product.saved',
      product: { id: 'p1' },
      message: 'Nothing was changed.',
    });
  });

  it('restores the own cover when its replacement is removed', async () => {
    const { actor, upload, shown, id } = await editing();
    actor.send(chosen('salesCoverPicture', file('new.png')));
    await upload.request().refuse(serverError);
    actor.send({ type: 'picture.removed', id: id('new.png') });
    expect(shown('salesCoverPicture')).toEqual(['p1.avif done']);
    actor.send({ type: 'picture.madeCover', id: id('p1-side.avif') });
    actor.send({ type: 'picture.removed', id: id('p1-side.avif') });
    expect([shown('salesCoverPicture'), shown('subImages')]).toEqual([[], ['p1-back.avif done', 'p1.avif done']]);
    actor.send({ type: 'picture.removed', id: id('p1.avif') });
    expect(shown('subImages')).toEqual(['p1-back.avif done']);
  });

  it('leaves the cover empty when the own cover is removed, and requires another', async () => {
    const { actor, shown, id, context } = await editing();
    actor.send({ type: 'picture.removed', id: id('p1.avif') });
    expect(shown('salesCoverPicture')).toEqual([]);
    actor.send({ type: 'form.submitted' });
    expect(context().errors).toEqual({ salesCoverPicture: 'Sales cover picture is required' });
  });

  it('uses all widths of the pictures if the backend sends them', async () => {
    const pictures = ['front.jpg', 'back.jpg'].map((name) => ({ ...aPicture(name), alt: `Hoodie, ${name}` }));
    const { context } = await editing(anAdminProduct({ pictures }));
    expect(context().pictures.salesCoverPicture).toMatchObject([{ name: 'Hoodie, front.jpg', picture: pictures[0] }]);
    expect(context().pictures.subImages).toHaveLength(1);
  });
});

describe('product form, drafts', () => {
  it('emits a draft once the changes pause for half a second', () => {
    const { actor, clock, drafts } = run();
    actor.send({ type: 'field.changed', field: 'name', value: 'B' });
    clock.increment(499);
    actor.send({ type: 'field.changed', field: 'name', value: 'Bo' });
    clock.increment(499);
    expect(drafts()).toEqual([]);
    clock.increment(1);
    expect(drafts()).toMatchObject([{ version: 1, productId: null, values: { name: 'Bo' } }]);
    clock.increment(10_000);
    expect(drafts()).toHaveLength(1);
  });

  it('restores the fields and the uploaded pictures, and names the unfinished files', async () => {
    const first = run();
    fill(first.actor, typed);
    first.actor.send(chosen('salesCoverPicture', file('cover.png')));
    first.actor.send(chosen('subImages', file('a.png'), file('b.png'), file('c.png')));
    await first.upload.request(0).answer(uploaded('cover.png'));
    await first.upload.request(1).answer(uploaded('a.png'));
    first.clock.increment(500);
    first.actor.stop();
    const draft = JSON.parse(JSON.stringify(first.drafts().at(-1)));

    const second = run({ mode: 'add', draft });
    expect(second.context()).toMatchObject({ isRestored: true, values: typed, unfinished: ['b.png', 'c.png'] });
    expect(unfinishedNotice(second.context())).toBe(
      '2 pictures had not finished uploading: b.png, c.png. Please choose them again.',
    );
    expect([second.shown('salesCoverPicture'), second.shown('subImages')]).toEqual([
      ['cover.png done'],
      ['a.png done'],
    ]);
    second.actor.send({ type: 'form.submitted' });
    expect(second.save.request().input.body).toMatchObject({ subImages: ['/media/a.png'] });
  });

  it('still names the unfinished files after another reload, until files are chosen', async () => {
    const { actor, clock, drafts, context } = run({
      mode: 'add',
      draft: { version: 1, productId: null, values: {}, pictures: {}, unfinished: ['b.png'] },
    });
    expect(unfinishedNotice(context())).toBe('1 picture had not finished uploading: b.png. Please choose it again.');
    actor.send({ type: 'field.changed', field: 'name', value: 'Bo' });
    clock.increment(500);
    expect(drafts().at(-1)?.unfinished).toEqual(['b.png']);
    actor.send(chosen('subImages', file('b.png')));
    expect(unfinishedNotice(context())).toBeNull();
  });

  it('emits a draft immediately before it saves, and when the session has expired', async () => {
    const { actor, upload, drafts } = run();
    fill(actor, typed);
    actor.send(chosen('salesCoverPicture', file('cover.png')));
    expect(drafts()).toEqual([]);
    await upload.request().refuse(signedOut);
    expect(drafts()).toMatchObject([{ values: typed, unfinished: ['cover.png'] }]);

    const saving = await filledIn();
    saving.actor.send({ type: 'form.submitted' });
    expect(saving.drafts()).toMatchObject([{ values: typed, unfinished: [] }]);
    await saving.save.request().refuse(signedOut);
    expect(saving.emitted).not.toContainEqual({ type: 'draft.cleared' });
  });

  it('emits a draft immediately when the page is about to unload', () => {
    const { actor, drafts } = run();
    actor.send({ type: 'draft.keepRequested' });
    expect(drafts()).toEqual([]);
    actor.send({ type: 'field.changed', field: 'name', value: 'Bo' });
    actor.send({ type: 'draft.keepRequested' });
    expect(drafts()).toHaveLength(1);
  });

  it('clears the draft when the form is empty again', () => {
    const { actor, clock, emitted } = run();
    actor.send({ type: 'field.changed', field: 'name', value: 'B' });
    actor.send({ type: 'field.changed', field: 'name', value: '' });
    clock.increment(500);
    expect(emitted).toEqual([{ type: 'draft.cleared' }]);
  });

  it('starts over when the draft is discarded', async () => {
    const { actor, upload, clock, emitted, context, shown } = await editing();
    actor.send({ type: 'form.submitted', values: { name: '' } });
    actor.send(chosen('subImages', file('new.png')));
    actor.send({ type: 'draft.discarded' });
    expect(upload.request().signal.aborted).toBe(true);
    expect(emitted.at(-1)).toEqual({ type: 'draft.cleared' });
    expect(context()).toMatchObject({ errors: {}, isRestored: false, values: { name: 'Hoodie' } });
    expect(shown('subImages')).toEqual(['p1-back.avif done', 'p1-side.avif done']);
    const count = emitted.length;
    clock.increment(10_000);
    expect(emitted).toHaveLength(count);
  });

  it('restores only the changed fields of an edit, because the product may change meanwhile', async () => {
    const first = await editing();
    fill(first.actor, { price: '1200', quantity: '12' });
    first.actor.send({ type: 'picture.removed', id: first.id('p1-side.avif') });
    first.clock.increment(500);
    const draft = JSON.parse(JSON.stringify(first.drafts().at(-1)));

    const second = await editing(anAdminProduct({ name: 'Zip hoodie', quantity: 7 }), draft);
    expect(second.context()).toMatchObject({ isRestored: true, values: { name: 'Zip hoodie', price: '1200' } });
    second.actor.send({ type: 'form.submitted' });
    expect(second.save.request().input.body).toEqual({
      price: 1200,
      quantity: 12,
      quantityWas: 10,
      subImages: ['/media/p1-back.avif'],
    });
  });

  it('does not restore a draft of another product', async () => {
    const draft = { version: 1, productId: 'p2', values: { name: 'Other' }, pictures: {}, unfinished: [] };
    const { context } = await editing(anAdminProduct(), draft);
    expect(context()).toMatchObject({ isRestored: false, values: { name: 'Hoodie' } });
    expect(run({ mode: 'add', draft }).context().values.name).toBe('');
  });
});

describe('product form, as a whole', () => {
  it('is pure', () => {
    const [start] = initialTransition(productFormMachine, { mode: 'add' });
    const [named] = transition(productFormMachine, start, { type: 'field.changed', field: 'name', value: 'Bo' });
    expect(start.context.values.name).toBe('');
    expect(named.value).toEqual({ open: { form: 'editing', draft: 'changed' } });
  });

  it('rejects wrong types', () => {
    expectTypeOf<Extract<ProductFormEmitted, { type: 'product.saved' }>['message']>().toEqualTypeOf<string>();
    const wrong = fromPromise<string, UploadPictureInput>(async () => '/media/x');
    // @ts-expect-error the answer carries the whole picture
    productFormMachine.provide({ actors: { uploadPicture: wrong } });
    // @ts-expect-error an edit needs the id of a product
    const input: ProductFormInput = { mode: 'edit' };
    // @ts-expect-error pictures are chosen, not typed
    const event: ProductFormEvent = { type: 'field.changed', field: 'subImages', value: '' };
    expect([input.mode, event.type]).toEqual(['edit', 'field.changed']);
    expectTypeOf<File>().toExtend<PictureFile>();
  });
});
