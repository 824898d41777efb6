import type { User } from '@abs/contract';
import { landing } from '@abs/machines';
import { CompleteProfileScreen } from '@abs/ui/screens/CompleteProfileScreen';
import { PageMeta } from '../app/PageMeta.tsx';
import { useKeepTypedText } from '../app/useTypedText.ts';
import { authPictures } from '../content/hero.ts';
import { toast } from '../lib/toast.ts';
import { useIdentifying, useUser } from '../machines/shop.tsx';
import { useDetailsForm } from '../machines/useDetailsForm.ts';
import { returnPath } from '../session/returnPath.ts';
import { Identifying, RedirectTo } from './guards.tsx';

/** The profile form, only for users whose profile is incomplete. */
export function CompleteProfileRoute() {
  const user = useUser();
  const identifying = useIdentifying();
  useKeepTypedText();
  if (identifying) return <Identifying />;
  if (!user) return <RedirectTo to="/login" />;
  const next = landing(user, returnPath());
  return next === '/complete-profile' ? <CompleteProfile key={user.userId} user={user} /> : <RedirectTo to={next} />;
}

function CompleteProfile({ user }: { user: User }) {
  const { saved: _, ...form } = useDetailsForm(user, ({ message }) => toast(message));
  return (
    <>
      <PageMeta title="Complete your profile" />
      <CompleteProfileScreen
        initialValues={{ firstName: user.firstName ?? '', lastName: user.lastName ?? '', gender: user.gender ?? '' }}
        picture={authPictures.profile}
        {...form}
      />
    </>
  );
}
