import {
  type SaveSizeGuideInput,
  type SizeGuideFormInput,
  type SizeGuideSubject,
  sizeGuideFormMachine,
} from '@abs/machines';
import { AdminSizeGuideFormScreen, type AdminSizeGuideFormState } from '@abs/ui/screens/AdminSizeGuideFormScreen';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { SnapshotFrom } from 'xstate';
import { uninterruptible } from '../../admin/uninterruptible.ts';
import { useStyleSearch } from '../../admin/useStyleSearch.ts';
import { adminCall } from '../../api/admin.ts';
import { portOf } from '../../api/portOf.ts';
import { PageMeta } from '../../app/PageMeta.tsx';
import { toast } from '../../lib/toast.ts';
import { useEmitted } from '../../machines/useEmitted.ts';
import { usePageActor } from '../../machines/usePageActor.ts';

async function loadSubject(
  { sizeGuideId, styleId }: SizeGuideFormInput,
  signal: AbortSignal,
): Promise<SizeGuideSubject> {
  if (sizeGuideId !== null) {
    return { ...(await adminCall('getAdminSizeGuide', { params: { id: sizeGuideId }, signal })), style: null };
  }
  return { sizeGuide: null, ...(await adminCall('getAdminStyle', { params: { id: styleId ?? '' }, signal })) };
}

function saveSizeGuide({ sizeGuide, values }: SaveSizeGuideInput) {
  if (!sizeGuide) return adminCall('createSizeGuide', { body: values });
  const { id, version } = sizeGuide;
  const { styleId: _, ...guide } = values;
  return adminCall('updateSizeGuide', { params: { id }, body: { ...guide, version } });
}

const machine = sizeGuideFormMachine.provide({
  actors: { loadSubject: portOf(loadSubject), saveSizeGuide: uninterruptible(saveSizeGuide) },
});

function toState(snapshot: SnapshotFrom<typeof machine>): AdminSizeGuideFormState {
  const { sizeGuide, style, message } = snapshot.context;
  if (snapshot.matches('loading')) return { status: 'loading' };
  if (snapshot.matches('notFound')) return { status: 'notFound' };
  if (snapshot.matches('failed')) return { status: 'error', message: message ?? '' };
  return { status: 'ready', sizeGuide, style };
}

function SizeGuide(input: SizeGuideFormInput) {
  const navigate = useNavigate();
  const [snapshot, send, actor] = usePageActor(machine, { input });
  const { sizeGuide, errors, message } = snapshot.context;
  useEmitted(actor, {
    'form.succeeded': ({ answer }) => {
      toast(answer.message);
      navigate('/admin/size-guides', { replace: true });
    },
  });
  return (
    <>
      <PageMeta title={input.sizeGuideId === null ? 'Add size guide' : (sizeGuide?.name ?? 'Size guide')} />
      <AdminSizeGuideFormScreen
        state={toState(snapshot)}
        {...useStyleSearch()}
        errors={errors}
        message={message}
        pending={snapshot.matches('submitting') || snapshot.matches('saved')}
        onSave={(values) => send({ type: 'form.submitted', values })}
        onRetry={() => send({ type: 'refresh.requested' })}
      />
    </>
  );
}

/** The id `new` opens an empty form. `?style=` names the style that a new guide is for. */
export function AdminSizeGuideEditRoute() {
  const { id = 'new' } = useParams();
  const [searchParams] = useSearchParams();
  const styleId = searchParams.get('style');
  return id === 'new' ? (
    <SizeGuide key={`new ${styleId}`} sizeGuideId={null} styleId={styleId} />
  ) : (
    <SizeGuide key={id} sizeGuideId={id} styleId={null} />
  );
}
