import {
  type FormPicture,
  type PictureField,
  type ProductFormInput,
  productFormMachine,
  unfinishedNotice,
} from '@abs/machines';
import type {
  AdminProductFormScreenProps,
  ProductFormState,
  SavedProduct,
} from '@abs/ui/screens/AdminProductFormScreen';
import { useLayoutEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { adminCallPort, createProduct, updateProduct } from '../api/admin.ts';
import { portOf } from '../api/portOf.ts';
import { randomKey } from '../api/randomKey.ts';
import { uploadPicture } from '../api/upload.ts';
import { toast } from '../lib/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { forget, recall, remember } from '../session/tabStorage.ts';
import { fileOf, usePreviews } from './usePreviews.ts';

/** The machine for one form, with its own idempotency keys. */
function flowOfForm() {
  // If the response is lost, the same product is sent again with the same key and is not added twice.
  let attempt = { body: '', key: '' };
  const keyFor = (body: string) => {
    if (body !== attempt.body) attempt = { body, key: randomKey() };
    return attempt.key;
  };
  return productFormMachine.provide({
    actors: {
      getAdminProduct: adminCallPort('getAdminProduct', ({ productId }) => ({ params: { id: productId } })),
      uploadPicture: portOf((input, signal) =>
        // The picker passes on the browser's File objects.
        uploadPicture(input.file as File, { signal, onProgress: input.onProgress }),
      ),
      saveProduct: portOf((input, signal) =>
        input.mode === 'add'
          ? createProduct(input.body, keyFor(JSON.stringify(input.body)), signal)
          : updateProduct(input.productId, input.body, signal),
      ),
    },
  });
}

type Snapshot = SnapshotFrom<typeof productFormMachine>;

function toState(snapshot: Snapshot, saved: SavedProduct | null): ProductFormState {
  const { message } = snapshot.context;
  if (snapshot.matches('loading')) return { status: 'loading' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  if (saved) return { status: 'saved', product: saved };
  // After saving, the screen is about to change.
  if (snapshot.matches('saving') || snapshot.matches('saved')) return { status: 'saving' };
  return { status: snapshot.matches({ open: { form: 'uploading' } }) ? 'uploading' : 'editing' };
}

type Options = ProductFormInput & {
  /** The product that this form has saved. The screen shows it in place of the form. */
  saved: SavedProduct | null;
  onSaved: (product: SavedProduct) => void;
  /** Starts again with an empty form. */
  onAddAnother: () => void;
};

/** Runs the machine of a product's form. Returns the screen's props. */
export function useProductForm({ saved, onSaved, onAddAnother, ...input }: Options): AdminProductFormScreenProps {
  // Each existing product has its own draft; all new products share one.
  const key = input.mode === 'add' ? 'product.new' : `product.${input.productId}`;
  const [flow] = useState(flowOfForm);
  const [snapshot, send, actor] = usePageActor(flow, { input: { ...input, draft: recall(key) } });
  const { context } = snapshot;

  useEmitted(actor, {
    'draft.changed': ({ draft }) => remember(key, draft),
    'draft.cleared': () => forget(key),
    'product.saved': ({ product, message }) => {
      toast(message);
      onSaved({ id: product?.id ?? null, name: product?.name ?? actor.getSnapshot().context.values.name });
    },
  });
  // Keeps the draft when the page or the form is left. The cleanup of a passive effect would run after the actor has
  // stopped.
  useLayoutEffect(() => {
    const keep = () => send({ type: 'draft.keepRequested' });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [send]);

  const all = [...context.pictures.salesCoverPicture, ...context.pictures.subImages];
  const preview = usePreviews(all.flatMap((item) => fileOf(item) ?? []));
  const picked = (item: FormPicture) => {
    const file = fileOf(item);
    if (!file) return item;
    const previewUrl = preview(file);
    return { ...item, size: file.size, ...(previewUrl && { previewUrl }) };
  };
  return {
    mode: input.mode,
    state: toState(snapshot, saved),
    productName: context.product?.name ?? '',
    values: context.values,
    pictures: {
      salesCoverPicture: context.pictures.salesCoverPicture.map(picked),
      subImages: context.pictures.subImages.map(picked),
    },
    refused: context.refused,
    errors: context.errors,
    message: context.message,
    restored: context.isRestored,
    restoredNote: unfinishedNotice(context),
    retrying: false,
    onChange: (field, value) => send({ type: 'field.changed', field, value }),
    onFilesChosen: (field: PictureField, files) => send({ type: 'files.chosen', field, files }),
    onPictureRemove: (id) => send({ type: 'picture.removed', id }),
    onPictureRetry: (id) => send({ type: 'picture.retried', id }),
    onPictureMove: (id, to) => send({ type: 'picture.moved', id, to }),
    onPictureMakeCover: (id) => send({ type: 'picture.madeCover', id }),
    onSubmit: () => send({ type: 'form.submitted' }),
    onSubmitCancel: () => send({ type: 'submit.cancelled' }),
    onStartOver: () => send({ type: 'draft.discarded' }),
    onAddAnother,
    onRetry: () => send({ type: 'retry.requested' }),
  };
}
