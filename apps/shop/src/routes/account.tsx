import type { User } from '@abs/contract';
import { AccountScreen, type AccountScreenProps } from '@abs/ui/screens/AccountScreen';
import { PageMeta } from '../app/PageMeta.tsx';
import { useUser } from '../machines/shop.tsx';
import { useAddresses } from '../machines/useAddresses.ts';
import { useDataExport } from '../machines/useDataExport.ts';
import { useDeleteAccountForm } from '../machines/useDeleteAccountForm.ts';
import { useDetailsForm } from '../machines/useDetailsForm.ts';
import { useDevices } from '../machines/useDevices.ts';
import { useEmailForm } from '../machines/useEmailForm.ts';
import { usePasswordForm } from '../machines/usePasswordForm.ts';
import { useProfile } from '../machines/useProfile.ts';

function Account({ user }: { user: User }) {
  const { actor, snapshot } = useProfile();
  const { user: loaded, settings, pendingEmail, message } = snapshot.context;
  const details = useDetailsForm(user);
  const email = useEmailForm(pendingEmail);
  const addresses = useAddresses(settings.includes('addresses'));
  const devices = useDevices(settings.includes('devices'));
  const password = usePasswordForm(devices.reload);
  const dataExport = useDataExport();
  const deletion = useDeleteAccountForm();
  const toSettings = (): AccountScreenProps['settings'] => {
    if (loaded) {
      return {
        status: 'ready',
        email: settings.includes('email') ? email : null,
        password: settings.includes('password') ? password : null,
        addresses: settings.includes('addresses') ? addresses : null,
        devices: settings.includes('devices') ? devices.list : null,
        dataExport: settings.includes('data') ? dataExport : null,
        deletion: settings.includes('deletion') ? deletion : null,
      };
    }
    return snapshot.matches('failed') ? { status: 'error', message: message ?? '' } : { status: 'loading' };
  };
  return (
    <>
      <PageMeta title="Account settings" />
      <AccountScreen
        user={user}
        details={details}
        settings={toSettings()}
        onRetry={() => actor.send({ type: 'refresh.requested' })}
        retrying={snapshot.hasTag('pending')}
      />
    </>
  );
}

export function AccountRoute() {
  const user = useUser();
  return user && <Account user={user} />;
}
