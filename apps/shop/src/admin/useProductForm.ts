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
import { toast } from '../app/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { forget, recall, remember } from '../session/tabStorage.ts';
import { fileOf, usePreviews } from './usePreviews.ts';

/** The flow for one form, with keys of its own. */
function flowOfForm() {
  // A product whose answer was lost is sent again under the same key, and is not added twice.
  let attempt = { body: '', key: '' };
  const keyFor = (body: string) => {
    if (body !== attempt.body) attempt = { body, key: randomKey() };
    return attempt.key;
  };
  return productFormMachine.provide({
    actors: {
      getAdminProduct: adminCallPort('getAdminProduct', ({ productId }) => ({ params: { id: productId } })),
      uploadPicture: portOf((input, signal) =>
        // The picker hands over what the browser gave it.
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
  // Saved, and about to be left.
  if (snapshot.matches('saving') || snapshot.matches('saved')) return { status: 'saving' };
  return { status: snapshot.matches({ open: { form: 'uploading' } }) ? 'uploading' : 'editing' };
}

type Options = ProductFormInput & {
  /** What was saved here before the form was left; the form gives way to it. */
  saved: SavedProduct | null;
  onSaved: (product: SavedProduct) => void;
  /** Starts again with an empty form. */
  onAddAnother: () => void;
};

/** A product's form with its flow: what the screen shows, and where its reports go. */
export function useProductForm({ saved, onSaved, onAddAnother, ...input }: Options): AdminProductFormScreenProps {
  // One form for new products, and one for each that exists: what is typed into one is kept from the others.
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
  // Before the page goes, and before the actor is stopped: passive effects would come too late.
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
