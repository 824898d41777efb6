import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { CloseIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { useBackToClose } from '../OverlayHistory/index.ts';
import { Heading, Text } from '../Text/index.ts';
import * as styles from './Dialog.css.ts';
import { dialog } from './Dialog.variants.ts';

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, on Back, on a press beside the dialog and on its close button. */
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** A sentence under the title. */
  description?: ReactNode;
  /** @default 'medium' */
  size?: 'small' | 'medium';
  /** 'alertdialog' for a question that must be answered. @default 'dialog' */
  role?: 'dialog' | 'alertdialog';
  /** While true, nothing closes it. @default false */
  locked?: boolean;
  /**
   * Where the focus goes on closing, when not back to what had it before: not every browser focuses a pressed button,
   * and the button may be gone by then.
   */
  returnFocus?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** Lets the dialog grow from the control that called it: at this moment that control still has the focus. */
function growFromTrigger(content: HTMLDivElement | null) {
  const trigger = content?.ownerDocument.activeElement;
  if (!content || !trigger || content.contains(trigger) || trigger === content.ownerDocument.body) return;
  const at = trigger.getBoundingClientRect();
  const { offsetLeft, offsetTop } = content;
  content.style.setProperty(
    '--dialog-origin',
    `${at.x + at.width / 2 - offsetLeft}px ${at.y + at.height / 2 - offsetTop}px`,
  );
}

/** A modal dialog: a sheet from below on phones, a panel in the middle elsewhere. Load it lazily; it brings Radix. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'medium',
  role = 'dialog',
  locked = false,
  returnFocus,
  children,
}: DialogProps) {
  const trigger = useRef<HTMLElement>(null);
  const change = (next: boolean) => {
    if (next || !locked) onOpenChange(next);
  };
  useBackToClose(open, () => {
    if (locked) return false;
    onOpenChange(false);
    return true;
  });
  return (
    <Radix.Root open={open} onOpenChange={change}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          ref={growFromTrigger}
          data-slot="dialog"
          role={role}
          className={dialog({ size })}
          // Radix gives the focus back to a trigger of its own only, and the button that opens this is elsewhere.
          onOpenAutoFocus={() => {
            trigger.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            (returnFocus?.() ?? trigger.current)?.focus();
          }}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title asChild>
              <Heading level={2} size="title">
                {title}
              </Heading>
            </Radix.Title>
            {description && (
              <Radix.Description asChild>
                <Text tone="muted">{description}</Text>
              </Radix.Description>
            )}
          </div>
          {children}
          <Radix.Close asChild>
            <IconButton label="Close" className={styles.close} disabled={locked}>
              <CloseIcon />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The row of buttons at a dialog's foot, the main one last: on phones it comes first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div data-slot="dialog-actions" className={styles.actions}>
      {children}
    </div>
  );
}
