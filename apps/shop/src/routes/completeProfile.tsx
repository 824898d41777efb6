import type { User } from '@abs/contract';
import { CompleteProfileScreen } from '@abs/ui/screens/CompleteProfileScreen';
import { PageMeta } from '../app/PageMeta.tsx';
import { authPictures } from '../content/hero.ts';
import { toast } from '../lib/toast.ts';
import { useUser } from '../machines/shop.tsx';
import { useDetailsForm } from '../machines/useDetailsForm.ts';

export function CompleteProfileRoute() {
  const user = useUser();
  // The guard of this route redirects guests. Until then, the user is null.
  return user && <CompleteProfile user={user} />;
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
