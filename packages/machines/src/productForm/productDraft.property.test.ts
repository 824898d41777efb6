/** Restores any kept draft, and keeps any typed values. */
import type { AdminProduct, Picture } from '@abs/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { settle } from '../testing/controlled.ts';
import { aProduct } from '../testing/fixtures.ts';
import { type PictureField, type ProductValues, valuesOf } from './formTypes.ts';
import { draftOf } from './productDraft.ts';
import { productFormMachine } from './productFormMachine.ts';
import type { ProductFormInput, UploadPictureAnswer, UploadPictureInput } from './productFormTypes.ts';

const product: AdminProduct = {
  ...aProduct(),
  sales: 0,
  isLowStock: false,
  isDeleted: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};
const aPicture = (name: string): Picture => ({
  src: `/media/${name}`,
  srcset: '',
  width: 1,
  height: 1,
  ground: '#ffffff',
  alt: '',
});

/** A form with its product loaded, whose uploads succeed except for files with the name 'lost'. */
async function start(input: ProductFormInput) {
  const actor = createActor(
    productFormMachine.provide({
      actors: {
        getAdminProduct: fromPromise(async () => ({ product })),
        uploadPicture: fromPromise<UploadPictureAnswer, UploadPictureInput>(async ({ input: { file } }) => {
          if (file.name === 'lost') throw new Error('No answer');
          return { message: '', picture: { ...aPicture(file.name), id: file.name } };
        }),
      },
    }),
    { input },
  ).start();
  await settle();
  return actor;
}

const inputs: fc.Arbitrary<ProductFormInput> = fc.constantFrom<ProductFormInput>(
  { mode: 'add' },
  { mode: 'edit', productId: 'p1' },
);
/** A draft in which each part may have any value. */
const damaged = fc.record(
  {
    version: fc.oneof(fc.constant(1), fc.jsonValue()),
    productId: fc.oneof(fc.constantFrom(null, 'p1', 'p2'), fc.jsonValue()),
    values: fc.oneof(fc.record({ name: fc.oneof(fc.string(), fc.jsonValue()) }), fc.jsonValue()),
    pictures: fc.oneof(fc.record({ subImages: fc.oneof(fc.array(fc.jsonValue()), fc.jsonValue()) }), fc.jsonValue()),
    unfinished: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
    quantityWas: fc.jsonValue(),
  },
  { requiredKeys: [] },
);
const name = fc.oneof(fc.constant('lost'), fc.string({ minLength: 1 }));
const files = fc.array(name, { maxLength: 4 });
const values = fc.record(
  {
    ...valuesOf(() => fc.string()),
    name: fc.string({ unit: 'binary' }),
    category: fc.constantFrom('', 'hoodie', 'jacket'),
  },
  { requiredKeys: [] },
);

describe('a kept draft', () => {
  it('is restored or ignored, for any value', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, fc.oneof(fc.anything(), fc.jsonValue(), damaged), async (input, draft) => {
        const actor = await start({ ...input, draft });
        const untouched = await start(input);
        expect(actor.getSnapshot().value).toEqual({ open: { form: 'editing', draft: 'kept' } });
        const { context } = actor.getSnapshot();
        if (!context.isRestored) {
          const { keptDraft: _mine, ...rest } = context;
          const { keptDraft: _its, ...fresh } = untouched.getSnapshot().context;
          expect(rest).toEqual(fresh);
        }
        for (const value of Object.values(context.values)) expect(value).toBeTypeOf('string');
        actor.send({ type: 'form.submitted' });
        actor.stop();
        untouched.stop();
      }),
    );
  });

  it('restores the typed values and the uploaded pictures, and names the other files', async () => {
    await fc.assert(
      fc.asyncProperty(inputs, values, files, files, async (input, typed, covers, subImages) => {
        const before = await start(input);
        for (const [field, value] of Object.entries(typed)) {
          before.send({ type: 'field.changed', field: field as keyof ProductValues, value });
        }
        const choose = (field: PictureField, names: readonly string[]) =>
          before.send({
            type: 'files.chosen',
            field,
            files: names.map((each) => ({ name: each, size: 1, type: 'image/png' })),
          });
        choose('salesCoverPicture', covers.slice(0, 1));
        choose('subImages', subImages);
        await settle();
        await settle();
        const left = before.getSnapshot().context;
        const draft = draftOf(left);
        expect(JSON.parse(JSON.stringify(draft))).toEqual(draft);

        const { context } = (await start({ ...input, draft })).getSnapshot();
        expect(context.isRestored).toBe(draft !== null);
        expect(context.values).toEqual(left.values);
        const arrived = (field: PictureField, from: typeof left) =>
          from.pictures[field].flatMap((picture) => (picture.status === 'done' ? [picture.picture.src] : []));
        for (const field of ['salesCoverPicture', 'subImages'] as const) {
          expect(arrived(field, context)).toEqual(arrived(field, left));
        }
        expect(context.unfinished).toEqual([...covers.slice(0, 1), ...subImages].filter((each) => each === 'lost'));
        expect(draftOf(context)).toEqual(draft);
      }),
    );
  });
});
