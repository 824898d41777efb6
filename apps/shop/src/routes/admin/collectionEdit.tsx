import { collectionFormMachine, type SaveCollectionInput } from '@abs/machines';
import {
  AdminCollectionFormScreen,
  type AdminCollectionFormState,
  type CollectionDraft,
} from '@abs/ui/screens/AdminCollectionFormScreen';
import { useNavigate, useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { useStyleSearch } from '../../admin/useStyleSearch.ts';
import { adminCall, adminCallPort } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { uploadPicture } from '../../api/upload.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { useLoadPlaces } from '../../app/useLoadPlaces.ts';
import { toast } from '../../lib/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';
import { usePageActor } from '../../machines/usePageActor.ts';

/** The slug and the products of a category cannot be changed. */
function saveCollection({ collection, values }: SaveCollectionInput) {
  if (!collection) return adminCall('createCollection', { body: values });
  const { slug, styleIds, ...rest } = values;
  const { id, version, kind } = collection;
  return adminCall('updateCollection', {
    params: { id },
    body: { ...rest, ...(kind === 'collection' && { slug, styleIds }), version },
  });
}

const machine = collectionFormMachine.provide({
  actors: {
    getAdminCollection: adminCallPort('getAdminCollection', ({ id }) => ({ params: { id } })),
    uploadPicture: portOf(({ file }, signal) => uploadPicture(file as File, { signal, onProgress: () => {} })),
    saveCollection: uninterruptible(saveCollection),
  },
});

function toState(snapshot: SnapshotFrom<typeof machine>): AdminCollectionFormState {
  const { collection, message } = snapshot.context;
  if (snapshot.matches('loading')) return { status: 'loading' };
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'ready', collection };
}

/** Reports the first wrong product as the error of the field `styleIds`. */
function errorsByField(errors: Readonly<Record<string, string | undefined>>) {
  const ofStyles = Object.entries(errors).find(([name, error]) => name.startsWith('styleIds') && error)?.[1];
  return { ...errors, styleIds: ofStyles };
}

const toValues = ({ items, ...draft }: CollectionDraft) => ({
  ...draft,
  styleIds: items.map(({ styleId }) => styleId),
});

function Collection({ collectionId }: { collectionId: string | null }) {
  const navigate = useNavigate();
  const loadPlaces = useLoadPlaces();
  const [snapshot, send, actor] = usePageActor(machine, { input: { collectionId } });
  const { collection, picture, file, pictureMessage, errors, message } = snapshot.context;
  useEmitted(actor, {
    'form.succeeded': ({ answer }) => {
      loadPlaces();
      toast(answer.message);
      navigate('/admin/collections', { replace: true });
    },
  });
  return (
    <>
      <PageMeta title={collectionId === null ? 'Add collection' : (collection?.title ?? 'Collection')} />
      <AdminCollectionFormScreen
        state={toState(snapshot)}
        picture={picture}
        uploading={file}
        pictureMessage={pictureMessage}
        {...useStyleSearch()}
        errors={errorsByField(errors)}
        message={message}
        pending={snapshot.matches('submitting') || snapshot.matches('saved')}
        onFileChosen={(chosen) => send({ type: 'file.chosen', file: chosen })}
        onPictureRemove={() => send({ type: 'picture.removed' })}
        onSave={(draft) => send({ type: 'form.submitted', values: toValues(draft) })}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}

/** The id `new` opens an empty form. */
export function AdminCollectionEditRoute() {
  const { id = 'new' } = useParams();
  return <Collection key={id} collectionId={id === 'new' ? null : id} />;
}
