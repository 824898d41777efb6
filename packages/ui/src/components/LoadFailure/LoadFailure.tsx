import { type ReactNode, useId, useRef } from 'react';
import { useModal } from '../../lib/useModal.ts';
import { ErrorScreen } from '../../screens/ErrorScreen/index.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { useBackToClose } from '../OverlayHistory/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './LoadFailure.css.ts';

/**
 * Why a part of the app failed to load. `offline`: there is no connection. `newVersion`: the shop was deployed since
 * this page was opened. `failed`: neither. `stuck`: trying again did not help, but a reload may.
 */
export type LoadProblem = 'offline' | 'newVersion' | 'failed' | 'stuck';

export interface LoadFailureProps {
  problem: LoadProblem;
  /** Another attempt is running. @default false */
  retrying?: boolean;
  /** Tries again. */
  onRetry: () => void;
  /** Reloads the page, where that can help. */
  onReload: () => void;
  /** 'page' if the missing part is the whole page, 'section' if it is a part of it. @default 'section' */
  as?: 'section' | 'page';
}

const texts: Record<LoadProblem, { title: string; advice: string }> = {
  offline: {
    title: 'You seem to be offline',
    advice: 'Check your connection. We’ll try again as soon as you’re back online.',
  },
  newVersion: { title: 'A new version is available', advice: 'Reload the page to continue.' },
  failed: { title: 'This part of the page didn’t load', advice: 'Please try again.' },
  stuck: { title: 'This part of the page didn’t load', advice: 'Reload the page to try again.' },
};

/** Offers what can help: another attempt or a reload. */
function RecoveryButton({ problem, retrying = false, onRetry, onReload }: LoadFailureProps): ReactNode {
  if (problem === 'newVersion' || problem === 'stuck') return <Button onClick={onReload}>Reload</Button>;
  return (
    <Button onClick={onRetry} pending={retrying}>
      Try again
    </Button>
  );
}

/** Replaces a part of the app whose code failed to load. The rest of the page stays usable. */
export function LoadFailure(props: LoadFailureProps) {
  const { title, advice } = texts[props.problem];
  if (props.as === 'page') {
    return (
      <ErrorScreen
        message={title}
        actions={
          <>
            <RecoveryButton {...props} />
            <ButtonLink to="/" variant="secondary">
              Go Home
            </ButtonLink>
          </>
        }
      >
        {advice}
      </ErrorScreen>
    );
  }
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

export interface LoadFailureDialogProps extends Omit<LoadFailureProps, 'as'> {
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
            {texts[props.problem].title}
          </Heading>
          <Text tone="muted">{texts[props.problem].advice}</Text>
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
