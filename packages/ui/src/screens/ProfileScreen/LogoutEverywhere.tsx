import { Button } from '../../components/Button/index.ts';
import { LazyConfirmDialog, preloadConfirmDialog } from '../../components/LazyConfirmDialog/index.ts';

export interface LogoutEverywhereProps {
  /** Opens the confirm dialog. @default false */
  confirming?: boolean;
  /** The sessions are being ended. @default false */
  pending?: boolean;
  /** Why ending the sessions failed. */
  message?: string | null;
  onRequest: () => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A button that ends every session of the account, after a confirmation. */
export function LogoutEverywhere({
  confirming = false,
  pending = false,
  message,
  onRequest,
  onConfirm,
  onCancel,
}: LogoutEverywhereProps) {
  return (
    <>
      <Button size="small" variant="secondary" onPointerEnter={preloadConfirmDialog} onClick={onRequest}>
        Log out everywhere
      </Button>
      <LazyConfirmDialog
        open={confirming}
        title="Log out on all devices?"
        description="You will be logged out here and everywhere else. Do this if you lost a device, or forgot to log out on one."
        confirmLabel={pending ? 'Logging out…' : 'Yes, log out'}
        pending={pending}
        error={message}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
    </>
  );
}
