import { adminStyleMachine, duplicateStyleMachine } from '@abs/machines';
import { lazyPart } from '@abs/ui/components/LazyPart';
import { Skeleton } from '@abs/ui/components/Skeleton';
import { AdminStyleScreen, type AdminStyleScreenProps, type AdminStyleState } from '@abs/ui/screens/AdminStyleScreen';
import { useNavigate, useParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { adminCall, adminCallPort } from '../../api/admin.ts';
import { randomKey } from '../../api/randomKey.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { ofForm, toast, toastError } from '../../lib/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';
import { usePageActor } from '../../machines/usePageActor.ts';

const machine = adminStyleMachine.provide({
  actors: {
    getAdminStyle: adminCallPort('getAdminStyle', ({ styleId }) => ({ params: { id: styleId } })),
    saveAdminStyle: uninterruptible(({ styleId, variants }) =>
      adminCall('saveAdminStyle', { params: { id: styleId }, body: { variants: [...variants] } }),
    ),
  },
});

const ColorPictures = lazyPart(async () => (await import('../../admin/ColorPicturesPart.tsx')).ColorPicturesPart, {
  fallback: <Skeleton height={240} />,
});

const duplicateMachine = duplicateStyleMachine.provide({
  actors: {
    duplicateAdminStyle: uninterruptible(({ styleId, name, idempotencyKey }) =>
      adminCall('duplicateAdminStyle', { params: { id: styleId }, body: { name }, idempotencyKey }),
    ),
  },
});

function toState(snapshot: SnapshotFrom<typeof adminStyleMachine>): AdminStyleState {
  const { style, message } = snapshot.context;
  if (style) return { status: 'ready', style };
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading' };
}

/** Makes a copy of the style, and opens it. */
function useDuplication(styleId: string): AdminStyleScreenProps['duplication'] {
  const navigate = useNavigate();
  const [snapshot, send, actor] = usePageActor(duplicateMachine, { input: { styleId, createKey: randomKey } });
  useEmitted(actor, {
    'form.succeeded': ({ answer: { message, style } }) => {
      toast(message, ofForm);
      navigate(`/admin/styles/${style.id}`);
    },
    'form.failed': ({ message }) => toastError(message, ofForm),
  });
  if (snapshot.matches('unavailable')) return undefined;
  const { errors, message } = snapshot.context;
  return {
    ...{ errors, message },
    pending: snapshot.hasTag('pending'),
    onSubmit: (values) => send({ type: 'form.submitted', values }),
  };
}

function Style({ styleId }: { styleId: string }) {
  const [snapshot, send, actor] = usePageActor(machine, { input: { styleId } });
  const { style, errors, message } = snapshot.context;
  const duplication = useDuplication(styleId);
  useEmitted(actor, {
    'style.saved': ({ message: sentence }) => toast(sentence),
    'save.failed': ({ message: sentence }) => toastError(sentence),
  });
  return (
    <>
      <PageMeta title={style ? `Sizes and colors of ${style.name}` : 'Sizes and colors'} />
      <AdminStyleScreen
        state={toState(snapshot)}
        errors={errors}
        message={message}
        pending={snapshot.matches('saving')}
        renderPictures={(color) => <ColorPictures styleId={styleId} {...color} />}
        {...(duplication && { duplication })}
        onSave={(variants) => send({ type: 'style.submitted', variants })}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}

export function AdminStyleRoute() {
  const { id = '' } = useParams();
  return <Style key={id} styleId={id} />;
}
