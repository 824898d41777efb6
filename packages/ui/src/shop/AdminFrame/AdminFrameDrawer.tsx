import { useRef } from 'react';
import { CloseIcon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { useBackToClose } from '../../components/OverlayHistory/index.ts';
import { useModal } from '../../lib/useModal.ts';
import * as styles from './AdminFrame.css.ts';
import { AdminFrameNavigation, type AdminFrameNavigationProps } from './AdminFrameNavigation.tsx';

export interface AdminFrameDrawerProps extends Omit<AdminFrameNavigationProps, 'onLeave'> {
  open: boolean;
  onClose: () => void;
}

/** The sidebar on small screens, as a native modal dialog. Escape, the close button and a press outside close it. */
export function AdminFrameDrawer({ open, onClose, ...navigation }: AdminFrameDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const handleClose = useModal(dialog, open, onClose, closeButton);
  useBackToClose(open, () => {
    onClose();
    return true;
  });
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser already handles Escape.
    <dialog
      ref={dialog}
      data-slot="admin-drawer"
      aria-label="Menu"
      className={styles.drawer}
      onClose={handleClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.drawerInner}>
        <AdminFrameNavigation {...navigation} onLeave={onClose} />
        <IconButton ref={closeButton} label="Close menu" className={styles.drawerClose} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </dialog>
  );
}
