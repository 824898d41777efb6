import type { AdminStyleColor } from '@abs/contract';
import { colorPicturesMachine } from '@abs/machines';
import { ColorPictures, type ColorPicturesProps } from '@abs/ui/screens/AdminStyleScreen';
import type { SnapshotFrom } from 'xstate';
import { saveStylePictures } from '../api/admin.ts';
import { portOf } from '../api/portOf.ts';
import { uploadPicture } from '../api/upload.ts';
import { toast, toastError } from '../lib/toast.ts';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';
import { uninterruptible } from './uninterruptible.ts';
import { fileOf, usePreviews } from './usePreviews.ts';

const machine = colorPicturesMachine.provide({
  actors: {
    uploadPicture: portOf((input, signal) =>
      // The picker passes on the browser's File objects.
      uploadPicture(input.file as File, { signal, onProgress: input.onProgress }),
    ),
    saveStylePictures: uninterruptible(saveStylePictures),
  },
});

function pendingOf(snapshot: SnapshotFrom<typeof colorPicturesMachine>): ColorPicturesProps['pending'] {
  if (snapshot.matches('saving')) return 'saving';
  return snapshot.matches({ open: 'uploading' }) ? 'uploading' : null;
}

/** Edits the pictures of one color of a style. */
export function ColorPicturesPart({ styleId, color, pictures }: AdminStyleColor & { styleId: string }) {
  const [snapshot, send, actor] = usePageActor(machine, { id: color, input: { styleId, color, pictures } });
  const { context } = snapshot;
  useEmitted(actor, {
    'pictures.saved': ({ message }) => toast(message),
    'save.failed': ({ message }) => toastError(message),
  });
  const preview = usePreviews(context.pictures.subImages.flatMap((item) => fileOf(item) ?? []));
  return (
    <ColorPictures
      color={color}
      items={context.pictures.subImages.map((item) => {
        const file = fileOf(item);
        const previewUrl = file && preview(file);
        return { ...item, ...(file && { size: file.size }), ...(previewUrl && { previewUrl }) };
      })}
      refused={context.refused}
      message={context.message}
      pending={pendingOf(snapshot)}
      onFilesChosen={(files) => send({ type: 'files.chosen', files })}
      onRemove={(id) => send({ type: 'picture.removed', id })}
      onRetry={(id) => send({ type: 'picture.retried', id })}
      onMove={(id, to) => send({ type: 'picture.moved', id, to })}
      onSave={() => send({ type: 'pictures.submitted' })}
      onSaveCancel={() => send({ type: 'submit.cancelled' })}
    />
  );
}
