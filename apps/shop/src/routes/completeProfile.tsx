import { completeProfileMachine } from '@abs/machines';
import { CompleteProfileScreen } from '@abs/ui/screens/CompleteProfileScreen';
import { callPort } from '../api/callPort.ts';
import { PageMeta } from '../app/PageMeta.tsx';
import { authPictures } from '../content/hero.ts';
import { toast } from '../lib/toast.ts';
import { useShop, useUser } from '../machines/shop.tsx';
import { useEmitted } from '../machines/useEmitted.ts';
import { usePageActor } from '../machines/usePageActor.ts';

const machine = completeProfileMachine.provide({
  actors: {
    completeProfile: callPort('completeProfile', ({ userId, ...body }) => ({ params: { id: userId }, body })),
  },
});

export function CompleteProfileRoute() {
  const user = useUser();
  // The guard of this route redirects guests. Until then, the user is null.
  return user && <CompleteProfile user={user} />;
}

function CompleteProfile({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  const { session } = useShop();
  const [snapshot, send, actor] = usePageActor(machine, { input: { user } });
  useEmitted(actor, {
    'form.succeeded': ({ answer }) => {
      toast(answer.message);
      session.send({ type: 'user.changed', user: { ...user, ...answer.data } });
    },
  });
  return (
    <>
      <PageMeta title="Complete your profile" />
      <CompleteProfileScreen
        initialValues={{ firstName: user.firstName ?? '', lastName: user.lastName ?? '', gender: user.gender ?? '' }}
        errors={snapshot.context.errors}
        message={snapshot.context.message}
        pending={snapshot.hasTag('pending')}
        picture={authPictures.profile}
        onSubmit={(values) => send({ type: 'form.submitted', values })}
      />
    </>
  );
}
