import { useId, useRef } from 'react';
import { useModal } from '../../lib/useModal.ts';
import { Button } from '../Button/index.ts';
import { useBackToClose } from '../OverlayHistory/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './LoadFailure.css.ts';
import { type LoadFailureProps, loadProblemTexts, RecoveryButton } from './recovery.tsx';

/** Replaces a part of the app whose code failed to load. The rest of the page stays usable. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, advice } = loadProblemTexts[props.problem];
  return (
    <div data-slot="load-failure" data-state={props.problem} role="alert" className={styles.section}>
      <div>
        <Text weight="bold">{title}</Text>
        <Text tone="muted">{advice}</Text>
      </div>
      <RecoveryButton {...props} />
    </div>
  );
}

export interface LoadFailureDialogProps extends LoadFailureProps {
  /** Called on Close, Escape and Back. */
  onClose: () => void;
}

/** The same for a dialog. It is a native modal dialog, because the Dialog component itself may have failed to load. */
export function LoadFailureDialog({ onClose, ...props }: LoadFailureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const handleClose = useModal(dialog, true, onClose);
  useBackToClose(true, () => {
    onClose();
    return true;
  });
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      data-slot="load-failure-dialog"
      data-state={props.problem}
      aria-labelledby={title}
      className={styles.dialog}
      onClose={handleClose}
    >
      <div className={styles.body}>
        <div>
          <Heading level={2} size="title" id={title}>
            {loadProblemTexts[props.problem].title}
          </Heading>
          <Text tone="muted">{loadProblemTexts[props.problem].advice}</Text>
        </div>
        <div className={styles.actions}>
          <RecoveryButton {...props} />
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </dialog>
  );
}
